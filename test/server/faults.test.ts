/** External faults in the order a check meets them: balances and rows are right at every end. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { type Account, mailsTo, mailTo, newAccountAt, newEmail, PASSWORD } from '../support/account.ts'
import { ended, entryOf, newRuleSet, submit, submitPatiently } from '../support/checks.ts'
import { brokenInvariants, rowsAt } from '../support/database.ts'
import { holdAnswers } from '../support/held-answers.ts'
import { type OwnStack, startOwnStack } from '../support/own-stack.ts'
import { largePdfOf, pdfOf } from '../support/pdf.ts'
import { ageProviderFiles, providerFiles } from '../support/provider-files.ts'
import { Visitor } from '../support/visitor.ts'
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
  await failMails(0)
  await rowsAt(stack.databaseUrl, 'delete from breakers')
})

function failMails(failures: number): Promise<Response> {
  return fetch(`${stack.emulatedUrl}/mail/faults`, { method: 'POST', body: JSON.stringify({ failures }) })
}

function orderFault(match: string, fault: object, times = 1, call = 'ask'): Promise<Response> {
  const body = JSON.stringify({ match, times, fault, call })
  return fetch(`${stack.emulatedUrl}/model/faults`, { method: 'POST', body })
}

async function timesAsked(rule: string): Promise<number> {
  const asked: { prompt: string }[] = await (await fetch(`${stack.emulatedUrl}/model/requests`)).json()
  return asked.filter(({ prompt }) => prompt.includes(rule)).length
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

/** Injects a fault into the first round trip with these words. */
function spoilOnce(words: string, fate: 'down' | 'lost' | 'busy'): () => boolean {
  let spoilt = false
  stack.database.meddle((statements) => {
    if (spoilt || !statements.includes(words)) return 'pass'
    spoilt = true
    return fate
  })
  return () => spoilt
}

/** Makes a check older, so that its next step is due. */
async function age(id: number, ms = 120_000): Promise<void> {
  await rowsAt(
    stack.databaseUrl,
    `update checks set not_before = not_before - ${ms}, sent_at = sent_at - ${ms}, lease_until = lease_until - ${ms} where id = ${id}`,
  )
}

test('of 64 simultaneous submissions with money for ten, ten are accepted; the others answer 402 and store nothing', async () => {
  const ruleSet = await newRuleSet(account, ['The document has a number.'])
  const pdfs = await Promise.all(Array.from({ length: 64 }, (_, index) => pdfOf([`Number ${index}`])))
  const answers = await Promise.all(pdfs.map((pdf) => submitPatiently(account, ruleSet, pdf)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([...Array(10).fill(202), ...Array(54).fill(402)])
  const entries = await account.visitor.get<HistoryEntry[]>('/api/documents/results')
  expect(entries).toHaveLength(10)
  expect(await balance()).toBe(0)
  for (const { documentRequestId } of entries)
    expect((await ended(account, documentRequestId)).state).toBe('FINISHED')
  expect(await balance()).toBe(0)
})

test('the same submission sixty times simultaneously is one check and one charge', async () => {
  const { rule, ruleSet, pdf } = await newRule()
  const answers = await Promise.all(Array.from({ length: 60 }, () => submitPatiently(account, ruleSet, pdf)))
  const entries = await Promise.all(answers.map((answer) => answer.json() as Promise<HistoryEntry>))
  for (const { documentRequestId } of entries.slice(0, 3)) await ended(account, documentRequestId)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
  expect(await balance()).toBe(10 - PRICE)
  expect(await timesAsked(rule)).toBe(1)
})

test('the booking succeeds but its response is lost: one check, one charge, and it is checked', async () => {
  const { ruleSet, pdf } = await newRule()
  const wasLost = spoilOnce('check submitted', 'lost')
  const id = await idOf(await submit(account, ruleSet, pdf))
  expect(wasLost()).toBe(true)
  expect((await ended(account, id)).state).toBe('FINISHED')
  expect(await balance()).toBe(10 - PRICE)
})

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

test('the end is written but its response is lost: one result, and its PDF exists', async () => {
  const { rule, ruleSet, pdf } = await newRule()
  const wasLost = spoilOnce('result_id = (select id from', 'lost')
  const entry = await ended(account, await idOf(await submit(account, ruleSet, pdf)))
  expect([wasLost(), entry.state]).toEqual([true, 'FINISHED'])
  await stack.tell('CHECKS', { kind: 'check', id: entry.documentRequestId })
  await stack.sweep()
  const marked = await account.visitor.call('GET', entry.annotatedPdf ?? '')
  expect(marked.status).toBe(200)
  await marked.body?.cancel()
  expect(await timesAsked(rule)).toBe(1)
  const files = (await stack.files()).filter((key) => key.startsWith(`uploads/${entry.documentRequestId}.`))
  expect(files).toEqual([])
})

test('a permanent refusal of the AI ends in ERROR with the reason and one refund, even with concurrent failures', async () => {
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

test('a large document is uploaded to the provider, and however the check ends, no copy is left', async () => {
  const { rule, ruleSet } = await newRule()
  const submitLarge = async (): Promise<number> =>
    idOf(await submit(account, ruleSet, await largePdfOf([`It is about ${rule} ${crypto.randomUUID()}`])))
  const copies = async (): Promise<number> => (await providerFiles(stack)).length

  const answer = await holdAnswers(stack, rule)
  const finished = await submitLarge()
  await expect.poll(copies).toBe(1)
  await answer()
  expect(await ended(account, finished)).toMatchObject({ state: 'FINISHED' })
  expect(await copies()).toBe(0)

  await orderFault(rule, { kind: 'blocked' })
  expect(await ended(account, await submitLarge())).toMatchObject({ state: 'ERROR', priceFinal: 0 })
  expect(await copies()).toBe(0)

  await orderFault('', { kind: 'status', status: 400 }, 1, 'upload')
  expect(await ended(account, await submitLarge())).toMatchObject({ state: 'ERROR', priceFinal: 0 })
  expect(await copies()).toBe(0)

  const answerLate = await holdAnswers(stack, rule)
  const cancelled = await submitLarge()
  await expect.poll(copies).toBe(1)
  await account.visitor.call('POST', `/api/documents/${cancelled}/cancel`)
  await answerLate()
  await expect.poll(copies).toBe(0)
  expect(await balance()).toBe(10 - PRICE)
})

test('a copy that could not be deleted doesn’t affect the check, and the sweeper deletes it when it is no longer needed', async () => {
  const { rule, ruleSet } = await newRule()
  await orderFault('', { kind: 'status', status: 403 }, 1, 'delete')
  const pdf = await largePdfOf([`It is about ${rule}`])
  expect(await ended(account, await idOf(await submit(account, ruleSet, pdf)))).toMatchObject({
    state: 'FINISHED',
  })
  await stack.sweep()
  expect(await providerFiles(stack)).toHaveLength(1)
  await ageProviderFiles(stack)
  await orderFault('', { kind: 'status', status: 400 }, 1, 'list')
  await stack.sweep()
  await expect.poll(stack.logs).toContain('lent-files-not-swept')
  await stack.sweep()
  expect(await providerFiles(stack)).toEqual([])
})

test('a database that is busy every third time causes no failure', async () => {
  let calls = 0
  stack.database.meddle(() => (++calls % 3 === 0 ? 'busy' : 'pass'))
  const { ruleSet, pdf } = await newRule()
  const entry = await ended(account, await idOf(await submit(account, ruleSet, pdf)))
  expect(entry.state).toBe('FINISHED')
  expect(calls).toBeGreaterThan(20)
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

test('a mail outage loses no letter and sends none twice', async () => {
  await failMails(1)
  const email = newEmail()
  const visitor = new Visitor(stack.url)
  const registered = await visitor.json('POST', '/api/auth/register', {
    username: email,
    email,
    password: PASSWORD,
  })
  expect(registered.status).toBe(201)
  const waiting = (): Promise<unknown[]> =>
    rowsAt(stack.databaseUrl, 'select 1 from mails where recipient = ?', email)
  await expect
    .poll(
      async () =>
        (await rowsAt(stack.databaseUrl, 'select not_before from mails where recipient = ?', email))[0]
          ?.not_before,
    )
    .toBeGreaterThan(0)
  expect(await waiting()).toHaveLength(1)
  await rowsAt(stack.databaseUrl, 'update mails set queued_at = queued_at - 120000, not_before = 0')
  await Promise.all([stack.sweep(), stack.sweep()])
  await mailTo(email, /./, stack)
  await expect.poll(waiting).toEqual([])
  expect(await mailsTo(email, stack)).toHaveLength(1)
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
