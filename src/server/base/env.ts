/** The worker's settings: environment variables, parsed once per isolate. */
import * as z from 'zod'
import { mills } from '../../domain/account/money.ts'

const whole = (words: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, words)
    .transform(Number)
    .refine((value) => value > 0, words)

const address = (words = 'an address such as https://api.example.com') =>
  z.url({ protocol: /^https?$/, error: words })

/** An Ed25519 key as PKCS 8 in Base64, between PEM lines or alone. */
const RECEIPT_KEY =
  /^(?:-----[A-Z ]+-----)?\s*M[CF][4EM]CAQ[AE]wBQYDK2VwBCIEI[\w+/=-]{43,200}\s*(?:-----[A-Z ]+-----)?\s*$/

const Settings = z
  .object({
    /** Used in mailed links and redirects. */
    APP_ORIGIN: z
      .string({ error: 'the public address of the service, e.g. https://rulemark.example.com' })
      .refine(isOrigin, 'an address without a path, e.g. https://rulemark.example.com'),
    /** Self-hosted: a file. */
    DB_URL: z
      .string({ error: 'the address of the libSQL database' })
      .regex(/^(?:(?:libsql|https?|wss?):\/\/|file:)./, 'an address that begins with libsql:// or https://'),
    DB_TOKEN: z.string().optional(),
    /** Signs anti-forgery and device tokens, and keys the rate counters. */
    SECRET: z.string({ error: '32 random characters or more' }).min(32, '32 random characters or more'),
    MAIL_FROM: z
      .string({ error: 'the sender of mail, e.g. Rulemark <no-reply@example.com>' })
      .regex(/@/, 'an email address, with or without a name before it'),
    SUPPORT_EMAIL: z.string().default(''),
    /** Name and address of the person who runs the service; shown on receipts and legal pages. */
    OPERATOR: z.string().default(''),
    GEMINI_API_KEY: z.string().default(''),
    GEMINI_MODEL: z.string().min(1, 'the name of a model').default('gemini-3.5-flash-lite'),
    /** Model of the second reading; empty: `GEMINI_MODEL`. */
    GEMINI_SECOND_MODEL: z.string().default(''),
    GEMINI_BASE_URL: address().default('https://generativelanguage.googleapis.com'),
    /** The operator's own model instead of Gemini: base URL of its server up to `/v1`, and the model's name. */
    OPENAI_BASE_URL: address('an address such as http://localhost:11434/v1').or(z.literal('')).default(''),
    OPENAI_MODEL: z.string().default(''),
    /** Model of the second reading; empty: `OPENAI_MODEL`. */
    OPENAI_SECOND_MODEL: z.string().default(''),
    OPENAI_API_KEY: z.string().default(''),
    /** The own model's context window in tokens. */
    OPENAI_CONTEXT: whole('a number of tokens, 8192 or more')
      .refine((tokens) => tokens >= 8_192, 'a number of tokens, 8192 or more')
      .default(32_768),
    /** Whether the own model accepts pictures: pages without text are then sent as pictures. */
    OPENAI_PICTURES: z.enum(['yes', 'no'], { error: 'yes or no' }).default('no'),
    STRIPE_KEY: z.string().default(''),
    STRIPE_WEBHOOK_SECRET: z.string().default(''),
    STRIPE_BASE_URL: address().default('https://api.stripe.com'),
    RESEND_API_KEY: z.string().default(''),
    RESEND_BASE_URL: address().default('https://api.resend.com'),
    CHECK_PRICE_MILLS: whole('a price in thousandths of a dollar, 1 or more')
      .transform(mills)
      .default(mills(250)),
    /** Price of a check that asks the AI three times; empty: three times the price, 0: not offered. */
    AGREEMENT_PRICE_MILLS: z
      .string()
      .regex(/^\d{0,9}$/, 'a price in thousandths of a dollar, 0, or empty')
      .default(''),
    RETENTION_DAYS: whole('a number of days, 1 or more').default(30),
    /** Signs receipts: an Ed25519 key (PKCS 8, from `openssl genpkey -algorithm ed25519`); empty: no receipts. */
    RECEIPT_KEY: z
      .string()
      .regex(RECEIPT_KEY, 'an Ed25519 key: the middle line printed by `openssl genpkey -algorithm ed25519`')
      .or(z.literal(''))
      .default(''),
    /** Public parts ("x") of earlier keys, to verify their receipts. */
    RECEIPT_PAST_KEYS: z
      .string()
      .regex(/^(?:[\w-]{43}(?:,[\w-]{43})*)?$/, 'keys of 43 characters, separated by commas without spaces')
      .default(''),
    RATE_LIMITS: z.enum(['strict', 'generous'], { error: 'strict or generous' }).default('strict'),
    ANALYTICS_ID: z.string().default(''),
    VERSION: z.string().optional(),
  })
  .superRefine((settings, context) => {
    const must = (name: keyof typeof settings, message: string): void =>
      context.addIssue({ code: 'custom', path: [name], message })
    // The operator's own model keeps documents in-house, so a Gemini key set as well is a mistake.
    if (settings.GEMINI_API_KEY && settings.OPENAI_BASE_URL)
      must('OPENAI_BASE_URL', 'empty if GEMINI_API_KEY is set, because only one AI can be used')
    if (settings.OPENAI_BASE_URL && !settings.OPENAI_MODEL)
      must('OPENAI_MODEL', 'the name of the model at OPENAI_BASE_URL')
    // Without events a payment would be taken and never booked.
    if (settings.STRIPE_KEY && !settings.STRIPE_WEBHOOK_SECRET)
      must('STRIPE_WEBHOOK_SECRET', 'the signing secret of the webhook, because STRIPE_KEY is set')
  })
export type Settings = z.infer<typeof Settings>
export type Env = Cloudflare.Env & { readonly [Name in keyof Settings]?: string }

/** Settings that are secrets, and whether a deployed service needs them. */
export const SECRETS: Readonly<Partial<Record<keyof Settings, 'required' | 'optional'>>> = {
  SECRET: 'required',
  DB_TOKEN: 'required',
  GEMINI_API_KEY: 'required',
  OPENAI_API_KEY: 'optional',
  STRIPE_KEY: 'required',
  STRIPE_WEBHOOK_SECRET: 'required',
  RESEND_API_KEY: 'optional',
  RECEIPT_KEY: 'optional',
}

/** Lists each missing or invalid setting, what it must be and how to set it; never a value. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(['The configuration is incomplete.', ...problems].join('\n'))
    this.problems = problems
  }
}

export function readSettings(env: object, how: (name: string) => string = onCloudflare): Settings {
  const read = Settings.safeParse(env)
  if (read.success) return read.data
  throw new ConfigurationError(
    read.error.issues.map((issue) => problem({ ...env }, String(issue.path[0]), issue.message, how)),
  )
}

function problem(
  env: Readonly<Record<string, unknown>>,
  name: string,
  words: string,
  how: (name: string) => string,
): string {
  const state = env[name] === undefined || env[name] === '' ? 'is missing' : 'is not valid'
  return `${name} ${state}: ${words}. Set it: ${how(name)}`
}

function onCloudflare(name: string): string {
  return name in SECRETS ? `npx wrangler secret put ${name}` : 'in wrangler.toml under [vars]'
}

/** Identifies the configured models and what they are sent: answers of some are not reused for others. */
export function askedModel(settings: Settings): string {
  const { GEMINI_MODEL, GEMINI_SECOND_MODEL, OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_SECOND_MODEL } = settings
  const [first, second] = OPENAI_BASE_URL
    ? [OPENAI_MODEL, OPENAI_SECOND_MODEL]
    : [GEMINI_MODEL, GEMINI_SECOND_MODEL]
  const seen = OPENAI_BASE_URL && settings.OPENAI_PICTURES === 'yes' ? ' with pictures' : ''
  return second === '' || second === first ? `${first}${seen}` : `${first}${seen}, read again by ${second}`
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value
}
