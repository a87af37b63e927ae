/** The payment provider may reorder and repeat events: every order of a payment's events gives the same books. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DeletionServices, deleteAccount } from '../../src/server/accounts/delete-account.ts'
import { applyPayment, type BookingServices } from '../../src/server/billing/apply-payment.ts'
import { databaseOver } from '../../src/server/db/client.ts'
import { BROKEN_INVARIANTS } from '../../src/server/operations/invariants.ts'
import type { PaymentEvent } from '../../src/server/ports.ts'
import { LocalDatabase } from './database.ts'

const FIRST_USER = 5_000_000

type Happening = PaymentEvent | 'account deleted'

/** The events of one payment of $25 by a user. */
function eventsOf(userId: number, name = 'a') {
  const [sessionId, paymentIntent] = [`cs_${name}_${userId}`, `pi_${name}_${userId}`]
  const reversal = (kind: 'reversed' | 'reinstated') => (id: string, amountCents: number) => ({
    kind,
    reversalId: `${id}_${name}_${userId}`,
    paymentIntent,
    amountCents,
  })
  return {
    paid: { kind: 'paid', sessionId, userId, amountCents: 2500, paymentIntent },
    unpaid: { kind: 'other', type: 'checkout.session.completed' },
    expired: { kind: 'expired', sessionId },
    reversed: reversal('reversed'),
    reinstated: reversal('reinstated'),
  } as const
}

interface Course {
  readonly name: string
  readonly events: (userId: number) => readonly Happening[]
  /** In mills: the user's balance, and what remains in suspense. */
  readonly ends: { readonly balance: number; readonly suspense?: number }
  readonly user?: 'nobody' | 'has spent a payment'
}

const COURSES: readonly Course[] = [
  {
    name: '$10 refunded, $15 disputed and the dispute won',
    events: (user) => {
      const { paid, unpaid, expired, reversed, reinstated } = eventsOf(user)
      return [unpaid, paid, expired, reversed('re', 1000), reversed('dp', 1500), reinstated('dp', 1500)]
    },
    ends: { balance: 15_000 },
  },
  {
    name: 'a refund that failed, another, and a dispute of the whole: no more than the payment is taken',
    events: (user) => {
      const { paid, reversed, reinstated } = eventsOf(user)
      return [
        paid,
        reversed('re1', 1500),
        reinstated('re1', 1500),
        reversed('re2', 2000),
        reversed('dp', 2500),
      ]
    },
    ends: { balance: 0 },
  },
  {
    name: 'refunded and disputed in full, the dispute won: the refund still counts',
    events: (user) => {
      const { paid, reversed, reinstated } = eventsOf(user)
      return [paid, reversed('re', 2500), reversed('dp', 2500), reinstated('dp', 2500)]
    },
    ends: { balance: 0 },
  },
  {
    name: 'a payment that was spent is disputed: the next one pays for it first',
    events: (user) => {
      const spent = eventsOf(user)
      const next = eventsOf(user, 'b')
      return [spent.reversed('dp', 2500), spent.reversed('re', 1000), next.paid, next.reversed('re', 1000)]
    },
    ends: { balance: -10_000 },
    user: 'has spent a payment',
  },
  {
    name: 'a payment without a user is in suspense until it is refunded',
    events: (user) => {
      const { paid, reversed, reinstated } = eventsOf(user)
      return [paid, reversed('re1', 500), reversed('re2', 1000), reinstated('re2', 1000)]
    },
    ends: { balance: 0, suspense: 20_000 },
    user: 'nobody',
  },
  {
    name: 'the account is deleted meanwhile: it ends empty',
    events: (user) => {
      const { paid, reversed, reinstated } = eventsOf(user)
      return [paid, 'account deleted', reversed('re', 1000), reversed('dp', 2500), reinstated('dp', 2500)]
    },
    ends: { balance: 0 },
  },
]

function ordersOf<T>(things: readonly T[]): readonly (readonly T[])[] {
  if (things.length <= 1) return [things]
  return things.flatMap((thing, at) => ordersOf(things.toSpliced(at, 1)).map((rest) => [thing, ...rest]))
}

let database: LocalDatabase
let rows: LocalDatabase['rows']
let mailed: number[]
let books: BookingServices & DeletionServices

beforeEach(() => {
  // Silences the operator's log lines; what was counted for the operator is looked up.
  vi.spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => undefined)
  database = new LocalDatabase()
  rows = database.rows
  mailed = []
  books = {
    db: databaseOver(database.client),
    clock: { now: () => 1 },
    jobs: { check: () => Promise.resolve(), mail: async (id) => void mailed.push(id) },
    files: { delete: () => Promise.resolve() },
    settings: { APP_ORIGIN: 'http://localhost' },
  }
})

afterEach(() => {
  expect(rows(BROKEN_INVARIANTS)).toEqual([])
})

async function openAccounts(first: number, count: number): Promise<void> {
  await database.client.batch(
    Array.from({ length: count }, (_, index) => first + index).flatMap((id) => [
      {
        sql: `insert into users (id, email, email_key, password_hash, created_at) values (?1, ?2, ?2, 'none', 0)`,
        args: [id, `order-${id}@example.org`],
      },
      { sql: `insert into ledger_accounts (id, kind) values (?, 'user')`, args: [`user:${id}`] },
    ]),
    'write',
  )
}

/** The user makes the first payment and spends it. */
async function spendPayment(user: number): Promise<void> {
  await applyPayment(books, eventsOf(user).paid)
  rows(
    `insert into ledger (debit, credit, amount, code, ref, at) values (?, 'revenue', 25000, 'check', ?, 0)`,
    `user:${user}`,
    `spent:${user}`,
  )
}

async function happen(user: number, happening: Happening): Promise<void> {
  if (happening === 'account deleted') await deleteAccount(books, { id: user })
  else await applyPayment(books, happening)
}

test.each(COURSES.map((course, index) => ({ ...course, first: FIRST_USER + index * 1000 })))(
  'in every order, with one event repeated: $name',
  async ({ events, ends, user = 'plain', first }) => {
    const orders = ordersOf(events(first).map((_, at) => at))
    const last = first + orders.length
    if (user !== 'nobody') await openAccounts(first, orders.length)
    for (const [index, order] of orders.entries()) {
      if (user === 'has spent a payment') await spendPayment(first + index)
      const happenings = events(first + index)
      const told = [...order, order[index % order.length]].flatMap((at) => happenings[at ?? 0] ?? [])
      for (const happening of told) await happen(first + index, happening)
    }
    const [from, to] = [`user:${first}`, `user:${last}`]
    const balances = rows(
      `select a.balance + coalesce(owed.balance, 0) as total, count(*) as users,
        sum(a.balance <> 0 and coalesce(owed.balance, 0) <> 0) as both
        from ledger_accounts a left join ledger_accounts owed on owed.id = 'receivable:' || substr(a.id, 6)
        where a.id >= ? and a.id < ? group by 1`,
      from,
      to,
    )
    if (user !== 'nobody')
      expect(balances).toMatchObject([{ total: ends.balance, users: orders.length, both: 0 }])
    if (ends.suspense !== undefined)
      expect(
        rows(
          `select sum(case when credit = 'suspense' then amount else 0 end)
            - sum(case when debit = 'suspense' then amount else 0 end) as kept
            from ledger where ref glob ? group by substr(ref, -7) having kept <> ?`,
          `*_${Math.floor(first / 1000)}???`,
          ends.suspense,
        ),
      ).toEqual([])
  },
)

test('the operator is notified once of a payment without a user and once of a refund of an unknown payment', async () => {
  const { paid, reversed } = eventsOf(FIRST_USER - 1, 'stranger')
  const later = reversed('later', 100)
  for (const event of [reversed('re', 500), reversed('re', 500), paid, paid, later])
    await applyPayment(books, event)
  expect(rows("select name, count from counters where name <> 'deletion' order by name")).toMatchObject([
    { name: 'payment-in-suspense', count: 1 },
    { name: 'reversal-unknown', count: 1 },
  ])
  const said = vi.mocked(console.error).mock.calls.join('\n')
  expect(said.split('reversal-of-unknown-payment')).toHaveLength(2)
})

test('deleting an account closes its ledger account immediately', async () => {
  const user = FIRST_USER - 4
  await openAccounts(user, 1)
  await applyPayment(books, eventsOf(user).paid)
  await deleteAccount(books, { id: user })
  expect(rows('select balance from ledger_accounts where id = ?', `user:${user}`)).toMatchObject([
    { balance: 0 },
  ])
})

test('only an open session can expire, and no other is affected', async () => {
  const user = FIRST_USER - 2
  const status = (): unknown[] =>
    rows(`select status from checkout_sessions where user_id = ${user} order by id`).map((row) => row.status)
  for (const name of ['a', 'b', 'c'])
    rows(`insert into checkout_sessions (id, user_id, amount_cents, status, created_at)
      values ('cs_${name}_${user}', ${user}, 2500, 'open', 0)`)
  await openAccounts(user, 1)
  const { paid, expired } = eventsOf(user)
  for (const event of [paid, expired, eventsOf(user, 'b').expired]) await applyPayment(books, event)
  expect(status()).toEqual(['paid', 'expired', 'open'])
})

test('a top-up sends one letter with the new balance and a link to the profile', async () => {
  const user = FIRST_USER - 3
  await openAccounts(user, 1)
  const { paid } = eventsOf(user)
  for (const event of [paid, paid]) await applyPayment(books, event)
  expect(mailed).toHaveLength(1)
  const [letter] = rows(`select * from mails where id = ${mailed[0]}`)
  const text = JSON.stringify(letter)
  for (const words of [`order-${user}@example.org`, '$25.00', 'http://localhost/app/profile'])
    expect(text).toContain(words)
  expect(text).not.toContain('{balance}')
})
