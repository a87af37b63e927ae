/** Operator commands for the whole database. */
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { recordAction } from '../../src/server/db/statements.ts'
import { BROKEN_INVARIANTS } from '../../src/server/operations/invariants.ts'
import { backUp, restoreAsFile, restore as restoreFrom, verifyBackup } from './backup.ts'
import { type Call, type Command, type Outcome, UsageError } from './command.ts'
import type { Contents } from './contents.ts'
import { backUpFolder, makeEmpty, restoreFolder, verifyFolder } from './folder-backup.ts'
import { hasServer, isSelfHosted, SELF_HOSTED } from './target.ts'

export const invariants: Command = {
  usage: '',
  does: 'checks that money and checks are consistent',
  changes: false,
  async run({ open }) {
    const { db } = await open()
    const rows = await db.read.all<{ name: string }>(sql.raw(BROKEN_INVARIANTS))
    const broken = rows.map(({ name }) => name)
    const lines =
      broken.length > 0 ? broken.map((name) => `Violated: ${name}`) : ['No invariant is violated.']
    return { ok: broken.length === 0, lines, data: { broken } }
  },
}

export const backup: Command = {
  usage: 'FILE',
  does: 'writes the database into a new file, of a self-hosted run everything into a new folder; checks the backup',
  changes: false,
  async run({ open, state, words, operator }) {
    const to = pathIn(words)
    const target = await open()
    const isFolder = state !== undefined && isSelfHosted(state)
    const contents = isFolder ? backUpFolder(state, to) : await backUp(target, to)
    await target.db.run(
      recordAction({ operator, command: 'backup', subject: 'database' }, target.clock.now()),
    )
    return told(contents)
  },
}

export const verify: Command = {
  usage: 'FILE',
  does: 'checks that a backup can be restored; needs no database',
  changes: false,
  async run({ words }) {
    const from = pathIn(words)
    return told(isSelfHosted(from) ? verifyFolder(from) : verifyBackup(from))
  },
}

export const restore: Command = {
  usage: 'FILE',
  does: 'restores a backup into an empty database or folder and compares them',
  changes: true,
  async run({ open, state, words, operator }) {
    const contents = await restoredFrom(pathIn(words), state, open)
    const target = await open()
    await target.db.run(
      recordAction({ operator, command: 'restore', subject: 'database' }, target.clock.now()),
    )
    return told(contents)
  },
}

/** Into a database server if there is one, otherwise into the folder of a self-hosted run. */
async function restoredFrom(from: string, state: string | undefined, open: Call['open']): Promise<Contents> {
  if (isSelfHosted(from)) {
    if (state === undefined)
      throw new UsageError('This is the backup of a self-hosted run: add --local --state FOLDER')
    return restoreFolder(from, state)
  }
  if (state === undefined || hasServer(state)) return restoreFrom(await open(), from)
  makeEmpty(state)
  return restoreAsFile(from, join(state, SELF_HOSTED))
}

function pathIn([path]: readonly string[]): string {
  if (!path) throw new UsageError('Name a file.')
  return path
}

function told(contents: Contents): Outcome {
  const lines = Object.entries(contents).map(([table, { rows }]) => `${table}: ${rows}`)
  return { ok: true, lines: [...lines, 'No invariant is violated.'], data: contents }
}
