/** Counts of a result: the only source of every displayed number of findings or decisions. */
import { type Review, reviewOf } from './decisions.ts'
import { countVerdicts, type ListedFinding, listFindings, type VerdictCounts } from './findings.ts'
import { reviewedVerdict } from './reviewed-verdict.ts'
import {
  type Cause,
  type CheckResult,
  type FindingSection,
  type GeneralKind,
  PROBLEMS,
  type Verdict,
} from './verdicts.ts'

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
  /** The AI's verdict, where the reviewer decided otherwise. */
  readonly ai?: Verdict | undefined
}

export interface GeneralVerdict extends FindingVerdict {
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
  const findings = listFindings(result, [])
  return {
    toDecide: findings.filter(needsDecision).map(({ finding }) => finding.id),
    verdicts: verdictsOf(findings),
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
    decided: toDecide.filter((id) => reviewOf(reviews, id)).length,
  }
}

export function reviewedVerdicts({ rules, general }: ResultVerdicts, reviews: Decided): ResultVerdicts {
  const after = <Given extends FindingVerdict>(given: Given): Given => {
    const { verdict, isLimited } = reviewedVerdict(given, reviewOf(reviews, given.id)?.decision ?? null)
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
  const decided = asked.filter(({ finding }) => reviewOf(reviews, finding.id))
  return { toDecide: asked.length, decided: decided.length }
}
