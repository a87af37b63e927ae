/** Submissions and results. */
import * as z from 'zod'
import { type DocumentState, NOTE_MAX, type Stage } from '../domain/documents.ts'
import { ERRORS } from '../domain/errors.ts'
import { idParameter } from '../domain/parameters.ts'
import type { CheckResult } from '../domain/verdicts.ts'

export const SubmissionQuery = z.object({
  promptId: z.string({ error: ERRORS.idNotPositive.text }).transform((raw, context) => {
    const parsed = idParameter(raw)
    if (parsed.ok) return parsed.value
    context.addIssue({ code: 'custom', message: parsed.message })
    return z.NEVER
  }),
  note: z.string().max(NOTE_MAX, ERRORS.noteTooLong.text).optional(),
  /** How often the AI is asked; an addition, at a price of its own. */
  agreement: z.literal('3', ERRORS.invalidRequest.text).optional(),
})
export type SubmissionQuery = z.infer<typeof SubmissionQuery>

export const ReviewBody = z.object({
  section: z.enum(['specific', 'general']),
  findingId: z.number().int().min(0).max(100_000),
  decision: z.enum(['accepted', 'dismissed']).nullable(),
  reason: z.string().trim().max(1000).optional(),
})
export type ReviewBody = z.infer<typeof ReviewBody>

/** A user's decision about a finding. */
export interface Review {
  readonly section: 'specific' | 'general'
  readonly findingId: number
  readonly decision: 'accepted' | 'dismissed'
  readonly reason: string
}

/** A document result (history entry). Times are ISO 8601, money is dollars. */
export interface HistoryEntry {
  readonly documentRequestId: number
  readonly state: DocumentState
  readonly resultDate: string | null
  readonly createdAt: string
  readonly fileName: string
  readonly documentResultId: number | null
  /** True for a repeated query, answered from an earlier result, free. */
  readonly savedResult: boolean
  readonly priceFinal: number
  /** Address of the highlighted PDF, or null. */
  readonly annotatedPdf: string | null
  readonly result: CheckResult | null
  /** Additions: what a running check is doing, why one failed, and the rule set's name at submission. */
  readonly stage: Stage | null
  readonly failure: string | null
  readonly ruleSetName: string
  readonly reviews: readonly Review[]
}
