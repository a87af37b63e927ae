/** Settings of the simulated product. */
import { mills } from '../../src/domain/account/money.ts'
import type { Services } from '../../src/server/base/services.ts'

export const SETTINGS = {
  APP_ORIGIN: 'https://rulemark.example',
  DB_URL: 'memory',
  SECRET: 'simulated-secret-simulated-secret',
  MAIL_FROM: 'Rulemark <no-reply@rulemark.example>',
  SUPPORT_EMAIL: '',
  GEMINI_API_KEY: 'simulated',
  GEMINI_MODEL: 'simulated',
  GEMINI_SECOND_MODEL: '',
  GEMINI_BASE_URL: 'https://model.example',
  OPENAI_BASE_URL: '',
  OPENAI_MODEL: '',
  OPENAI_SECOND_MODEL: '',
  OPENAI_API_KEY: '',
  OPENAI_CONTEXT: 32_768,
  OPENAI_PICTURES: 'no',
  STRIPE_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
  STRIPE_BASE_URL: 'https://stripe.example',
  RESEND_API_KEY: '',
  RESEND_BASE_URL: 'https://mail.example',
  CHECK_PRICE_MILLS: mills(1_200),
  AGREEMENT_PRICE_MILLS: '',
  RETENTION_DAYS: 30,
  OPERATOR: '',
  RECEIPT_KEY: '',
  RECEIPT_PAST_KEYS: '',
  RATE_LIMITS: 'generous',
  ANALYTICS_ID: '',
} as const satisfies Services['settings']

/** Of every second process, as while a deployment replaces the version with the price above. */
export const OTHER_PRICE = mills(700)
