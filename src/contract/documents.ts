import { z } from '@hono/zod-openapi'
import type * as reviews from '../domain/decisions.ts'
import { DECISIONS, REVIEW_REASON_MAX } from '../domain/decisions.ts'
import { NOTE_MAX } from '../domain/documents.ts'
import { ERRORS } from '../domain/errors.ts'
import { answer, type CallRequest, call, done, json } from './call.ts'
import { recordId, text, time } from './fields.ts'
import { BatchId, IdPath, id } from './parameters.ts'
import { CheckResult, page, ResultCounts } from './results.ts'
import { api } from './urls.ts'

export const SubmissionQuery = z.object({
  promptId: id(ERRORS.idNotPositive.text),
  note: z.string().max(NOTE_MAX, ERRORS.noteTooLong.text).optional(),
  agreement: z
    .literal('3', ERRORS.invalidRequest.text)
    .optional()
    .describe('The AI is asked three times, at a price of its own'),
  batch: BatchId.optional().describe('A UUID of your own: documents submitted with the same one are a batch'),
})
export type SubmissionQuery = z.infer<typeof SubmissionQuery>

/** A user's decision about a finding. */
export const Review = z.strictObject({
  section: z.enum(['specific', 'general']),
  findingId: z.int(),
  decision: z.enum(DECISIONS),
  reason: z.string().describe('Empty when none was given'),
  madeIn: recordId.optional().describe('The earlier check in which it was made, on the same words'),
}) satisfies z.ZodType<reviews.Review>

export const ReviewBody = z.object({
  section: Review.shape.section,
  findingId: z.number().int().min(0).max(100_000),
  /** Null removes the decision. */
  decision: Review.shape.decision.nullable(),
  reason: text().trim().max(REVIEW_REASON_MAX).optional(),
})
export type ReviewBody = z.infer<typeof ReviewBody>

/** A document result (history entry). */
export const HistoryEntry = z.strictObject({
  documentRequestId: recordId,
  state: z.enum(['STARTED', 'PROCESSING', 'FINISHED', 'ERROR']),
  resultDate: time.nullable(),
  createdAt: time,
  fileName: z.string(),
  documentResultId: recordId.nullable(),
  savedResult: z.boolean().describe('A repeated query, answered free'),
  priceFinal: z.number().describe('Dollars'),
  annotatedPdf: z.string().nullable().describe('Address of the highlighted PDF'),
  result: CheckResult.nullable().describe(
    'Null while there is none, and in lists for older results: where `documentResultId` is set, the call for one has it',
  ),
  summary: ResultCounts.optional().describe(
    'The figures of the result; also where the findings are left out',
  ),
  pages: page.optional().describe('Of a running check, once the document was read'),
  stage: z.enum(['queued', 'reading', 'asking', 'verifying', 'marking']).nullable(),
  delayed: z.boolean().optional().describe('It waits until the AI service answers again'),
  batch: z.uuid().optional().describe('Of a document submitted together with others'),
  failure: z.string().nullable(),
  ruleSetName: z.string(),
  reviews: z.array(Review).readonly(),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

const mine = { group: 'Documents', caller: 'owner' } as const

/** One PDF as multipart/form-data, in the field `file`. */
const upload: CallRequest['body'] = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { file: { type: 'string', format: 'binary' } },
        required: ['file'],
      },
    },
  },
}

const submission = {
  ...mine,
  scope: 'check',
  method: 'post',
  request: { query: SubmissionQuery, body: upload },
  refusals: [
    'historyFull',
    'fileRequired',
    'oneFileOnly',
    'fileFormat',
    'insufficientBalance',
    'consentWithdrawn',
    'notFound',
    'fileTooLarge',
  ],
} as const

export const submitDocument = call({
  ...submission,
  path: api.processAsync,
  summary: 'Submits a document; the answer is its entry, still running',
  answers: { 202: answer(HistoryEntry) },
})

export const checkDocument = call({
  ...submission,
  path: api.process,
  summary: 'Submits a document and waits until it is checked',
  answers: { 200: answer(HistoryEntry), 202: answer(HistoryEntry) },
})

export const listResults = call({
  ...mine,
  caller: 'user',
  scope: 'read',
  method: 'get',
  path: api.results,
  summary: 'All results, newest first: findings and reviews of the newest, up to a size',
  answers: { 200: answer(z.array(HistoryEntry)) },
})

export const readResult = call({
  ...mine,
  scope: 'read',
  method: 'get',
  path: api.document,
  summary: 'One result, or how far its check is',
  request: { params: IdPath },
  answers: { 200: answer(HistoryEntry) },
})

const pdf = {
  200: {
    description: 'The file',
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
  },
} as const

export const readMarkedPdf = call({
  ...mine,
  scope: 'read',
  method: 'get',
  path: api.documentPdf,
  summary: 'The highlighted PDF',
  request: { params: IdPath },
  answers: pdf,
  refusals: ['pdfNotReady'],
})

export const readReviewedPdf = call({
  ...mine,
  method: 'get',
  path: api.documentReviewedPdf,
  summary: 'The highlighted PDF with the decisions on its findings, made anew',
  request: { params: IdPath },
  answers: pdf,
  refusals: ['pdfNotReady', 'tooManyRequests'],
})

export const cancelCheck = call({
  ...mine,
  scope: 'check',
  method: 'post',
  path: api.documentCancel,
  summary: 'Ends a running check; the money goes back. Ten a day once the AI was asked',
  request: { params: IdPath },
  answers: { 200: answer(HistoryEntry) },
  refusals: ['cancelLimit'],
})

export const reviewFinding = call({
  ...mine,
  method: 'put',
  path: api.documentReviews,
  summary: 'Accepts or dismisses a finding; a decision of null takes it back',
  request: { params: IdPath, body: json(ReviewBody) },
  answers: { 204: done },
  refusals: ['tooManyReviews'],
})

export const deleteResult = call({
  ...mine,
  method: 'delete',
  path: api.document,
  summary: 'Deletes a result and its files',
  request: { params: IdPath },
  answers: { 204: done },
  refusals: ['checkRunning'],
})
