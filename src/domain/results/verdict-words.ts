/** Names of the verdicts, on screen and in exports; a separate file, because every page loads it. */
import type { Verdict } from './verdicts.ts'

export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  met: 'Met',
  broken: 'Broken',
  'not-found': 'Not found in the document',
  'not-applicable': 'Does not apply',
  undecided: 'Needs your judgement',
}

/** Beside "Met" if sentences of the document limit it. */
export const WITH_LIMITS = 'with limits'

/** "Broken", "Met, with limits". */
export function verdictWords(verdict: Verdict, isLimited = false): string {
  return isLimited ? `${VERDICT_WORDS[verdict]}, ${WITH_LIMITS}` : VERDICT_WORDS[verdict]
}
