import { z } from '@hono/zod-openapi'
import { STATEMENT_PAGE } from '../domain/account/quotas.ts'
import { TOP_UP_MAX_CENTS, TOP_UP_MIN_CENTS } from '../domain/account/top-up.ts'
import { ERRORS } from '../domain/errors/errors.ts'
import { answer, call, json } from './call.ts'
import { IdPath, id, recordId, text, time } from './fields.ts'
import { api } from './urls.ts'

export const CheckoutBody = z.object({
  amount: z
    .number()
    .int()
    .min(TOP_UP_MIN_CENTS, ERRORS.amountOutOfRange.text)
    .max(TOP_UP_MAX_CENTS, ERRORS.amountOutOfRange.text),
  currency: z.literal('usd'),
  successUrl: z.url(),
  cancelUrl: z.url(),
  description: text().trim().max(500).optional(),
})
export type CheckoutBody = z.infer<typeof CheckoutBody>

export const Movement = z.strictObject({
  id: recordId,
  at: time,
  kind: z.enum(['credit', 'top-up', 'check', 'refund', 'other']),
  label: z.string().describe('Purpose, in words'),
  amount: z.number().describe('Dollars; negative for expenses'),
  balance: z.number().describe('Dollars, after this transaction'),
})
export type Movement = z.infer<typeof Movement>

const mine = { group: 'Money', caller: 'user' } as const

export const startCheckout = call('post', api.checkoutSession, 'Starts a payment on the provider’s page', {
  ...mine,
  request: { body: json(CheckoutBody) },
  answers: { 201: answer(z.strictObject({ checkoutUrl: z.url() })) },
  refusals: ['amountOutOfRange', 'foreignAddress', 'topUpsOff', 'paymentsUnavailable', 'tooManyRequests'],
})

export const listMovements = call(
  'get',
  api.movements,
  `Transactions of the account, newest first, ${STATEMENT_PAGE} per page`,
  {
    ...mine,
    request: {
      query: z.object({
        before: id().optional().describe('Only transactions before the one with this id'),
      }),
    },
    answers: { 200: answer(z.array(Movement)) },
  },
)

export const readReceipt = call('get', api.receipt, 'The receipt of a top-up, as a printable page', {
  ...mine,
  caller: 'owner',
  request: { params: IdPath },
  answers: { 200: { description: 'The page', content: { 'text/html': { schema: z.string() } } } },
})

export const Prices = z.strictObject({
  check: z.number().describe('Dollars'),
  agreement: z.number().nullable().describe('Dollars, for asking the AI three times; null: not offered'),
})
export type Prices = z.infer<typeof Prices>

export const readPrices = call('get', api.prices, 'What a check costs', {
  ...mine,
  scope: 'read',
  answers: { 200: answer(Prices) },
})

export const receivePayment = call(
  'post',
  api.stripeWebhook,
  'Receives signed events from the payment provider',
  {
    ...mine,
    caller: 'provider',
    answers: { 200: answer(z.strictObject({ received: z.literal(true) })) },
  },
)
