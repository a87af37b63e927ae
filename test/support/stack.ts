/** For server tests: the worker bundle on miniflare, a real sqld, the stand-ins on the wire. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { TestProject } from 'vitest/node'
import { createTestHarness, type TestHarness } from 'wrangler'
import { createStandIns } from '../../local/stand-ins.ts'
import { startDatabase } from '../../scripts/database.ts'
import { freePort, stop } from '../../scripts/processes.ts'

export interface Stack {
  /** The worker's own origin. */
  readonly url: string
  /** The stand-ins; beside them `/inspect/files` (keys in the file store) and `/inspect/sweep`. */
  readonly standIns: string
  readonly databaseUrl: string
}

declare module 'vitest' {
  interface ProvidedContext {
    stack: Stack
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const state = mkdtempSync(join(tmpdir(), 'rulemark-test-'))
  const database = await startDatabase(join(state, 'database'))
  const port = await freePort()
  const standIns = `http://localhost:${port}`
  const outside = new Hono()
    .get('/inspect/files', async (c) => c.json(await fileKeys(harness)))
    .post('/inspect/sweep', async (c) => c.json(await harness.getWorker().scheduled({ cron: '* * * * *' })))
    .route('/', createStandIns({ state, webhookUrl: () => `${worker.url}api/stripe/webhook` }))
  const helper = serve({ fetch: outside.fetch, port, hostname: '127.0.0.1' })
  const harness = createTestHarness({
    workers: [
      {
        configPath: './wrangler.toml',
        prebuiltWorkerDir: './dist/worker',
        vars: {
          APP_ORIGIN: 'http://localhost',
          DB_URL: database.url,
          GEMINI_BASE_URL: `${standIns}/model`,
          STRIPE_BASE_URL: `${standIns}/stripe`,
          RESEND_BASE_URL: `${standIns}/mail`,
          RATE_LIMITS: 'generous',
        },
        secrets: {
          SECRET: 'test-secret-test-secret-test-secret-test',
          GEMINI_API_KEY: 'test',
          STRIPE_KEY: 'sk_test_test',
          STRIPE_WEBHOOK_SECRET: 'whsec_local',
          RESEND_API_KEY: 'test',
        },
      },
    ],
  })
  const worker = await harness.listen()
  project.provide('stack', { url: worker.url.origin, standIns, databaseUrl: database.url })
  return async () => {
    await harness.close()
    helper.close()
    await stop(database.process)
    rmSync(state, { recursive: true, force: true })
  }
}

async function fileKeys(harness: TestHarness): Promise<string[]> {
  const { FILES } = await harness.getWorker<{ FILES: R2Bucket }>().getEnv()
  return (await FILES.list()).objects.map(({ key }) => key)
}
