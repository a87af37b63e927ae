/** Kinds of clauses, however the rule names them, and sections by their headings. */
import { clauseOf } from '../clauses/table.ts'
import type { Sentence } from '../document/document.ts'
import { plainOf } from '../document/document.ts'
import { quoteOf } from '../document/quote.ts'
import { contentStems } from '../document/words.ts'
import { inEnglish } from '../languages/english.ts'
import { forbids } from '../rules/polarity.ts'
import { subjectOf } from '../rules/subject.ts'
import { type Decider, type Decision, type DecisionInput, placeOf } from './decider.ts'
import { bodyOf, type FoundClause, findClause } from './find-clause.ts'

const clauseWords =
  /(?<!\p{L})(?:clauses?|sections?|provisions?|chapters?|headings?|paragraphs?|klausel|abschnitt|kapitel|bestimmung|regelung|überschrift)(?!\p{L})|(?:ustanovení|klauzul\p{L}|doložk\p{L}|oddíl|článek|kapitol\p{L}|ujednání|nadpis)/iu
const sectionFrame =
  /\b(?:an?|the|one|any|ein\p{L}*|den|die|das)\s+|\b(?:section|clause|provision|chapter|heading|paragraph|klausel|abschnitt|kapitel|bestimmung|regelung|überschrift)s?\b|(?:ustanovení|klauzul\p{L}|doložk\p{L}|oddíl|článek|kapitol\p{L}|ujednání|nadpis)|\b(?:on|about|regarding|concerning|covering|titled|called|named|über|zum|zur|zu|mit dem titel|o|ohledně|týkající se|nazvan\p{L}+)\b/giu

export const knownClause: Decider = (matter) => {
  const { body, object, quoted } = matter.rule
  const written = plainOf(body)
  const plain = inEnglish(written)
  const subject = quoted.length > 0 ? null : subjectOf(plain)
  const clause = subject === null ? null : clauseOf(subject.id)
  if (subject === null || clause === null) return null
  const found = findClause(matter.doc, clause)
  // Clauses are recognised best in English; in a document of another language, the rule's own words may find more.
  if (found === null && plain !== written && matter.doc.language !== 'en') return null
  return decide(matter, { name: object ?? '', negated: forbids(plain, subject) }, found)
}

/** A heading with more other words is about something else. */
const mostOtherWords = 2

/** A heading or a field's label: "Contract period:". */
export const namedField: Decider = (matter) => {
  const { object, negated, quoted } = matter.rule
  if (object === null || negated || quoted.length > 0) return null
  const stems = contentStems(object)
  const heading = stems.length === 0 ? null : headingAbout(matter, stems)
  if (heading === null || heading.stems.size > stems.length + mostOtherWords) return null
  return decide(matter, { name: object, negated }, underHeading(matter, heading))
}

/** Any section not matched above. */
export const anySection: Decider = (matter) => {
  const { object, negated, quoted } = matter.rule
  if (object === null || !clauseWords.test(object)) return null
  const subject = quoted[0] ?? object.replace(sectionFrame, ' ')
  const stems = contentStems(subject)
  if (stems.length === 0) return null
  const heading = headingAbout(matter, stems)
  if (heading !== null) return decide(matter, { name: object, negated }, underHeading(matter, heading))
  const passage = matter.doc.sentences.find(
    (one) => stems.every((stem) => one.stems.has(stem)) && stems.length > 1,
  )
  return decide(
    matter,
    { name: object, negated },
    passage === undefined ? null : { by: 'passage', sentence: passage, quotes: [quoteOf(passage)] },
  )
}

function underHeading({ doc }: DecisionInput, heading: Sentence): FoundClause {
  const body = bodyOf(doc, heading)[0]
  const quotes = [quoteOf(heading), ...(body === undefined ? [] : [quoteOf(body)])]
  return { by: 'heading', sentence: heading, quotes }
}

function headingAbout({ doc }: DecisionInput, stems: readonly string[]): Sentence | null {
  return doc.sentences.find((one) => one.isHeading && stems.every((stem) => one.stems.has(stem))) ?? null
}

interface Asked {
  readonly name: string
  readonly negated: boolean
}

function decide(matter: DecisionInput, { name, negated }: Asked, found: FoundClause | null): Decision {
  const { say, doc } = matter
  const pages = doc.pages.length
  if (found === null) {
    if (negated) return { verdict: 'met', reason: say.noUnwantedClause(name, pages), quotes: [], fix: '' }
    return { verdict: 'not_found', reason: say.noClause(name, pages), quotes: [], fix: name && say.add(name) }
  }
  const place = placeOf(matter, found.sentence)
  const { quotes } = found
  if (negated)
    return {
      verdict: 'broken',
      reason: say.unwantedClause(name, place),
      quotes,
      fix: name && say.remove(name),
    }
  const reason = found.by === 'heading' ? say.heading(name, place) : say.passage(name, place)
  return { verdict: 'met', reason, quotes, fix: '' }
}
