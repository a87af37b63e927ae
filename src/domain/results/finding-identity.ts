/** Recognises a finding in another result: never by number, never by a translated name. */
import type { ListedFinding } from './findings.ts'
import type { Finding } from './verdicts.ts'

/** The subject of a finding: a rule by its wording, a general check by its kind. */
export function subjectOf({ section, finding }: ListedFinding): string {
  return `${section} ${finding.kind ?? plain(finding.rule)}`
}

/** Several broken findings of a general check are told apart by their place; met or undecided, it has one. */
export function identityOf(listed: ListedFinding): string {
  const { section, finding } = listed
  if (section === 'specific') return subjectOf(listed)
  const words = finding.verdict === 'broken' ? finding.error : ''
  return `${subjectOf(listed)} ${plain(finding.quote ?? finding.evidence[0]?.quote ?? words)}`
}

/** The words that a finding is about, with its limits; for a missing item, the closest passages. */
export function wordsOf({ evidence, limits = [], nearest = [] }: Finding): string {
  const quoted = [...evidence, ...limits].map(({ quote }) => quote)
  const words = quoted.length > 0 ? quoted : nearest.map(({ text }) => text)
  return words.map(plain).sort().join('\n')
}

/** Normalizes spaces and letter case. */
export function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}
