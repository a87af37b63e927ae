/** What a reader decided about a finding; kept with the result and shown in exports. */
import type { FindingSection } from './findings.ts'

/** The finding is right; it is right and the risk is taken; it is wrong. */
export const DECISIONS = ['confirmed', 'accepted', 'dismissed'] as const
export type Decision = (typeof DECISIONS)[number]
export const REVIEW_REASON_MAX = 1000

export interface Review {
  readonly section: FindingSection
  readonly findingId: number
  readonly decision: Decision
  /** Empty when none was given. */
  readonly reason: string
  /** The earlier check in which it was made, on the same words. */
  readonly madeIn?: number | undefined
}

export function reviewOf(reviews: readonly Review[], findingId: number): Review | null {
  return reviews.find((review) => review.findingId === findingId) ?? null
}

/** The reviews with one finding's decision set. */
export function withReview(reviews: readonly Review[], review: Review): Review[] {
  return [...withoutReview(reviews, review.findingId), review]
}

/** The reviews with one finding's decision taken back. */
export function withoutReview(reviews: readonly Review[], findingId: number): Review[] {
  return reviews.filter((review) => review.findingId !== findingId)
}
