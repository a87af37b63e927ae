/** Backs up a database server's data as SQL and restores it into an empty one. Stored files are not included. */
import { createHash } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { createClient, type InStatement } from '@libsql/client/web'
import { type Contents, OUR_OWN, sound, tablesOf } from './contents.ts'
import type { Target } from './target.ts'

type Place = Pick<Target, 'url' | 'token'>

/** Statements and bytes per request while restoring: the database accepts at most 10 MB. */
const BATCH_ROWS = 200
const BATCH_BYTES = 2_000_000

/** Writes the database's dump: a consistent snapshot despite concurrent writes. @throws when it is not sound */
export async function backUp(place: Place, file: string): Promise<Contents> {
  const dump = await dumpOf(place)
  const contents = withDump(dump, (database) => sound(database))
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(file, sealed(dump), { mode: 0o600, flag: 'wx' })
  return contents
}

/** Checks that a backup could be restored, without restoring it. @throws when it could not */
export function verifyBackup(file: string): Contents {
  return withDump(unsealed(file), sound)
}

/** @throws when the backup is not sound, the database is not empty, or the restored contents differ */
export async function restore(place: Place, file: string): Promise<Contents> {
  const dump = unsealed(file)
  const contents = withDump(dump, sound)
  const client = createClient({ url: place.url, ...(place.token && { authToken: place.token }) })
  try {
    const there = await client.execute(`select name from sqlite_master where ${OUR_OWN}`)
    if (there.rows.length > 0) throw new Error('The database is not empty. Restore into a new one.')
    for (const batch of withDump(dump, (database) => [...batchesOf(database)])) await client.migrate(batch)
  } finally {
    client.close()
  }
  const arrived = withDump(await dumpOf(place), sound)
  if (JSON.stringify(arrived) !== JSON.stringify(contents))
    throw new Error('The restored data differs from the backup.')
  return arrived
}

const SEAL = '\n-- sha256 '

/** The dump with its hash as the last line, a comment of SQL. */
function sealed(dump: string): string {
  return `${dump}${SEAL}${hashOf(dump)}\n`
}

/** @throws when the backup is incomplete or was changed */
function unsealed(file: string): string {
  const text = readFileSync(file, 'utf8')
  const end = text.lastIndexOf(SEAL)
  if (end < 0) throw new Error('The backup is incomplete: its last line, a hash, is missing.')
  const dump = text.slice(0, end)
  if (text.slice(end + SEAL.length).trim() !== hashOf(dump))
    throw new Error('The backup differs from its hash.')
  return dump
}

function hashOf(dump: string): string {
  return createHash('sha256').update(dump).digest('hex')
}

async function dumpOf({ url, token }: Place): Promise<string> {
  const response = await fetch(`${url.replace(/^libsql:/, 'https:')}/dump`, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`/dump of the database answers ${response.status}`)
  if (!text.trimEnd().endsWith('COMMIT;')) throw new Error('The dump is incomplete.')
  return text
}

/** Makes a backup the database file of a self-hosted run. @throws when it is not sound or the file exists */
export function restoreAsFile(backup: string, path: string): Contents {
  const dump = unsealed(backup)
  withDump(dump, sound)
  closeSync(openSync(path, 'wx', 0o600))
  const database = new DatabaseSync(path)
  try {
    database.exec(dump)
    return sound(database)
  } finally {
    database.close()
  }
}

function withDump<T>(dump: string, use: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(':memory:')
  try {
    database.exec(dump)
    return use(database)
  } finally {
    database.close()
  }
}

/** Order: tables, rows, id counters; indexes and triggers last, so that no trigger books anything twice. */
function* batchesOf(database: DatabaseSync): Generator<InStatement[]> {
  yield schemaOf(database, "type = 'table'")
  for (const table of tablesOf(database)) yield* rowsOf(database, table)
  yield database
    .prepare('select name, seq from sqlite_sequence')
    .all()
    .flatMap(({ name, seq }) => [
      { sql: 'delete from sqlite_sequence where name = ?', args: [String(name)] },
      { sql: 'insert into sqlite_sequence (name, seq) values (?, ?)', args: [String(name), Number(seq)] },
    ])
  yield schemaOf(database, "type <> 'table'")
}

function schemaOf(database: DatabaseSync, where: string): InStatement[] {
  const parts = database.prepare(
    `select sql from sqlite_master where ${where} and sql is not null and ${OUR_OWN}`,
  )
  return parts.all().map(({ sql }) => String(sql))
}

function* rowsOf(database: DatabaseSync, table: string): Generator<InStatement[]> {
  let batch: InStatement[] = []
  let bytes = 0
  for (const row of database.prepare(`select * from "${table}" order by rowid`).iterate()) {
    const names = Object.keys(row)
    const args = Object.values(row) as Exclude<SQLInputValue, NodeJS.ArrayBufferView>[]
    const sql = `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')}) values (${names.map(() => '?').join(', ')})`
    batch.push({ sql, args })
    bytes += JSON.stringify(args).length
    if (batch.length < BATCH_ROWS && bytes < BATCH_BYTES) continue
    yield batch
    batch = []
    bytes = 0
  }
  if (batch.length > 0) yield batch
}
