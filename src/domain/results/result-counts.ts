/** Counts of a result: the only source of every displayed number of findings or decisions. */

import { decisionOn, type Review, reviewedVerdict } from './decisions.ts'
import { countVerdicts, type ListedFinding, listFindings, type VerdictCounts } from './findings.ts'
import { type Cause, type CheckResult, type GeneralKind, PROBLEMS, type Verdict } from './verdicts.ts'

/** Counts of rules and general checks are never added together. */
export interface ResultCounts {
  readonly rules: VerdictCounts
  readonly general: VerdictCounts
  /** Number of findings that need a decision, and how many of them have one. */
  readonly toDecide: number
  readonly decided: number
}

/** Findings that the AI calls met without limits, or not applicable, need no decision. */
export function needsDecision({ ai }: Pick<ListedFinding, 'ai'>): boolean {
  return ai.isLimited || PROBLEMS.includes(ai.verdict)
}

/** Counts that don't depend on decisions. */
export interface StoredCounts {
  /** Ids of the findings that need a decision. */
  readonly toDecide: readonly number[]
  /** In report order. */
  readonly verdicts: ResultVerdicts
}

/** A result's verdicts without texts, for a table of many results. */
export interface ResultVerdicts {
  readonly rules: readonly FindingVerdict[]
  readonly general: readonly FindingVerdict[]
}

export interface FindingVerdict {
  /** Id of the finding. */
  readonly id: number
  /** Of a general check. */
  readonly kind?: GeneralKind | undefined
  readonly verdict: Verdict
  /** True if met with limits, else absent. */
  readonly isLimited?: boolean | undefined
  /** Set if undecided. */
  readonly cause?: Cause | undefined
  /** The AI's verdict, where the reviewer decided otherwise. */
  readonly ai?: Verdict | undefined
}

function verdictOf({ finding: { id, kind, cause }, verdict, isLimited }: ListedFinding): FindingVerdict {
  const reason = verdict === 'undecided' && cause
  return { id, ...(kind && { kind }), verdict, ...(isLimited && { isLimited }), ...(reason && { cause }) }
}

export function storedCounts(result: CheckResult): StoredCounts {
  const findings = listFindings(result, [])
  return {
    toDecide: findings.filter(needsDecision).map(({ finding }) => finding.id),
    verdicts: {
      rules: findings.filter(({ section }) => section === 'specific').map(verdictOf),
      general: findings.filter(({ section }) => section === 'general').map(verdictOf),
    },
  }
}

type Decided = readonly Pick<Review, 'findingId' | 'decision'>[]

export function countResult(result: CheckResult, reviews: Decided): ResultCounts {
  return countStored(storedCounts(result), reviews)
}

export function countStored({ toDecide, verdicts }: StoredCounts, reviews: Decided): ResultCounts {
  const { rules, general } = reviewedVerdicts(verdicts, reviews)
  return {
    rules: countVerdicts(rules),
    general: countVerdicts(general),
    toDecide: toDecide.length,
    decided: toDecide.filter((id) => decisionOn(reviews, id) !== null).length,
  }
}

/** The verdicts that stand. */
export function reviewedVerdicts({ rules, general }: ResultVerdicts, reviews: Decided): ResultVerdicts {
  const after = (given: FindingVerdict): FindingVerdict => {
    const { verdict, isLimited } = reviewedVerdict(given, decisionOn(reviews, given.id))
    if (verdict === given.verdict) return { ...given, isLimited: isLimited || undefined }
    return { ...given, verdict, isLimited: undefined, cause: undefined, ai: given.verdict }
  }
  return { rules: rules.map(after), general: general.map(after) }
}

export function countDecisions(
  findings: readonly ListedFinding[],
  reviews: Decided,
): Pick<ResultCounts, 'toDecide' | 'decided'> {
  const asked = findings.filter(needsDecision)
  const decided = asked.filter(({ finding }) => decisionOn(reviews, finding.id) !== null)
  return { toDecide: asked.length, decided: decided.length }
}
