import type { Cause, Finding } from './verdicts.ts'

export const CAUSE_WORDS: Readonly<Record<Cause, string>> = {
  'readings-differ': 'The second reading disagrees with the first.',
  'words-differ': 'The AI’s quote differs from the document’s words.',
  'not-visible': 'Readers can’t see the quoted words on the page.',
  'struck-out': 'The quoted words are crossed out.',
  'not-in-document': 'The AI’s quote is not in the document.',
  'read-once': 'The second reading gave no usable answer.',
  'pages-unread': 'Pages that could not be read may decide this.',
  'not-understood':
    'The AI can’t judge this rule: it may be unclear, ask for several things at once, or for something that a PDF can’t show.',
}

/** The cause of an undecided finding, or the error of any other. Empty if there is none. */
export function problemWords(finding: Pick<Finding, 'cause' | 'error' | 'secondReading'>): string {
  const { cause, error, secondReading } = finding
  if (cause === undefined) return error
  return cause === 'readings-differ' && secondReading
    ? `The second reading disagrees: ${secondReading}`
    : CAUSE_WORDS[cause]
}
