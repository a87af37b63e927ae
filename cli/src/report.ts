/** Shared by the formats: the outcomes of a run and the verdicts on them. */

import type { HistoryEntry } from '../../src/contract/documents.ts'
import { problemWords } from '../../src/domain/results/cause-words.ts'
import { listFindings } from '../../src/domain/results/findings.ts'
import { verdictWords } from '../../src/domain/results/verdict-words.ts'
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
  /** "Broken", "Met, with limits". */
  readonly verdict: string
  /** Rules that are broken, not found or undecided are errors, general checks warnings. */
  readonly level: Level
  readonly isRule: boolean
  /** Whether a person has to judge it: undecided, or met with limits. */
  readonly isOpen: boolean
}

export function linesOf({ result, reviews }: Pick<HistoryEntry, 'result' | 'reviews'>): readonly Line[] {
  if (!result) return []
  return listFindings(result, reviews).map(({ section, verdict, isLimited, finding }) => {
    const isRule = section === 'specific'
    const isFulfilled = verdict === 'met' || verdict === 'not-applicable'
    return {
      id: `${isRule ? 'rule' : 'general'}-${finding.id}`,
      finding,
      verdict: verdictWords(verdict, isLimited),
      level: isFulfilled ? 'none' : isRule ? 'error' : 'warning',
      isRule,
      isOpen: isLimited || verdict === 'undecided',
    }
  })
}

export const EXIT = { met: 0, broken: 1, unchecked: 2 } as const

/**
 * 0: every rule is met, with or without limits, or does not apply in every document. 1: a rule is broken or not found.
 * 2: a document could not be checked, or a rule needs a person's judgement.
 */
export function exitCodeOf({ outcomes }: Report): number {
  const verdicts = outcomes
    .flatMap(({ entry }) => (entry?.result ? listFindings(entry.result, entry.reviews) : []))
    .filter(({ section }) => section === 'specific')
    .map(({ verdict }) => verdict)
  if (outcomes.some(({ failure }) => failure !== '') || verdicts.includes('undecided')) return EXIT.unchecked
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

/** The reason for a finding's verdict, in one line: with the cause if undecided, and the limits if there are any. */
export function reasonOf(finding: Finding): string {
  const { cause, error, reason, limits = [] } = finding
  return [
    cause && problemWords(finding),
    reason || (cause ? '' : error),
    limits.length > 0 && `Limited by: ${limits.map(({ quote }) => `“${quote}”`).join(', ')}`,
  ]
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}
