/** Texts that describe a result, on screen and in exports. */

import { counted } from '../counted.ts'
import type { Stage } from '../documents.ts'
import type { ReadPages } from '../unread-pages.ts'
import type { Decision, Review } from './decisions.ts'
import type { VerdictCounts } from './findings.ts'
import type { ResultCounts } from './result-counts.ts'
import { type Agreement, PROBLEMS, PROBLEMS_FIRST, type Verdict } from './verdicts.ts'

/** Verdicts after a number: "1 not found". */
export const SHORT_VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  met: 'met',
  broken: 'broken',
  'not-found': 'not found',
  'not-applicable': 'not applicable',
  unreadable: 'not readable',
}

export const DECISION_WORDS: Readonly<Record<Decision, string>> = {
  confirmed: 'Issue confirmed',
  accepted: 'Risk accepted',
  dismissed: 'Not an issue',
}

/** "3 of 3", "2 of 3: check it yourself". */
export function agreementWords({ votes, of }: Agreement): string {
  return votes === of ? `${votes} of ${of}` : `${votes} of ${of}: check it yourself`
}

/** "3 pages read", "1 of 3 pages read, 1 more in part"; with an empty `verb`, "1 of 3 pages, 1 more in part". */
export function readWords({ pages, whole, partly }: ReadPages, verb = ' read'): string {
  const all = counted(pages, 'page')
  const more = partly > 0 ? `, ${partly} more in part` : ''
  return `${whole === pages ? all : `${whole} of ${all}`}${verb}${more}`
}

/** In the order of a check's stages. */
export const STAGE_WORDS: Readonly<Record<Stage, string>> = {
  queued: 'Queued',
  reading: 'Reading the document',
  asking: 'Checking the rules',
  verifying: 'Verifying the quotes',
  marking: 'Highlighting the PDF',
}

/** "4 s", "1 min 05 s". */
export function elapsedWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  if (seconds < 60) return `${seconds} s`
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}

const COUNTED_VERDICTS: readonly (readonly [verdict: Verdict, one: string, many: string])[] = [
  ['broken', 'is broken', 'are broken'],
  ['not-found', 'is not found in the document', 'are not found in the document'],
  ['unreadable', 'could not be read', 'could not be read'],
  ['not-applicable', 'does not apply', 'do not apply'],
  ['met', 'is met', 'are met'],
]

/** One sentence about the user's rules: "2 of 12 rules are broken, 1 is not found in the document, 9 are met." */
export function verdictSentence(counts: Readonly<Partial<VerdictCounts>>): string {
  const all = COUNTED_VERDICTS.map(([verdict, one, many]) => ({ count: counts[verdict] ?? 0, one, many }))
  const total = all.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return 'No rules were checked.'
  if (counts.met === total) return total === 1 ? 'The one rule is met.' : `All ${total} rules are met.`
  const given = all.filter(({ count }) => count > 0)
  const parts = given.map(({ count, one, many }, index) => {
    const whole = index === 0 ? ` of ${counted(total, 'rule')}` : ''
    return `${count}${whole} ${count === 1 ? one : many}`
  })
  return `${parts.join(', ')}.`
}

/** "General checks: 3 broken, 4 met." Empty if there are none. */
export function generalSentence(general: VerdictCounts): string {
  const parts = verdictParts(general)
  return parts.length === 0 ? '' : `General checks: ${parts.join(', ')}.`
}

/** Summarizes a result in one or two sentences. */
export function resultSentence({ rules, general }: Pick<ResultCounts, 'rules' | 'general'>): string {
  return [verdictSentence(rules), generalSentence(general)].filter(Boolean).join(' ')
}

/** "3 broken", "1 not found": those of the verdicts that occur. */
export function verdictParts(counts: VerdictCounts, verdicts: readonly Verdict[] = PROBLEMS_FIRST): string[] {
  return verdicts
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => `${counts[verdict]} ${SHORT_VERDICT_WORDS[verdict]}`)
}

/** Items that need attention, for a list row: "3 broken · 1 not found · general checks: 2 broken · 2 of 6 decided". */
export function countsWords(counts: ResultCounts): string {
  const rules = verdictParts(counts.rules, PROBLEMS)
  const general = verdictParts(counts.general, PROBLEMS)
  return [
    ...(rules.length > 0 ? rules : ['No rule broken']),
    general.length > 0 && `general checks: ${general.join(', ')}`,
    decidedWords(counts),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** "2 of 6 decided". Empty if there is nothing to decide. */
export function decidedWords({ decided, toDecide }: Pick<ResultCounts, 'decided' | 'toDecide'>): string {
  return toDecide === 0 ? '' : `${decided} of ${toDecide} decided`
}

/** "Not an issue, carried over: agreed by mail". */
export function reviewWords({ decision, reason, madeIn }: Omit<Review, 'section' | 'findingId'>): string {
  const words = DECISION_WORDS[decision]
  return `${words}${madeIn === undefined ? '' : ', carried over'}${reason === '' ? '' : `: ${reason}`}`
}
