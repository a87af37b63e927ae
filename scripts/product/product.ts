/** Runs the whole product on one machine: database, emulated services, worker. */
import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { serve } from '@hono/node-server'
import { createClient } from '@libsql/client/web'
import { emulatedSettings } from '../../local/emulated-settings.ts'
import { usingFolder } from '../../self-host/settings.ts'
import { type LocalDatabase, launchDatabase } from './database.ts'
import { listenerOn, takeFolder } from './leftovers.ts'
import { hasEnded, start, stop, untilServed } from './processes.ts'
import { receiptKeyIn } from './receipt-key.ts'

const SWEEP_MS = 15_000
const SUPERVISE_MS = 1_000
const SCRUB_MS = 10_000
const SCRUB_FOR_MS = 50_000
const CRON = encodeURIComponent('* * * * *')

export interface ProductOptions {
  readonly port: number
  /** Folder for all data. */
  readonly state: string
  readonly quiet?: boolean
  /** Settings of the worker that override those of the local run, such as an own model. */
  readonly settings?: Readonly<Record<string, string>>
  /** Runs the worker from its sources and reloads it when they change, instead of the built one. */
  readonly watched?: boolean
  /** Starts a proxy between the worker and its database; returns the address for the worker to use. */
  readonly between?: (databaseUrl: string) => Promise<string>
}

export interface Product {
  readonly url: string
  readonly emulatedUrl: string
  readonly databaseUrl: string
  /** Kills the database process, as a crash would. */
  killDatabase(): void
  /** Kills the worker, as a crash would. */
  killWorker(): Promise<void>
  startWorker(): Promise<void>
  /** Runs the scheduled work now. */
  sweep(): Promise<void>
  stop(): Promise<void>
}

/** @throws when another run is alive over the same folder, a port is taken, or the folder can't be used */
export async function startProduct({
  port,
  state: folder,
  quiet = false,
  settings = {},
  watched = false,
  between,
}: ProductOptions): Promise<Product> {
  const state = resolve(folder)
  const release = await takeFolder(state, [port, port + 1])
  const database = await launchDatabase(join(state, 'database'))
  const url = `http://localhost:${port}`
  const emulatedUrl = `http://localhost:${port + 1}`
  const envFile = join(state, 'worker.env')
  const databaseUrl = (await between?.(database.url)) ?? database.url
  await usingFolder(state, () => {
    rmSync(envFile, { force: true })
    const lines = environment(url, emulatedUrl, databaseUrl, receiptKeyIn(state), settings)
    writeFileSync(envFile, lines, { mode: 0o600 })
  })

  let worker: ChildProcess | undefined
  /** The process of this worker's runtime that was first seen to listen. */
  let listener: number | undefined
  let stopping = false
  const sweeping = setInterval(() => sweep(url), SWEEP_MS)
  const scrubbing = setInterval(() => scrubAfterDeletions(database), SCRUB_MS)
  async function startWorker(): Promise<void> {
    // A killed worker deletes nothing, so its temporary files are where the next one finds and deletes them.
    const temporary = join(state, 'temporary')
    rmSync(temporary, { recursive: true, force: true })
    mkdirSync(temporary)
    const next = start(process.execPath, wrangler({ port, envFile, state, watched }), {
      detached: true,
      // From sources, wrangler bundles for this environment: React's development build takes 2 s instead of 60 ms for a
      // page of 500 results.
      env: { ...process.env, NODE_ENV: 'production', TMPDIR: temporary, TEMP: temporary },
      ...(quiet && { stdio: 'ignore' }),
    })
    worker = next
    listener = undefined
    const hasFailed = (): boolean => hasEnded(next) || isCutOff()
    await Promise.all([database.ready, untilServed(`${url}/api/hello`, hasFailed)])
    void sweep(url)
  }
  /** wrangler replaces a listening process that died, but lets no request through to the new one. */
  function isCutOff(): boolean {
    const current = listenerOn(port)
    listener ??= current
    return current !== listener
  }
  /** Starts the worker again whenever it has ended or is cut off, also if that happened while it started. */
  async function supervise(): Promise<void> {
    while (!stopping) {
      await new Promise((resolve) => setTimeout(resolve, SUPERVISE_MS))
      if (stopping || !worker || !(hasEnded(worker) || isCutOff())) continue
      console.error('The worker ended. Starting it again …')
      await stop(worker)
      if (!stopping) await startWorker().catch((error: unknown) => console.error(String(error)))
    }
  }
  const [, helper] = await Promise.all([startWorker(), serveEmulated(state, url, port + 1)])
  const supervised = supervise()
  return {
    url,
    emulatedUrl,
    databaseUrl: database.url,
    startWorker,
    sweep: () => sweep(url),
    killDatabase: () => void database.process.kill('SIGKILL'),
    async killWorker() {
      const { pid } = worker ?? {}
      worker = undefined
      if (pid) process.kill(-pid, 'SIGKILL')
      await new Promise((resolve) => setTimeout(resolve, 100))
    },
    async stop() {
      stopping = true
      clearInterval(sweeping)
      clearInterval(scrubbing)
      if (worker) await stop(worker)
      await supervised
      helper.close()
      await database.stop()
      release()
    },
  }
}

/** Imports the emulated services only now, while the worker starts in its own process. */
async function serveEmulated(state: string, url: string, port: number): Promise<ReturnType<typeof serve>> {
  const { createEmulatedServices } = await import('../../local/emulated-services.ts')
  const { fetch } = createEmulatedServices({ state, webhookUrl: () => `${url}/api/stripe/webhook` })
  return serve({ fetch, port, hostname: '127.0.0.1' })
}

/** sqld's logs drop deleted data only within half a minute, so the files are scrubbed until then. */
async function scrubAfterDeletions(database: LocalDatabase): Promise<void> {
  const client = createClient({ url: database.url })
  try {
    const since = Date.now() - SCRUB_FOR_MS
    const { rows } = await client.execute({
      sql: `select 1 from counters where name = 'deletion' and last_at > ?`,
      args: [since],
    })
    if (rows.length > 0) database.scrub()
  } catch {
    // busy or unreachable: retried next time
  } finally {
    client.close()
  }
}

/** A local run has no cron, so the scheduled job is called over HTTP. */
async function sweep(url: string): Promise<void> {
  await fetch(`${url}/cdn-cgi/local/scheduled?cron=${CRON}`).then(
    (response) => response.body?.cancel(),
    () => undefined,
  )
}

interface WorkerRun {
  readonly port: number
  readonly envFile: string
  readonly state: string
  readonly watched: boolean
}

function wrangler({ port, envFile, state, watched }: WorkerRun): string[] {
  return [
    ...['--disable-warning=ExperimentalWarning', '--import', './scripts/product/miniflare-memory.ts'],
    'node_modules/wrangler/bin/wrangler.js',
    'dev',
    ...(watched ? [] : ['dist/worker/worker.js', '--no-bundle']),
    ...['--port', String(port), '--ip', '127.0.0.1', '--inspector-port', '0'],
    ...['--env-file', envFile, '--persist-to', join(state, 'worker')],
    ...['--show-interactive-dev-session=false', '--log-level', 'warn'],
    // Otherwise it advises to start the scheduled job by hand, which `sweep` does.
    '--test-scheduled',
  ]
}

/** What an operator has written to .dev.vars. */
export function devVars(): Record<string, string | undefined> {
  return existsSync('.dev.vars') ? parseEnv(readFileSync('.dev.vars', 'utf8')) : {}
}

/** Addresses of the emulated services, and local secrets; values in .dev.vars override them. */
function environment(
  url: string,
  emulatedUrl: string,
  databaseUrl: string,
  receiptKey: string,
  settings: Readonly<Record<string, string>>,
): string {
  const local: Record<string, string> = {
    APP_ORIGIN: url,
    DB_URL: databaseUrl,
    SECRET: 'local-secret-local-secret-local-secret',
    RECEIPT_KEY: receiptKey,
    ...emulatedSettings(emulatedUrl),
  }
  const own = Object.fromEntries(Object.entries(devVars()).filter(([, value]) => value))
  if (own.GEMINI_API_KEY) delete local.GEMINI_BASE_URL
  if (own.OPENAI_BASE_URL) delete local.GEMINI_API_KEY
  if (own.STRIPE_KEY) {
    delete local.STRIPE_BASE_URL
    delete local.STRIPE_WEBHOOK_SECRET
  }
  if (own.RESEND_API_KEY) delete local.RESEND_BASE_URL
  return Object.entries({ ...local, ...own, ...settings })
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .join('\n')
}
