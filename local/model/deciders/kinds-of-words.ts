/** "Must contain an email address", a phone number, a date, an amount, a total …, or a pattern between slashes. */

import { plainOf } from '../document/document.ts'
import { type Field, fields } from '../document/fields.ts'
import { quoteInPage, quoteOf } from '../document/quote.ts'
import { findFigures } from '../figures/figures.ts'
import { anyOf, spansOf } from '../patterns/terms.ts'
import { isFiller } from '../rules/subject.ts'
import { type Decider, type Decision, type DecisionInput, placeOf } from './decider.ts'
import { occurrences, sentenceWith } from './phrases-in-pages.ts'
import { clauseWords } from './section.ts'
import { together } from './several.ts'

/** Whose thing it is: "of the invoice", "obou stran". */
const owners = anyOf(
  'manufacturer|charity|operator|publisher|issuer|recipient|sender|applicant|candidate|organi?ation|invoice|bill|lease|policy|laboratory|test|certificate|study|obou|stran|smluvních|faktury|smlouvy|der|des|beider|parteien|vertragsparteien|rechnung|berichts|protokolls',
)
const joint = /,\s|\s(?:and|or|und|oder|sowie|a|nebo)\s/u

/** Longer names come first, so that "date of birth" is no date. */
const known = fields.map(({ names, written }) => ({
  names: anyOf(
    names
      .split('|')
      .sort((a, b) => b.length - a.length)
      .join('|'),
  ),
  written,
}))

/** The name of the document is its title. */
const title =
  /\b(?:document|contract|agreement)(?:['’]s)? (?:name|title)\b|\bname of the (?:document|contract|agreement)\b/iu

/** "The date of the next meeting" is a certain date, which any date does not show. */
const certain = anyOf('next|last|first|second|previous|start|end|new|nächst*|letzt*|příští*|poslední*')

function isOwner(word: string): boolean {
  return spansOf(word, certain).length === 0 && (isFiller(word) || spansOf(word, owners).length > 0)
}

/** The only field that a part of the rule names; fillers may stand around it. */
function fieldNamed(part: string): Field['written'] | null {
  const plain = plainOf(part)
  const found = known.flatMap(({ names, written }) => {
    const spans = spansOf(plain, names)
    const rest = spans.reduceRight((text, { from, to }) => text.slice(0, from) + text.slice(to), plain)
    const isWhole = spans.length > 0 && (rest.match(/[\p{L}\d]+/gu) ?? []).every(isOwner)
    return isWhole ? [{ written, length: plain.length - rest.length }] : []
  })
  return found.sort((a, b) => b.length - a.length)[0]?.written ?? null
}

/** Repeated groups, look-arounds, back-references and many open repeats can take exponential time. */
const dangerous = /\)[+*?{]|\(\?|\\[1-9k]|\{\d+,\}/u
const mostOpenRepeats = 2
const openRepeat = /(?<!\\)[+*]/gu
/** Maximum repeats for "+" and "*". */
const mostRepeated = 20

export const kindsOfWords: Decider = (matter) => {
  const { object, body, negated } = matter.rule
  const custom = customPattern(body)
  if (custom !== null) return byPattern(matter, custom, `/${custom.source}/`)
  if (object === null || clauseWords.test(object) || title.test(object)) return null
  const parts = object.split(joint)
  const asked = parts.flatMap((part) => {
    const written = fieldNamed(part)
    return written === null ? [] : [{ part, written }]
  })
  if (asked.length === 0 || asked.length < parts.length) return null
  const decisions = asked.map(({ part, written }) =>
    typeof written === 'string' ? byFigure(matter, written, part) : byPattern(matter, written, part),
  )
  const isEither = !negated && /\s(?:or|oder|nebo)\s/u.test(object)
  const first = isEither ? decisions.find(({ verdict }) => verdict === 'met') : undefined
  return first ?? together(decisions)
}

function customPattern(body: string): RegExp | null {
  const source =
    /(?:pattern|match(?:es|ing)?|muster|vzor\p{L}*|výraz\p{L}*)\b.{0,20}?\s\/(.{1,200})\/$/iu.exec(body)?.[1]
  if (source === undefined || dangerous.test(source)) return null
  if ((source.match(openRepeat) ?? []).length > mostOpenRepeats) return null
  try {
    return new RegExp(bounded(source), 'gu')
  } catch {
    return null
  }
}

function bounded(source: string): string {
  return source.replace(openRepeat, (mark) => `{${mark === '+' ? 1 : 0},${mostRepeated}}`)
}

function byPattern(matter: DecisionInput, pattern: RegExp, kind: string): Decision {
  const first = occurrences(matter.doc, pattern)[0]
  if (first === undefined) return absent(matter, kind)
  const place = matter.say.where({
    section: sentenceWith(matter.doc, first)?.section ?? null,
    page: first.page,
  })
  return present(matter, kind, first.words, place, [quoteInPage(matter.doc, first.page, first.words)])
}

function byFigure(matter: DecisionInput, what: 'date' | 'money' | 'percent', kind: string): Decision {
  for (const sentence of matter.doc.sentences) {
    const figure = findFigures(sentence.text, what)[0]
    if (figure === undefined) continue
    const quotes = [quoteOf(sentence, figure.index / sentence.text.length)]
    return present(matter, kind, figure.text, placeOf(matter, sentence), quotes)
  }
  return absent(matter, kind)
}

function present(
  { rule, say }: DecisionInput,
  kind: string,
  words: string,
  place: string,
  quotes: Decision['quotes'],
): Decision {
  if (rule.negated)
    return { verdict: 'broken', reason: say.patternFound(kind, words, place), quotes, fix: say.remove(words) }
  return { verdict: 'met', reason: say.patternFound(kind, words, place), quotes, fix: '' }
}

function absent({ rule, say, doc }: DecisionInput, kind: string): Decision {
  const reason = say.containsNot(kind, doc.pages.length)
  return {
    verdict: rule.negated ? 'met' : 'not_found',
    reason,
    quotes: [],
    fix: rule.negated ? '' : say.add(kind),
  }
}
