import { z } from '@hono/zod-openapi'
import type * as counts from '../domain/results/result-counts.ts'
import type * as domain from '../domain/results/verdicts.ts'
import { CAUSES, GENERAL_KINDS, VERDICTS } from '../domain/results/verdicts.ts'

export const page = z.int().positive()
const n = z.number()
const count = z.int().min(0)

const Quads = z
  .array(z.tuple([n, n, n, n, n, n, n, n]).readonly())
  .readonly()
  .describe('Eight numbers per line of text: top left, top right, bottom left, bottom right')

const Evidence = z.strictObject({
  quote: z.string(),
  before: z
    .string()
    .optional()
    .describe('With `quote` and `after` the whole sentence, list item or table row, in the document’s words'),
  after: z.string().optional(),
  clause: z.string().optional().describe('Number of the clause, the nearest above the words'),
  page: page.nullable(),
  quads: Quads,
  around: Quads.optional().describe('Where the rest of the sentence stands on that page'),
  status: z
    .enum(['verified', 'repaired', 'unverified', 'image', 'hidden', 'struck', 'unsure'])
    .describe(
      'verified: in the document as written. repaired: `quote` is the document’s words, `diff` how the AI’s differ. ' +
        'unverified: not in the document. image: read from a picture. hidden: invisible. struck: crossed out. unsure: ' +
        'something is drawn or written among the words',
    ),
  diff: z
    .array(z.strictObject({ kind: z.enum(['same', 'document', 'quote']), text: z.string() }))
    .readonly()
    .optional()
    .describe('How the AI’s quote differs from the document'),
  recognised: z.boolean().optional().describe('From text recognised in a picture (OCR)'),
  joined: z.boolean().optional().describe('One of several passages that the AI joined with an ellipsis'),
}) satisfies z.ZodType<domain.Evidence>

export const Verdict = z.enum(VERDICTS).describe('undecided: needs the reader’s judgement')

export const Cause = z.enum(CAUSES).describe('Why the finding is undecided')

const Finding = z.strictObject({
  id: z.int(),
  rule: z.string(),
  kind: z.enum(GENERAL_KINDS).optional().describe('The general check, the same in every language'),
  error: z.string().describe('Empty: satisfied, that is met (with or without limits) or not applicable'),
  quote: z.string().optional(),
  verdict: Verdict,
  cause: Cause.optional(),
  limits: z
    .array(Evidence)
    .readonly()
    .optional()
    .describe('Sentences that limit a rule that is met: it is met with limits'),
  secondReading: z.string().optional().describe('What the second reading says, if it limits or disagrees'),
  reason: z.string(),
  fix: z.string().optional(),
  evidence: z.array(Evidence).readonly(),
  searched: z.array(z.string()).readonly().optional().describe('Telling words of a rule that was not found'),
  nearest: z
    .array(z.strictObject({ clause: z.string().optional(), page, text: z.string(), quads: Quads.optional() }))
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
  pages: count,
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

const VerdictCounts = z.strictObject({
  met: count,
  limited: count.describe('How many of those met have limits'),
  broken: count,
  'not-found': count,
  'not-applicable': count,
  undecided: count,
})

export const ResultCounts = z.strictObject({
  rules: VerdictCounts,
  general: VerdictCounts,
  toDecide: count.describe('Findings that need a decision'),
  decided: count.describe('How many of those have one'),
}) satisfies z.ZodType<counts.ResultCounts>
