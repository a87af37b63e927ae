import Stripe from 'stripe'
import { afterAll, expect, inject, test, vi } from 'vitest'
import type { Movement } from '../../src/contract/billing.ts'
import { STATEMENT_PAGE } from '../../src/domain/account/quotas.ts'
import { type Account, mailsTo, mailTo, newAccount } from '../support/account.ts'
import { newRuleSet, submitAndWait } from '../support/checks.ts'
import { brokenInvariants, rows } from '../support/database.ts'
import { agreement } from '../support/pdf.ts'
import { Visitor } from '../support/visitor.ts'

afterAll(async () => {
  expect(await brokenInvariants()).toEqual([])
})

const order = {
  amount: 2500,
  currency: 'usd',
  successUrl: 'http://localhost/payment/return?payment=success',
  cancelUrl: 'http://localhost/payment/return?payment=cancelled',
  description: 'Rulemark balance',
}

async function checkout({ visitor }: Account): Promise<string> {
  const response = await visitor.json('POST', '/api/checkout/session', order)
  expect(response.status).toBe(201)
  return ((await response.json()) as { checkoutUrl: string }).checkoutUrl
}

async function balance({ visitor }: Account): Promise<number> {
  return (await visitor.get<{ balance: number }>('/api/users/me')).balance
}

function userId({ visitor }: Account): Promise<number> {
  return visitor.get<{ id: number }>('/api/users/me').then(({ id }) => id)
}

/** Sends a signed event as the payment provider does. */
async function sendEvent(type: string, object: object, secret = 'whsec_local'): Promise<number> {
  return sendSigned(
    JSON.stringify({
      id: `evt_${crypto.randomUUID()}`,
      object: 'event',
      livemode: false,
      type,
      data: { object },
    }),
    secret,
  )
}

async function sendSigned(payload: string, secret = 'whsec_local'): Promise<number> {
  const signature = await new Stripe('sk_test').webhooks.generateTestHeaderStringAsync({ payload, secret })
  const response = await fetch(`${inject('stack').url}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    body: payload,
  })
  return response.status
}

function session(id: string, user: number, payment_status = 'paid'): object {
  return {
    id,
    object: 'checkout.session',
    amount_total: 2500,
    currency: 'usd',
    client_reference_id: String(user),
    metadata: { origin: 'http://localhost' },
    payment_status,
    payment_intent: `pi_${id}`,
  }
}

test('[API-37, CORE-15] a payment on the hosted page credits the balance once and mails a receipt', async () => {
  const account = await newAccount()
  const url = await checkout(account)
  expect(await balance(account)).toBe(10)
  const paid = await fetch(`${url}/pay`, { method: 'POST', redirect: 'manual' })
  expect(paid.headers.get('Location')).toBe(order.successUrl)
  expect(await balance(account)).toBe(35)
  await fetch(`${url}/pay`, { method: 'POST', redirect: 'manual' })
  expect(await balance(account)).toBe(35)
  await mailTo(account.email, /25/)
  expect(await account.visitor.get('/api/users/me/movements')).toMatchObject([
    { kind: 'top-up', amount: 25 },
    { kind: 'credit', amount: 10 },
  ])
})

test('a top-up has a printable receipt with number, date, amount, account and payment', async () => {
  const account = await newAccount()
  await fetch(`${await checkout(account)}/pay`, { method: 'POST', redirect: 'manual' })
  const [topUp, credit] = await account.visitor.get<Movement[]>('/api/users/me/movements')
  const receipt = (id = 0): Promise<Response> =>
    account.visitor.call('GET', `/api/users/me/movements/${id}/receipt`)
  const response = await receipt(topUp?.id)
  expect(response.headers.get('Content-Type')).toContain('text/html')
  const html = await response.text()
  const [payment] = await rows(
    'select payment_intent from checkout_sessions where user_id = ?',
    await userId(account),
  )
  expect(html).toContain(`RM-${String(topUp?.id).padStart(6, '0')}`)
  for (const fact of [topUp?.at.slice(0, 10), '$25.00', account.email, String(payment?.payment_intent)]) {
    expect(html).toContain(`<dd>${fact}`)
  }
  expect((await receipt(credit?.id)).status).toBe(404)
})

test('the statement names the document of a check while it is in the history', async () => {
  const account = await newAccount()
  const { visitor } = account
  const labels = async (): Promise<string[]> =>
    (await visitor.get<Movement[]>('/api/users/me/movements')).map(({ label }) => label)
  const ruleSet = await newRuleSet(account)
  const entry = await submitAndWait(account, ruleSet, await agreement(), 'lease.pdf')
  const locked = new TextEncoder().encode('%PDF-1.7 and nothing that can be read')
  await submitAndWait(account, ruleSet, locked, 'locked.pdf')
  const [refund, second, first, credit] = await labels()
  expect([refund, second]).toEqual(['Refund of the check of locked.pdf', 'Check of locked.pdf'])
  expect([first, credit]).toEqual(['Check of lease.pdf', 'Beta credit'])
  await visitor.call('DELETE', `/api/documents/${entry.documentRequestId}`)
  expect((await labels())[2]).toBe('Document check')
})

test('a long statement is listed in pages, and each line has the balance after it', async () => {
  const account = await newAccount()
  const other = await newAccount()
  for (const user of [await userId(account), await userId(other)]) {
    await rows(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?2)
      insert into ledger (debit, credit, amount, code, ref, at)
      select iif(i % 3, ?1, 'credit'), iif(i % 3, 'revenue', ?1), 7 + i % 3, 'correction', ?1 || '-' || i, i from n`,
      `user:${user}`,
      2.5 * STATEMENT_PAGE,
    )
  }
  const lines: Movement[] = []
  const sizes: number[] = []
  do {
    const before = lines.length > 0 ? `?before=${lines.at(-1)?.id}` : ''
    const page = await account.visitor.get<Movement[]>(`/api/users/me/movements${before}`)
    sizes.push(page.length)
    lines.push(...page)
  } while (sizes.at(-1) === STATEMENT_PAGE)
  expect(sizes).toEqual([STATEMENT_PAGE, STATEMENT_PAGE, STATEMENT_PAGE / 2 + 1])
  const sums = lines.map((_, from) => lines.slice(from).reduce((sum, { amount }) => sum + mills(amount), 0))
  expect(lines.map((line) => mills(line.balance))).toEqual(sums)
  expect(lines[0]?.balance).toBeCloseTo(await balance(account), 2)
  expect((await account.visitor.call('GET', '/api/users/me/movements?before=x')).status).toBe(400)
})

function mills(dollars: number): number {
  return Math.round(dollars * 1000)
}

test('a cancelled payment credits nothing', async () => {
  const account = await newAccount()
  const url = await checkout(account)
  const cancelled = await fetch(`${url}/cancel`, { method: 'POST', redirect: 'manual' })
  expect(cancelled.headers.get('Location')).toBe(order.cancelUrl)
  expect(await balance(account)).toBe(10)
})

test('one session is credited once, for events in any order, repeated or simultaneous', async () => {
  const account = await newAccount()
  const paid = session(`cs_${crypto.randomUUID()}`, await userId(account))
  const events = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'] as const
  const statuses = await Promise.all([...events, ...events, ...events].map((type) => sendEvent(type, paid)))
  expect(statuses).toEqual(statuses.map(() => 200))
  expect(await balance(account)).toBe(35)
})

test.each([
  ['an empty one', 't=1,v1='],
  ['characters that are no digits', `t=1,v1=${'\u00ff'.repeat(64)}`],
  ['one within another', 't=1,v1='.repeat(800)],
  ['something missing at its end', `t=1,v1=${'0'.repeat(64)},`],
  ['no time in digits', 't=,v1=0'],
  ['no time', 'v1=0'],
])('an invalid signature is refused without an internal failure: %s', async (_, signature) => {
  const response = await fetch(`${inject('stack').url}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    body: '{}',
  })
  expect(response.status).toBe(400)
})

test('an unpaid session, another currency and a forged signature credit nothing', async () => {
  const account = await newAccount()
  const user = await userId(account)
  expect(await sendEvent('checkout.session.completed', session('cs_unpaid', user, 'unpaid'))).toBe(200)
  const euros = { ...session('cs_euros', user), currency: 'eur' }
  expect(await sendEvent('checkout.session.completed', euros)).toBe(200)
  expect(await sendEvent('checkout.session.completed', session('cs_forged', user), 'whsec_wrong')).toBe(400)
  expect(await balance(account)).toBe(10)
})

test('a session that was completed unpaid is credited once, when its payment arrives later', async () => {
  const account = await newAccount()
  const [id, user] = [`cs_${crypto.randomUUID()}`, await userId(account)]
  expect(await sendEvent('checkout.session.completed', session(id, user, 'unpaid'))).toBe(200)
  expect(await balance(account)).toBe(10)
  for (let times = 0; times < 2; times++)
    expect(await sendEvent('checkout.session.async_payment_succeeded', session(id, user))).toBe(200)
  expect(await balance(account)).toBe(35)
})

test('a refund is deducted once; what the balance can’t cover is owed', async () => {
  const account = await newAccount()
  const id = `cs_${crypto.randomUUID()}`
  await sendEvent('checkout.session.completed', session(id, await userId(account)))
  const refund = {
    id: `re_${id}`,
    amount: 2500,
    currency: 'usd',
    payment_intent: `pi_${id}`,
    status: 'succeeded',
  }
  await Promise.all([sendEvent('refund.created', refund), sendEvent('refund.updated', refund)])
  expect(await balance(account)).toBe(10)
  const dispute = { id: `dp_${id}`, amount: 2500, payment_intent: `pi_${id}` }
  await sendEvent('charge.dispute.funds_withdrawn', dispute)
  expect(await balance(account), 'of one payment no more than it is taken').toBe(10)
  await sendEvent('charge.dispute.funds_reinstated', dispute)
  expect(await balance(account)).toBe(10)
  await sendEvent('refund.failed', { ...refund, status: 'failed' })
  await sendEvent('refund.updated', { ...refund, status: 'failed' })
  expect(await balance(account), 'a refund that failed after it succeeded').toBe(35)
  await sendEvent('refund.updated', refund)
  expect(await balance(account)).toBe(35)
})

test('a refund beyond the balance is owed, and the next payment settles it', async () => {
  const account = await newAccount()
  const user = await userId(account)
  const [first, second] = [`cs_${crypto.randomUUID()}`, `cs_${crypto.randomUUID()}`]
  await sendEvent('checkout.session.completed', session(first, user))
  await rows(
    `insert into ledger (debit, credit, amount, code, ref, at) values (?, 'revenue', 30000, 'check', ?, 0)`,
    `user:${user}`,
    `spent:${first}`,
  )
  await sendEvent('charge.dispute.funds_withdrawn', {
    id: `dp_${first}`,
    amount: 2500,
    payment_intent: `pi_${first}`,
  })
  expect(await balance(account)).toBe(0)
  await sendEvent('checkout.session.completed', session(second, user))
  expect(await balance(account)).toBe(5)
  const letter = await mailTo(account.email, /25\.00 added/)
  await vi.waitFor(async () => {
    const letters = await mailsTo(account.email)
    expect(letters.map(({ text }) => /balance is now (\S+)\./.exec(text)?.[1])).toContain('$5.00')
  }, 20_000)
  expect(letter.html).not.toContain('{balance}')
  expect(
    (await account.visitor.get<Movement[]>('/api/users/me/movements')).map(({ label }) => label),
  ).toEqual([
    'Top-up reversed',
    'Top-up by card',
    'Top-up reversed',
    'Document check',
    'Top-up by card',
    'Beta credit',
  ])
})

test('the payment of an account deleted meanwhile is accepted, kept in suspense and returned by a refund', async () => {
  const account = await newAccount()
  const url = await checkout(account)
  const id = url.split('/').at(-1) ?? ''
  expect((await account.visitor.call('DELETE', '/api/auth/user/delete')).status).toBe(204)
  await fetch(`${url}/pay`, { method: 'POST', redirect: 'manual' })
  const booked = (): Promise<object[]> =>
    rows(
      'select l.debit, l.credit, l.amount, l.code from ledger l join checkout_sessions s on s.id = ?1 where l.ref = ?1 or l.ref in (select id from reversals where payment_intent = s.payment_intent)',
      id,
    )
  expect(await booked()).toMatchObject([
    { debit: 'stripe', credit: 'suspense', amount: 25_000, code: 'checkout' },
  ])
  const { payment_intent } = (await (
    await fetch(`${inject('stack').emulatedUrl}/stripe/v1/checkout/sessions/${id}`)
  ).json()) as { payment_intent: string }
  await fetch(`${inject('stack').emulatedUrl}/stripe/v1/refunds`, {
    method: 'POST',
    body: new URLSearchParams({ payment_intent }),
  })
  expect((await booked())[1]).toMatchObject({
    debit: 'suspense',
    credit: 'stripe',
    amount: 25_000,
    code: 'reversal',
  })
})

test('a refund and a dispute of an unknown payment are accepted', async () => {
  const [id] = [crypto.randomUUID()]
  const refund = {
    id: `re_${id}`,
    amount: 700,
    currency: 'usd',
    payment_intent: `pi_${id}`,
    status: 'succeeded',
  }
  expect(await sendEvent('refund.created', refund)).toBe(200)
  expect(await sendEvent('refund.failed', { ...refund, status: 'failed' })).toBe(200)
  const dispute = { id: `dp_${id}`, amount: 700, payment_intent: null }
  expect(await sendEvent('charge.dispute.funds_withdrawn', dispute)).toBe(200)
})

test('a refund that fails later is credited again', async () => {
  const account = await newAccount()
  const url = await checkout(account)
  await fetch(`${url}/pay`, { method: 'POST', redirect: 'manual' })
  const stripe = `${inject('stack').emulatedUrl}/stripe`
  const paid = await fetch(`${stripe}/v1/checkout/sessions/${url.split('/').at(-1)}`)
  const { payment_intent } = (await paid.json()) as { payment_intent: string }
  const created = await fetch(`${stripe}/v1/refunds`, {
    method: 'POST',
    body: new URLSearchParams({ payment_intent }),
  })
  const { id } = (await created.json()) as { id: string }
  expect(await balance(account)).toBe(10)
  await fetch(`${stripe}/refunds/${id}/fail`, { method: 'POST' })
  expect(await balance(account)).toBe(35)
})

test.each([
  ['no JSON', 'checkout'],
  ['null', 'null'],
  ['a list', '[]'],
  ['nothing but a type', '{"type":"checkout.session.completed"}'],
  ['a number for a payment', '{"type":"checkout.session.completed","data":{"object":7}}'],
  ['an object without its fields', '{"type":"refund.created","data":{"object":{"id":"re_1"}}}'],
])('a signed but invalid event answers 400: %s', async (_, payload) => {
  expect(await sendSigned(payload)).toBe(400)
})

test.each([0.5, -100, 1e12, '2500', null])('an amount of %o is invalid: 400', async (amount) => {
  const refund = { id: 're_odd', amount, currency: 'usd', payment_intent: 'pi_odd', status: 'succeeded' }
  expect(await sendEvent('refund.created', refund)).toBe(400)
  if (amount !== null)
    expect(
      await sendEvent('checkout.session.completed', { ...session('cs_odd', 1), amount_total: amount }),
    ).toBe(400)
})

test('a refund that arrives before its payment is booked with it', async () => {
  const account = await newAccount()
  const id = `cs_${crypto.randomUUID()}`
  const refund = {
    id: `re_${id}`,
    amount: 2500,
    currency: 'usd',
    payment_intent: `pi_${id}`,
    status: 'succeeded',
  }
  expect(await sendEvent('refund.created', refund)).toBe(200)
  await sendEvent('checkout.session.completed', session(id, await userId(account)))
  expect(await sendEvent('refund.created', refund)).toBe(200)
  expect(await balance(account)).toBe(10)
})

test('a payment in test mode, and one of another product with the same reference, credit nobody', async () => {
  const account = await newAccount()
  const user = await userId(account)
  const paid = session(`cs_${crypto.randomUUID()}`, user)
  const event = { id: 'evt_1', object: 'event', type: 'checkout.session.completed' }
  expect(await sendSigned(JSON.stringify({ ...event, livemode: true, data: { object: paid } }))).toBe(400)
  for (const metadata of [{}, null, { origin: 'https://shop.example' }]) {
    const id = `cs_${crypto.randomUUID()}`
    expect(await sendEvent(event.type, { ...session(id, user), metadata })).toBe(200)
    expect(await rows("select credit from ledger where code = 'checkout' and ref = ?", id)).toEqual([
      { credit: 'suspense' },
    ])
  }
  expect(await balance(account)).toBe(10)
})

test('an event of a connected account credits nobody, whatever it says', async () => {
  const account = await newAccount()
  const paid = session(`cs_${crypto.randomUUID()}`, await userId(account))
  const event = { id: 'evt_1', object: 'event', livemode: false, account: 'acct_1' }
  const type = 'checkout.session.completed'
  expect(await sendSigned(JSON.stringify({ ...event, type, data: { object: paid } }))).toBe(200)
  expect(await balance(account)).toBe(10)
})

test.each([
  ['refund.created', 'refund.failed'],
  ['charge.dispute.funds_withdrawn', 'charge.dispute.funds_reinstated'],
])('%s and its reversal in another currency move nothing', async (taken, returned) => {
  const account = await newAccount()
  const id = `cs_${crypto.randomUUID()}`
  await sendEvent('checkout.session.completed', session(id, await userId(account)))
  const yen = { id: `re_${id}`, amount: 2500, currency: 'jpy', payment_intent: `pi_${id}` }
  expect(await sendEvent(taken, { ...yen, status: 'succeeded' })).toBe(200)
  expect(await balance(account)).toBe(35)
  const dollars = { ...yen, currency: 'usd', status: 'succeeded' }
  expect(await sendEvent(taken, dollars)).toBe(200)
  expect(await sendEvent(returned, { ...yen, status: 'failed' })).toBe(200)
  expect(await balance(account)).toBe(10)
})

test('a payment opened by a version that stored no origin with it is credited to who opened it', async () => {
  const account = await newAccount()
  const id = `cs_${crypto.randomUUID()}`
  const opened =
    "insert into checkout_sessions (id, user_id, amount_cents, status, created_at) values (?, ?, 2500, 'open', 0)"
  await rows(opened, id, await userId(account))
  const paid = { ...session(id, 0), client_reference_id: null, metadata: {} }
  expect(await sendEvent('checkout.session.completed', paid)).toBe(200)
  expect(await balance(account)).toBe(35)
})

test.each([
  [{ ...order, amount: 99 }, 'The amount must be between $1 and $1,000'],
  [{ ...order, amount: 100_001 }, 'The amount must be between $1 and $1,000'],
  [{ ...order, currency: 'eur' }, 'Invalid request. Please check the provided data.'],
  [{ ...order, successUrl: 'https://evil.example/' }, 'The return address must be on this site'],
])('a top-up is refused: %o', async (body, text) => {
  const { visitor } = await newAccount()
  const response = await visitor.json('POST', '/api/checkout/session', body)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ message: text })
})

test('signed-out callers can’t pay', async () => {
  const visitor = new Visitor(inject('stack').url)
  expect((await visitor.json('POST', '/api/checkout/session', order)).status).toBe(401)
})
