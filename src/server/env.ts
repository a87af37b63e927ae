/** The worker's environment, parsed once; errors name the setting. */
import * as z from 'zod'
import type { Job } from '../contract/jobs.ts'
import { mills } from '../domain/money.ts'

export interface Bindings {
  readonly ASSETS: Fetcher
  readonly FILES: R2Bucket
  readonly CHECKS: Queue<Job>
  readonly MAILS: Queue<Job>
  readonly MAIL: SendEmail
}

const Settings = z
  .object({
    /** The product's own origin, used in mailed links and redirects. */
    APP_ORIGIN: z.url(),
    DB_URL: z.string().min(1),
    DB_TOKEN: z.string().optional(),
    /** Key for signing anti-forgery tokens. */
    SECRET: z.string().min(32, 'SECRET must have at least 32 characters'),
    MAIL_FROM: z.string().min(1),
    /** Support address, shown in the footer. */
    SUPPORT_EMAIL: z.string().default(''),
    /** Name and address of the person who runs the service; shown on receipts and legal pages. */
    OPERATOR: z.string().default(''),
    GEMINI_API_KEY: z.string().default(''),
    GEMINI_MODEL: z.string().min(1),
    GEMINI_BASE_URL: z.url(),
    /** A model of the operator's own instead of Gemini: the address of its server up to `/v1`, and its name there. */
    OPENAI_BASE_URL: z.url().or(z.literal('')).default(''),
    OPENAI_MODEL: z.string().default(''),
    OPENAI_API_KEY: z.string().default(''),
    /** Tokens that the model takes and gives in one call. */
    OPENAI_CONTEXT: z.coerce.number().int().min(8_192).default(32_768),
    STRIPE_KEY: z.string().default(''),
    STRIPE_WEBHOOK_SECRET: z.string().default(''),
    STRIPE_BASE_URL: z.url(),
    RESEND_API_KEY: z.string().default(''),
    RESEND_BASE_URL: z.url(),
    CHECK_PRICE_MILLS: z.coerce.number().int().positive().transform(mills),
    /** Price of a check that asks the AI three times; empty: three times the price, 0: not offered. */
    AGREEMENT_PRICE_MILLS: z
      .string()
      .regex(/^\d{0,9}$/)
      .default(''),
    /** How long results and highlighted PDFs are kept. */
    RETENTION_DAYS: z.coerce.number().int().positive(),
    /** Signs receipts: an Ed25519 key (PKCS 8, as `openssl genpkey -algorithm ed25519` writes it); empty: none are issued. */
    RECEIPT_KEY: z.string().default(''),
    /** Public parts ("x") of earlier keys, by commas: their receipts can still be verified. */
    RECEIPT_PAST_KEYS: z.string().default(''),
    RATE_LIMITS: z.enum(['strict', 'generous']),
    ANALYTICS_ID: z.string().default(''),
  })
  .superRefine(oneModel)
/** An own model is there so that documents stay in the house: one that could also go to Google is a mistake. */
function oneModel(
  settings: Readonly<Record<'GEMINI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL', string>>,
  context: z.RefinementCtx,
): void {
  if (settings.GEMINI_API_KEY && settings.OPENAI_BASE_URL)
    context.addIssue('GEMINI_API_KEY and OPENAI_BASE_URL are both set: remove one, only one AI is asked')
  if (settings.OPENAI_BASE_URL && !settings.OPENAI_MODEL)
    context.addIssue('OPENAI_MODEL is missing: the name of the model at OPENAI_BASE_URL')
}

/** The model that is asked, as it is configured. */
export function askedModel({ OPENAI_BASE_URL, OPENAI_MODEL, GEMINI_MODEL }: Settings): string {
  return OPENAI_BASE_URL ? OPENAI_MODEL : GEMINI_MODEL
}

export type Settings = z.infer<typeof Settings>
export type Env = Bindings & Record<keyof Settings, string>

export function readSettings(env: Env): Settings {
  return Settings.parse(env)
}
