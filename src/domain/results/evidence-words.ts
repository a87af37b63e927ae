/** Descriptions of evidence in exports; the screen uses shorter ones. */
import type { Evidence, EvidenceStatus } from './verdicts.ts'

const EVIDENCE_WORDS: Readonly<Record<EvidenceStatus, string>> = {
  verified: 'Quote found',
  repaired: 'The document says this; the AI’s quote differs',
  unverified: 'These words are not in the document',
  image: 'Read from a picture of the page: treat with care',
  hidden: 'Readers can’t see these words',
  struck: 'These words are crossed out',
  unsure: 'Something is drawn or written among these words',
}

/** "Clause 23, page 10", "Article 3, page 1", "Page 2". */
export function placeWords({ clause, page }: Pick<Evidence, 'clause' | 'page'>): string {
  if (clause === undefined) return `Page ${page}`
  return `${/^[\dIVXLC]+(?:\.|$)/.test(clause) ? `Clause ${clause}` : clause}, page ${page}`
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
