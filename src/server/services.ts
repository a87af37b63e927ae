/** Binds ports to adapters on Cloudflare; self-host/services.ts does so elsewhere. */
import pdfium from '@embedpdf/pdfium/pdfium.wasm'
import reportFont from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf'
import { createCloudflareMailer } from './adapters/mail/cloudflare.ts'
import { createResendMailer } from './adapters/mail/resend.ts'
import { createPdfCutter } from './adapters/pdf/engine/cutter.ts'
import { createPdfMarker } from './adapters/pdf/mark/marker.ts'
import { createPdfReader } from './adapters/pdf/read/reader.ts'
import { createQueueJobs } from './adapters/queues.ts'
import { createR2Store } from './adapters/r2.ts'
import { commonServices } from './common-services.ts'
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

/** The subset of services that a verb uses, so that its signature shows its dependencies. */
export type Needs<Name extends keyof Services> = Pick<Services, Name>

/** One of each per isolate, because they share one PDFium. */
const reader = createPdfReader(pdfium)
const cutter = createPdfCutter(pdfium)
const marker = createPdfMarker(pdfium, new Uint8Array(reportFont))

let services: Services | undefined

/** The isolate's services. */
export function servicesOf(env: Env): Services {
  services ??= createServices(env)
  return services
}

function createServices(env: Env): Services {
  const settings = readSettings(env)
  return {
    ...commonServices(settings),
    db: openDatabase(settings.DB_URL, settings.DB_TOKEN),
    files: createR2Store(env.FILES),
    jobs: createQueueJobs(env.CHECKS, env.MAILS),
    mailer: settings.RESEND_API_KEY
      ? createResendMailer({
          apiKey: settings.RESEND_API_KEY,
          baseUrl: settings.RESEND_BASE_URL,
          from: settings.MAIL_FROM,
        })
      : createCloudflareMailer(env.MAIL, settings.MAIL_FROM),
    reader,
    cutter,
    marker,
  }
}
