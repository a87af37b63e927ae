/** Response schemas of a finished check's result. */
import { z } from '@hono/zod-openapi'
import type * as counts from '../domain/results/result-counts.ts'
import type * as domain from '../domain/results/verdicts.ts'
import { GENERAL_KINDS, VERDICTS } from '../domain/results/verdicts.ts'

export const page = z.int().positive()
const n = z.number()

const Quads = z
  .array(z.tuple([n, n, n, n, n, n, n, n]).readonly())
  .readonly()
  .describe('Eight numbers per line of text: top left, top right, bottom left, bottom right')

const Evidence = z.strictObject({
  quote: z.string(),
  before: z.string().optional().describe('The document’s words from the start of the sentence to the quote'),
  after: z.string().optional().describe('The document’s words from the quote to the end of the sentence'),
  page: page.nullable(),
  quads: Quads,
  status: z.enum(['verified', 'repaired', 'unverified', 'image', 'hidden']),
  diff: z
    .array(z.strictObject({ kind: z.enum(['same', 'document', 'quote']), text: z.string() }))
    .readonly()
    .optional()
    .describe('How the AI’s quote differs from the document'),
  recognised: z.boolean().optional().describe('From text recognised in a picture (OCR)'),
  joined: z.boolean().optional().describe('One of several passages that the AI joined with an ellipsis'),
}) satisfies z.ZodType<domain.Evidence>

export const Verdict = z.enum(VERDICTS)

const Finding = z.strictObject({
  id: z.int(),
  rule: z.string(),
  kind: z.enum(GENERAL_KINDS).optional().describe('The general check, the same in every language'),
  error: z.string().describe('Empty: satisfied'),
  quote: z.string().optional(),
  verdict: Verdict,
  reason: z.string(),
  fix: z.string().optional(),
  evidence: z.array(Evidence).readonly(),
  nearest: z
    .array(z.strictObject({ page, text: z.string(), quads: Quads.optional() }))
    .readonly()
    .optional(),
  condition: z.string().optional().describe('The condition of a rule that does not apply'),
  agreement: z
    .strictObject({ votes: z.int(), of: z.int() })
    .optional()
    .describe('How many of the repeated questions led to this finding'),
}) satisfies z.ZodType<domain.Finding>

export const CheckResult = z.strictObject({
  file: z.string(),
  specificRules: z.array(Finding).readonly(),
  generalRules: z.array(Finding).readonly(),
  checkedBy: z.string(),
  pages: page,
  language: z.string(),
  warnings: z.array(z.string()).readonly().optional(),
  unreadPages: z.array(page).readonly().optional().describe('Pages that were not read, or only in part'),
  partlyReadPages: z.array(page).readonly().optional().describe('Those of them that were read in part'),
  notQuoted: z
    .array(z.strictObject({ title: z.string(), page }))
    .readonly()
    .optional()
    .describe('Sections that no rule quotes'),
  provenance: z
    .strictObject({
      sha256: z.string().describe('SHA-256 of the uploaded file, in hexadecimal'),
      promptVersion: z.string(),
      productVersion: z.string(),
    })
    .optional(),
}) satisfies z.ZodType<domain.CheckResult>

const count = z.int().min(0)
const VerdictCounts = z.strictObject({
  met: count,
  broken: count,
  'not-found': count,
  'not-applicable': count,
  unreadable: count,
})

export const ResultCounts = z.strictObject({
  rules: VerdictCounts,
  general: VerdictCounts,
  toDecide: count.describe('Findings that need a decision'),
  decided: count.describe('How many of those have one'),
}) satisfies z.ZodType<counts.ResultCounts>
