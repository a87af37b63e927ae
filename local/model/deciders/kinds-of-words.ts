/** "Must contain an email address", a phone number, a date, an amount …, or a pattern between slashes. */
import { quoteInPage, quoteOf } from '../document/quote.ts'
import { findFigures } from '../figures/figures.ts'
import { type Decider, type Decision, type DecisionInput, placeOf } from './decider.ts'
import { occurrences, sentenceWith } from './phrases-in-pages.ts'

const article =
  '^(?:an?|the|one|at least one|any|its?|valid|ein\\p{L}*|die|eine gültige|platn\\p{L}+|alespoň jednu?)?\\s*'

function named(words: string): RegExp {
  return new RegExp(`${article}(?:${words})$`, 'iu')
}

const written: readonly (readonly [RegExp, RegExp])[] = [
  [named('year|jahr|rok'), /(?<![\d.,-])(?:19|20)\d{2}(?![\d.,]\d)/gu],
  [
    named('(?:contact )?e-?mail(?: address(?:es)?)?|e-?mail-?adressen?|e-?mailov\\p{L}+ adres\\p{L}+'),
    /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu,
  ],
  [
    named('(?:tele)?phone(?: number)?s?|telefonnummern?|telefonní číslo'),
    /(?<![\p{L}\d.,/+])(?:\+\d{1,3}|\(\d{2,5}\)|0\d{1,4}|\d{3}(?=[\s.-]\d{3}[\s.-]\d{3,4}))(?:[\s./-]{0,2}\d{2,4}){2,4}(?![\d,])/gu,
  ],
  [
    named('(?:url|web ?site|web address|link|internetadresse|webov\\p{L}+ (?:adres\\p{L}+|stránk\\p{L}+))s?'),
    /(?:https?:\/\/|www\.)[^\s)>\]]+/giu,
  ],
  [
    named('iban|(?:bank )?account number|bankverbindung|kontonummer|číslo účtu'),
    /\b[A-Z]{2}\d{2}(?:\s?[\dA-Z]{4}){3,7}(?:\s?[\dA-Z]{1,3})?\b|\b(?:\d{1,6}-)?\d{6,10}\/\d{4}\b/gu,
  ],
  [
    named('vat (?:id|number)|(?:ust-?id(?:nr)?|umsatzsteuer-?identifikationsnummer)|ičo?|dič'),
    /\b(?:CZ\d{8,10}|DE\d{9}|GB\d{9}|ATU\d{8})\b|(?:IČO?|DIČ)\s*:?\s*(?:CZ)?\d{8,10}/gu,
  ],
]
const figures: readonly (readonly [RegExp, 'date' | 'money' | 'percent'])[] = [
  [named('(?:calendar )?dates?|datum'), 'date'],
  [named('(?:price|amount|sum of money|amount of money)s?|(?:geld)?betrag|preis|cen[ua]|částk[ua]'), 'money'],
  [named('percentages?|prozentsatz|procent\\p{L}*'), 'percent'],
]

/** Repeated groups, look-arounds, back-references and many open repeats can take exponential time. */
const dangerous = /\)[+*?{]|\(\?|\\[1-9k]|\{\d+,\}/u
const mostOpenRepeats = 2
const openRepeat = /(?<!\\)[+*]/gu
/** Maximum repeats for "+" and "*". */
const mostRepeated = 20

export const kindsOfWords: Decider = (matter) => {
  const { object, body } = matter.rule
  const custom = customPattern(body)
  if (custom !== null) return byPattern(matter, custom, `/${custom.source}/`)
  if (object === null) return null
  const pattern = written.find(([name]) => name.test(object))?.[1]
  if (pattern !== undefined) return byPattern(matter, pattern, object)
  const kind = figures.find(([name]) => name.test(object))?.[1]
  return kind === undefined ? null : byFigure(matter, kind, object)
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
