/** The worker bundle on miniflare, a real sqld and the emulated services, with injectable faults. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { createEmulatedServices } from '../../local/emulated-services.ts'
import { emulatedSettings } from '../../local/emulated-settings.ts'
import { startDatabase } from '../../scripts/product/database.ts'
import { freePort } from '../../scripts/product/processes.ts'
import type { Job } from '../../src/contract/jobs.ts'
import { type DatabaseProxy, startDatabaseProxy } from './database-proxy.ts'
import { startWorker, type WorkerOptions } from './worker.ts'

export interface OwnStack {
  readonly url: string
  /** Of the worker beside it. @throws if there is none */
  readonly besideUrl: string
  readonly inspectorUrl: string | undefined
  /** The emulated services, plus `/inspect/files`: keys of all stored files. */
  readonly emulatedUrl: string
  readonly databaseUrl: string
  readonly database: DatabaseProxy
  /** Keys of all stored files. */
  files(): Promise<string[]>
  /** Stores a file without a row, as a run killed before writing it would. */
  putFile(key: string): Promise<void>
  /** Puts a message into a queue: repeated or unknown ones. */
  tell(queue: 'CHECKS' | 'MAILS', job: Job): Promise<void>
  /** Runs the scheduled work once. */
  sweep(): Promise<void>
  /** Suspends or resumes the database's process. */
  signalDatabase(signal: 'SIGSTOP' | 'SIGCONT'): void
  logs(): string
  stop(): Promise<void>
}

interface Bindings {
  readonly FILES: R2Bucket
  readonly CHECKS: Queue<Job>
  readonly MAILS: Queue<Job>
}

type Settings = Readonly<Record<string, string>>

/**
 * `settings` override the defaults below; some need the address of the emulated services. A bare worker has no proxy
 * before the database either.
 */
export async function startOwnStack(
  settings: Settings | ((emulatedUrl: string) => Settings) = {},
  options: WorkerOptions = {},
): Promise<OwnStack> {
  const state = mkdtempSync(join(tmpdir(), 'rulemark-own-'))
  const clean = (): void => rmSync(state, { recursive: true, force: true })
  process.once('exit', clean)
  const sqld = await startDatabase(join(state, 'database'))
  const database = await startDatabaseProxy(sqld.url)
  const port = await freePort()
  const emulatedUrl = `http://localhost:${port}`
  const outside = new Hono()
    .get('/inspect/files', async (c) => c.json(await keys()))
    .route('/', createEmulatedServices({ state, webhookUrl: () => `${worker.url}/api/stripe/webhook` }))
  const helper = serve({
    fetch: outside.fetch,
    port,
    hostname: '127.0.0.1',
    // Closing an idle connection could cross a request that the worker sends over it.
    serverOptions: { keepAliveTimeout: 0 },
  })
  const worker = await startWorker<Bindings>(
    {
      APP_ORIGIN: 'http://localhost',
      DB_URL: options.isBare ? sqld.url : database.url,
      SECRET: 'own-secret-own-secret-own-secret-own-secret',
      RECEIPT_KEY: 'MC4CAQAwBQYDK2VwBCIEIJ1hsZ3v_VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g',
      RECEIPT_PAST_KEYS: '9QgB5HalR3rvRJItX_7iXEXS1aTBOEsYeJDJhqWAgHY',
      ...emulatedSettings(emulatedUrl),
      ...(typeof settings === 'function' ? settings(emulatedUrl) : settings),
    },
    options,
  )
  const { env } = worker
  async function keys(): Promise<string[]> {
    return (await env.FILES.list()).objects.map(({ key }) => key)
  }
  return {
    url: worker.url,
    get besideUrl() {
      if (worker.besideUrl === undefined) throw new Error('no worker beside')
      return worker.besideUrl
    },
    inspectorUrl: worker.inspectorUrl,
    emulatedUrl,
    databaseUrl: sqld.url,
    database,
    files: keys,
    putFile: async (key) => {
      await env.FILES.put(key, 'left behind')
    },
    tell: (queue, job) => env[queue].send(job).then(() => undefined),
    sweep: worker.scheduled,
    logs: worker.logs,
    signalDatabase: (signal) => void sqld.process.kill(signal),
    async stop() {
      await worker.stop()
      helper.close()
      database.close()
      sqld.process.kill('SIGCONT')
      await sqld.stop()
      process.off('exit', clean)
      clean()
    },
  }
}
