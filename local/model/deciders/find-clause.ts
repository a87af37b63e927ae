/** Finds a kind of clause in a document: under a heading of its name, else in a typical passage. */
import type { KnownClause } from '../clauses/table.ts'
import type { Doc, Sentence } from '../document/document.ts'
import { type Quote, quoteOf, quoteSpan } from '../document/quote.ts'
import type { Span } from '../patterns/terms.ts'

export interface FoundClause {
  readonly by: 'heading' | 'passage'
  readonly sentence: Sentence
  readonly quotes: readonly Quote[]
}

const shortest = 25

function passageIn(clause: KnownClause, sentence: Sentence): Span | null {
  return sentence.isHeading || sentence.plain.length < shortest ? null : clause.passageIn(sentence.plain)
}

/** All sentences of the section under this heading. */
export function bodyOf(doc: Doc, heading: Sentence): readonly Sentence[] {
  let end = heading.index + 1
  while (doc.sentences[end]?.isHeading === false) end += 1
  return doc.sentences.slice(heading.index + 1, end)
}

export function findClause(doc: Doc, clause: KnownClause): FoundClause | null {
  const heading = doc.sentences.find(
    (one) =>
      one.isHeading &&
      doc.sentences[one.index + 1]?.isHeading === false &&
      clause.isTitle((one.section?.title ?? '').toLowerCase()) &&
      !bodyOf(doc, one).some(({ plain }) => clause.isDenied(plain)),
  )
  if (heading !== undefined) return underHeading(doc, heading, clause)
  for (const sentence of doc.sentences) {
    const span = passageIn(clause, sentence)
    if (span !== null) return { by: 'passage', sentence, quotes: [quoteSpan(sentence, span)] }
  }
  return null
}

function underHeading(doc: Doc, heading: Sentence, clause: KnownClause): FoundClause {
  const body = bodyOf(doc, heading)
  const telling = body.find((one) => passageIn(clause, one) !== null) ?? body[0]
  const quotes = [quoteOf(heading)]
  if (telling === undefined) return { by: 'heading', sentence: heading, quotes }
  const span = passageIn(clause, telling)
  quotes.push(span === null ? quoteOf(telling) : quoteSpan(telling, span))
  return { by: 'heading', sentence: heading, quotes }
}
