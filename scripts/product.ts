/** The whole product on one machine: database, stand-ins, worker. */
import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { serve } from '@hono/node-server'
import { createStandIns } from '../local/stand-ins.ts'
import { startDatabase } from './database.ts'
import { start, stop, untilServed } from './processes.ts'

const SWEEP_MS = 15_000
const CRON = encodeURIComponent('* * * * *')

export interface ProductOptions {
  readonly port: number
  /** Folder of everything that is kept. */
  readonly state: string
  readonly quiet?: boolean
}

export interface Product {
  readonly url: string
  readonly standIns: string
  readonly databaseUrl: string
  /** Ends the worker at once, as a crash would. */
  killWorker(): Promise<void>
  startWorker(): Promise<void>
  stop(): Promise<void>
}

export async function startProduct({ port, state, quiet = false }: ProductOptions): Promise<Product> {
  mkdirSync(state, { recursive: true })
  const database = await startDatabase(join(state, 'database'))
  const url = `http://localhost:${port}`
  const standIns = `http://localhost:${port + 1}`
  const helper = serve({
    fetch: createStandIns({ state, webhookUrl: () => `${url}/api/stripe/webhook` }).fetch,
    port: port + 1,
    hostname: '127.0.0.1',
  })
  const envFile = join(state, 'worker.env')
  writeFileSync(envFile, environment(url, standIns, database.url))

  let worker: ChildProcess | undefined
  const sweeping = setInterval(() => sweep(url), SWEEP_MS)
  async function startWorker(): Promise<void> {
    worker = start(process.execPath, wrangler(port, envFile, state), {
      detached: true,
      // Wrangler bundles for it: with React's development build a page of 500 results takes 2 s instead of 60 ms.
      env: { ...process.env, NODE_ENV: 'production' },
      ...(quiet && { stdio: 'ignore' }),
    })
    await untilServed(`${url}/api/hello`)
    await sweep(url)
  }
  await startWorker()
  return {
    url,
    standIns,
    databaseUrl: database.url,
    startWorker,
    async killWorker() {
      if (worker?.pid) process.kill(-worker.pid, 'SIGKILL')
      await new Promise((resolve) => setTimeout(resolve, 100))
    },
    async stop() {
      clearInterval(sweeping)
      if (worker) await stopGroup(worker)
      helper.close()
      await stop(database.process)
    },
  }
}

/** Cron never fires by itself in a local run. */
async function sweep(url: string): Promise<void> {
  await fetch(`${url}/cdn-cgi/local/scheduled?cron=${CRON}`).then(
    (response) => response.body?.cancel(),
    () => undefined,
  )
}

function wrangler(port: number, envFile: string, state: string): string[] {
  return [
    'node_modules/wrangler/bin/wrangler.js',
    'dev',
    ...['--port', String(port), '--ip', '127.0.0.1', '--inspector-port', '0'],
    ...['--env-file', envFile, '--persist-to', join(state, 'worker')],
    ...['--show-interactive-dev-session=false', '--log-level', 'warn'],
  ]
}

/** The stand-ins' addresses and local secrets; what .dev.vars names takes their place. */
function environment(url: string, standIns: string, databaseUrl: string): string {
  const local: Record<string, string> = {
    APP_ORIGIN: url,
    DB_URL: databaseUrl,
    SECRET: 'local-secret-local-secret-local-secret',
    GEMINI_API_KEY: 'local',
    GEMINI_BASE_URL: `${standIns}/model`,
    STRIPE_KEY: 'sk_test_local',
    STRIPE_WEBHOOK_SECRET: 'whsec_local',
    STRIPE_BASE_URL: `${standIns}/stripe`,
    RESEND_API_KEY: 'local',
    RESEND_BASE_URL: `${standIns}/mail`,
    RATE_LIMITS: 'generous',
  }
  const written = existsSync('.dev.vars') ? parseEnv(readFileSync('.dev.vars', 'utf8')) : {}
  const own = Object.fromEntries(Object.entries(written).filter(([, value]) => value))
  if (own.GEMINI_API_KEY) delete local.GEMINI_BASE_URL
  if (own.STRIPE_KEY) delete local.STRIPE_BASE_URL
  if (own.RESEND_API_KEY) delete local.RESEND_BASE_URL
  return Object.entries({ ...local, ...own })
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .join('\n')
}

async function stopGroup(child: ChildProcess): Promise<void> {
  await stop(child)
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
  } catch {
    // nobody of the group is left
  }
}
