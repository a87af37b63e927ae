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
  /** What says it: the text around the typical wording, in plain form. */
  readonly said: string
}

/** Characters on either side of a typical wording that belong to what it says. */
const around = 250

function saidIn({ plain }: Sentence, { from, to }: Span): string {
  return plain.slice(Math.max(0, from - around), to + around)
}

const shortest = 25

type Look = (plain: string) => Span | null

function spanIn(look: Look, { isHeading, plain }: Sentence): Span | null {
  return isHeading || plain.length < shortest ? null : look(plain)
}

/** Maximum sentences translated of a document in another language. */
const mostTranslated = 2000

export function foundIn(sentence: Sentence): FoundClause {
  return { by: 'passage', sentence, quotes: [quoteOf(sentence)], said: sentence.plain }
}

/** The passage in a document of another language, by its words in English. */
function firstInEnglish({ sentences, language }: Doc, look: Look): FoundClause | null {
  const found = sentences
    .slice(0, mostTranslated)
    .find(({ plain, isHeading }) => !isHeading && look(sentenceInEnglish(plain, language)) !== null)
  return found === undefined ? null : foundIn(found)
}

/** Longer documents have too many sentences that use the same words for something else. */
const mostSearched = 150

/** In a short document, the sentence that names the concepts of the kind. */
function firstAbout({ sentences, language }: Doc, id: string): FoundClause | null {
  if (sentences.length > mostSearched || language !== 'en') return null
  const found = sentences.find(
    ({ plain, isHeading }) => !isHeading && plain.length >= shortest && isAbout(id, plain),
  )
  return found === undefined ? null : foundIn(found)
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

/** The places of a kind of clause, best first: under its headings, then typical passages, then looser ones. */
export function* placesOf(doc: Doc, clause: KnownClause): Generator<FoundClause, undefined> {
  if (clause.id === 'document name') {
    const title = ownTitle(doc)
    if (title !== null) yield title
    yield* passagesWith(doc, clause, clause.typicalIn)
    return
  }
  const headings = doc.sentences.filter(
    (one) =>
      one.isHeading &&
      !namesDocument(one) &&
      doc.sentences[one.index + 1]?.isHeading === false &&
      clause.isTitle((one.section?.title ?? '').toLowerCase()) &&
      !bodyOf(doc, one).some(({ plain }) => clause.isDenied(plain)),
  )
  for (const heading of headings) yield* underHeading(doc, heading, clause)
  yield* passagesWith(doc, clause, clause.typicalIn)
  yield* passagesWith(doc, clause, clause.passageIn)
  const other = firstInEnglish(doc, clause.passageIn) ?? firstAbout(doc, clause.id)
  if (other !== null) yield other
}

function ownTitle(doc: Doc): FoundClause | null {
  const title = doc.sentences.slice(0, lastTitle).find((one) => one.isHeading)
  return title === undefined
    ? null
    : { by: 'heading', sentence: title, quotes: [quoteOf(title)], said: title.plain }
}

const definition =
  /^(?:[\d.()]{1,9} |\([a-z]{1,4}\) )?"([^"]{2,80})",? (?:means?|shall mean|has the meaning|shall have the meaning|refers to|includes)(?!\p{L})/u
const ofDefinitions = /definition/u

/** "“Governmental Authority” means … any arbitrator" is no clause on arbitration. */
function isOfOther({ plain }: Sentence, { id, isTitle }: KnownClause): boolean {
  const term = definition.exec(plain)?.[1]
  return term !== undefined && !ofDefinitions.test(id) && !isTitle(term)
}

function* passagesWith(doc: Doc, clause: KnownClause, look: Look): Generator<FoundClause, undefined> {
  for (const sentence of doc.sentences) {
    const span = isOfOther(sentence, clause) ? null : spanIn(look, sentence)
    if (span !== null)
      yield { by: 'passage', sentence, quotes: [quoteSpan(sentence, span)], said: saidIn(sentence, span) }
  }
}

/** The heading with each sentence below it, the telling ones first. */
function* underHeading(doc: Doc, heading: Sentence, clause: KnownClause): Generator<FoundClause, undefined> {
  const body = bodyOf(doc, heading)
  const told = [clause.typicalIn, clause.passageIn].flatMap((look) =>
    body.flatMap((one) => {
      const span = spanIn(look, one)
      return span === null ? [] : [{ quote: quoteSpan(one, span), said: saidIn(one, span) }]
    }),
  )
  for (const { quote, said } of [...told, ...body.map((one) => ({ quote: quoteOf(one), said: one.plain }))])
    yield { by: 'heading', sentence: heading, quotes: [quoteOf(heading), quote], said }
  if (body.length === 0)
    yield { by: 'heading', sentence: heading, quotes: [quoteOf(heading)], said: heading.plain }
}
