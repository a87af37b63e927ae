import { z } from '@hono/zod-openapi'
import type * as domain from '../domain/results/receipt.ts'
import { answer, call } from './call.ts'
import { IdPath, recordId, time } from './fields.ts'
import { api } from './urls.ts'

const hash = z.string().describe('SHA-256 in hexadecimal')

export const SignedReceipt = z.strictObject({
  version: z.literal(1),
  issuer: z.url(),
  check: recordId,
  document: z.strictObject({ name: z.string(), sha256: hash, pages: z.int().positive() }),
  rules: z.strictObject({ name: z.string(), count: z.int(), sha256: hash }),
  result: z.strictObject({ sha256: hash }),
  highlightedPdf: z.strictObject({ sha256: hash }).nullable(),
  reviewedPdf: z
    .strictObject({ sha256: hash })
    .nullish()
    .describe('The highlighted PDF with the decisions of this receipt'),
  decisions: z.strictObject({ count: z.int(), sha256: hash }),
  model: z.string(),
  promptVersion: z.string(),
  productVersion: z.string(),
  submittedAt: time,
  finishedAt: time,
  issuedAt: time,
  key: z.string().describe('Id of the key in /.well-known/rulemark-keys.json'),
  signature: z.string().describe('Ed25519 signature, base64url, of the canonical JSON of all other fields'),
}) satisfies z.ZodType<domain.SignedReceipt>

export const readReceipt = call(
  'get',
  api.documentReceipt,
  'A signed receipt of the check, issued now with the current decisions',
  {
    group: 'Documents',
    caller: 'owner',
    scope: 'read',
    request: { params: IdPath },
    answers: { 200: { ...answer(SignedReceipt), description: 'The receipt as canonical JSON' } },
    refusals: ['noReceipt', 'tooManyRequests'],
  },
)
