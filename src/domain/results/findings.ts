/** The findings of a result in reading order: one numbered list with effective verdicts. */
import { type Review, reviewOf } from './decisions.ts'
import { type Judged, reviewedVerdict } from './reviewed-verdict.ts'
import {
  type CheckResult,
  type Finding,
  type FindingSection,
  generalSatisfied,
  specificSatisfied,
  VERDICTS,
  type Verdict,
} from './verdicts.ts'

export interface ListedFinding {
  readonly section: FindingSection
  /** From 1, within its section. */
  readonly number: number
  /** The verdict that stands: the reviewer's, where there is a decision, else the AI's. */
  readonly verdict: Verdict
  /** Whether it is met with limits. */
  readonly isLimited: boolean
  /** The AI's, derived from `error` by DATA-20 and HIST-22 to 25, regardless of the finding's own verdict. */
  readonly ai: Judged
  /** Its `id` is unique within the whole result. */
  readonly finding: Finding
}

export type FindingFilter = 'all' | Verdict | 'general'

/** Lists the user's rules first, then the general findings, each in report order. */
export function listFindings(
  result: CheckResult,
  reviews: readonly Pick<Review, 'findingId' | 'decision'>[],
): ListedFinding[] {
  const list = (
    section: FindingSection,
    findings: readonly Finding[],
    isSatisfied: typeof generalSatisfied,
  ) =>
    findings.map((finding, at): ListedFinding => {
      const verdict = isSatisfied(finding) ? satisfiedAs(finding) : violatedAs(finding)
      const ai = { verdict, isLimited: verdict === 'met' && (finding.limits ?? []).length > 0 }
      const decision = reviewOf(reviews, finding.id)?.decision ?? null
      return { section, number: at + 1, ...reviewedVerdict(ai, decision), ai, finding }
    })
  return [
    ...list('specific', result.specificRules, specificSatisfied),
    ...list('general', result.generalRules, generalSatisfied),
  ]
}

function satisfiedAs({ verdict }: Finding): Verdict {
  return verdict === 'not-applicable' ? 'not-applicable' : 'met'
}

function violatedAs({ verdict }: Finding): Verdict {
  return verdict === 'not-found' || verdict === 'undecided' ? verdict : 'broken'
}

/** Verdict filters apply to the user's rules; general findings have a separate filter. */
export function filterFindings(findings: readonly ListedFinding[], filter: FindingFilter): ListedFinding[] {
  return findings.filter(
    ({ section, verdict }) =>
      filter === 'all' || (section === 'general' ? filter === 'general' : filter === verdict),
  )
}

/** `limited`: how many of those met have limits. */
export type VerdictCounts = Readonly<Record<Verdict | 'limited', number>>

export function countVerdicts(
  findings: readonly { readonly verdict: Verdict; readonly isLimited?: boolean | undefined }[],
): VerdictCounts {
  const counts = { met: 0, limited: 0, broken: 0, 'not-found': 0, 'not-applicable': 0, undecided: 0 }
  for (const { verdict, isLimited } of findings) {
    counts[verdict] += 1
    if (isLimited) counts.limited += 1
  }
  return counts
}

export function totalOf(counts: VerdictCounts): number {
  return VERDICTS.reduce((sum, verdict) => sum + counts[verdict], 0)
}

export function countByFilter(findings: readonly ListedFinding[]): Readonly<Record<FindingFilter, number>> {
  const rules = findings.filter(({ section }) => section === 'specific')
  const { limited: _, ...verdicts } = countVerdicts(rules)
  return { ...verdicts, all: findings.length, general: findings.length - rules.length }
}

/** Returns the finding `step` places after the current one; without a current one, the first or the last. */
export function stepFrom(
  findings: readonly ListedFinding[],
  currentId: number | null,
  step: 1 | -1,
): ListedFinding | null {
  const at = findings.findIndex(({ finding }) => finding.id === currentId)
  if (at === -1) return findings.at(step === 1 ? 0 : -1) ?? null
  return findings[at + step] ?? null
}
