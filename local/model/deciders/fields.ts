/** Things that documents state in a recognisable form: an email address, a date, a signature line. */
import type { Doc } from '../document/document.ts'
import { findFigures } from '../figures/figures.ts'
import { tellingWords } from '../words/compare.ts'
import { conceptNamedIn } from '../words/concepts.ts'
import { cannotJudge, type Decider, type Decision, decision, languageNote, pagesOf } from './decision.ts'

type Find = (line: string) => string | undefined
const written =
  (pattern: RegExp): Find =>
  (line) =>
    pattern.exec(line)?.[0]

const month = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{Ll}{0,6}\.?,? (?:19|20)\d\d\b/iu
function dateIn(line: string): string | undefined {
  return findFigures(line, 'date')[0]?.text ?? month.exec(line)?.[0]
}

/** A date in a line with such words, or the one at this end of "1 January 2026 to 30 June 2026". */
function dateWith(words: RegExp, end?: 0 | 1): Find {
  return (line) => {
    const dates = findFigures(line, 'date')
    const [first, last] = dates
    if (first && words.test(line)) return first.text
    const between = first && last && line.slice(first.index + first.text.length, last.index)
    return end !== undefined && /^\s*(?:to|until|through|[-–—])\s*$/iu.test(between ?? '')
      ? dates[end]?.text
      : undefined
  }
}

const fields: readonly (readonly [names: RegExp, find: Find])[] = [
  [
    /^(?:contact )?e-?mail(?: address(?:es)?)?$/u,
    written(/(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})+/u),
  ],
  [
    /^(?:contact )?(?:tele)?phone(?: numbers?)?$/u,
    written(
      /(?<![\p{L}\d.,/+])(?:\+\d{1,3}|\(\d{2,5}\)|0\d{1,4}|\d{3}(?=[\s.-]\d{3}[\s.-]\d{3,4}))(?:[\s./-]{0,2}\d{2,4}){2,4}(?![\d,])/u,
    ),
  ],
  [/^(?:url|web ?site|web address|link)$/u, written(/(?:https?:\/\/|www\.)[^\s)>\]]{1,200}/iu)],
  [
    /^(?:iban|bank account(?: number)?)$/u,
    written(/\b[A-Z]{2}\d{2}(?:\s?[\dA-Z]{4}){3,7}(?:\s?[\dA-Z]{1,3})?\b/u),
  ],
  [/^(?:calendar )?dates?$/u, dateIn],
  [
    /^(?:invoice|issue|report) date$|^date of (?:issue|invoice|approval)$/u,
    dateWith(/\bdate|issued|approved/iu),
  ],
  [
    /^(?:start|commencement|effective) date$/u,
    dateWith(/\b(?:start|commencement|effective) date\b|\beffective (?:as of|from)\b/iu, 0),
  ],
  [/^(?:end|expiry|expiration) date$/u, dateWith(/\b(?:ends?|expires?|expiry|expiration)\b/iu, 1)],
  [/^(?:prices?|amounts?|sums? of money)$/u, (line) => findFigures(line, 'money')[0]?.text],
  [/^percentages?$/u, (line) => findFigures(line, 'percent')[0]?.text],
  [
    /^(?:total|total amount|total price|amount due)$/u,
    (line) =>
      /\btotal|amount due|balance due/iu.test(line) ? findFigures(line, 'money')[0]?.text : undefined,
  ],
  [
    /^(?:(?:invoice|report|document|contract|reference|order|serial) )?number$/u,
    written(
      /\b(?:(?:invoice|report|document|contract|reference|order|serial|agreement)\s)?(?:no\.|number|nr\.?|ref\.?)[:\s]{1,3}(?=[\p{L}/-]{0,8}\d)[\p{L}\d/-]{2,30}/iu,
    ),
  ],
  [
    /^signatures?(?: lines?| blocks?)?(?: for (?:each|both|every) (?:of the )?part(?:y|ies))?$/u,
    written(/\b(?:signature|signed)\b.{0,40}|^by:\s.{0,40}|^\/s\/.{0,40}|_{8,}/iu),
  ],
]

/** Parts of "an email address, a date and a signature". */
export function partsOf(object: string): string[] {
  return object.split(/,\s*(?:and\s+)?|\s+and\s+/u).map((part) =>
    part
      .trim()
      .toLowerCase()
      .replace(/^(?:an?|the|its|at least one)\s+/u, ''),
  )
}

export const stated: Decider = ({ object, negated, quoted }, doc) => {
  const parts = object === null || quoted.length > 0 ? [] : partsOf(object)
  const asked = parts.map((part) => ({ part, find: fields.find(([names]) => names.test(part))?.[1] }))
  if (asked.length === 0) return null
  if (asked.some(({ find }) => find === undefined)) return negated ? null : labelled(object ?? '', doc)
  const places = asked.map(({ part, find }) => ({ part, place: find && lineWith(doc, find) }))
  return negated ? forbidden(places) : required(places, doc)
}

/** "Expected payment date: July 31, 2026": the words asked for before a colon, and something after it. */
function labelled(object: string, { pages }: Doc): Decision | null {
  const telling = tellingWords(object)
  for (const { lines, number } of telling.length > 0 ? pages : []) {
    const line = lines.find((one) => {
      const [, label = ''] = /^([^:]{2,60}):\s*(?=[\p{L}\d$€£])/u.exec(one) ?? []
      const words = tellingWords(label)
      return words.length <= telling.length + 1 && telling.every((word) => words.includes(word))
    })
    if (line !== undefined)
      return decision('met', `It is stated on page ${number}.`, [{ text: line, page: number }])
  }
  return null
}

const signedRule = /\b(?:must|shall|should|to) be signed(?: by (both|all|each|the two) part(?:y|ies))?$/iu
const mark = /\/s\/\s?\S/u
/** Typed signatures prove that it is signed; lines to sign on, and pictures, prove nothing. */
export const signed: Decider = ({ body, negated }, doc) => {
  const match = negated ? null : signedRule.exec(body)
  if (match === null) return null
  const marks = doc.pages.flatMap(({ lines, number }) =>
    lines.filter((line) => mark.test(line)).map((text) => ({ text, page: number })),
  )
  const count = marks.reduce((sum, { text }) => sum + text.split('/s/').length - 1, 0)
  if (count >= (match[1] ? 2 : 1)) return decision('met', `${count} typed signatures.`, marks)
  return cannotJudge('it sees no handwriting')
}

interface Line {
  readonly text: string
  readonly page: number
}
type Places = readonly { readonly part: string; readonly place: Line | undefined }[]

function lineWith({ pages }: Doc, find: Find): Line | undefined {
  for (const { lines, number } of pages) {
    const line = lines.find((one) => find(one) !== undefined)
    if (line !== undefined) return { text: line, page: number }
  }
  return undefined
}

function required(places: Places, doc: Doc): Decision | null {
  const missing = places.filter(({ place }) => place === undefined).map(({ part }) => part)
  const quotes = places.flatMap(({ place }) => place ?? [])
  // Prose may say it too.
  if (conceptNamedIn(missing.join())) return null
  if (missing.length > 0)
    return decision(
      'not_found',
      `Nothing written like ${missing.join(', ')} was found on ${pagesOf(doc)}.${languageNote(doc)}`,
    )
  return decision('met', places.map(({ part, place }) => `${part}: page ${place?.page}`).join('; '), quotes)
}

function forbidden(places: Places): Decision {
  const quotes = places.flatMap(({ place }) => place ?? [])
  if (quotes.length === 0) return cannotJudge('it knows only the usual forms')
  return decision('broken', `The rule forbids it, but it stands on page ${quotes[0]?.page}.`, quotes)
}
