/** Finding where a document deals with a kind of clause: under a heading of its name, else in a typical passage. */
import type { Clause } from '../clauses/clause.ts'
import type { Doc, Sentence } from '../document/document.ts'
import { type Quote, quoteMatch, quoteOf } from '../document/quote.ts'

export interface FoundClause {
  readonly by: 'heading' | 'passage'
  readonly sentence: Sentence
  readonly quotes: readonly Quote[]
}

const shortest = 25

function matching(clause: Clause, sentence: Sentence): RegExp | null {
  if (sentence.isHeading || sentence.plain.length < shortest || clause.unless?.test(sentence.plain))
    return null
  return clause.passages.find((pattern) => pattern.test(sentence.plain)) ?? null
}

function isTitle(clause: Clause, title: string): boolean {
  return clause.titles.test(title) && clause.unless?.test(title) !== true
}

/** All sentences that belong to the section which begins with the heading at `index`. */
export function bodyOf(doc: Doc, heading: Sentence): readonly Sentence[] {
  const next = doc.sentences.findIndex((one, index) => index > heading.index && one.isHeading)
  return doc.sentences.slice(heading.index + 1, next === -1 ? undefined : next)
}

export function findClause(doc: Doc, clause: Clause): FoundClause | null {
  const headings = doc.sentences.filter(
    (one) => one.isHeading && isTitle(clause, (one.section?.title ?? '').toLowerCase()),
  )
  const withBody = headings.find((heading) => bodyOf(doc, heading).length > 0)
  if (withBody !== undefined) return underHeading(doc, withBody, clause)
  for (const sentence of doc.sentences) {
    const pattern = matching(clause, sentence)
    if (pattern !== null) return { by: 'passage', sentence, quotes: [quoteMatch(sentence, pattern)] }
  }
  return null
}

function underHeading(doc: Doc, heading: Sentence, clause: Clause): FoundClause {
  const body = bodyOf(doc, heading)
  const telling = body.find((one) => matching(clause, one) !== null) ?? body[0] ?? heading
  const pattern = matching(clause, telling)
  const quotes = [quoteOf(heading), pattern === null ? quoteOf(telling) : quoteMatch(telling, pattern)]
  return { by: 'heading', sentence: heading, quotes: telling === heading ? quotes.slice(0, 1) : quotes }
}
