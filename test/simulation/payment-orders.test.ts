/** The payment provider may reorder and repeat events: every order of a payment's events gives the same ledger. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deleteAccount } from '../../src/server/accounts/delete-account.ts'
import { applyPayment } from '../../src/server/billing/apply-payment.ts'
import { BROKEN_INVARIANTS } from '../../src/server/operations/invariants.ts'
import { type Books, newBooks } from './books.ts'
import { COURSES, eventsOf, type Happening } from './payment-courses.ts'

const FIRST_USER = 5_000_000

function ordersOf<T>(things: readonly T[]): readonly (readonly T[])[] {
  if (things.length <= 1) return [things]
  return things.flatMap((thing, at) => ordersOf(things.toSpliced(at, 1)).map((rest) => [thing, ...rest]))
}

let books: Books

beforeEach(() => {
  books = newBooks()
})

afterEach(() => {
  expect(books.rows(BROKEN_INVARIANTS)).toEqual([])
})

/** The user makes the first payment and spends it. */
async function spendPayment(user: number): Promise<void> {
  await applyPayment(books.services, eventsOf(user).paid)
  books.rows(
    `insert into ledger (debit, credit, amount, code, ref, at) values (?, 'revenue', 25000, 'check', ?, 0)`,
    `user:${user}`,
    `spent:${user}`,
  )
}

async function happen(user: number, happening: Happening): Promise<void> {
  if (happening === 'account deleted') await deleteAccount(books.services, { id: user })
  else await applyPayment(books.services, happening)
}

test.each(COURSES.map((course, index) => ({ ...course, first: FIRST_USER + index * 1000 })))(
  'in every order, with one event repeated: $name',
  async ({ events, ends, user = 'plain', first }) => {
    const orders = ordersOf(events(first).map((_, at) => at))
    const last = first + orders.length
    if (user !== 'nobody') await books.openAccounts(first, orders.length)
    for (const [index, order] of orders.entries()) {
      if (user === 'has spent a payment') await spendPayment(first + index)
      const happenings = events(first + index)
      const told = [...order, order[index % order.length]].flatMap((at) => happenings[at ?? 0] ?? [])
      for (const happening of told) await happen(first + index, happening)
    }
    const [from, to] = [`user:${first}`, `user:${last}`]
    const balances = books.rows(
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
        books.rows(
          `select sum(case when credit = 'suspense' then amount else 0 end)
            - sum(case when debit = 'suspense' then amount else 0 end) as kept
            from ledger where ref glob ? group by substr(ref, -7) having kept <> ?`,
          `*_${Math.floor(first / 1000)}???`,
          ends.suspense,
        ),
      ).toEqual([])
  },
)
