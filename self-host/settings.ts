/** The settings of a self-hosted run: `.env`, over it the environment; secrets are made at the first start. */
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import * as z from 'zod'
import { type Env, readSettings, type Settings } from '../src/server/env.ts'

/** Settings that only a self-hosted run has. */
const Host = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(8787),
  /** Address to listen on. The default is reached by a proxy on the same machine, and by nobody else. */
  HOST: z.string().default('127.0.0.1'),
  /** Folder for all data. */
  RULEMARK_STATE: z.string().default('.rulemark-self-host'),
  /** Mail server: smtp://user:password@host:587, or smtps:// for TLS from the first byte. */
  SMTP_URL: z
    .string()
    .regex(/^(?:smtps?:\/\/.+)?$/)
    .default(''),
  /** `yes`: a caller's address is the last one in X-Forwarded-For, which the proxy adds. */
  TRUST_PROXY: z.enum(['yes', 'no']).default('no'),
})
export type Host = z.infer<typeof Host>

export interface Installation {
  readonly host: Host
  readonly settings: Settings
}

/** Why the product can't run, in words for the operator. */
export class CannotStart extends Error {}

const DEFAULTS = {
  GEMINI_MODEL: 'gemini-3.5-flash-lite',
  GEMINI_BASE_URL: 'https://generativelanguage.googleapis.com',
  STRIPE_BASE_URL: 'https://api.stripe.com',
  RESEND_BASE_URL: 'https://api.resend.com',
  CHECK_PRICE_MILLS: '250',
  RETENTION_DAYS: '30',
  RATE_LIMITS: 'strict',
} as const

/** @throws CannotStart */
export function readInstallation(): Installation {
  const given = nonEmpty({ ...fileOf('.env'), ...process.env })
  const host = parsed(() => Host.parse(given))
  const state = resolve(host.RULEMARK_STATE)
  mkdirSync(state, { recursive: true, mode: 0o700 })
  refuseGaps(given)
  const all = {
    ...DEFAULTS,
    APP_ORIGIN: `http://localhost:${host.PORT}`,
    ...secretsIn(state),
    ...given,
    DB_URL: `file:${join(state, 'rulemark.db')}`,
  }
  return {
    host: { ...host, RULEMARK_STATE: state },
    settings: parsed(() => readSettings(all as unknown as Env)),
  }
}

function refuseGaps(given: Readonly<Record<string, string>>): void {
  const gaps = [
    !given.GEMINI_API_KEY && 'GEMINI_API_KEY: the key of the AI model, from https://ai.google.dev',
    !(given.SMTP_URL || given.RESEND_API_KEY) &&
      'SMTP_URL: your mail server, as smtp://user:password@host:587 (or RESEND_API_KEY)',
    !given.MAIL_FROM && 'MAIL_FROM: the sender of letters, as Rulemark <rulemark@example.org>',
  ].filter((gap) => gap !== false)
  if (gaps.length > 0) throw new CannotStart(sentence(gaps))
}

function parsed<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    throw new CannotStart(sentence(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)))
  }
}

function sentence(lines: readonly string[]): string {
  return ['Set these in .env or in the environment (docs/self-hosting.md):', ...lines].join('\n  ')
}

/** An empty value counts as none. */
function nonEmpty(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

function fileOf(path: string): Record<string, string | undefined> {
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {}
}

/** Made once for each installation: a secret that others know would sign for anybody. */
function secretsIn(state: string): Record<string, string | undefined> {
  const file = join(state, 'secrets.env')
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ed25519')
    const receiptKey = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64url')
    const text = `SECRET=${randomBytes(32).toString('base64url')}\nRECEIPT_KEY=${receiptKey}\n`
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' })
  }
  return fileOf(file)
}
