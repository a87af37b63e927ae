/** Stopping, killing and restarting the self-hosted product, and features only it has. */

import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { readMigrations } from '../../scripts/deploy/apply-migrations.ts'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { type Account, signedUpAt } from '../support/account.ts'
import { ended, entryOf, newRuleSet, submit, submitAndWait } from '../support/checks.ts'
import { holdAnswers } from '../support/held-answers.ts'
import { pdfOf } from '../support/pdf.ts'
import { commandOf, type SelfHosted, startSelfHosted } from '../support/self-hosted.ts'

let product: SelfHosted

beforeAll(async () => {
  product = await startSelfHosted(inject('runtime'))
})
afterAll(() => product.stop())

/**
 * A check that waits for the AI's answer. The stage is stored before the question arrives, so the
 * process may end before it is held: `answer` lets the next process's question through.
 */
async function checkBeingAsked(account: Account, words: string) {
  const ruleSet = await newRuleSet(account, [`The document must mention "${words}".`])
  const answer = await holdAnswers(product, words)
  const response = await submit(account, ruleSet, await pdfOf([`This is about ${words}.`]))
  const { documentRequestId: id } = (await response.json()) as HistoryEntry
  await vi.waitFor(async () => expect((await entryOf(account, id)).stage).toBe('asking'), {
    timeout: 30_000,
    interval: 100,
  })
  return { id, answer }
}

async function expectPaidOnce(account: Account, id: number): Promise<void> {
  expect(await ended(account, id)).toMatchObject({ state: 'FINISHED', priceFinal: 0.25 })
  expect(await account.visitor.get('/api/users/me')).toMatchObject({ balance: 9.75 })
  expect(product.rows(`select count(*) as n from ledger where ref = 'check:${id}'`)).toEqual([{ n: 1 }])
  expect(product.brokenInvariants()).toEqual([])
}

test('a check whose process is killed continues at the next start and is charged once', async () => {
  const account = await signedUpAt(product)
  const { id, answer } = await checkBeingAsked(account, 'sudden death')
  await product.end('SIGKILL')
  await answer()
  await product.start()
  await expectPaidOnce(account, id)
  expect(product.rows(`select attempts from checks where id = ${id}`)).toEqual([{ attempts: 2 }])
})

test('a stop returns running checks to the queue without counting the attempt', async () => {
  const account = await signedUpAt(product)
  const { id, answer } = await checkBeingAsked(account, 'a quiet end')
  expect(await product.end('SIGTERM')).toBe(0)
  expect(product.rows(`select state, attempts, deaths, lease_token from checks where id = ${id}`)).toEqual([
    { state: 'STARTED', attempts: 0, deaths: '', lease_token: null },
  ])
  await answer()
  await product.start()
  await expectPaidOnce(account, id)
})

test('a second process over the same folder is refused with the reason', () => {
  expect(startOver(product.state)).toEqual({
    status: 1,
    stderr: expect.stringContaining(`already running in ${product.state}. Stop it first`),
  })
})

test('all missing settings are named, with what each must be', () => {
  const [program, words] = commandOf(inject('runtime'))
  const env = { PATH: process.env.PATH, RULEMARK_STATE: join(product.state, 'other') }
  const { status, stderr } = spawnSync(program, words, { env, encoding: 'utf8' })
  expect(status).toBe(1)
  for (const name of ['OPENAI_BASE_URL', 'SMTP_URL', 'MAIL_FROM']) expect(stderr).toMatch(`\n  ${name}: `)
})

/** The output and exit code of a start over `state` with these settings. */
function startOver(state: string, settings: Readonly<Record<string, string>> = {}) {
  const [program, words] = commandOf(inject('runtime'))
  const needed = { GEMINI_API_KEY: 'x', RESEND_API_KEY: 'x', MAIL_FROM: 'a@example.org' }
  const env = { PATH: process.env.PATH, PORT: '1', ...needed, RULEMARK_STATE: state, ...settings }
  const { status, stderr } = spawnSync(program, words, { env, encoding: 'utf8' })
  return { status, stderr }
}

test.each([
  ['PORT', '99999', 'a number from 1 to 65535'],
  ['SMTP_URL', 'mail.example.org', 'an address such as smtp://user:password@host:587'],
  ['TRUST_PROXY', 'true', 'yes or no'],
])('%s = %s is refused, and the message says what it must be', (name, value, words) => {
  expect(startOver(product.state, { [name]: value })).toEqual({
    status: 1,
    stderr: expect.stringContaining(`  ${name}: ${words}`),
  })
})

test.each([
  ['a file instead of a folder', (path: string) => writeFileSync(path, 'x')],
  [
    'a damaged database',
    (path: string) => {
      mkdirSync(path)
      writeFileSync(join(path, 'rulemark.db'), 'not a database '.repeat(100))
    },
  ],
])('a data folder that can’t be used is named, with instructions: %s', (_, spoil) => {
  const state = join(mkdtempSync(join(tmpdir(), 'rulemark-spoilt-')), 'state')
  spoil(state)
  const { status, stderr } = startOver(state)
  expect([status, stderr]).toEqual([1, expect.stringContaining(`The data folder ${state} can't be used: `)])
  expect(stderr).toContain('restore a backup')
  rmSync(dirname(state), { recursive: true })
})

test('data of a newer version is not touched, and the message says what to do', async () => {
  const newer = await startSelfHosted(inject('runtime'))
  try {
    await newer.end('SIGTERM')
    const database = new DatabaseSync(join(newer.state, 'rulemark.db'))
    database.exec("insert into __drizzle_migrations (hash, created_at) values ('later', 99999999999999)")
    database.close()
    const { status, stderr } = startOver(newer.state)
    expect([status, stderr]).toEqual([1, expect.stringContaining('written by a newer version of Rulemark')])
  } finally {
    await newer.stop()
  }
})

test('an older backup is brought up to date by a newer version', async () => {
  const older = await startSelfHosted(inject('runtime'))
  try {
    await older.end('SIGTERM')
    // Also what a process that was killed had not yet written back: SQLite would apply it to the older database.
    for (const end of ['', '-wal', '-shm']) rmSync(join(older.state, `rulemark.db${end}`), { force: true })
    // The first version of the schema, with one user.
    const migrations = readMigrations('migrations')
    const database = new DatabaseSync(join(older.state, 'rulemark.db'))
    database.exec(String(migrations[0]?.sql))
    database.exec(
      'create table __drizzle_migrations (id serial primary key, hash text not null, created_at numeric)',
    )
    database.exec(
      `insert into __drizzle_migrations (hash, created_at) values ('first', ${migrations[0]?.when})`,
    )
    database.exec(
      `insert into users (email, email_key, password_hash, created_at) values ('a', 'a', 'a', ${Date.now()})`,
    )
    database.close()
    await older.start()
    expect(older.rows('select email from users')).toEqual([{ email: 'a' }])
    expect(older.rows('select max(created_at) as latest from __drizzle_migrations')).toEqual([
      { latest: migrations.at(-1)?.when },
    ])
    expect(older.brokenInvariants()).toEqual([])
  } finally {
    await older.stop()
  }
})

test('no other user of the machine can read stored data', async () => {
  const account = await signedUpAt(product)
  const ruleSet = await newRuleSet(account, ['The document mentions a lock.'])
  await submitAndWait(account, ruleSet, await pdfOf(['This mentions a lock.']))
  const entries = readdirSync(product.state, { recursive: true, withFileTypes: true })
  const open = entries.filter(({ parentPath, name }) => (statSync(join(parentPath, name)).mode & 0o077) !== 0)
  expect(entries.length).toBeGreaterThan(4)
  expect(open.map(({ name }) => name)).toEqual([])
})

test('while nothing can be written to the disk, health answers 503', async () => {
  const health = async (): Promise<unknown> => {
    const response = await fetch(`${product.url}/api/health`)
    return [response.status, ((await response.json()) as { files: string }).files]
  }
  const unfinished = join(product.state, 'files', 'unfinished')
  await expect.poll(health).toEqual([200, 'up'])
  rmdirSync(unfinished)
  await expect.poll(health).toEqual([503, 'down'])
  mkdirSync(unfinished)
  await expect.poll(health).toEqual([200, 'up'])
})

test('secrets are generated once and readable only by their owner', () => {
  expect(statSync(join(product.state, 'secrets.env')).mode & 0o777).toBe(0o600)
})

test('a caller can’t choose the address that rate limits use', async () => {
  const register = (from: string): Promise<Response> =>
    fetch(`${product.url}/api/auth/check?username=a&email=a@example.org`, {
      headers: { 'CF-Connecting-IP': from },
    })
  await register('203.0.113.1')
  await register('203.0.113.2')
  expect(product.rows("select max(count) as n from rate_counters where key like 'email-check:%'")).toEqual([
    { n: 2 },
  ])
})

test('soon after an account is deleted no file contains its data', async () => {
  const account = await signedUpAt(product)
  const word = `canary${crypto.randomUUID().replaceAll('-', '')}`
  const ruleSet = await newRuleSet(account, [`The document mentions ${word}.`])
  await submitAndWait(account, ruleSet, await pdfOf([`This mentions ${word}.`]), `${word}.pdf`)
  const holders = (): string[] =>
    readdirSync(product.state, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => {
        const bytes = readFileSync(file)
        return bytes.includes(word) || bytes.includes(account.email)
      })
  expect(holders().length).toBeGreaterThan(0)
  expect((await account.visitor.call('DELETE', '/api/auth/user/delete')).status).toBe(204)
  await expect.poll(holders, { timeout: 60_000, interval: 500 }).toEqual([])
})
