/** The verification status of a quote, which does not make the verdict right. */
import type { Evidence, EvidenceStatus } from '../../domain/verdicts.ts'

const FOUND: Readonly<Record<EvidenceStatus, string>> = {
  verified: 'Quote found',
  repaired: 'Quote found',
  unverified: 'Not in the document: treat with care',
  image: 'Read from a picture',
  hidden: 'Hidden text',
}

const REMARKS: Readonly<Partial<Record<EvidenceStatus, string>>> = {
  repaired: 'Wording corrected to the document’s',
  image: 'Treat with care',
  hidden: 'Readers can’t see it, so it proves nothing',
}

/** "Quote found on page 3". */
export function foundWords({ status, page }: Pick<Evidence, 'status' | 'page'>): string {
  return page === null ? FOUND[status] : `${FOUND[status]} on page ${page}`
}

/** Further remarks for the reader; often none. */
export function remarks({
  status,
  recognised,
  joined,
}: Pick<Evidence, 'status' | 'recognised' | 'joined'>): readonly string[] {
  return [
    REMARKS[status],
    recognised && 'From text recognition (OCR)',
    joined && 'One of several passages quoted together',
  ].filter((words) => words !== undefined && words !== false)
}
