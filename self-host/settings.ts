/** Settings of a self-hosted run: `.env`, overridden by the environment; secrets are generated at the first start. */
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import * as z from 'zod'
import { ConfigurationError, readSettings, type Settings } from '../src/server/base/env.ts'

/** Settings that only a self-hosted run has. */
const Host = z.object({
  PORT: z.coerce
    .number('a number from 1 to 65535')
    .int('a number from 1 to 65535')
    .min(1, 'a number from 1 to 65535')
    .max(65_535, 'a number from 1 to 65535')
    .default(8787),
  /** Address to listen on. By default only programs on the same machine, such as a proxy, can connect. */
  HOST: z.string().default('127.0.0.1'),
  /** Folder for all data. */
  RULEMARK_STATE: z.string().default('.rulemark-self-host'),
  /** Mail server: smtp://user:password@host:587, or smtps:// for TLS from the first byte. */
  SMTP_URL: z
    .string()
    .regex(/^(?:smtps?:\/\/.+)?$/, 'an address such as smtp://user:password@host:587, or smtps://…')
    .default(''),
  /** `yes`: the caller's address is the last one in X-Forwarded-For, which the proxy adds. */
  TRUST_PROXY: z.enum(['yes', 'no'], { error: 'yes or no' }).default('no'),
})
export type Host = z.infer<typeof Host>

export interface Installation {
  readonly host: Host
  readonly settings: Settings
}

/** Why the product can't run, worded for the operator. */
export class CannotStart extends Error {}

/** Runs a step of the start that uses the data folder. @throws CannotStart */
export async function usingFolder<T>(folder: string, step: () => T | Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (error) {
    if (error instanceof CannotStart || error instanceof ConfigurationError) throw error
    const why = error instanceof Error ? error.message : String(error)
    throw new CannotStart(
      `The data folder ${folder} can't be used: ${why}\n` +
        'It must belong to the user who runs Rulemark, on a disk with free space. If its data is damaged, restore a backup.',
      { cause: error },
    )
  }
}

/** @throws CannotStart, ConfigurationError */
export async function readInstallation(): Promise<Installation> {
  const given = nonEmpty({ ...fileOf('.env'), ...process.env })
  const host = hostIn(given)
  const secrets = await usingFolder(host.RULEMARK_STATE, () => {
    mkdirSync(host.RULEMARK_STATE, { recursive: true, mode: 0o700 })
    return secretsIn(host.RULEMARK_STATE)
  })
  const settings = readSettings(
    {
      APP_ORIGIN: `http://localhost:${host.PORT}`,
      ...secrets,
      ...given,
      DB_URL: `file:${join(host.RULEMARK_STATE, 'rulemark.db')}`,
    },
    () => 'in .env or in the environment',
  )
  return { host, settings }
}

function hostIn(given: Readonly<Record<string, string>>): Host {
  const read = Host.safeParse(given)
  const problems = read.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
  if (!given.GEMINI_API_KEY && !given.OPENAI_BASE_URL)
    problems.push('OPENAI_BASE_URL: your own model, such as http://localhost:11434/v1 (or GEMINI_API_KEY)')
  if (!given.SMTP_URL && !given.RESEND_API_KEY)
    problems.push('SMTP_URL: your mail server, such as smtp://user:password@host:587 (or RESEND_API_KEY)')
  if (!given.MAIL_FROM)
    problems.push('MAIL_FROM: the sender of letters, such as Rulemark <rulemark@example.org>')
  if (!read.success || problems.length > 0)
    throw new CannotStart(
      ['Set in .env or in the environment (docs/self-hosting.md):', ...problems].join('\n  '),
    )
  return { ...read.data, RULEMARK_STATE: resolve(read.data.RULEMARK_STATE) }
}

/** Empty values count as unset. */
function nonEmpty(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

function fileOf(path: string): Record<string, string | undefined> {
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {}
}

/** Generated once for each installation: anyone who knew a shared secret could forge signatures. */
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
