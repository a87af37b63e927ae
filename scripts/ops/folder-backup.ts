/**
 * Backs up a self-hosted run, which may be running meanwhile. The backup is a folder like the run's own, with a manifest,
 * so restoring means copying it.
 */
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseEnv } from 'node:util'
import { type Contents, sound } from './contents.ts'
import { compareFiles, type Manifest, readManifest, writeManifest } from './manifest.ts'
import { SELF_HOSTED } from './target.ts'

const SECRETS = 'secrets.env'
const FILES = 'files'
/** Milliseconds to wait for the running product's write. */
const BUSY_MS = 10_000

/** @throws when the folder exists, or the backup is not sound */
export function backUpFolder(state: string, folder: string): Contents {
  makeEmpty(folder)
  // So that nobody else can read it from its first byte on.
  closeSync(openSync(join(folder, SELF_HOSTED), 'wx', 0o600))
  using(state, { timeout: BUSY_MS }, (database) =>
    database.prepare('vacuum into ?').run(join(folder, SELF_HOSTED)),
  )
  // After the database: a file added in between has no row, and the sweeper deletes it.
  for (const name of [SECRETS, ...filesIn(state)]) copy(state, folder, name)
  const deleted = pdfsOf(folder).filter((name) => !existsSync(join(folder, name)))
  const lost = pdfsOf(state).filter((name) => deleted.includes(name))
  if (lost.length > 0) throw new Error(`Highlighted PDFs are missing: ${lost.join(', ')}`)
  writeManifest(folder, [SELF_HOSTED, SECRETS, ...filesIn(folder)], deleted)
  return verifyFolder(folder)
}

/** @throws when a file or row is missing or damaged, or an invariant is violated */
export function verifyFolder(folder: string, manifest: Manifest = readManifest(folder)): Contents {
  const { files, deleted } = manifest
  compareFiles(folder, manifest)
  const secrets = parseEnv(readFileSync(join(folder, SECRETS), 'utf8'))
  if (!secrets.SECRET || !secrets.RECEIPT_KEY) throw new Error(`${SECRETS} lacks SECRET or RECEIPT_KEY.`)
  for (const name of pdfsOf(folder).filter((each) => !deleted.includes(each))) {
    if (!files[name] || !isWholePdf(readFileSync(join(folder, name))))
      throw new Error(`${name}, the PDF of a finished check, is missing or damaged.`)
  }
  const { [SELF_HOSTED]: database, ...stored } = files
  const rows = Object.keys(stored).filter((name) => name !== SECRETS).length
  return {
    ...using(folder, { readOnly: true }, sound),
    'stored files': { rows, hash: JSON.stringify(stored) },
  }
}

/** @throws when the folder is not empty, the backup is not sound, or the restored contents differ */
export function restoreFolder(backup: string, state: string): Contents {
  const contents = verifyFolder(backup)
  const manifest = readManifest(backup)
  makeEmpty(state)
  for (const name of Object.keys(manifest.files)) copy(backup, state, name)
  const arrived = verifyFolder(state, manifest)
  if (JSON.stringify(arrived) !== JSON.stringify(contents))
    throw new Error('The restored data differs from the backup.')
  return arrived
}

export function makeEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty. Name a new folder.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
}

function using<T>(folder: string, options: object, use: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(folder, SELF_HOSTED), options)
  try {
    return use(database)
  } finally {
    database.close()
  }
}

/** Names of the highlighted PDFs that rows refer to. */
function pdfsOf(folder: string): string[] {
  const query = 'select distinct pdf_key as key from results'
  const rows = using(folder, { readOnly: true }, (database) => database.prepare(query).all())
  return rows.map(({ key }) => join(FILES, String(key)))
}

function isWholePdf(content: Buffer): boolean {
  return content.includes('%PDF-') && content.subarray(-1024).includes('%%EOF')
}

/** Names of the stored files, without those that are still being written. */
function filesIn(folder: string): readonly string[] {
  const stored = join(folder, FILES)
  if (!existsSync(stored)) return []
  return readdirSync(stored, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath !== join(stored, 'unfinished'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}

function copy(from: string, to: string, name: string): void {
  mkdirSync(dirname(join(to, name)), { recursive: true, mode: 0o700 })
  try {
    writeFileSync(join(to, name), readFileSync(join(from, name)), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    // The running product has deleted it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
