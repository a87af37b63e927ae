/** The findings of a result in reading order: one numbered list with effective verdicts. */
import { decisionOn, type Judged, type Review, reviewedVerdict } from './decisions.ts'
import {
  type CheckResult,
  type Finding,
  type FindingSection,
  generalSatisfied,
  specificSatisfied,
  VERDICTS,
  type Verdict,
} from './verdicts.ts'

/** With the verdict that stands: the reviewer's, where there is a decision, else the AI's. */
export interface ListedFinding extends Judged {
  readonly section: FindingSection
  /** From 1, within its section. */
  readonly number: number
  /** The AI's, derived from `error` by DATA-20 and HIST-22 to 25, regardless of the finding's own verdict. */
  readonly ai: Judged
  /** Its `id` is unique within the whole result. */
  readonly finding: Finding
}

export type FindingFilter = 'all' | Verdict | 'general'

type Decided = readonly Pick<Review, 'findingId' | 'decision'>[]

/** Lists the user's rules first, then the general findings, each in report order. */
export function listFindings(
  { specificRules, generalRules }: CheckResult,
  reviews: Decided,
): ListedFinding[] {
  return [
    ...specificRules.map((finding, at) =>
      listed('specific', finding, at, specificSatisfied(finding), reviews),
    ),
    ...generalRules.map((finding, at) => listed('general', finding, at, generalSatisfied(finding), reviews)),
  ]
}

function listed(
  section: FindingSection,
  finding: Finding,
  index: number,
  satisfied: boolean,
  reviews: Decided,
): ListedFinding {
  const said = finding.verdict
  const violated: Verdict = said === 'not-found' || said === 'undecided' ? said : 'broken'
  const verdict: Verdict = satisfied ? (said === 'not-applicable' ? said : 'met') : violated
  const ai = { verdict, isLimited: verdict === 'met' && (finding.limits ?? []).length > 0 }
  return { section, number: index + 1, ...reviewedVerdict(ai, decisionOn(reviews, finding.id)), ai, finding }
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

/** Counts the findings that each filter shows. */
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
