/** Descriptions of evidence in exports; the screen uses shorter ones. */
import type { DiffPart, Evidence, EvidenceStatus } from './verdicts.ts'

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
export function evidenceWords(evidence: Pick<Evidence, 'status' | 'recognised' | 'joined'>): string {
  const recognised = evidence.recognised && 'from text recognition (OCR)'
  const joined = evidence.joined && 'one of several passages quoted together'
  return [EVIDENCE_WORDS[evidence.status], recognised, joined].filter(Boolean).join(', ')
}

/** Shows how the AI's words differ from the document's: "within [45 → 30] days". */
export function diffWords(diff: readonly DiffPart[]): string {
  let words = ''
  let said = ''
  let written = ''
  const flush = (): void => {
    if (said || written) words += `[${said.trim() || '–'} → ${written.trim() || '–'}]`
    said = ''
    written = ''
  }
  for (const { kind, text } of diff) {
    if (kind === 'quote') said += text
    else if (kind === 'document') written += text
    else {
      flush()
      words += text
    }
  }
  flush()
  return words
}
