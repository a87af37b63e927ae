/** What a verdict is called, on the screen and in exports; a file of its own, for every page loads it. */
import type { Verdict } from './verdicts.ts'

export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  met: 'Met',
  broken: 'Broken',
  'not-found': 'Not found in the document',
  'not-applicable': 'Does not apply',
  unreadable: 'Could not be read',
}
