/** Connects ports to adapters in a self-hosted run; src/server/cloudflare-services.ts does so on Cloudflare. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createResendMailer } from '../src/server/adapters/mail.ts'
import { createPdfCutter } from '../src/server/adapters/pdf/engine/cutter.ts'
import { createPlaceInspector } from '../src/server/adapters/pdf/inspect/inspector.ts'
import { createPdfMarker } from '../src/server/adapters/pdf/mark/marker.ts'
import { createPagePainter } from '../src/server/adapters/pdf/read/painter.ts'
import type { Jobs } from '../src/server/base/ports.ts'
import type { Services } from '../src/server/base/services.ts'
import { commonServices } from '../src/server/common-services.ts'
import { databaseOver } from '../src/server/db/client.ts'
import { createFolderStore } from './folder-store.ts'
import { createReaderThreads } from './reader-threads.ts'
import type { Installation } from './settings.ts'
import { createSmtpMailer } from './smtp.ts'
import { openSqlite } from './sqlite.ts'

/** Services of one thread: each thread has a separate database connection, PDFium instance and readers. */
export function createServices({ settings, host }: Installation, jobs: Jobs) {
  const pdfium = new WebAssembly.Module(besideProgram('pdfium.wasm'))
  const file = openSqlite(settings.DB_URL.replace('file:', ''))
  const from = settings.MAIL_FROM
  const services: Services = {
    ...commonServices(settings),
    db: databaseOver(file.client),
    files: createFolderStore(join(host.RULEMARK_STATE, 'files')),
    jobs,
    mailer: host.SMTP_URL
      ? createSmtpMailer({ url: host.SMTP_URL, from })
      : createResendMailer({ apiKey: settings.RESEND_API_KEY, baseUrl: settings.RESEND_BASE_URL, from }),
    reader: createReaderThreads(pathOf('reader-thread.js'), pathOf('pdfium.wasm')),
    inspector: createPlaceInspector(pdfium),
    cutter: createPdfCutter(pdfium),
    painter: createPagePainter(pdfium),
    marker: createPdfMarker(pdfium, besideProgram('report.ttf')),
  }
  return { services, file }
}

/** Reads a file that the build placed beside the program. */
function besideProgram(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(pathOf(name)))
}

function pathOf(name: string): string {
  return join(import.meta.dirname, name)
}
