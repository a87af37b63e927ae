/** Highlights: located evidence of findings broken or left to the reader, and limits of rules that are met. */
import { type Review, reviewOf } from '../../domain/results/decisions.ts'
import { type ListedFinding, listFindings } from '../../domain/results/findings.ts'
import type { CheckResult, Evidence, Finding } from '../../domain/results/verdicts.ts'
import type { Mark } from '../base/ports.ts'
import { type Texts, textsIn } from './texts.ts'

export function marksOf(result: CheckResult, reviews: readonly Review[] = []): Mark[] {
  const texts = textsIn(result.language)
  return listFindings(result, reviews).flatMap((listed) => marksFor(listed, reviews, texts))
}

/** Pages that quotes of a result stand on: only they have highlights. */
export function quotedPages({ specificRules, generalRules }: CheckResult): number[] {
  const quotes = [...specificRules, ...generalRules].flatMap(({ evidence, limits = [] }) => [
    ...evidence,
    ...limits,
  ])
  return [...new Set(quotes.flatMap(({ page }) => page ?? []))]
}

function marksFor(listed: ListedFinding, reviews: readonly Review[], texts: Texts): Mark[] {
  const { section, verdict, isLimited, ai, finding } = listed
  const { evidence, limits = [], error, secondReading = '' } = finding
  const decision = decisionWords(reviewOf(reviews, finding.id), texts)
  // The AI's reason speaks for its own verdict.
  const reason = ai.verdict === verdict ? finding.reason : ''
  const heading = [headingOf(listed, texts), decision]
  const mark = (kind: Mark['kind'], words: readonly string[]) => (one: Evidence) =>
    markOf(one, kind, [...heading, ...words], finding, texts)
  if (verdict === 'broken')
    return evidence.flatMap(mark(section === 'general' ? 'general' : 'broken', [reason]))
  if (verdict === 'undecided') return evidence.flatMap(mark('open', [error, reason]))
  return isLimited ? limits.flatMap(mark('open', [secondReading])) : []
}

function headingOf({ section, finding: { id, rule } }: ListedFinding, { rule: word }: Texts): string {
  return section === 'general' ? rule : `${word} ${id}: ${rule}`
}

function decisionWords(review: Review | null, { review: { decisions } }: Texts): string {
  return review ? [decisions[review.decision], review.reason].filter(Boolean).join(': ') : ''
}

function markOf(
  { page, quads, around, status }: Evidence,
  kind: Mark['kind'],
  words: readonly string[],
  { fix }: Finding,
  texts: Texts,
): Mark[] {
  if (page === null || quads.length === 0 || status === 'unverified' || status === 'hidden') return []
  const lines = [...words, fix ? `${texts.fix}: ${fix}` : '', status === 'image' ? texts.fromImage : '']
  const note = lines.filter((line) => line !== '').join('\n')
  return [{ page, quads, ...(around && { around }), kind, note }]
}
