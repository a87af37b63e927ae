/** The requests of a top-up to the payment provider, and the state after the provider fails. */
import { beforeEach, expect, test, vi } from 'vitest'
import type { User } from '../../src/domain/account/account.ts'
import { mills } from '../../src/domain/account/money.ts'
import type { CheckoutOrder } from '../../src/server/base/ports.ts'
import { pricesOf } from '../../src/server/billing/prices.ts'
import { startCheckout } from '../../src/server/billing/start-checkout.ts'
import { databaseOver } from '../../src/server/db/client.ts'
import { LocalDatabase } from './database.ts'
import { SETTINGS } from './settings.ts'

const USER = { id: 7, email: 'payer@example.org' } as User
const OWN = `${SETTINGS.APP_ORIGIN}/payment/return`
const BODY = { amount: 2500, currency: 'usd', successUrl: OWN, cancelUrl: OWN } as const
const OPENED = { id: 'cs_1', url: 'https://pay.example/1' }

let database: LocalDatabase
let orders: CheckoutOrder[]

beforeEach(() => {
  database = new LocalDatabase()
  database.rows(
    "insert into users (id, email, email_key, password_hash, created_at) values (?1, ?2, ?2, '-', 0)",
    USER.id,
    USER.email,
  )
  orders = []
})

function topUp(body: object = {}, key = 'sk_test', answer = async () => OPENED): Promise<string> {
  const createCheckout = (order: CheckoutOrder): Promise<typeof OPENED> => {
    orders.push(order)
    return answer()
  }
  const services = {
    settings: { ...SETTINGS, STRIPE_KEY: key },
    db: databaseOver(database.client),
    payments: { createCheckout, readEvent: async () => null },
    clock: { now: () => 1 },
    ids: { token: () => 'token' },
  }
  return startCheckout(services, USER, { ...BODY, ...body })
}

test('a payment is opened with its own key and stays open until the provider reports it', async () => {
  expect(await topUp()).toBe(OPENED.url)
  expect(orders).toEqual([
    {
      ...{ key: 'checkout-token', userId: 7, email: USER.email, amountCents: 2500 },
      ...{ description: 'Rulemark balance', successUrl: OWN, cancelUrl: OWN },
    },
  ])
  expect(database.rows('select id, user_id, amount_cents, status from checkout_sessions')).toMatchObject([
    { id: OPENED.id, user_id: 7, amount_cents: 2500, status: 'open' },
  ])
  await topUp({ description: 'For the team' })
  expect(orders[1]?.description).toBe('For the team')
})

test('without a provider, or while it fails, nothing is opened and the payer sees an error', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await expect(topUp({}, '')).rejects.toMatchObject({ code: 'topUpsOff' })
  await expect(topUp({}, 'sk', () => Promise.reject(new Error('down')))).rejects.toMatchObject({
    code: 'paymentsUnavailable',
  })
  expect(said.mock.calls.join()).toContain('checkout-failed')
  expect(database.rows('select * from checkout_sessions')).toEqual([])
  said.mockRestore()
})

test('of an account that is deleted while its payment is opened nothing is left', async () => {
  const deleted = async (): Promise<typeof OPENED> => {
    database.rows('delete from users')
    return OPENED
  }
  await expect(topUp({}, 'sk', deleted)).rejects.toMatchObject({ code: 'unauthorized' })
  expect(database.rows('select * from checkout_sessions')).toEqual([])
})

test('payers return only to this site', async () => {
  for (const body of [
    { successUrl: 'https://elsewhere.example/' },
    { cancelUrl: 'http://rulemark.example/' },
  ])
    await expect(topUp(body)).rejects.toMatchObject({ code: 'foreignAddress' })
  expect(orders).toEqual([])
})

test('the provider gets an address in which every parser sees this site', async () => {
  await topUp({
    successUrl: 'https:\\\\rulemark.example\\@elsewhere.example/',
    cancelUrl: ' HTTPS:rulemark.example',
  })
  expect(orders).toMatchObject([
    { successUrl: `${SETTINGS.APP_ORIGIN}/@elsewhere.example/`, cancelUrl: `${SETTINGS.APP_ORIGIN}/` },
  ])
})

test.each([
  ['', 3.6],
  ['900', 0.9],
  ['0', null],
])('an agreement price set to "%s" is %s dollars', (set, agreement) => {
  const settings = { ...SETTINGS, CHECK_PRICE_MILLS: mills(1_200), AGREEMENT_PRICE_MILLS: set }
  expect(pricesOf(settings)).toEqual({ check: 1.2, agreement })
})
