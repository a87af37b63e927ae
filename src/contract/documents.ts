import { z } from '@hono/zod-openapi'
import { DOCUMENT_STATES, NOTE_MAX, STAGES } from '../domain/document/documents.ts'
import { ERRORS } from '../domain/errors/errors.ts'
import type * as reviews from '../domain/results/decisions.ts'
import { DECISIONS, REVIEW_REASON_MAX } from '../domain/results/decisions.ts'
import { answer, type CallRequest, call, json } from './call.ts'
import { BatchId, IdPath, id, Price, recordId, text, time } from './fields.ts'
import { CheckResult, page, ResultCounts } from './results.ts'
import { api } from './urls.ts'

export const SubmissionQuery = z.object({
  promptId: id(ERRORS.idNotPositive.text),
  note: text().max(NOTE_MAX, ERRORS.noteTooLong.text).optional(),
  agreement: z
    .literal('3', ERRORS.invalidRequest.text)
    .optional()
    .describe('Asks the AI three times, at a separate price'),
  batch: BatchId.optional().describe(
    'A UUID that you choose: documents submitted with the same one form a batch',
  ),
  price: Price.optional().describe(
    'The price of this check that the user saw, in dollars: refused with 409 if it would cost another',
  ),
})
export type SubmissionQuery = z.infer<typeof SubmissionQuery>

export const PriceQuery = z.object({
  promptId: SubmissionQuery.shape.promptId,
  sha256: text()
    .trim()
    .toLowerCase()
    .regex(/^[\da-f]{64}$/, ERRORS.invalidRequest.text)
    .describe('SHA-256 of the file in hexadecimal'),
  agreement: SubmissionQuery.shape.agreement,
})
export type PriceQuery = z.infer<typeof PriceQuery>

export const CheckPrice = z.strictObject({
  price: z.number().describe('Dollars; 0 if the same query was answered before or is running'),
  checkedAt: time.nullable().describe('When the same query was answered; null if it was not'),
})
export type CheckPrice = z.infer<typeof CheckPrice>

export const Review = z.strictObject({
  section: z.enum(['specific', 'general']),
  findingId: z.int(),
  decision: z.enum(DECISIONS),
  reason: z.string().describe('Empty if none was given'),
  madeIn: recordId.optional().describe('Id of the earlier check in which it was made, about the same words'),
}) satisfies z.ZodType<reviews.Review>

export const ReviewBody = z.object({
  section: Review.shape.section,
  findingId: z.number().int().min(0).max(100_000),
  decision: Review.shape.decision.nullable(),
  reason: text().trim().max(REVIEW_REASON_MAX).optional(),
})
export type ReviewBody = z.infer<typeof ReviewBody>

export const HistoryEntry = z.strictObject({
  documentRequestId: recordId,
  state: z.enum(DOCUMENT_STATES),
  resultDate: time.nullable(),
  createdAt: time,
  fileName: z.string(),
  documentResultId: recordId.nullable(),
  savedResult: z.boolean().describe('A repeated query, answered free of charge'),
  priceFinal: z.number().describe('Dollars'),
  annotatedPdf: z.string().nullable().describe('Address of the highlighted PDF'),
  result: CheckResult.nullable().describe(
    'Null while there is none, and for older results in lists; if `documentResultId` is set, the call for a single entry returns it',
  ),
  summary: ResultCounts.optional().describe(
    'Counts of the result; included even where the findings are left out',
  ),
  pages: page
    .optional()
    .describe('Number of pages, while the check is running and after the document was read'),
  stage: z.enum(STAGES).nullable(),
  delayed: z.boolean().optional().describe('The check is waiting until the AI service responds again'),
  batch: z.uuid().optional().describe('Id of the batch that the document belongs to'),
  failure: z.string().nullable(),
  ruleSetName: z.string(),
  reviews: z.array(Review).readonly(),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

const mine = { group: 'Documents', caller: 'owner' } as const

const file = { type: 'string', format: 'binary' } as const

const upload: CallRequest['body'] = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: { type: 'object', properties: { file }, required: ['file'] },
    },
  },
}

const submission = {
  ...mine,
  scope: 'check',
  request: { query: SubmissionQuery, body: upload },
  refusals: [
    'historyFull',
    'priceChanged',
    'agreementOff',
    'fileRequired',
    'oneFileOnly',
    'fileFormat',
    'insufficientBalance',
    'consentWithdrawn',
    'notFound',
    'fileTooLarge',
  ],
} as const

export const submitDocument = call(
  'post',
  api.processAsync,
  'Submits a document and returns its entry, which is still running',
  { ...submission, answers: { 202: answer(HistoryEntry) } },
)

export const checkDocument = call(
  'post',
  api.process,
  'Submits a document and waits until it has been checked',
  { ...submission, answers: { 200: answer(HistoryEntry), 202: answer(HistoryEntry) } },
)

export const listResults = call(
  'get',
  api.results,
  'All results, newest first; up to a size limit the newest include findings and reviews',
  {
    ...mine,
    caller: 'user',
    scope: 'read',
    answers: { 200: answer(z.array(HistoryEntry)) },
  },
)

export const priceOfCheck = call(
  'get',
  api.documentPrice,
  'What checking a file would cost, without the file',
  {
    ...mine,
    scope: 'read',
    request: { query: PriceQuery },
    answers: { 200: answer(CheckPrice) },
    refusals: ['agreementOff', 'notFound'],
  },
)

export const readResult = call('get', api.document, 'One result, or the progress of its check', {
  ...mine,
  scope: 'read',
  request: { params: IdPath },
  answers: { 200: answer(HistoryEntry) },
})

const pdf = { 200: { description: 'The file', content: { 'application/pdf': { schema: file } } } }

export const readMarkedPdf = call('get', api.documentPdf, 'The highlighted PDF', {
  ...mine,
  scope: 'read',
  request: { params: IdPath },
  answers: pdf,
  refusals: ['pdfNotReady'],
})

export const readReviewedPdf = call(
  'get',
  api.documentReviewedPdf,
  'The highlighted PDF with the current decisions on its findings',
  {
    ...mine,
    request: { params: IdPath },
    answers: pdf,
    refusals: ['pdfNotReady', 'tooManyRequests'],
  },
)

export const cancelCheck = call(
  'post',
  api.documentCancel,
  'Cancels a running check and refunds it; at most ten a day after they had begun',
  {
    ...mine,
    scope: 'check',
    request: { params: IdPath },
    answers: { 200: answer(z.strictObject({ state: HistoryEntry.shape.state })) },
    refusals: ['cancelLimit'],
  },
)

export const reviewFinding = call(
  'put',
  api.documentReviews,
  'Stores a decision about a finding; a null decision removes it',
  {
    ...mine,
    request: { params: IdPath, body: json(ReviewBody) },
    refusals: ['tooManyReviews'],
  },
)

export const deleteResult = call('delete', api.document, 'Deletes a result and its files', {
  ...mine,
  request: { params: IdPath },
  refusals: ['checkRunning'],
})
