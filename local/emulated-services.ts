/** All emulated services behind one local port. */
import { Hono } from 'hono'
import { createPdfReader } from '../src/server/adapters/pdf/read/reader.ts'
import { createEmulatedMail } from './mail/app.ts'
import { createEmulatedModel } from './model/app.ts'
import { createEmulatedPayments } from './payments/app.ts'
import { WEBHOOK_SECRET } from './payments/events.ts'
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
    .route('/mail', createEmulatedMail({ state }))
    .route('/stripe', createEmulatedPayments({ webhookUrl }))
    .route('/model', createEmulatedModel({ reader: createPdfReader(pdfiumModule()) }))
}

/** Settings that make the product use the services emulated at `url`, with rate limits too high to disturb. */
export function emulatedSettings(url: string): Record<string, string> {
  return {
    GEMINI_API_KEY: 'local',
    GEMINI_BASE_URL: `${url}/model`,
    STRIPE_KEY: 'sk_test_local',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_BASE_URL: `${url}/stripe`,
    RESEND_API_KEY: 'local',
    RESEND_BASE_URL: `${url}/mail`,
    RATE_LIMITS: 'generous',
  }
}
