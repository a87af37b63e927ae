/** Sections and fields, by their headings. */
import type { Sentence } from '../document/document.ts'
import { usualSection } from '../document/headings.ts'
import { quoteOf } from '../document/quote.ts'
import { contentStems } from '../document/words.ts'
import type { Decider, DecisionInput } from './decider.ts'
import { bodyOf, type FoundClause, foundIn } from './find-clause.ts'
import { decide } from './whether-found.ts'

export const clauseWords =
  /(?<!\p{L})(?:clauses?|sections?|provisions?|chapters?|headings?|paragraphs?|klausel|abschnitt|kapitel|bestimmung|regelung|überschrift)(?!\p{L})|(?:ustanovení|klauzul\p{L}|doložk\p{L}|oddíl|článek|kapitol\p{L}|ujednání|nadpis)/iu
const sectionFrame =
  /\b(?:an?|the|one|any|ein\p{L}{0,3}|den|die|das)\s{1,9}|\b(?:section|clause|provision|chapter|heading|paragraph|klausel|abschnitt|kapitel|bestimmung|regelung|überschrift)s?\b|(?:ustanovení|klauzul\p{L}|doložk\p{L}|oddíl|článek|kapitol\p{L}|ujednání|nadpis)|\b(?:on|about|regarding|concerning|covering|titled|called|named|über|zum|zur|zu|mit dem titel|o|ohledně|týkající se|nazvan\p{L}{1,4})\b/giu

/** A heading with more other words is about something else. */
const mostOtherWords = 2

/** A heading says nothing about "all sites". */
const quantified = /^(?:all|every|each|alle|jede[rsn]?|všech\p{L}{1,3}|každ\p{L}{1,3})\s/iu

const ofDocument =
  /\sof (?:the|this) (?:contract|agreement|document|report|audit|study|survey|test|thesis|paper|policy|notice)$/iu

/** A heading or a field's label: "Contract period:". */
export const namedField: Decider = (matter) => {
  const { object, negated, quoted } = matter.rule
  if (object === null || negated || quoted.length > 0) return null
  const stems = quantified.test(object) ? [] : contentStems(object.replace(ofDocument, ''))
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
  return decide(matter, { name: object, negated }, passage === undefined ? null : foundIn(passage))
}

function underHeading({ doc }: DecisionInput, heading: Sentence): FoundClause {
  const body = bodyOf(doc, heading)[0]
  const quotes = [quoteOf(heading), ...(body === undefined ? [] : [quoteOf(body)])]
  return { by: 'heading', sentence: heading, quotes, said: body?.plain ?? heading.plain }
}

/** "Work experience" is under "Experience" too, if that is the usual name of a section. */
function headingAbout({ doc }: DecisionInput, stems: readonly string[]): Sentence | null {
  const headings = doc.sentences.filter(({ isHeading }) => isHeading)
  return (
    headings.find((one) => stems.every((stem) => one.stems.has(stem))) ??
    headings.find((one) => usualSection.test(one.text) && stems.some((stem) => one.stems.has(stem))) ??
    null
  )
}
