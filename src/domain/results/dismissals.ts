/** "Not an issue" decisions of an earlier check that still hold in a later one. */
import { comparable, type Reviewed } from './comparison.ts'
import type { Review } from './decisions.ts'
import { identityOf, wordsOf } from './finding-identity.ts'
import type { ListedFinding } from './findings.ts'
import { needsDecision } from './result-counts.ts'
import type { CheckResult } from './verdicts.ts'

interface Earlier extends Reviewed {
  /** Id of the check. */
  readonly id: number
}

/** Returns those about the same rule or general check, with the same verdict of the AI, for the same cause, on the same words. */
export function dismissalsThatHold(earlier: Earlier, later: CheckResult): Review[] {
  const [before, after] = comparable(earlier, { result: later, reviews: [] })
  const dismissed = new Map(
    earlier.reviews.filter(({ decision }) => decision === 'dismissed').map((each) => [each.findingId, each]),
  )
  const known = new Map<string, Review>()
  for (const listed of before) {
    const review = dismissed.get(listed.finding.id)
    if (review) known.set(keyOf(listed), review)
  }
  return after.filter(needsDecision).flatMap((listed) => {
    const review = known.get(keyOf(listed))
    if (!review) return []
    const { id } = listed.finding
    const madeIn = review.madeIn ?? earlier.id
    return [{ ...review, section: listed.section, findingId: id, madeIn }]
  })
}

function keyOf(listed: ListedFinding): string {
  const { ai, finding } = listed
  return `${ai.verdict} ${finding.cause ?? ''} ${identityOf(listed)} ${wordsOf(finding)}`
}
