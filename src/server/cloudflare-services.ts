/** Binds ports to adapters on Cloudflare; self-host/services.ts does so elsewhere. */
import pdfium from '@embedpdf/pdfium/pdfium.wasm'
import { createQueueJobs, createR2Store } from './adapters/cloudflare.ts'
import { createCloudflareMailer, createResendMailer } from './adapters/mail.ts'
import { createPdfCutter } from './adapters/pdf/engine/cutter.ts'
import { createPlaceInspector } from './adapters/pdf/inspect/inspector.ts'
import reportFont from './adapters/pdf/mark/font/report.ttf'
import { createPdfMarker } from './adapters/pdf/mark/marker.ts'
import { createPagePainter } from './adapters/pdf/read/painter.ts'
import { createPdfReader } from './adapters/pdf/read/reader.ts'
import { type Env, readSettings } from './base/env.ts'
import type { Services } from './base/services.ts'
import { commonServices } from './common-services.ts'
import { openDatabase } from './db/client.ts'

/** One of each per isolate, because they share one PDFium. */
const reader = createPdfReader(pdfium)
const inspector = createPlaceInspector(pdfium)
const cutter = createPdfCutter(pdfium)
const painter = createPagePainter(pdfium)
const marker = createPdfMarker(pdfium, new Uint8Array(reportFont))

let services: Services | undefined

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
    inspector,
    cutter,
    painter,
    marker,
  }
}
