/** A user's decisions about findings; stored with the result and shown in exports. */
import type { FindingSection, Verdict } from './verdicts.ts'

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

export function decisionOn(
  reviews: readonly Pick<Review, 'findingId' | 'decision'>[],
  findingId: number,
): Decision | null {
  return reviewOf(reviews, findingId)?.decision ?? null
}

/** A decision, or null to take it back. */
export interface ReviewChange extends Omit<Review, 'decision'> {
  readonly decision: Decision | null
}

/** Returns the reviews with one finding's decision set or taken back. */
export function reviewsAfter(reviews: readonly Review[], { decision, ...review }: ReviewChange): Review[] {
  const others = reviews.filter(({ findingId }) => findingId !== review.findingId)
  return decision === null ? others : [...others, { ...review, decision }]
}

export interface Judged {
  readonly verdict: Verdict
  /** Whether it is met with limits. */
  readonly isLimited: boolean
}

/**
 * "Not an issue" makes a finding met without limits; one that does not apply stays so. An issue that is confirmed is broken,
 * or not found as before. Accepting a risk only decides what was undecided: it is broken.
 */
export function reviewedVerdict(
  { verdict, isLimited = false }: Pick<Judged, 'verdict'> & { readonly isLimited?: boolean | undefined },
  decision: Decision | null,
): Judged {
  if (decision === 'dismissed')
    return { verdict: verdict === 'not-applicable' ? verdict : 'met', isLimited: false }
  const isIssue =
    decision === 'confirmed' ? verdict !== 'not-found' : decision === 'accepted' && verdict === 'undecided'
  return isIssue ? { verdict: 'broken', isLimited: false } : { verdict, isLimited }
}
