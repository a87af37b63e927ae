/** Finds a kind of clause in a document: under a heading of its name, else in a typical passage. */
import type { KnownClause } from '../clauses/table.ts'
import type { Doc, Sentence } from '../document/document.ts'
import { type Quote, quoteOf, quoteSpan } from '../document/quote.ts'
import { sentenceInEnglish } from '../languages/english.ts'
import type { Span } from '../patterns/terms.ts'
import { isAbout } from '../rules/subject.ts'

export interface FoundClause {
  readonly by: 'heading' | 'passage'
  readonly sentence: Sentence
  readonly quotes: readonly Quote[]
}

const shortest = 25

type Look = (plain: string) => Span | null

function spanIn(look: Look, { isHeading, plain }: Sentence): Span | null {
  return isHeading || plain.length < shortest ? null : look(plain)
}

/** Maximum sentences translated of a document in another language. */
const mostTranslated = 2000

/** The passage in a document of another language, by its words in English. */
function firstInEnglish({ sentences, language }: Doc, look: Look): FoundClause | null {
  const found = sentences
    .slice(0, mostTranslated)
    .find(({ plain, isHeading }) => !isHeading && look(sentenceInEnglish(plain, language)) !== null)
  return found === undefined ? null : { by: 'passage', sentence: found, quotes: [quoteOf(found)] }
}

/** Longer documents have too many sentences that use the same words for something else. */
const mostSearched = 150

/** In a short document, the sentence that names the concepts of the kind. */
function firstAbout({ sentences, language }: Doc, id: string): FoundClause | null {
  if (sentences.length > mostSearched || language !== 'en') return null
  const found = sentences.find(
    ({ plain, isHeading }) => !isHeading && plain.length >= shortest && isAbout(id, plain),
  )
  return found === undefined ? null : { by: 'passage', sentence: found, quotes: [quoteOf(found)] }
}

/** All sentences of the section under this heading. */
export function bodyOf(doc: Doc, heading: Sentence): readonly Sentence[] {
  let end = heading.index + 1
  while (doc.sentences[end]?.isHeading === false) end += 1
  return doc.sentences.slice(heading.index + 1, end)
}

/** Headings up to this position may be the document's title: "Services Agreement" is not a section about services. */
const lastTitle = 5
const ownName = /agreement|contract|vertrag|smlouv/iu

function namesDocument({ index, section, plain }: Sentence): boolean {
  return index < lastTitle && section?.number == null && ownName.test(plain)
}

export function findClause(doc: Doc, clause: KnownClause): FoundClause | null {
  if (clause.id === 'document name') return ownTitle(doc) ?? firstWith(doc, clause.typicalIn)
  const heading = doc.sentences.find(
    (one) =>
      one.isHeading &&
      !namesDocument(one) &&
      doc.sentences[one.index + 1]?.isHeading === false &&
      clause.isTitle((one.section?.title ?? '').toLowerCase()) &&
      !bodyOf(doc, one).some(({ plain }) => clause.isDenied(plain)),
  )
  if (heading !== undefined) return underHeading(doc, heading, clause)
  return (
    firstWith(doc, clause.typicalIn) ??
    firstWith(doc, clause.passageIn) ??
    firstInEnglish(doc, clause.passageIn) ??
    firstAbout(doc, clause.id)
  )
}

function ownTitle(doc: Doc): FoundClause | null {
  const title = doc.sentences.slice(0, lastTitle).find((one) => one.isHeading)
  return title === undefined ? null : { by: 'heading', sentence: title, quotes: [quoteOf(title)] }
}

function firstWith(doc: Doc, look: Look): FoundClause | null {
  for (const sentence of doc.sentences) {
    const span = spanIn(look, sentence)
    if (span !== null) return { by: 'passage', sentence, quotes: [quoteSpan(sentence, span)] }
  }
  return null
}

function underHeading(doc: Doc, heading: Sentence, clause: KnownClause): FoundClause {
  const body = bodyOf(doc, heading)
  const holding = (look: Look): Sentence | undefined => body.find((one) => spanIn(look, one) !== null)
  const telling = holding(clause.typicalIn) ?? holding(clause.passageIn) ?? body[0]
  const quotes = [quoteOf(heading)]
  if (telling === undefined) return { by: 'heading', sentence: heading, quotes }
  const span = spanIn(clause.typicalIn, telling) ?? spanIn(clause.passageIn, telling)
  quotes.push(span === null ? quoteOf(telling) : quoteSpan(telling, span))
  return { by: 'heading', sentence: heading, quotes }
}
