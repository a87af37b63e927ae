/** The settings of the worker, and the environments of wrangler.toml. */
import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
import { ENVIRONMENTS, variable } from '../../scripts/build/environments.ts'
import { MAX_READ_MS } from '../../src/domain/document/pdf-limits.ts'
import { askedModel, ConfigurationError, readSettings } from '../../src/server/base/env.ts'

const NEEDED = {
  APP_ORIGIN: 'https://rulemark.example.com',
  DB_URL: 'libsql://db.example.com',
  SECRET: 'a'.repeat(32),
  MAIL_FROM: 'Rulemark <no-reply@example.com>',
}

function problemsOf(env: object): readonly string[] {
  try {
    readSettings(env)
    return []
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems
    throw error
  }
}

test('four settings are needed; the others have a default', () => {
  expect(readSettings(NEEDED)).toMatchObject({
    CHECK_PRICE_MILLS: 250,
    RETENTION_DAYS: 30,
    RATE_LIMITS: 'strict',
  })
})

test('every missing setting is named at once, with what it must be and how to set it', () => {
  const problems = problemsOf({})
  expect(problems.map((line) => line.split(' ')[0])).toEqual(Object.keys(NEEDED))
  expect(problems.join('\n')).toContain(
    'SECRET is missing: 32 random characters or more. Set it: npx wrangler secret put SECRET',
  )
  expect(problems.join('\n')).toContain('APP_ORIGIN is missing: ')
  expect(problems.join('\n')).toContain('Set it: in wrangler.toml under [vars]')
})

test.each([
  ['APP_ORIGIN', 'https://rulemark.example.com/'],
  ['APP_ORIGIN', 'checker.company.org'],
  ['APP_ORIGIN', ''],
  ['APP_ORIGIN', 'https://company.org/rulemark'],
  ['APP_ORIGIN', 'ftp://company.org'],
  ['DB_URL', 'db.example.com'],
  ['SECRET', 'too short'],
  ['MAIL_FROM', 'Rulemark'],
  ['GEMINI_MODEL', ''],
  ['GEMINI_BASE_URL', 'generativelanguage'],
  ['STRIPE_BASE_URL', 'ftp://stripe.example.com'],
  ['RECEIPT_KEY', '-----BEGIN PRIVATE KEY-----'],
  ['RECEIPT_KEY', 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQ'],
  ['RECEIPT_PAST_KEYS', 'first, second'],
  ['CHECK_PRICE_MILLS', '0.25'],
  ['CHECK_PRICE_MILLS', '0'],
  ['CHECK_PRICE_MILLS', '-250'],
  ['CHECK_PRICE_MILLS', '1e9'],
  ['AGREEMENT_PRICE_MILLS', 'free'],
  ['RETENTION_DAYS', 'thirty'],
  ['RATE_LIMITS', 'none'],
])('%s = %j is refused alone, and the message does not repeat a value', (name, value) => {
  const problems = problemsOf({ ...NEEDED, [name]: value })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(new RegExp(`^${name} is (missing|not valid): `))
  if (value.length > 4) expect(problems[0]).not.toContain(value)
})

test('staging and production have the bindings and limits of the local run under their own names', () => {
  const local = shapeOf()
  expect(shapeOf('production')).toEqual(local)
  expect(shapeOf('staging')).toEqual(local)
  expect(readConfig({ config: 'wrangler.toml', env: 'staging' }).r2_buckets[0]?.bucket_name).toBe(
    'rulemark-files-staging',
  )
})

test('the longest reading of a document fits into the processor time of a check', () => {
  const { limits } = readConfig({ config: 'wrangler.toml', env: 'production' })
  expect(limits?.cpu_ms).toBeGreaterThan(MAX_READ_MS * 1.5)
})

/** An environment's bindings and settings, without the names that only staging has. */
function shapeOf(env?: string): unknown {
  const config = readConfig({ config: 'wrangler.toml', ...(env && { env }) })
  const { r2_buckets, queues, send_email, limits, placement, triggers, vars, compatibility_flags } = config
  const shape = { r2_buckets, queues, send_email, limits, placement, triggers, compatibility_flags }
  return JSON.parse(JSON.stringify({ ...shape, vars: Object.keys(vars) }).replaceAll('-staging', ''))
}

test('public pages show the settings of the environment that they are built for', () => {
  const configuration = readFileSync('wrangler.toml', 'utf8')
  expect(variable(configuration, undefined, 'APP_ORIGIN')).toBe('http://localhost:8787')
  for (const env of ENVIRONMENTS)
    expect(variable(configuration, env, 'APP_ORIGIN')).toMatch(/^https:\/\/[\w.-]+$/)
  expect(variable(configuration, 'production', 'NOTHING')).toBe('')
})

test('a receipt key is accepted as openssl prints it, and in base64url', () => {
  const { privateKey } = generateKeyPairSync('ed25519')
  const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const line = pem.split('\n')[1] ?? ''
  for (const key of [pem, line, line.replaceAll('+', '-').replaceAll('/', '_')])
    expect(problemsOf({ ...NEEDED, RECEIPT_KEY: key })).toEqual([])
})

test('payments are refused if their events could not be received', () => {
  expect(problemsOf({ ...NEEDED, STRIPE_KEY: 'sk_test_1' })).toEqual([
    expect.stringMatching(/^STRIPE_WEBHOOK_SECRET is missing: the signing secret of the webhook/),
  ])
  expect(problemsOf({ ...NEEDED, STRIPE_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toEqual([])
})

test('a value is read however TOML allows it to be written', () => {
  const written = [
    '[env.production.vars]',
    'OPERATOR   =  "Acme \\"Group\\" GmbH"  # the controller',
    "SUPPORT_EMAIL='help@acme.example'",
    '[env.staging.vars]',
    'OPERATOR = "another"',
  ].join('\n')
  expect(variable(written, 'production', 'OPERATOR')).toBe('Acme "Group" GmbH')
  expect(variable(written, 'production', 'SUPPORT_EMAIL')).toBe('help@acme.example')
  expect(variable(written, 'staging', 'OPERATOR')).toBe('another')
})

const OWN_MODEL = { OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_MODEL: 'qwen3:8b' }

test('the operator’s own model is used instead of Gemini, never in addition', () => {
  expect(askedModel(readSettings(NEEDED))).toBe('gemini-3.5-flash-lite')
  expect(askedModel(readSettings({ ...NEEDED, ...OWN_MODEL }))).toBe('qwen3:8b')
  expect(problemsOf({ ...NEEDED, ...OWN_MODEL, GEMINI_API_KEY: 'key' })).toEqual([
    expect.stringMatching(/^OPENAI_BASE_URL is not valid: empty if GEMINI_API_KEY is set/),
  ])
  expect(problemsOf({ ...NEEDED, ...OWN_MODEL, OPENAI_BASE_URL: 'localhost:11434/v1' })).toEqual([
    expect.stringMatching(/^OPENAI_BASE_URL is not valid: an address such as http:/),
  ])
  expect(problemsOf({ ...NEEDED, ...OWN_MODEL, OPENAI_MODEL: '' })).toEqual([
    expect.stringMatching(/^OPENAI_MODEL is missing: the name of the model/),
  ])
})
