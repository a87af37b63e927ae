/** A user's decisions about findings; stored with the result and shown in exports. */
import type { FindingSection } from './verdicts.ts'

/** In order: the finding is right; it is right but the risk is accepted; it is wrong. */
export const DECISIONS = ['confirmed', 'accepted', 'dismissed'] as const
export type Decision = (typeof DECISIONS)[number]
export const REVIEW_REASON_MAX = 1000

export interface Review {
  readonly section: FindingSection
  readonly findingId: number
  readonly decision: Decision
  /** Empty when none was given. */
  readonly reason: string
  /** Id of the earlier check in which it was made, on the same words. */
  readonly madeIn?: number | undefined
}

export function reviewOf<Given extends Pick<Review, 'findingId'>>(
  reviews: readonly Given[],
  findingId: number,
): Given | null {
  return reviews.find((review) => review.findingId === findingId) ?? null
}

export interface ReviewChange extends Omit<Review, 'decision'> {
  readonly decision: Decision | null
}

/** Returns the reviews with one finding's decision set or taken back. */
export function reviewsAfter(reviews: readonly Review[], { decision, ...review }: ReviewChange): Review[] {
  const others = reviews.filter(({ findingId }) => findingId !== review.findingId)
  return decision === null ? others : [...others, { ...review, decision }]
}
