/** The findings of a result as a reader goes through them: one list, numbered, with the verdict that counts. */
import {
  type CheckResult,
  type Finding,
  generalSatisfied,
  specificSatisfied,
  type Verdict,
} from './verdicts.ts'

/** `specific`: the user's own rules. `general`: what every document is checked for. */
export type FindingSection = 'specific' | 'general'

export interface ListedFinding {
  readonly section: FindingSection
  /** From 1, within its section. */
  readonly number: number
  /** Follows from `error` as DATA-20 and HIST-22 to 25 say, whatever the finding's own verdict claims. */
  readonly verdict: Verdict
  /** Its `id` is unique within the whole result. */
  readonly finding: Finding
}

export type FindingFilter = 'all' | Verdict | 'general'

/** The user's rules first, then the general findings, each in the order of the report. */
export function listFindings(result: CheckResult): ListedFinding[] {
  const specific = result.specificRules.map((finding, index) =>
    listed('specific', finding, index, specificSatisfied(finding)),
  )
  const general = result.generalRules.map((finding, index) =>
    listed('general', finding, index, generalSatisfied(finding)),
  )
  return [...specific, ...general]
}

function listed(section: FindingSection, finding: Finding, index: number, satisfied: boolean): ListedFinding {
  return {
    section,
    number: index + 1,
    verdict: satisfied ? satisfiedAs(finding) : violatedAs(finding),
    finding,
  }
}

function satisfiedAs({ verdict }: Finding): Verdict {
  return verdict === 'not-applicable' ? 'not-applicable' : 'met'
}

function violatedAs({ verdict }: Finding): Verdict {
  return verdict === 'not-found' || verdict === 'unreadable' ? verdict : 'broken'
}

/** Verdicts are about the user's rules; general findings have a filter of their own. */
export function filterFindings(findings: readonly ListedFinding[], filter: FindingFilter): ListedFinding[] {
  return findings.filter(
    ({ section, verdict }) =>
      filter === 'all' || (section === 'general' ? filter === 'general' : filter === verdict),
  )
}

export type VerdictCounts = Readonly<Record<Verdict, number>>

export function countVerdicts(findings: readonly Pick<ListedFinding, 'verdict'>[]): VerdictCounts {
  const counts = { met: 0, broken: 0, 'not-found': 0, 'not-applicable': 0, unreadable: 0 }
  for (const { verdict } of findings) counts[verdict] += 1
  return counts
}

export function totalOf(counts: VerdictCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** How many findings each filter shows. */
export function tally(findings: readonly ListedFinding[]): Readonly<Record<FindingFilter, number>> {
  const rules = findings.filter(({ section }) => section === 'specific')
  return { ...countVerdicts(rules), all: findings.length, general: findings.length - rules.length }
}

/** The finding `step` places on from the current one; without a current one, the first or the last. */
export function stepFrom(
  findings: readonly ListedFinding[],
  currentId: number | null,
  step: 1 | -1,
): ListedFinding | null {
  const at = findings.findIndex(({ finding }) => finding.id === currentId)
  if (at === -1) return findings.at(step === 1 ? 0 : -1) ?? null
  return findings[at + step] ?? null
}
