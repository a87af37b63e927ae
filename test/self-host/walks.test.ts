/** Stopping, killing and restarting the self-hosted product, and features only it has. */

import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { type Account, signedUpAt } from '../support/account.ts'
import { ended, entryOf, newRuleSet, submit, submitAndWait } from '../support/checks.ts'
import { pdfOf } from '../support/pdf.ts'
import { commandOf, type SelfHosted, startSelfHosted } from '../support/self-hosted.ts'

let product: SelfHosted

beforeAll(async () => {
  product = await startSelfHosted(inject('runtime'))
})
afterAll(() => product.stop())

/** A check for which the AI takes `ms` to answer; resolves once the AI was asked. */
async function checkBeingAsked(account: Account, words: string, ms: number): Promise<number> {
  const ruleSet = await newRuleSet(account, [`The document must mention "${words}".`])
  await fetch(`${product.emulatedUrl}/model/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ match: words, times: 1, fault: { kind: 'delay', ms } }),
  })
  const response = await submit(account, ruleSet, await pdfOf([`This is about ${words}.`]))
  const { documentRequestId: id } = (await response.json()) as HistoryEntry
  await vi.waitFor(async () => expect((await entryOf(account, id)).stage).toBe('asking'), {
    timeout: 30_000,
    interval: 100,
  })
  return id
}

async function expectPaidOnce(account: Account, id: number): Promise<void> {
  expect(await ended(account, id)).toMatchObject({ state: 'FINISHED', priceFinal: 0.25 })
  expect(await account.visitor.get('/api/users/me')).toMatchObject({ balance: 9.75 })
  expect(product.rows(`select count(*) as n from ledger where ref = 'check:${id}'`)).toEqual([{ n: 1 }])
  expect(product.brokenInvariants()).toEqual([])
}

test('a check whose process is killed continues at the next start and is charged once', async () => {
  const account = await signedUpAt(product)
  const id = await checkBeingAsked(account, 'sudden death', 90_000)
  await product.end('SIGKILL')
  await product.start()
  await expectPaidOnce(account, id)
  expect(product.rows(`select attempts from checks where id = ${id}`)).toEqual([{ attempts: 2 }])
})

test('a stop returns running checks to the queue without counting the attempt', async () => {
  const account = await signedUpAt(product)
  const id = await checkBeingAsked(account, 'a quiet end', 90_000)
  expect(await product.end('SIGTERM')).toBe(0)
  expect(product.rows(`select state, attempts, deaths, lease_token from checks where id = ${id}`)).toEqual([
    { state: 'STARTED', attempts: 0, deaths: '', lease_token: null },
  ])
  await product.start()
  await expectPaidOnce(account, id)
})

test('a second process over the same folder is refused, and says why', () => {
  const [program, words] = commandOf(inject('runtime'))
  const second = spawnSync(program, words, {
    env: {
      PATH: process.env.PATH,
      PORT: '1',
      RULEMARK_STATE: product.state,
      GEMINI_API_KEY: 'x',
      RESEND_API_KEY: 'x',
      MAIL_FROM: 'a@example.org',
    },
    encoding: 'utf8',
  })
  expect([second.status, second.stderr]).toEqual([
    1,
    expect.stringContaining(`already running in ${product.state}. Stop it first`),
  ])
})

test('missing settings are named, all of them, with what each must be', () => {
  const [program, words] = commandOf(inject('runtime'))
  const env = { PATH: process.env.PATH, RULEMARK_STATE: join(product.state, 'other') }
  const { status, stderr } = spawnSync(program, words, { env, encoding: 'utf8' })
  expect(status).toBe(1)
  for (const name of ['OPENAI_BASE_URL', 'SMTP_URL', 'MAIL_FROM']) expect(stderr).toMatch(`\n  ${name}: `)
})

test('secrets are made once and are readable by their owner alone', () => {
  expect(statSync(join(product.state, 'secrets.env')).mode & 0o777).toBe(0o600)
})

test('a caller cannot choose the address that limits go by', async () => {
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

test('soon after an account is deleted no file holds a word of it', async () => {
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
