/** Names of the verdicts, on screen and in exports; a separate file, because every page loads it. */
import type { Verdict } from './verdicts.ts'

export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  met: 'Met',
  broken: 'Broken',
  'not-found': 'Not found in the document',
  'not-applicable': 'Does not apply',
  unreadable: 'Could not be read',
}
