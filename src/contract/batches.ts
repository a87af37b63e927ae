import { z } from '@hono/zod-openapi'
import type * as counts from '../domain/results/result-counts.ts'
import { GENERAL_KINDS } from '../domain/results/verdicts.ts'
import { answer, call } from './call.ts'
import { HistoryEntry } from './documents.ts'
import { BatchId, id, recordId, time } from './fields.ts'
import { Cause, ResultCounts, Verdict } from './results.ts'
import { api } from './urls.ts'

const count = z.int().min(0)

export const Batch = z.strictObject({
  id: z.uuid(),
  ruleSetName: z.string(),
  createdAt: time,
  documents: count,
  running: count,
  finished: count,
  failed: count.describe('Includes cancelled checks'),
})
export type Batch = z.infer<typeof Batch>

const BatchPage = z.strictObject({
  batches: z.array(Batch).readonly(),
  next: recordId.nullable().describe('Value of `before` for the next page; null: this is the last page'),
})
export type BatchPage = z.infer<typeof BatchPage>

const FindingVerdict = z.strictObject({
  id: z.int().describe('Id of the finding'),
  verdict: Verdict.describe('The reviewer’s, where there is a decision, else the AI’s'),
  isLimited: z.boolean().optional().describe('True: met with limits'),
  cause: Cause.optional(),
  ai: Verdict.optional().describe('The AI’s verdict, where the reviewer decided otherwise'),
})

const ResultVerdicts = z.strictObject({
  rules: z.array(FindingVerdict).readonly().describe('In the order of the rules'),
  general: z.array(FindingVerdict.extend({ kind: z.enum(GENERAL_KINDS).optional() })).readonly(),
}) satisfies z.ZodType<counts.ResultVerdicts>

const CellQuote = z.strictObject({
  id: z.int().describe('Id of the finding'),
  quote: z.string().describe('Up to 300 characters'),
  page: z.int().nullable(),
})
export type CellQuote = z.infer<typeof CellQuote>

export const BatchCheck = z.strictObject({
  ...HistoryEntry.pick({
    documentRequestId: true,
    fileName: true,
    state: true,
    stage: true,
    failure: true,
    savedResult: true,
    priceFinal: true,
  }).shape,
  rules: count.describe('Index in `rules` of the rules it was checked against'),
  verdicts: ResultVerdicts.nullable().describe('Null while there is no result'),
  quotes: z.array(CellQuote).readonly().describe('The first quote of each finding that has one'),
  ...ResultCounts.pick({ toDecide: true, decided: true }).shape,
})
export type BatchCheck = z.infer<typeof BatchCheck>

const BatchChecks = z.strictObject({
  id: z.uuid(),
  ruleSetName: z.string(),
  agreement: z.boolean().describe('Whether the AI is asked three times about each document'),
  rules: z
    .array(z.array(z.string()).readonly())
    .readonly()
    .describe('The rules; more than one list if the rule set was changed in between'),
  checks: z.array(BatchCheck).readonly().describe('In the order of submission'),
  next: recordId.nullable().describe('Value of `after` for the next page; null: this is the last page'),
})
export type BatchChecks = z.infer<typeof BatchChecks>

const reading = { group: 'Batches', caller: 'owner', scope: 'read' } as const

export const listBatches = call('get', api.batches, 'Batches, newest first, 20 per page', {
  ...reading,
  caller: 'user',
  request: { query: z.object({ before: id().optional() }) },
  answers: { 200: answer(BatchPage) },
})

export const readBatch = call(
  'get',
  api.batch,
  'The checks of a batch with a verdict for each rule, 50 per page',
  {
    ...reading,
    request: { params: z.object({ batch: BatchId }), query: z.object({ after: id().optional() }) },
    answers: { 200: answer(BatchChecks) },
  },
)
