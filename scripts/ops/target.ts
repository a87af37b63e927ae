/** The installation a command works on: its database, and how to read its files. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { createFolderStore } from '../../self-host/folder-store.ts'
import { openSqlite } from '../../self-host/sqlite.ts'
import { systemClock } from '../../src/server/adapters/system.ts'
import type { Database } from '../../src/server/base/database.ts'
import type { Clock, FileStore, Jobs } from '../../src/server/base/ports.ts'
import { databaseOver, openDatabase } from '../../src/server/db/client.ts'
import type { Environment } from '../build/environments.ts'
import { outputOf } from '../product/processes.ts'

export interface Target {
  readonly url: string
  readonly token: string | undefined
  readonly db: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly files: Pick<FileStore, 'get' | 'delete'>
}

export interface Chosen {
  /** Folder of a local or self-hosted run, or undefined for a deployed environment. */
  readonly local: string | undefined
  readonly env: Environment
}

/** Database file of a self-hosted run. */
export const SELF_HOSTED = 'rulemark.db'
/** Names the address of a local run's database. */
const SERVER = 'worker.env'
const CONFIG = 'wrangler.toml'
const WRANGLER = 'node_modules/wrangler/bin/wrangler.js'

/** @throws when no database is configured */
export async function openTarget(chosen: Chosen): Promise<Target> {
  const common = {
    clock: systemClock,
    // The sweeper sends pending checks and letters within a minute or two.
    jobs: { check: async () => undefined, mail: async () => undefined },
  }
  // The sweeper deletes files that no row refers to.
  const leave = async (): Promise<void> => undefined
  if (chosen.local !== undefined && isSelfHosted(chosen.local)) {
    const path = join(chosen.local, SELF_HOSTED)
    const { get } = createFolderStore(join(chosen.local, 'files'))
    const db = databaseOver(openSqlite(path).client)
    return { ...common, url: `file:${path}`, token: undefined, db, files: { get, delete: leave } }
  }
  const { url, token } = chosen.local === undefined ? await deployed(chosen) : running(chosen.local)
  const files = { get: (key: string) => readObject(chosen, key), delete: leave }
  return { ...common, url, token, db: openDatabase(url, token), files }
}

/** Whether a folder belongs to a self-hosted run, which may be running meanwhile. */
export function isSelfHosted(state: string): boolean {
  return existsSync(join(state, SELF_HOSTED))
}

async function configOf({ local, env }: Chosen) {
  // Loading wrangler takes a second, and most commands need none of it.
  const { unstable_readConfig: readConfig } = await import('wrangler')
  return readConfig({ config: CONFIG, ...(local === undefined && { env }) })
}

async function deployed(chosen: Chosen): Promise<{ url: string; token: string }> {
  const url = process.env.DB_URL ?? String((await configOf(chosen)).vars.DB_URL)
  const token = process.env.DB_TOKEN
  if (/\.example\b/.test(url))
    throw new Error(`Set DB_URL in wrangler.toml under [env.${chosen.env}.vars], or use --local.`)
  if (!token) throw new Error('Set DB_TOKEN: turso db tokens create <database>. For a local run use --local.')
  return { url, token }
}

/** Whether a folder belongs to a local run, whose database is a server. */
export function hasServer(state: string): boolean {
  return existsSync(join(state, SERVER))
}

function running(state: string): { url: string; token: undefined } {
  const url = hasServer(state) ? parseEnv(readFileSync(join(state, SERVER), 'utf8')).DB_URL : undefined
  if (!url)
    throw new Error(
      `There is no data of the product in ${state}. Start it first, or name its folder: --state .rulemark-self-host`,
    )
  return { url, token: undefined }
}

/** Reads through wrangler, which is logged in to the bucket; null when there is no file. */
async function readObject(chosen: Chosen, key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const { local } = chosen
  const path = `${(await configOf(chosen)).r2_buckets[0]?.bucket_name}/${key}`
  const where = local === undefined ? ['--remote'] : ['--local', '--persist-to', join(local, 'worker')]
  const folder = mkdtempSync(join(tmpdir(), 'rulemark-file-'))
  const file = join(folder, 'object')
  try {
    await outputOf([WRANGLER, 'r2', 'object', 'get', path, '--file', file, '--config', CONFIG, ...where])
    return new Uint8Array(readFileSync(file))
  } catch (error) {
    if (/does not exist/.test(String(error))) return null
    throw error
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
