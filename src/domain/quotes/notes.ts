/** Notes referenced by a mark in or right after a quote: "30 days*" … "* except in winter". */
import type { PageText } from '../page-text.ts'
import { negates } from './clauses.ts'
import type { Extent } from './extent.ts'
import type { Meanings } from './meaning/languages.ts'
import { TAKES_BACK } from './meaning/unspaced.ts'
import { tokensOf } from './tokens.ts'

/** A mark after a word or sentence: an asterisk, or a number that is raised, in brackets or attached to a long word. */
const MARK = new RegExp(
  [
    String.raw`(?<=[\p{L}\p{N})%][.,;:"'\u201d\u2019]{0,2}[^\S\n]?(?<![*]))([*\u2020\u2021\u203b]{1,2})(?![*\]]|\s{0,9}\d)`,
    String.raw`(?<=(?:\p{L}{3}|[\d)])[.,;:"'\u201d\u2019]{0,2})([\u00b9\u00b2\u00b3\u2070\u2074-\u2079]{1,3})`,
    String.raw`(?<=\p{L}[.,;:"'\u201d\u2019]{0,2}\s?)\[(\d{1,2})\]`,
    String.raw`(?<=\p{L}{3}[.,;]?)(\d{1,2})(?![\p{L}\p{N}.,%])`,
  ].join('|'),
  'gu',
)
/** A line that begins with a mark; "2." begins a section. */
const NOTE =
  /^[^\S\r\n\u2028\u2029]*[[(]?([*\u2020\u2021\u203b]{1,2}|\d{1,2}|[\u00b9\u00b2\u00b3\u2070\u2074-\u2079]{1,3})[\])]?(?![.\d])/gmu
/** Characters after the quote in which a mark belongs to it, and maximum characters of a note. */
const BEHIND = 6
const LONGEST_NOTE = 300
/** Maximum notes read per mark; with more, the quote is not proof. */
const MOST_NOTES = 20
const STAR = /^[*\u2020\u2021\u203b]/u
const RAISED = '\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079'

const plainOf = (mark: string): string =>
  [...mark].map((sign) => (RAISED.includes(sign) ? String(RAISED.indexOf(sign)) : sign)).join('')

/** The text of the page's lines that begin with a mark, by mark. */
function notesOf({ text }: PageText): Map<string, string[]> {
  const notes = new Map<string, string[]>()
  for (const { 0: whole, 1: mark = '', index } of text.matchAll(NOTE)) {
    const start = index + whole.length
    const key = plainOf(mark)
    const known = notes.get(key) ?? []
    if (known.length === 0) notes.set(key, known)
    if (known.length <= MOST_NOTES) known.push(text.slice(start, start + LONGEST_NOTE))
  }
  return notes
}

/** Whether a note to the quote may change its meaning: its words do, or it is not on the page of its mark. */
export function isNoted(pages: readonly PageText[], extent: Extent, meanings: Meanings): boolean {
  const { page, end } = extent.places.at(-1) ?? { page: 0, end: 0 }
  const own = pages.find(({ number }) => number === page)
  const marks = [...(extent.own + (own?.text.slice(end, end + BEHIND) ?? '')).matchAll(MARK)]
  if (own === undefined || marks.length === 0) return false
  const notes = notesOf(own)
  const classes = [meanings.restricts, meanings.removes, meanings.doubts, meanings.supposes, meanings.denies]
  const keys = new Set(marks.map(([, ...groups]) => plainOf(groups.find((group) => group) ?? '')))
  return [...keys].some((key) => {
    const texts = notes.get(key) ?? []
    if (texts.length > MOST_NOTES) return true
    if (texts.length === 0) return STAR.test(key)
    if (texts.some((text) => TAKES_BACK.test(text.split('\n', 1)[0] ?? ''))) return true
    const tokens = texts.flatMap(tokensOf)
    return tokens.some((token) => negates(token) || classes.some((is) => is(token.text)))
  })
}
