import { z } from '@hono/zod-openapi'
import type { User as DomainUser } from '../domain/account/account.ts'
import { ERRORS } from '../domain/errors/errors.ts'
import { answer, call, json } from './call.ts'
import { id, Message, recordId, text, time } from './fields.ts'
import { api } from './urls.ts'

export const Consent = z.object({
  consentTermAndConditions: z.boolean(),
  consentProcessingPersonalData: z.boolean(),
})
export type Consent = z.infer<typeof Consent>

export const User = z.strictObject({
  id: recordId,
  username: z.string(),
  email: z.string(),
  role: z.enum(['USER', 'ADMIN']),
  enabled: z.boolean(),
  ...Consent.shape,
  balance: z.number().describe('Dollars'),
  demoFinished: z.boolean(),
  createdAt: time,
  runningChecks: z.int().min(0).optional().describe('Checks that have not ended'),
}) satisfies z.ZodType<DomainUser>

export const GivenConsent = z.strictObject({
  ...Consent.shape,
  termAndConditionsGivenAt: time.nullable().describe('Null while withdrawn'),
  processingPersonalDataGivenAt: time.nullable().describe('Null while withdrawn'),
  version: z.string().describe('Version of the texts that were accepted'),
})
export type GivenConsent = z.infer<typeof GivenConsent>

export const Activity = z.strictObject({ id: recordId, kind: z.string(), detail: z.string(), at: time })
export type Activity = z.infer<typeof Activity>

export const Rating = z.object({
  ratingValue: z
    .number({ error: ERRORS.ratingRequired.text })
    .int()
    .min(1, ERRORS.ratingRequired.text)
    .max(5, ERRORS.ratingRequired.text),
  comment: text().trim().max(1000, ERRORS.commentTooLong.text).optional(),
})
export type Rating = z.infer<typeof Rating>

const account = { group: 'Accounts', caller: 'user' } as const

export const readUser = call('get', api.me, 'The signed-in user', {
  ...account,
  scope: 'read',
  answers: { 200: answer(User) },
})

export const finishDemo = call('post', api.demoFinished, 'Records that the demo was finished', account)

export const readConsent = call('get', api.consent, 'Consents given, with dates and version of the texts', {
  ...account,
  answers: { 200: answer(GivenConsent) },
})

export const saveConsent = call('post', api.consent, 'Gives or withdraws consent', {
  ...account,
  request: { body: json(Consent) },
  answers: { 200: answer(GivenConsent) },
  refusals: ['tooManyRequests'],
})

export const listActivity = call(
  'get',
  api.logs,
  'The user’s own activity, newest first; an administrator may name another user',
  {
    ...account,
    request: { query: z.object({ userId: id().optional() }) },
    answers: { 200: answer(z.array(Activity)) },
  },
)

export const rate = call('post', api.rating, 'Stores a rating of the product', {
  ...account,
  request: { body: json(Rating) },
  answers: { 201: answer(Message) },
  refusals: ['tooManyRequests'],
})
