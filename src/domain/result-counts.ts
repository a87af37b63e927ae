/** The figures of a result. Whatever shows a number of findings or decisions has it from here. */
import { countVerdicts, type ListedFinding, listFindings, type VerdictCounts } from './history-findings.ts'
import type { Review } from './history-reviews.ts'
import type { CheckResult } from './verdicts.ts'

/** Rules of the user's and general checks are never added up. */
export interface ResultCounts {
  readonly rules: VerdictCounts
  readonly general: VerdictCounts
  /** Findings that ask for a decision, and how many of them have one. */
  readonly toDecide: number
  readonly decided: number
}

/** Somebody has to look at these; what is met or does not apply needs nobody. */
export function needsDecision({ verdict }: Pick<ListedFinding, 'verdict'>): boolean {
  return verdict === 'broken' || verdict === 'not-found' || verdict === 'unreadable'
}

/** The figures that stay as they are, whatever is decided. */
export interface StoredCounts extends Pick<ResultCounts, 'rules' | 'general'> {
  /** Ids of the findings that ask for a decision. */
  readonly toDecide: readonly number[]
}

export function storedCounts(result: CheckResult): StoredCounts {
  const findings = listFindings(result)
  return {
    rules: countVerdicts(findings.filter(({ section }) => section === 'specific')),
    general: countVerdicts(findings.filter(({ section }) => section === 'general')),
    toDecide: findings.filter(needsDecision).map(({ finding }) => finding.id),
  }
}

export function countResult(
  result: CheckResult,
  reviews: readonly Pick<Review, 'findingId'>[],
): ResultCounts {
  const { rules, general } = storedCounts(result)
  return { rules, general, ...countDecisions(listFindings(result), reviews) }
}

export function countDecisions(
  findings: readonly ListedFinding[],
  reviews: readonly Pick<Review, 'findingId'>[],
): Pick<ResultCounts, 'toDecide' | 'decided'> {
  const reviewed = new Set(reviews.map(({ findingId }) => findingId))
  const asked = findings.filter(needsDecision)
  return { toDecide: asked.length, decided: asked.filter(({ finding }) => reviewed.has(finding.id)).length }
}

export function withDecided({ toDecide, ...counts }: StoredCounts, decided: number): ResultCounts {
  return { ...counts, toDecide: toDecide.length, decided }
}
