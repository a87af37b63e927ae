/** The receipt of a top-up: who gets it, and what it says. */
import { afterEach, expect, test, vi } from 'vitest'
import { applyPayment } from '../../src/server/billing/apply-payment.ts'
import { topUpById, toReceipt } from '../../src/server/billing/receipt.ts'
import { newBooks } from './books.ts'
import { eventsOf } from './payment-courses.ts'

afterEach(() => vi.restoreAllMocks())

test('only the payer’s top-up has a receipt, and it says what was paid', async () => {
  const books = newBooks()
  await books.openAccounts(7, 2)
  books.rows(
    `insert into ledger (debit, credit, amount, code, ref, at) values ('credit', 'user:7', 20, 'signup', 7, 0)`,
  )
  await applyPayment(books.services, eventsOf(7).paid)
  const receipts = async (user: number, entry: number) =>
    (await topUpById(books.services.db.read, user, entry)).map(toReceipt)
  expect(await receipts(7, 2)).toEqual([
    {
      number: 'RM-000002',
      at: '1970-01-01T00:00:00.001Z',
      account: 'order-7@example.org',
      amount: 25,
      payment: 'pi_a_7',
    },
  ])
  expect(await receipts(8, 2)).toEqual([])
  expect(await receipts(7, 1)).toEqual([])
})

test('a receipt names the session if the provider named no payment', async () => {
  const books = newBooks()
  await books.openAccounts(7, 1)
  await applyPayment(books.services, { ...eventsOf(7).paid, paymentIntent: null })
  expect((await topUpById(books.services.db.read, 7, 1)).map(toReceipt)).toMatchObject([
    { payment: 'cs_a_7' },
  ])
})
