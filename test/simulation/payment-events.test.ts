/** The effect of single payment events on the ledger, the payer's letters and the operator's log. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteAccount } from '../../src/server/accounts/delete-account.ts'
import { applyPayment } from '../../src/server/billing/apply-payment.ts'
import { BROKEN_INVARIANTS } from '../../src/server/operations/invariants.ts'
import { type Books, newBooks } from './books.ts'
import { eventsOf } from './payment-courses.ts'

const FIRST_USER = 5_000_000

let books: Books

beforeEach(() => {
  books = newBooks()
})

afterEach(() => {
  expect(books.rows(BROKEN_INVARIANTS)).toEqual([])
})

test('the operator is notified once of a payment without a user and once of a refund of an unknown payment', async () => {
  const { paid, reversed } = eventsOf(FIRST_USER - 1, 'stranger')
  const later = reversed('later', 100)
  for (const event of [reversed('re', 500), reversed('re', 500), paid, paid, later])
    await applyPayment(books.services, event)
  expect(books.rows("select name, count from counters where name <> 'deletion' order by name")).toMatchObject(
    [
      { name: 'payment-in-suspense', count: 1 },
      { name: 'reversal-unknown', count: 1 },
    ],
  )
  const said = vi.mocked(console.error).mock.calls.join('\n')
  expect(said.split('reversal-of-unknown-payment')).toHaveLength(2)
})

test('deleting an account closes its ledger account immediately', async () => {
  const user = FIRST_USER - 4
  await books.openAccounts(user, 1)
  await applyPayment(books.services, eventsOf(user).paid)
  await deleteAccount(books.services, { id: user })
  expect(books.rows('select balance from ledger_accounts where id = ?', `user:${user}`)).toMatchObject([
    { balance: 0 },
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
  const { paid } = eventsOf(user)
  for (const event of [paid, paid]) await applyPayment(books.services, event)
  expect(books.mailed).toHaveLength(1)
  const [letter] = books.rows(`select * from mails where id = ${books.mailed[0]}`)
  const text = JSON.stringify(letter)
  for (const words of [`order-${user}@example.org`, '$25.00', 'http://localhost/app/profile'])
    expect(text).toContain(words)
  expect(text).not.toContain('{balance}')
})
