/** How a finding is recognised in another result: never by a number, and never by a translated name. */
import type { ListedFinding } from './findings.ts'
import type { Finding } from './verdicts.ts'

/** What a finding is about: a rule of the user's by its wording, or a general check by its kind. */
export function subjectOf({ section, finding }: ListedFinding): string {
  return `${section} ${section === 'general' ? (finding.kind ?? plain(finding.rule)) : plain(finding.rule)}`
}

/** General checks may find several things each, so these are told apart by where they point. */
export function identityOf(listed: ListedFinding): string {
  const { section, finding } = listed
  if (section === 'specific') return subjectOf(listed)
  return `${subjectOf(listed)} ${plain(finding.quote ?? finding.evidence[0]?.quote ?? finding.error)}`
}

/** The document's words that a finding is about; of something missing, the passages that came nearest. */
export function wordsOf({ evidence, nearest = [] }: Finding): string {
  const words = evidence.length > 0 ? evidence.map(({ quote }) => quote) : nearest.map(({ text }) => text)
  return words.map(plain).sort().join('\n')
}

/** Spaces and letter case say nothing. */
export function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}
