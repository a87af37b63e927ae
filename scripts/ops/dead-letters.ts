/** Operator commands for dead letters. */
import {
  dropDeadLetter,
  listDeadLetters,
  replayDeadLetter,
} from '../../src/server/operations/dead-letters.ts'
import { type Command, failed, UsageError } from './command.ts'

const list: Command = {
  usage: '',
  does: 'lists messages that failed permanently, and whether their row still waits',
  changes: false,
  async run({ open }) {
    const letters = await listDeadLetters(await open())
    const lines = letters.map(
      ({ id, at, queue, about, waiting }) =>
        `${id}  ${at}  ${queue}  ${about}  ${waiting ? 'waits' : 'has ended'}`,
    )
    return { ok: true, lines: lines.length > 0 ? lines : ['None.'], data: letters }
  },
}

const replay: Command = {
  usage: 'ID',
  does: 'makes the row of a message due again',
  changes: true,
  async run({ open, words, operator }) {
    const id = idIn(words)
    const sent = await replayDeadLetter(await open(), id, operator)
    if (!sent)
      return failed(`Nothing to repeat for dead letter ${id}: its row has ended or was deleted. Drop it.`)
    return { ok: true, lines: [`Due again. The sweeper sends it within a minute.`], data: { id } }
  },
}

const drop: Command = {
  usage: 'ID',
  does: 'deletes a message',
  changes: true,
  async run({ open, words, operator }) {
    const id = idIn(words)
    const gone = await dropDeadLetter(await open(), id, operator)
    return gone ? { ok: true, lines: ['Dropped.'], data: { id } } : failed(`There is no dead letter ${id}.`)
  },
}

function idIn([word = '']: readonly string[]): number {
  if (!/^\d{1,15}$/.test(word)) throw new UsageError('ID must be a number from dlq list.')
  return Number(word)
}

export const dlq = { list, replay, drop }
