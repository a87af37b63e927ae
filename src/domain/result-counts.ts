/** The figures of a result. Whatever shows a number of findings or decisions has it from here. */

import type { Review } from './decisions.ts'
import {
  countVerdicts,
  type FindingSection,
  type ListedFinding,
  listFindings,
  type VerdictCounts,
} from './findings.ts'
import type { CheckResult, GeneralKind, Verdict } from './verdicts.ts'

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
  /** In the order of the report; figures stored by earlier versions lack them. */
  readonly verdicts?: ResultVerdicts
}

/** What a result says, without its words: enough for a table of many results. */
export interface ResultVerdicts {
  readonly rules: readonly FindingVerdict[]
  readonly general: readonly GeneralVerdict[]
}

export interface FindingVerdict {
  /** Of the finding. */
  readonly id: number
  readonly verdict: Verdict
}

export interface GeneralVerdict extends FindingVerdict {
  /** Older results lack it. */
  readonly kind?: GeneralKind | undefined
}

export function verdictsOf(findings: readonly ListedFinding[]): ResultVerdicts {
  const of = (wanted: FindingSection) => findings.filter(({ section }) => section === wanted)
  return {
    rules: of('specific').map(({ finding, verdict }) => ({ id: finding.id, verdict })),
    general: of('general').map(({ finding: { id, kind }, verdict }) => ({
      id,
      verdict,
      ...(kind && { kind }),
    })),
  }
}

export function storedCounts(result: CheckResult): StoredCounts {
  const findings = listFindings(result)
  return {
    rules: countVerdicts(findings.filter(({ section }) => section === 'specific')),
    general: countVerdicts(findings.filter(({ section }) => section === 'general')),
    toDecide: findings.filter(needsDecision).map(({ finding }) => finding.id),
    verdicts: verdictsOf(findings),
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

export function withDecided({ rules, general, toDecide }: StoredCounts, decided: number): ResultCounts {
  return { rules, general, toDecide: toDecide.length, decided }
}
