/** Counts of a result: the only source of every displayed number of findings or decisions. */

import type { Review } from './decisions.ts'
import {
  countVerdicts,
  type FindingSection,
  type ListedFinding,
  listFindings,
  type VerdictCounts,
} from './findings.ts'
import { type Cause, type CheckResult, type GeneralKind, PROBLEMS, type Verdict } from './verdicts.ts'

/** Counts of rules and general checks are never added together. */
export interface ResultCounts {
  readonly rules: VerdictCounts
  readonly general: VerdictCounts
  /** Number of findings that need a decision, and how many of them have one. */
  readonly toDecide: number
  readonly decided: number
}

/** Findings that are met without limits, or don't apply, need no decision. */
export function needsDecision({ verdict, isLimited }: Pick<ListedFinding, 'verdict' | 'isLimited'>): boolean {
  return isLimited || PROBLEMS.includes(verdict)
}

/** Counts that don't depend on decisions. */
export interface StoredCounts extends Pick<ResultCounts, 'rules' | 'general'> {
  /** Ids of the findings that need a decision. */
  readonly toDecide: readonly number[]
  /** In report order; absent in counts stored by earlier versions. */
  readonly verdicts?: ResultVerdicts
}

/** A result's verdicts without texts, for a table of many results. */
export interface ResultVerdicts {
  readonly rules: readonly FindingVerdict[]
  readonly general: readonly GeneralVerdict[]
}

export interface FindingVerdict {
  /** Id of the finding. */
  readonly id: number
  readonly verdict: Verdict
  /** True if met with limits, else absent. */
  readonly isLimited?: boolean | undefined
  /** Set if undecided. */
  readonly cause?: Cause | undefined
}

export interface GeneralVerdict extends FindingVerdict {
  /** Absent in older results. */
  readonly kind?: GeneralKind | undefined
}

function verdictsOf(findings: readonly ListedFinding[]): ResultVerdicts {
  const of = (wanted: FindingSection) => findings.filter(({ section }) => section === wanted)
  return {
    rules: of('specific').map(verdictOf),
    general: of('general').map((listed) => ({
      ...verdictOf(listed),
      ...(listed.finding.kind && { kind: listed.finding.kind }),
    })),
  }
}

function verdictOf({ finding: { id, cause }, verdict, isLimited }: ListedFinding): FindingVerdict {
  return { id, verdict, ...(isLimited && { isLimited }), ...(verdict === 'undecided' && cause && { cause }) }
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
