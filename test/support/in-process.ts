/** For `npm run mutants`: the product in the process of the tests, so that its sources can be mutated while it runs. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { serve } from '@hono/node-server'
import { createEmulatedServices } from '../../local/emulated-services.ts'
import { emulatedSettings } from '../../local/emulated-settings.ts'
import { pdfiumModule, reportFont } from '../../local/pdfium.ts'
import { freePort } from '../../scripts/product/processes.ts'
import { createFolderStore } from '../../self-host/folder-store.ts'
import { Queues } from '../../self-host/queue.ts'
import { createServer } from '../../self-host/server.ts'
import { openSqlite } from '../../self-host/sqlite.ts'
import { createResendMailer } from '../../src/server/adapters/mail/resend.ts'
import { createPdfCutter } from '../../src/server/adapters/pdf/engine/cutter.ts'
import { createPlaceInspector } from '../../src/server/adapters/pdf/inspect/inspector.ts'
import { createPdfMarker } from '../../src/server/adapters/pdf/mark/marker.ts'
import { createPagePainter } from '../../src/server/adapters/pdf/read/painter.ts'
import { createPdfReader } from '../../src/server/adapters/pdf/read/reader.ts'
import { commonServices } from '../../src/server/common-services.ts'
import { databaseOver } from '../../src/server/db/client.ts'
import { readSettings } from '../../src/server/env.ts'
import { handleBatch } from '../../src/server/jobs.ts'
import type { Services } from '../../src/server/services.ts'
import { LocalDatabase } from '../simulation/database.ts'
import type { Stack } from './stack.ts'

interface Started {
  readonly stack: Stack
  /** Empties the database. */
  reset(): Promise<void>
}

const worker = globalThis as unknown as {
  __vitest_worker__: { providedContext: { stack?: Stack } }
  __product?: Started
}
worker.__product ??= await start()
worker.__vitest_worker__.providedContext.stack = worker.__product.stack

async function start(): Promise<Started> {
  const state = mkdtempSync(join(tmpdir(), 'rulemark-in-process-'))
  process.on('exit', () => rmSync(state, { recursive: true, force: true }))
  const path = join(state, 'rulemark.db')
  const empty = emptyDatabase(join(state, 'empty.db'))
  await backup(empty, path)
  const port = await freePort()
  const emulatedPort = await freePort()
  const emulatedUrl = `http://localhost:${emulatedPort}`
  const url = `http://localhost:${port}`
  const outside = createEmulatedServices({ state, webhookUrl: () => `${url}/api/stripe/webhook` })
  serve({ fetch: outside.fetch, port: emulatedPort, hostname: '127.0.0.1' }).unref()
  let queues: Queues
  const startQueues = (): void => {
    queues = new Queues((batch) => handleBatch(services, batch))
  }
  const settings = settingsOf(emulatedUrl)
  const file = openSqlite(path)
  const services = {
    ...commonServices(settings),
    db: databaseOver(file.client),
    files: createFolderStore(join(state, 'files')),
    jobs: { check: (id, delay) => queues.check(id, delay), mail: (id) => queues.mail(id) },
    mailer: createResendMailer({
      apiKey: settings.RESEND_API_KEY,
      baseUrl: settings.RESEND_BASE_URL,
      from: settings.MAIL_FROM,
    }),
    ...pdfServices(),
  } satisfies Services
  startQueues()
  const server = createServer({ files: () => undefined, services, trustProxy: false })
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  server.unref()
  return {
    stack: { url, emulatedUrl, databaseUrl: `file:${path}` },
    async reset() {
      await queues.stop()
      startQueues()
      await backup(empty, path)
    },
  }
}

function emptyDatabase(path: string): DatabaseSync {
  new LocalDatabase(path).close()
  return new DatabaseSync(path)
}

function pdfServices(): Pick<Services, 'reader' | 'inspector' | 'cutter' | 'painter' | 'marker'> {
  const pdfium = pdfiumModule()
  return {
    reader: createPdfReader(pdfium),
    inspector: createPlaceInspector(pdfium),
    cutter: createPdfCutter(pdfium),
    painter: createPagePainter(pdfium),
    marker: createPdfMarker(pdfium, reportFont()),
  }
}

function settingsOf(emulatedUrl: string) {
  return readSettings(
    {
      APP_ORIGIN: 'http://localhost',
      DB_URL: 'file:in-process',
      SECRET: 'own-secret-own-secret-own-secret-own-secret',
      RECEIPT_KEY: 'MC4CAQAwBQYDK2VwBCIEIJ1hsZ3v_VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g',
      MAIL_FROM: 'Rulemark <no-reply@rulemark.example>',
      ...emulatedSettings(emulatedUrl),
    },
    () => 'in the test',
  )
}
