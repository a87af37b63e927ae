/** The payment provider promises no order and may tell twice: every order of a payment's events ends in one balance. */
import { createClient } from '@libsql/client/web'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { applyPayment, type Books } from '../../src/server/billing/apply-payment.ts'
import { openDatabase } from '../../src/server/db/client.ts'
import type { PaymentEvent } from '../../src/server/ports.ts'
import { brokenInvariants, rows } from '../support/database.ts'

const FIRST_USER = 5_000_000
const AT_ONCE = 12

/** What happens to one payment of $25: paid, told twice; $10 refunded; $15 disputed and the dispute won. */
function eventsOf(userId: number): readonly PaymentEvent[] {
  const [sessionId, paymentIntent] = [`cs_order_${userId}`, `pi_order_${userId}`]
  const paid = { kind: 'paid', sessionId, userId, amountCents: 2500, paymentIntent } as const
  return [
    { kind: 'other', type: 'checkout.session.completed' },
    paid,
    { kind: 'expired', sessionId },
    { kind: 'reversed', reversalId: `re_${userId}`, paymentIntent, amountCents: 1000 },
    { kind: 'reversed', reversalId: `dp_${userId}`, paymentIntent, amountCents: 1500 },
    { kind: 'reinstated', reversalId: `dp_${userId}` },
  ]
}

function ordersOf<T>(things: readonly T[]): readonly (readonly T[])[] {
  if (things.length <= 1) return [things]
  return things.flatMap((thing, at) => ordersOf(things.toSpliced(at, 1)).map((rest) => [thing, ...rest]))
}

let books: Books

beforeAll(() => {
  books = {
    db: openDatabase(inject('stack').databaseUrl, undefined),
    clock: { now: () => Date.now() },
    jobs: { check: () => Promise.resolve(), mail: () => Promise.resolve() },
    settings: { APP_ORIGIN: 'http://localhost' },
  }
})

afterAll(async () => {
  expect(await brokenInvariants()).toEqual([])
})

/** Tells events as the provider does: what was not taken comes again after the others. */
async function tell(events: readonly PaymentEvent[]): Promise<void> {
  let waiting = events
  for (let round = 0; waiting.length > 0; round++) {
    expect(round, 'some event was never taken').toBeLessThan(events.length)
    const refused: PaymentEvent[] = []
    for (const event of waiting) await applyPayment(books, event).catch(() => refused.push(event))
    waiting = refused
  }
}

async function openAccounts(count: number): Promise<void> {
  const client = createClient({ url: inject('stack').databaseUrl })
  await client.batch(
    Array.from({ length: count }, (_, index) => FIRST_USER + index).flatMap((id) => [
      {
        sql: `insert into users (id, email, email_key, password_hash, created_at) values (?1, ?2, ?2, 'none', 0)`,
        args: [id, `order-${id}@example.org`],
      },
      { sql: `insert into ledger_accounts (id, kind) values (?, 'user')`, args: [`user:${id}`] },
    ]),
    'write',
  )
}

test('720 orders of a payment’s events, one of them twice, each end in exactly the same balance', async () => {
  const orders = ordersOf([0, 1, 2, 3, 4, 5])
  expect(orders).toHaveLength(720)
  await openAccounts(orders.length)
  const work = orders.entries()
  const worker = async (): Promise<void> => {
    for (const [index, order] of work) {
      const events = eventsOf(FIRST_USER + index)
      const told = [...order, order[index % 6]].flatMap((at) => events[at ?? 0] ?? [])
      await tell(told)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  const balances = await rows(
    `select balance, count(*) as users from ledger_accounts
      where id >= 'user:${FIRST_USER}' and id < 'user:${FIRST_USER + 720}' group by balance`,
  )
  expect(balances).toMatchObject([{ balance: 15_000, users: 720 }])
  const owed = await rows(`select 1 from ledger_accounts where id like 'receivable:50%' and balance <> 0`)
  expect(owed).toEqual([])
}, 120_000)
