/** All emulated services behind one local port. */
import { Hono } from 'hono'
import { createPdfReader } from '../src/server/adapters/pdf/read/reader.ts'
import { createMailStandIn } from './mail/app.ts'
import { createModelStandIn } from './model/app.ts'
import { createPaymentsStandIn } from './payments/app.ts'
import { pdfiumModule } from './pdfium.ts'

export interface StandInOptions {
  /** Folder for their data. */
  readonly state: string
  /** Address to which the emulated payment provider sends its events. */
  readonly webhookUrl: () => string
}

export function createStandIns({ state, webhookUrl }: StandInOptions): Hono {
  return new Hono()
    .get('/', (c) => c.text('Rulemark stand-ins: /mail, /stripe, /model'))
    .route('/mail', createMailStandIn({ state }))
    .route('/stripe', createPaymentsStandIn({ webhookUrl }))
    .route('/model', createModelStandIn({ reader: createPdfReader(pdfiumModule()) }))
}
