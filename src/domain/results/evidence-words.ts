/** Descriptions of evidence in exports; the screen uses shorter ones. */
import type { Evidence, EvidenceStatus } from './verdicts.ts'

const EVIDENCE_WORDS: Readonly<Record<EvidenceStatus, string>> = {
  verified: 'Quote found',
  repaired: 'Quote found, wording corrected to the document’s',
  unverified: 'Not in the document: treat with care',
  image: 'Read from a picture of the page: treat with care',
  hidden: 'Hidden text: readers can’t see it, so it proves nothing',
}

/** Describes the status of a quote: "Quote found, from text recognition (OCR)". */
export function evidenceWords({
  status,
  recognised,
  joined,
}: Pick<Evidence, 'status' | 'recognised' | 'joined'>): string {
  return [
    EVIDENCE_WORDS[status],
    recognised && 'from text recognition (OCR)',
    joined && 'one of several passages quoted together',
  ]
    .filter(Boolean)
    .join(', ')
}
