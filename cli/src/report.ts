/** Shared by the formats: the outcomes of a run and the verdicts on them. */
import { listFindings } from '../../src/domain/results/findings.ts'
import { VERDICT_WORDS } from '../../src/domain/results/verdict-words.ts'
import type { CheckResult, Finding } from '../../src/domain/results/verdicts.ts'
import type { Outcome } from './check-files.ts'

export interface Report {
  readonly ruleSet: string
  readonly outcomes: readonly Outcome[]
}

export type Level = 'error' | 'warning' | 'none'

/** A finding prepared for the formats. */
export interface Line {
  /** Stable within a rule set: "rule-3", "general-12". */
  readonly id: string
  readonly finding: Finding
  /** "Broken". */
  readonly verdict: string
  /** Rules that are broken or not found are errors, general checks warnings. */
  readonly level: Level
  readonly isRule: boolean
}

export function linesOf(result: CheckResult): readonly Line[] {
  return listFindings(result).map(({ section, verdict, finding }) => {
    const isRule = section === 'specific'
    const isFulfilled = verdict === 'met' || verdict === 'not-applicable'
    return {
      id: `${isRule ? 'rule' : 'general'}-${finding.id}`,
      finding,
      verdict: VERDICT_WORDS[verdict],
      level: isFulfilled ? 'none' : isRule ? 'error' : 'warning',
      isRule,
    }
  })
}

export const EXIT = { met: 0, broken: 1, unchecked: 2 } as const

/**
 * 0: every rule is met or does not apply in every document. 1: a rule is broken or not found. 2: a document could not
 * be checked, or pages of it that matter could not be read.
 */
export function exitCodeOf({ outcomes }: Report): number {
  const verdicts = outcomes.flatMap(
    ({ entry }) => entry?.result?.specificRules.map(({ verdict }) => verdict) ?? [],
  )
  if (outcomes.some(({ failure }) => failure !== '') || verdicts.includes('unreadable')) return EXIT.unchecked
  return verdicts.includes('broken') || verdicts.includes('not-found') ? EXIT.broken : EXIT.met
}

/** The result's warnings, each in one line. */
export function warningsOf({ warnings = [] }: CheckResult): readonly string[] {
  return warnings.map((warning) => warning.replace(/\s+/g, ' ').trim())
}

/** The page of the first located quote; null when there is none. */
export function pageOf({ evidence }: Finding): number | null {
  return evidence.find(({ page }) => page !== null)?.page ?? null
}

/** The reason for a finding's verdict, in one line. */
export function reasonOf({ error, reason }: Finding): string {
  return (reason || error).replace(/\s+/g, ' ').trim()
}
