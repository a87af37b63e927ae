/** The words a result is told in, on the screen and in exports. */
import type { Stage } from './documents.ts'
import type { Agreement, Evidence, EvidenceStatus, Verdict } from './verdicts.ts'

export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  met: 'Met',
  broken: 'Broken',
  'not-found': 'Not found in the document',
  'not-applicable': 'Does not apply',
  unreadable: 'Could not be read',
}

const EVIDENCE_WORDS: Readonly<Record<EvidenceStatus, string>> = {
  verified: 'Verified in the document',
  repaired: "Wording corrected to the document's",
  unverified: 'Not in the document, treat with care',
  image: 'Read from a picture of the page, treat with care',
  hidden: 'Invisible to a reader of the page, proves nothing',
}

/** How far a quote is proven: "Verified in the document, from recognised text". */
export function evidenceWords({
  status,
  recognised,
  joined,
}: Pick<Evidence, 'status' | 'recognised' | 'joined'>): string {
  return [
    EVIDENCE_WORDS[status],
    recognised && 'from recognised text',
    joined && 'one of several passages quoted together',
  ]
    .filter(Boolean)
    .join(', ')
}

/** "3 of 3", "2 of 3: look yourself". */
export function agreementWords({ votes, of }: Agreement): string {
  return votes === of ? `${votes} of ${of}` : `${votes} of ${of}: look yourself`
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

const COUNTED_VERDICTS: readonly (readonly [verdict: Verdict, one: string, many: string])[] = [
  ['broken', 'is broken', 'are broken'],
  ['not-found', 'is not found in the document', 'are not found in the document'],
  ['unreadable', 'could not be read', 'could not be read'],
  ['not-applicable', 'does not apply', 'do not apply'],
  ['met', 'is met', 'are met'],
]

/** The verdicts on the user's rules in one sentence: "2 of 12 rules are broken, 1 is not found in the document, 9 are met." */
export function verdictSentence(counts: Readonly<Partial<Record<Verdict, number>>>): string {
  const all = COUNTED_VERDICTS.map(([verdict, one, many]) => ({ count: counts[verdict] ?? 0, one, many }))
  const total = all.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return 'No rules were checked.'
  if (counts.met === total) return total === 1 ? 'The one rule is met.' : `All ${total} rules are met.`
  const given = all.filter(({ count }) => count > 0)
  const parts = given.map(({ count, one, many }, index) => {
    const whole = index === 0 ? ` of ${counted(total, 'rule', 'rules')}` : ''
    return `${count}${whole} ${count === 1 ? one : many}`
  })
  return `${parts.join(', ')}.`
}
