/**
 * Backs up a self-hosted run, which may be running meanwhile. The backup is a folder like the run's own, so restoring
 * means copying it.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Contents, sound } from './contents.ts'
import { SELF_HOSTED } from './target.ts'

const SECRETS = 'secrets.env'
/** Milliseconds to wait for the running product's write. */
const BUSY_MS = 10_000

/** @throws when the folder exists, or the backup is not sound */
export function backUpFolder(state: string, folder: string): Contents {
  makeEmpty(folder)
  const database = new DatabaseSync(join(state, SELF_HOSTED), { timeout: BUSY_MS })
  try {
    database.prepare('vacuum into ?').run(join(folder, SELF_HOSTED))
  } finally {
    database.close()
  }
  // After the database: a file added in between has no row, and the sweeper deletes it.
  for (const name of [SECRETS, ...filesIn(state)]) copy(state, folder, name)
  return verifyFolder(folder)
}

/** @throws when the backup is damaged or an invariant is violated */
export function verifyFolder(folder: string): Contents {
  const database = new DatabaseSync(join(folder, SELF_HOSTED), { readOnly: true })
  try {
    return { ...sound(database), 'stored files': summaryOf(folder) }
  } finally {
    database.close()
  }
}

/** @throws when the folder is not empty, the backup is not sound, or the restored contents differ */
export function restoreFolder(backup: string, state: string): Contents {
  const contents = verifyFolder(backup)
  makeEmpty(state)
  for (const name of [SELF_HOSTED, SECRETS, ...filesIn(backup)]) copy(backup, state, name)
  const arrived = verifyFolder(state)
  if (JSON.stringify(arrived) !== JSON.stringify(contents))
    throw new Error('The restored data differs from the backup.')
  return arrived
}

export function makeEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty. Name a new folder.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
}

/** Names of the stored files, without those that are still being written. */
function filesIn(folder: string): readonly string[] {
  const stored = join(folder, 'files')
  if (!existsSync(stored)) return []
  return readdirSync(stored, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath !== join(stored, 'unfinished'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}

function copy(from: string, to: string, name: string): void {
  mkdirSync(dirname(join(to, name)), { recursive: true, mode: 0o700 })
  try {
    copyFileSync(join(from, name), join(to, name))
  } catch (error) {
    // The running product has deleted it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

function summaryOf(folder: string): { rows: number; hash: string } {
  const hash = createHash('sha256')
  const names = filesIn(folder)
  for (const name of names) {
    const content = readFileSync(join(folder, name))
    hash.update(`${name}:${content.length}:`).update(content)
  }
  return { rows: names.length, hash: hash.digest('hex') }
}
