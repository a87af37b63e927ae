/** The one place that ties ports to adapters. */
import pdfium from '@embedpdf/pdfium/pdfium.wasm'
import reportFont from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf'
import { createGeminiFiles } from './adapters/gemini/files.ts'
import { createGeminiChecker } from './adapters/gemini/gemini.ts'
import { createCloudflareMailer } from './adapters/mail/cloudflare.ts'
import { createResendMailer } from './adapters/mail/resend.ts'
import { createOpenAiChecker, noLentFiles } from './adapters/openai/openai.ts'
import { createPdfCutter } from './adapters/pdf/engine/cutter.ts'
import { createPdfMarker } from './adapters/pdf/mark/marker.ts'
import { createPdfReader } from './adapters/pdf/read/reader.ts'
import { createQueueJobs } from './adapters/queues.ts'
import { createR2Store } from './adapters/r2.ts'
import { createStripePayments } from './adapters/stripe.ts'
import { randomIds, systemClock } from './adapters/system.ts'
import { type Database, openDatabase } from './db/client.ts'
import { type Env, readSettings, type Settings } from './env.ts'
import type {
  Checker,
  Clock,
  DocumentCutter,
  DocumentMarker,
  DocumentReader,
  FileStore,
  Ids,
  Jobs,
  LentFiles,
  Mailer,
  Payments,
} from './ports.ts'

export interface Services {
  readonly settings: Settings
  readonly db: Database
  readonly files: FileStore
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly payments: Payments
  readonly checker: Checker
  readonly lentFiles: LentFiles
  readonly reader: DocumentReader
  readonly cutter: DocumentCutter
  readonly marker: DocumentMarker
  readonly clock: Clock
  readonly ids: Ids
}

/** What a verb takes: the services it names, so that its signature says what it may touch. */
export type Needs<Name extends keyof Services> = Pick<Services, Name>

/** These share one PDFium, so an isolate has one of each. */
const reader = createPdfReader(pdfium)
const cutter = createPdfCutter(pdfium)
const marker = createPdfMarker(pdfium, new Uint8Array(reportFont))

/** Services of one event. All are the isolate's but the database: a connection may not outlive its request. */
export function servicesOf(env: Env): Services {
  isolate ??= createShared(env)
  const { DB_URL, DB_TOKEN } = isolate.settings
  return { ...isolate, db: openDatabase(DB_URL, DB_TOKEN) }
}

type Shared = Omit<Services, 'db'>

let isolate: Shared | undefined

function createShared(env: Env): Shared {
  const settings = readSettings(env)
  return {
    settings,
    files: createR2Store(env.FILES),
    jobs: createQueueJobs(env.CHECKS, env.MAILS),
    mailer: settings.RESEND_API_KEY
      ? createResendMailer({
          apiKey: settings.RESEND_API_KEY,
          baseUrl: settings.RESEND_BASE_URL,
          from: settings.MAIL_FROM,
        })
      : createCloudflareMailer(env.MAIL, settings.MAIL_FROM),
    payments: createStripePayments({
      key: settings.STRIPE_KEY,
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
      baseUrl: settings.STRIPE_BASE_URL,
    }),
    ...aiOf(settings),
    reader,
    cutter,
    marker,
    clock: systemClock,
    ids: randomIds,
  }
}

/** The AI that is configured: a model of the operator's own, or Gemini. */
function aiOf(settings: Settings): Pick<Services, 'checker' | 'lentFiles'> {
  if (settings.OPENAI_BASE_URL) {
    const checker = createOpenAiChecker({
      baseUrl: settings.OPENAI_BASE_URL,
      model: settings.OPENAI_MODEL,
      apiKey: settings.OPENAI_API_KEY,
      context: settings.OPENAI_CONTEXT,
    })
    return { checker, lentFiles: noLentFiles }
  }
  const gemini = { apiKey: settings.GEMINI_API_KEY, baseUrl: settings.GEMINI_BASE_URL }
  return {
    checker: createGeminiChecker({ ...gemini, model: settings.GEMINI_MODEL }),
    lentFiles: createGeminiFiles(gemini),
  }
}
