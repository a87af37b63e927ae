/** All emulated services behind one local port. */
import { Hono } from 'hono'
import { createPdfReader } from '../src/server/adapters/pdf/read/reader.ts'
import { createEmulatedMail } from './mail/app.ts'
import { createEmulatedModel } from './model/app.ts'
import { createEmulatedPayments } from './payments/app.ts'
import { pdfiumModule } from './pdfium.ts'

export interface EmulatedServicesOptions {
  /** Data folder. */
  readonly state: string
  /** Address that receives the emulated payment provider's events. */
  readonly webhookUrl: () => string
}

export function createEmulatedServices({ state, webhookUrl }: EmulatedServicesOptions): Hono {
  return new Hono()
    .get('/', (c) => c.text('Services emulated locally: /mail, /stripe, /model'))
    .route('/mail', createEmulatedMail(state))
    .route('/stripe', createEmulatedPayments(webhookUrl))
    .route('/model', createEmulatedModel({ reader: createPdfReader(pdfiumModule()) }))
}
