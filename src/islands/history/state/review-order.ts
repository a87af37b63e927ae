import { type Review, reviewOf } from '../../../domain/results/decisions.ts'
import type { ListedFinding } from '../../../domain/results/findings.ts'
import { needsDecision } from '../../../domain/results/result-counts.ts'
import { type FindingSection, PROBLEMS_FIRST } from '../../../domain/results/verdicts.ts'

const SECTIONS: readonly FindingSection[] = ['specific', 'general']

/** The user's rules before the general checks; in each, problems first, and limits before what is plainly met: by the AI's verdicts, so that a decision moves nothing. */
export function inReviewOrder(findings: readonly ListedFinding[]): ListedFinding[] {
  return SECTIONS.flatMap((section) =>
    PROBLEMS_FIRST.flatMap((verdict) => {
      const own = findings.filter((finding) => finding.section === section && finding.ai.verdict === verdict)
      return [...own.filter(({ ai }) => ai.isLimited), ...own.filter(({ ai }) => !ai.isLimited)]
    }),
  )
}

/** Returns the next undecided finding after `currentId`, wrapping around; null if none. */
export function nextUndecided(
  findings: readonly ListedFinding[],
  reviews: readonly Review[],
  currentId: number | null,
): ListedFinding | null {
  const at = findings.findIndex(({ finding }) => finding.id === currentId)
  const fromHere = [...findings.slice(at + 1), ...findings.slice(0, Math.max(0, at))]
  return (
    fromHere.find((listed) => needsDecision(listed) && reviewOf(reviews, listed.finding.id) === null) ?? null
  )
}
