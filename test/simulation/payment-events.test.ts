/** The effect of single payment events on the ledger, the payer's letters and the operator's log. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteAccount } from '../../src/server/accounts/delete-account.ts'
import { applyPayment } from '../../src/server/billing/apply-payment.ts'
import { BROKEN_INVARIANTS } from '../../src/server/operations/invariants.ts'
import { type Books, newBooks } from './books.ts'
import { eventsOf } from './payment-courses.ts'

const FIRST_USER = 5_000_000

let books: Books

const said = (): string =>
  vi
    .mocked(console.error)
    .mock.calls.map((line) => JSON.stringify(line))
    .join('\n')

beforeEach(() => {
  books = newBooks()
})

afterEach(() => {
  expect(books.rows(BROKEN_INVARIANTS)).toEqual([])
})

test('the operator is notified once of a payment without a user and once of a refund of an unknown payment', async () => {
  const { paid, reversed } = eventsOf(FIRST_USER - 1, 'stranger')
  const told = (): unknown[] =>
    books
      .rows("select name, count from counters where name <> 'deletion' order by name")
      .map(({ name, count }) => `${name} ${count}`)
  await books.openAccounts(FIRST_USER - 6, 1)
  await applyPayment(books.services, eventsOf(FIRST_USER - 6).paid)
  expect(told()).toEqual([])
  for (const event of [reversed('re', 500), reversed('re', 500)]) {
    await applyPayment(books.services, event)
    expect(told()).toEqual(['reversal-unknown 1'])
  }
  for (const event of [paid, paid, reversed('later', 100)]) {
    await applyPayment(books.services, event)
    expect(told()).toEqual(['payment-in-suspense 1', 'reversal-unknown 1'])
  }
  expect(said().split('reversal-of-unknown-payment')).toHaveLength(2)
  expect(said().split('payment-in-suspense')).toHaveLength(2)
  expect(said()).toContain(paid.sessionId)
})

test('a payment that names no user is nobody’s, whoever has an account', async () => {
  await books.openAccounts(1, 1)
  await applyPayment(books.services, { ...eventsOf(1).paid, userId: null })
  expect(books.rows('select credit, amount from ledger')).toMatchObject([
    { credit: 'suspense', amount: 25_000 },
  ])
  expect(books.mailed).toEqual([])
})

test('a payment that names no user belongs to whoever opened it', async () => {
  const [payer, other] = [FIRST_USER - 11, FIRST_USER - 12]
  await books.openAccounts(other, 2)
  for (const user of [other, payer])
    books.rows(`insert into checkout_sessions (id, user_id, amount_cents, status, created_at)
      values ('${eventsOf(user).paid.sessionId}', ${user}, 2500, 'open', 0)`)
  await applyPayment(books.services, { ...eventsOf(payer).paid, userId: null })
  expect(books.rows('select credit, amount from ledger')).toMatchObject([
    { credit: `user:${payer}`, amount: 25_000 },
  ])
})

test('a payment in another currency is reported and books nothing', async () => {
  await applyPayment(books.services, { kind: 'foreign', id: 'cs_foreign' })
  expect(said()).toContain('payment-in-another-currency')
  expect(said()).toContain('cs_foreign')
  expect(books.rows('select * from ledger')).toEqual([])
})

test('a payment of nothing books nothing and sends no letter', async () => {
  const user = FIRST_USER - 5
  await books.openAccounts(user, 1)
  await applyPayment(books.services, { ...eventsOf(user).paid, amountCents: 0 })
  expect(books.rows('select * from ledger')).toEqual([])
  expect(books.rows('select kind from activity')).toEqual([])
  expect(books.mailed).toEqual([])
})

test('deleting an account closes its ledger account immediately', async () => {
  const user = FIRST_USER - 4
  await books.openAccounts(user, 2)
  await applyPayment(books.services, eventsOf(user).paid)
  await deleteAccount(books.services, { id: user })
  expect(books.rows('select balance from ledger_accounts where id = ?', `user:${user}`)).toMatchObject([
    { balance: 0 },
  ])
})

test('a refund of a deleted user’s payment leaves no debt', async () => {
  const user = FIRST_USER - 13
  await books.openAccounts(user, 1)
  const { paid, reversed } = eventsOf(user)
  await applyPayment(books.services, paid)
  await deleteAccount(books.services, { id: user })
  await applyPayment(books.services, reversed('re', 1000))
  expect(books.rows('select id, balance from ledger_accounts where balance <> 0 order by id')).toMatchObject([
    { id: 'revenue', balance: 15_000 },
    { id: 'stripe', balance: -15_000 },
  ])
})

test('a refund takes from its own payment, whoever paid before or after', async () => {
  const [first, payer, last] = [FIRST_USER - 10, FIRST_USER - 9, FIRST_USER - 8]
  await books.openAccounts(first, 3)
  for (const user of [first, payer, last]) await applyPayment(books.services, eventsOf(user).paid)
  await applyPayment(books.services, eventsOf(payer).reversed('re', 1000))
  const balances = books.rows("select id, balance from ledger_accounts where id like 'user:%' order by id")
  expect(balances).toMatchObject([
    { id: `user:${first}`, balance: 25_000 },
    { id: `user:${payer}`, balance: 15_000 },
    { id: `user:${last}`, balance: 25_000 },
  ])
})

test('only an open session can expire, and no other is affected', async () => {
  const user = FIRST_USER - 2
  const status = (): unknown[] =>
    books
      .rows(`select status from checkout_sessions where user_id = ${user} order by id`)
      .map((row) => row.status)
  for (const name of ['a', 'b', 'c'])
    books.rows(`insert into checkout_sessions (id, user_id, amount_cents, status, created_at)
      values ('cs_${name}_${user}', ${user}, 2500, 'open', 0)`)
  await books.openAccounts(user, 1)
  const { paid, expired } = eventsOf(user)
  for (const event of [paid, expired, eventsOf(user, 'b').expired]) await applyPayment(books.services, event)
  expect(status()).toEqual(['paid', 'expired', 'open'])
})

test('a top-up sends one letter with the new balance and a link to the profile', async () => {
  const user = FIRST_USER - 3
  await books.openAccounts(user, 1)
  for (const [index, name] of ['a', 'b'].entries()) {
    const { paid } = eventsOf(user, name)
    for (const event of [paid, paid]) {
      await applyPayment(books.services, event)
      expect(books.mailed).toHaveLength(index + 1)
    }
  }
  const [letter] = books.rows(`select * from mails where id = ${books.mailed[1]}`)
  const text = JSON.stringify(letter)
  for (const words of [`order-${user}@example.org`, '$25.00', '$50.00', 'http://localhost/app/profile'])
    expect(text).toContain(words)
  expect(text).not.toContain('{balance}')
  expect(books.rows('select kind, detail from activity')).toMatchObject([
    { kind: 'topped up', detail: '$25.00' },
    { kind: 'topped up', detail: '$25.00' },
  ])
  expect(said()).toBe('')
})

test('a refund that the balance covers in part, and that then fails, leaves no debt', async () => {
  const user = FIRST_USER - 7
  await books.openAccounts(user, 1)
  const { paid, reversed, reinstated } = eventsOf(user)
  const accounts = (): unknown[] =>
    books
      .rows(`select id, balance from ledger_accounts where id like '%:${user}' order by id`)
      .map((row) => `${row.id} ${row.balance}`)
  await applyPayment(books.services, paid)
  books.rows(
    `insert into ledger (debit, credit, amount, code, ref, at) values ('user:${user}', 'revenue', 20000, 'check', 'spent', 0)`,
  )
  await applyPayment(books.services, reversed('re', 1000))
  expect(accounts()).toEqual([`receivable:${user} -5000`, `user:${user} 0`])
  await applyPayment(books.services, reinstated('re', 1000))
  expect(accounts()).toEqual([`receivable:${user} 0`, `user:${user} 5000`])
  // The provider may repeat an event after a later one.
  for (const event of [reversed('re', 1000), reversed('later', 500)])
    await applyPayment(books.services, event)
  expect(accounts()).toEqual([`receivable:${user} 0`, `user:${user} 0`])
})
