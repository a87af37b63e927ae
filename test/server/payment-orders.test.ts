/** The payment provider may reorder and repeat events: every order of a payment's events gives the same books. */
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { deleteAccount, type Estate } from '../../src/server/accounts/delete-account.ts'
import { applyPayment, type Books } from '../../src/server/billing/apply-payment.ts'
import { connect, openDatabase } from '../../src/server/db/client.ts'
import type { PaymentEvent } from '../../src/server/ports.ts'
import { brokenInvariants, rows } from '../support/database.ts'

const FIRST_USER = 5_000_000
const AT_ONCE = 12

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
    name: 'a payment for nobody is in suspense until it is paid back',
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

let books: Books & Estate

beforeAll(() => {
  // Silences the operator's log lines, which are counted at the end instead.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  books = {
    db: openDatabase(inject('stack').databaseUrl, undefined),
    clock: { now: () => Date.now() },
    jobs: { check: () => Promise.resolve(), mail: () => Promise.resolve() },
    files: { delete: () => Promise.resolve() },
    settings: { APP_ORIGIN: 'http://localhost' },
  }
})

afterAll(async () => {
  expect(await brokenInvariants()).toEqual([])
})

async function openAccounts(first: number, count: number): Promise<void> {
  const client = connect(inject('stack').databaseUrl)
  await client.batch(
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
  await rows(
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
  'in every order, one event twice: $name',
  async ({ events, ends, user = 'plain', first }) => {
    const orders = ordersOf(events(first).map((_, at) => at))
    const last = first + orders.length
    if (user !== 'nobody') await openAccounts(first, orders.length)
    const work = orders.entries()
    const worker = async (): Promise<void> => {
      for (const [index, order] of work) {
        if (user === 'has spent a payment') await spendPayment(first + index)
        const happenings = events(first + index)
        const told = [...order, order[index % order.length]].flatMap((at) => happenings[at ?? 0] ?? [])
        for (const happening of told) await happen(first + index, happening)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    const [from, to] = [`user:${first}`, `user:${last}`]
    const balances = await rows(
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
        await rows(
          `select sum(case when credit = 'suspense' then amount else 0 end)
            - sum(case when debit = 'suspense' then amount else 0 end) as kept
            from ledger where ref glob ? group by substr(ref, -7) having kept <> ?`,
          `*_${Math.floor(first / 1000)}???`,
          ends.suspense,
        ),
      ).toEqual([])
  },
  120_000,
)

test('an operator hears of a payment for nobody and of a refund of an unknown payment, once each', async () => {
  const counted = async (): Promise<Record<string, number>> =>
    Object.fromEntries(
      (await rows('select name, count from counters')).map(({ name, count }) => [name, Number(count)]),
    )
  const before = await counted()
  const { paid, reversed } = eventsOf(FIRST_USER - 1, 'stranger')
  for (const event of [reversed('re', 500), reversed('re', 500), paid, paid]) await applyPayment(books, event)
  const after = await counted()
  for (const name of ['payment-in-suspense', 'reversal-unknown'])
    expect([name, (after[name] ?? 0) - (before[name] ?? 0)]).toEqual([name, 1])
})
