import { z } from '@hono/zod-openapi'
import { KEY_DAYS_DEFAULT, KEY_DAYS_MAX, KEY_NAME_MAX, SCOPES } from '../domain/account/api-keys.ts'
import { ERRORS } from '../domain/errors/errors.ts'
import { answer, call, json } from './call.ts'
import { IdPath, name, recordId, time, typedPassword } from './fields.ts'
import { api } from './urls.ts'

const Scope = z.enum(SCOPES)

export const ApiKey = z.strictObject({
  id: recordId,
  name: z.string(),
  scopes: z.array(Scope).readonly(),
  ending: z.string().describe('The last four characters of the key'),
  createdAt: time,
  lastUsedAt: time.nullable().describe('Accurate to a minute; null: never'),
  expiresAt: time.nullable().describe('From then on the key is refused; null: never'),
})
export type ApiKey = z.infer<typeof ApiKey>

export const NewApiKey = z.strictObject({
  ...ApiKey.shape,
  key: z.string().describe('Returned only once: only its hash is stored'),
})
export type NewApiKey = z.infer<typeof NewApiKey>

export const ApiKeyBody = z.object({
  name: name(KEY_NAME_MAX, ERRORS.keyNameTooLong.text),
  scopes: z
    .array(Scope)
    .min(1, ERRORS.scopeRequired.text)
    .max(SCOPES.length)
    .transform((scopes) => SCOPES.filter((scope) => scopes.includes(scope))),
  expiresInDays: z.number().int().min(1).max(KEY_DAYS_MAX).nullable().default(KEY_DAYS_DEFAULT),
  password: typedPassword
    .optional()
    .describe('Required if the session’s user last gave it over 15 minutes ago'),
})
export type ApiKeyBody = z.infer<typeof ApiKeyBody>
export type ApiKeyRequest = z.input<typeof ApiKeyBody>

const mine = { group: 'API keys', caller: 'user' } as const

export const listApiKeys = call('get', api.apiKeys, 'All API keys', {
  ...mine,
  answers: { 200: answer(z.array(ApiKey)) },
})

export const createApiKey = call('post', api.apiKeys, 'Creates an API key', {
  ...mine,
  request: { body: json(ApiKeyBody) },
  answers: { 201: answer(NewApiKey) },
  refusals: ['passwordRequired', 'wrongPassword', 'tooManyKeys', 'tooManyRequests'],
})

export const revokeApiKey = call('delete', api.apiKey, 'Revokes an API key immediately', {
  ...mine,
  caller: 'owner',
  request: { params: IdPath },
})
