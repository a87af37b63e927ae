/** Faults of the database, the file store, the queue and the AI: balances and rows are right at every end. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { type Account, newAccountAt } from '../support/account.ts'
import { ended, entryOf, newRuleSet, submit } from '../support/checks.ts'
import { brokenInvariants, rowsAt } from '../support/database.ts'
import { type OwnStack, startOwnStack } from '../support/own-stack.ts'
import { pdfOf } from '../support/pdf.ts'
import type { WorkerOptions } from '../support/worker.ts'

/** Ten dollars pay for ten checks. */
const PRICE = 1

let stack: OwnStack
let account: Account
/** Chooses the fate of calls of the file store and the queue. */
let meddle: NonNullable<WorkerOptions['meddle']> = () => 'pass'

beforeAll(async () => {
  stack = await startOwnStack({ CHECK_PRICE_MILLS: String(PRICE * 1000) }, { meddle: (call) => meddle(call) })
})

afterAll(async () => {
  expect(await brokenInvariants(stack.databaseUrl)).toEqual([])
  await stack.stop()
})

beforeEach(async () => {
  account = await newAccountAt(stack)
})

afterEach(async () => {
  stack.database.meddle(() => 'pass')
  meddle = () => 'pass'
  await fetch(`${stack.emulatedUrl}/model/faults`, { method: 'DELETE' })
  await rowsAt(stack.databaseUrl, 'delete from breakers')
})

function orderFault(match: string, fault: object): Promise<Response> {
  const body = JSON.stringify({ match, times: 1, fault, call: 'ask' })
  return fetch(`${stack.emulatedUrl}/model/faults`, { method: 'POST', body })
}

async function balance(): Promise<number> {
  return (await account.visitor.get<{ balance: number }>('/api/users/me')).balance
}

/** A rule unique to this test, in a new rule set. */
async function newRule(): Promise<{ rule: string; ruleSet: number; pdf: Uint8Array<ArrayBuffer> }> {
  const rule = `The document mentions ${crypto.randomUUID()}.`
  return { rule, ruleSet: await newRuleSet(account, [rule]), pdf: await pdfOf([`It is about ${rule}`]) }
}

async function idOf(response: Response): Promise<number> {
  expect(response.status).toBe(202)
  return ((await response.json()) as HistoryEntry).documentRequestId
}

/** Makes a check older, so that its next step is due. */
async function age(id: number, ms = 120_000): Promise<void> {
  await rowsAt(
    stack.databaseUrl,
    `update checks set not_before = not_before - ${ms}, sent_at = sent_at - ${ms}, lease_until = lease_until - ${ms} where id = ${id}`,
  )
}

test('a submission during a database outage answers 500 and charges nothing, and works when repeated', async () => {
  const { ruleSet, pdf } = await newRule()
  stack.database.meddle((statements) => (statements.includes('check submitted') ? 'down' : 'pass'))
  const refused = await submit(account, ruleSet, pdf)
  expect([refused.status, await refused.json()]).toEqual([
    500,
    { code: 'server', message: 'Server error. Please try again later.' },
  ])
  stack.database.meddle(() => 'pass')
  expect(await balance()).toBe(10)
  const id = await idOf(await submit(account, ruleSet, pdf))
  expect((await ended(account, id)).state).toBe('FINISHED')
})

/** Calls of the file store and the queue in the life of a check. */
const CALLS = [
  'FILES.put uploads/',
  'CHECKS.send',
  'FILES.get uploads/',
  'FILES.put annotated/',
  'FILES.delete',
]

test.each(CALLS.flatMap((call) => [`${call}: down`, `${call}: lost`]))(
  'the file store or the queue fails once, %s: the check is charged once, finishes and leaves only its PDF',
  async (point) => {
    const [call = '', fate] = point.split(': ')
    const { ruleSet, pdf } = await newRule()
    let isMet = false
    meddle = (each) => {
      if (isMet || !each.startsWith(call)) return 'pass'
      isMet = true
      return fate as 'down' | 'lost'
    }
    const first = await submit(account, ruleSet, pdf)
    if (first.status === 500) expect(await balance()).toBe(10)
    const id = await idOf(first.status === 500 ? await submit(account, ruleSet, pdf) : first)
    const state = async (): Promise<string> => {
      const { state: now } = await entryOf(account, id)
      if (now === 'STARTED') await age(id)
      await stack.sweep()
      return now
    }
    await expect.poll(state, { timeout: 45_000, interval: 500 }).toBe('FINISHED')
    expect(isMet).toBe(true)
    expect(await balance()).toBe(10 - PRICE)
    const left = (): Promise<string[]> =>
      stack.files().then((keys) => keys.filter((key) => key.includes(`/${id}-`) || key.includes(`/${id}.`)))
    await expect.poll(left).toEqual([expect.stringMatching(new RegExp(`^annotated/${id}-`))])
    expect((await account.visitor.call('GET', `/api/documents/${id}/pdf`)).status).toBe(200)
  },
)

test('a permanent refusal of the AI ends in ERROR with the reason and one refund', async () => {
  const { rule, ruleSet, pdf } = await newRule()
  await orderFault(rule, { kind: 'status', status: 400 })
  const entry = await ended(account, await idOf(await submit(account, ruleSet, pdf)))
  const failure = 'The AI service did not give a usable answer in time.'
  expect(entry).toMatchObject({ state: 'ERROR', failure, priceFinal: 0, annotatedPdf: null })
  const { documentRequestId: id } = entry
  await Promise.all([stack.sweep(), stack.sweep(), stack.tell('CHECKS', { kind: 'check', id })])
  await account.visitor.call('POST', `/api/documents/${id}/cancel`)
  expect(await balance()).toBe(10)
})

async function openPayment(): Promise<string> {
  const order = {
    amount: 2500,
    currency: 'usd',
    successUrl: 'http://localhost/payment/return?payment=success',
    cancelUrl: 'http://localhost/payment/return?payment=cancelled',
  }
  const created = await account.visitor.json('POST', '/api/checkout/session', order)
  return ((await created.json()) as { checkoutUrl: string }).checkoutUrl
}

test('a payment event that could not be stored is sent again', async () => {
  const checkoutUrl = await openPayment()
  stack.database.meddle((statements) => (statements.includes("'checkout'") ? 'down' : 'pass'))
  await fetch(`${checkoutUrl}/pay`, { method: 'POST', redirect: 'manual' })
  expect(await balance()).toBe(10)
  stack.database.meddle(() => 'pass')
  await expect.poll(balance).toBe(35)
})

test('an unknown message becomes a dead letter and has no other effect', async () => {
  const count = async (): Promise<number> =>
    (await rowsAt(stack.databaseUrl, "select 1 from dead_letters where body like '%old-shape%'")).length
  // @ts-expect-error what an older version may have sent
  await stack.tell('CHECKS', { kind: 'old-shape', check: 7 })
  await expect.poll(count).toBe(1)
  const logged = (): string[] =>
    stack
      .logs()
      .split('\n')
      .filter((line) => line.includes('job-unknown'))
  await expect.poll(logged).toHaveLength(1)
})

test('[ERR-21] an internal failure is a plain 500 on every kind of route: no stack, no error text, all headers', async () => {
  stack.database.meddle(() => 'down')
  for (const path of ['/api/users/me', '/api/documents/results', '/app/check', '/app/history']) {
    const response = await account.visitor.call('GET', path)
    const text = (await response.text()).replace(/<style>.*?<\/style>/s, '')
    expect([path, response.status]).toEqual([path, 500])
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(text).not.toMatch(/TypeError|\bat .*\.js|SQLITE|select |libsql|127\.0\.0\.1/i)
    if (path.startsWith('/api/'))
      expect(JSON.parse(text)).toMatchObject({ message: 'Server error. Please try again later.' })
    else expect(text).toContain('Unexpected Application Error!')
  }
})
