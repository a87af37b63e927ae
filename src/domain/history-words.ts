/** The words a result is told in, on the screen and in exports. */
import type { Stage } from './documents.ts'
import type { EvidenceStatus, Verdict } from './verdicts.ts'

export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  met: 'Met',
  broken: 'Broken',
  'not-found': 'Not found in the document',
}

export const EVIDENCE_WORDS: Readonly<Record<EvidenceStatus, string>> = {
  verified: 'Verified in the document',
  repaired: "Wording corrected to the document's",
  unverified: 'Not in the document, treat with care',
  image: 'Read from a picture of the page, treat with care',
}

/** In the order in which a check goes through them. */
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

/** "1 page", "12 pages". */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/** The verdicts on the user's rules in one sentence: "2 of 12 rules are broken, 1 is not found in the document, 9 are met." */
export function verdictSentence({
  broken,
  notFound,
  met,
}: {
  broken: number
  notFound: number
  met: number
}): string {
  const total = broken + notFound + met
  if (total === 0) return 'No rules were checked.'
  if (met === total) return total === 1 ? 'The one rule is met.' : `All ${total} rules are met.`
  const counts = [
    { count: broken, words: 'broken' },
    { count: notFound, words: 'not found in the document' },
    { count: met, words: 'met' },
  ].filter(({ count }) => count > 0)
  const parts = counts.map(({ count, words }, index) => {
    const whole = index === 0 ? ` of ${counted(total, 'rule', 'rules')}` : ''
    return `${count}${whole} ${count === 1 ? 'is' : 'are'} ${words}`
  })
  return `${parts.join(', ')}.`
}
