/** Things that documents state in a recognisable form: an email address, a date, a signature line. */
import { type Doc, type Quote, quoteOf } from '../document/document.ts'
import { type FigureKind, findFigures } from '../figures/figures.ts'
import { must, whole } from '../rule.ts'
import { tellingWords } from '../words/compare.ts'
import { conceptNamedIn } from '../words/concepts.ts'
import { cannotJudge, type Decider, type Decision, decision, languageNote, pagesOf } from './decision.ts'

type Find = (line: string) => boolean
function written(pattern: RegExp): Find {
  return (line) => pattern.test(line)
}
/** A figure in a line with such words. */
function figure(kind: FigureKind, words = /(?:)/u): Find {
  return (line) => words.test(line) && findFigures(line, kind).length > 0
}
const month = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{Ll}{0,6}\.?,? (?:19|20)\d\d\b/iu

const email = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})+/u
const phone =
  /(?<![\p{L}\d.,/+])(?:\+\d{1,3}|\(\d{2,5}\)|0\d{1,4}|\d{3}(?=[\s.-]\d{3}[\s.-]\d{3,4}))(?:[\s./-]{0,2}\d{2,4}){2,4}(?![\d,])/u
const number =
  /\b(?:(?:invoice|report|document|contract|reference|order|serial|agreement)\s)?(?:no\.|number|nr\.?|ref\.?)[:\s]{1,3}(?=[\p{L}/-]{0,8}\d)[\p{L}\d/-]{2,30}/iu
const mark = /\/s\/\s?\S/u
const anySignature = written(/\bsign(?:ature|ed)\b|^by:|_{8,}/iu)
const anyDate: Find = (line) => figure('date')(line) || month.test(line)
const starting = figure('date', /\b(?:start|commencement|effective) date\b|\beffective (?:as of|from)\b/iu)
const ending = figure('date', /\b(?:ends?|expires?|expiry|expiration)\b/iu)
/** How the field is written; and what may be one, so that neither "met" nor "not found" is sure. */
const fields: readonly (readonly [names: RegExp, find: Find, maybe?: Find])[] = [
  [/^(?:contact )?e-?mail(?: address(?:es)?)?$/u, written(email)],
  [/^(?:contact )?(?:tele)?phone(?: numbers?)?$/u, written(phone)],
  [/^(?:url|web ?site|web address|link)$/u, written(/(?:https?:\/\/|www\.)[^\s)>\]]{1,200}/iu)],
  [/^dates?$/u, figure('date', /\b(?:date|dated|issued|made|as of|day of|on)\b/iu), anyDate],
  [/^(?:invoice|issue|report) date$|^date of (?:issue|invoice)$/u, figure('date', /\bdate|issued/iu)],
  [/^(?:start|commencement|effective) date$/u, starting],
  [/^(?:end|expiry|expiration) date$/u, ending],
  [/^(?:prices?|amounts?|sums? of money)$/u, figure('money')],
  [/^(?:total|total amount|total price|amount due)$/u, figure('money', /\btotal|amount due|balance due/iu)],
  [/^(?:(?:invoice|report|document|contract|reference|order|serial) )?number$/u, written(number)],
  [/^signature (?:line|block)s?(?: for \w+ part\w+)?$/u, written(/^(?:by|signature):|_{8,}/iu), anySignature],
  [/^signatures?$/u, written(mark), anySignature],
]

/** "An email address, a date and a signature". */
export const stated: Decider = ({ object, negated, quoted }, doc) => {
  const parts = (quoted.length > 0 ? '' : (object ?? '').toLowerCase())
    .split(/,\s*(?:and\s+)?|\s+and\s+/u)
    .map((part) => part.trim().replace(/^(?:an?|the|its|at least one)\s+/u, ''))
    .filter(Boolean)
  const asked = parts.flatMap((part) => {
    const [, find, maybe] = fields.find(([names]) => names.test(part)) ?? []
    return find ? [{ part, place: lineWith(doc, find), near: maybe && lineWith(doc, maybe) }] : []
  })
  if (parts.length === 0) return null
  if (asked.length < parts.length) return negated ? null : labelled(object ?? '', doc)
  const quotes = asked.flatMap(({ place }) => place ?? [])
  const missing = asked.filter(({ place }) => place === undefined)
  const names = missing.map(({ part }) => part).join(', ')
  if (missing.some(({ near }) => near))
    return cannotJudge(`it does not see for certain whether there is a ${names}`)
  const where = asked.map(({ part, place }) => `${part}: page ${place?.page}`).join('; ')
  if (negated && quotes.length === 0) return cannotJudge('it knows only the usual forms')
  if (negated)
    return decision('broken', `The rule forbids it, but it stands on page ${quotes[0]?.page}.`, quotes)
  if (missing.length === 0) return decision('met', where, quotes)
  // Prose may say it too.
  if (conceptNamedIn(names)) return null
  const reason = `Nothing written like ${names} was found on ${pagesOf(doc)}.`
  return decision('not_found', `${reason}${languageNote(doc)}`)
}

/** "Expected payment date: July 31, 2026": the words asked for before a colon, and something after it. */
function labelled(object: string, doc: Doc): Decision | null {
  const telling = tellingWords(object)
  const place = lineWith(doc, (line) => {
    const [, label = ''] = /^([^:]{2,60}):\s*(?=[\p{L}\d$€£])/u.exec(line) ?? []
    const words = tellingWords(label)
    return words.length <= telling.length + 1 && telling.every((word) => words.includes(word))
  })
  return place && telling.length > 0 ? decision('met', `It is stated on page ${place.page}.`, [place]) : null
}

const signedRule = new RegExp(
  `^${whole} ${must} (?:be|have) signed(?: by (both|all|each|the two) part(?:y|ies))?$`,
  'iu',
)
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

const partyRule = /^(.+?) (?:must|shall|should|has to) be (?:a|one of the) part(?:y|ies)(?: to .{1,30})?$/iu
export const partyNamed: Decider = ({ body, negated }, doc) => {
  const name = negated ? undefined : partyRule.exec(body)?.[1]
  if (name === undefined) return null
  const parties = doc.sentences.find(({ text }) => /\b(?:between|among)\b.+\band\b/u.test(text))
  return parties?.text.includes(name)
    ? decision('met', `“${name}” is named with the parties.`, [quoteOf(parties)])
    : cannotJudge('it does not see who the parties are')
}

function lineWith({ pages }: Doc, find: Find): Quote | undefined {
  for (const { lines, number } of pages) {
    const text = lines.find(find)
    if (text !== undefined) return { text, page: number }
  }
  return undefined
}
