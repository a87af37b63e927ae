/** Operator commands for the whole database. */
import { sql } from 'drizzle-orm'
import { BROKEN_INVARIANTS } from '../../src/server/operations/invariants.ts'
import { recordAction } from '../../src/server/operations/operator-actions.ts'
import { backUp, type Contents, restore as restoreFrom, verifyBackup } from './backup.ts'
import { type Command, type Outcome, UsageError } from './command.ts'

export const invariants: Command = {
  usage: '',
  does: 'checks that money and checks are consistent',
  changes: false,
  async run({ target }) {
    const rows = await target.db.read.all<{ name: string }>(sql.raw(BROKEN_INVARIANTS))
    const broken = rows.map(({ name }) => name)
    const lines =
      broken.length > 0 ? broken.map((name) => `Violated: ${name}`) : ['No invariant is violated.']
    return { ok: broken.length === 0, lines, data: { broken } }
  },
}

export const backup: Command = {
  usage: 'FILE',
  does: 'writes the database into a new file and checks that it can be restored',
  changes: false,
  async run({ target, words, operator }) {
    const contents = await backUp(target, fileIn(words))
    await target.db.write(
      recordAction({ operator, command: 'backup', subject: 'database' }, target.clock.now()),
    )
    return told(contents)
  },
}

export const verify: Command = {
  usage: 'FILE',
  does: 'checks that a backup can be restored; needs no database',
  changes: false,
  run: async ({ words }) => told(verifyBackup(fileIn(words))),
}

export const restore: Command = {
  usage: 'FILE',
  does: 'restores a backup into an empty database and compares them',
  changes: true,
  async run({ target, words, operator }) {
    const contents = await restoreFrom(target, fileIn(words))
    await target.db.write(
      recordAction({ operator, command: 'restore', subject: 'database' }, target.clock.now()),
    )
    return told(contents)
  },
}

function fileIn([file]: readonly string[]): string {
  if (!file) throw new UsageError('Name a file.')
  return file
}

function told(contents: Contents): Outcome {
  const lines = Object.entries(contents).map(([table, { rows }]) => `${table}: ${rows}`)
  return { ok: true, lines: [...lines, 'No invariant is violated.'], data: contents }
}
