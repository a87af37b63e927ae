/** Notes referenced by a mark in or right after a quote: "30 days*" … "* except in winter". */

import type { PageText } from '../../../page-text.ts'
import { pageOf } from '../../index/document-index.ts'
import { anyOf, type Meanings } from '../../meaning/languages.ts'
import { TAKES_BACK } from '../../meaning/others.ts'
import { firstLine, firstPart } from '../../text/lines.ts'
import { tokensOf } from '../../tokens/tokens.ts'
import { beginsInTime } from '../before/lead-ins.ts'
import type { Extent } from '../extent.ts'
import { NUMBERED_HEADING } from '../sentence-boundaries.ts'

/** Signs that may be marks, and how the text right before and after one must look for it to be one. */
const CANDIDATE =
  /[*\u2020\u2021\u203b]{1,9}|[\u00b9\u00b2\u00b3\u2070\u2074-\u2079]{1,9}|\[\d{1,2}\]|\((?:\d{1,2}|[a-z])\)|[#\u00a7\u1d43-\u1d4d]|\d{1,9}/gu
const KINDS: readonly (readonly [mark: RegExp, before: RegExp, after: RegExp])[] = [
  [
    /^[*\u2020\u2021\u203b]{1,2}$/u,
    /[\p{L}\p{N})%][.,;:"'\u201d\u2019\u3002]{0,2}\(?$/u,
    /^(?![*\]]|[^\S\n]{0,3}\d)/u,
  ],
  // Not "the *.txt files"
  [
    /^[*\u2020\u2021\u203b]{1,2}$/u,
    /[\p{L}\p{N})%][.,;:"'\u201d\u2019\u3002]{0,2}[^\S\n]\(?$/u,
    /^(?![*\]]|[^\S\n]{0,3}\d|\.?\p{L})/u,
  ],
  [
    /^[\u00b9\u00b2\u00b3\u2070\u2074-\u2079]{1,3}$/u,
    /(?:\p{L}{3}|[\d)])[.,;:"'\u201d\u2019\u3002]{0,2}$/u,
    /^/u,
  ],
  [/^\[/u, /\p{L}[.,;:"'\u201d\u2019\u3002]{0,2}\s?$/u, /^/u],
  [/^\d{1,2}$/u, /\p{L}{3}[.,;]?$/u, /^(?![\p{L}\p{N}.,%])/u],
  [/^\(/u, /\p{L}{3}[.;]\s?$/u, /^(?:\n|$)/u],
  [/^[#\u00a7\u1d43-\u1d4d]$/u, /\p{L}{3}[.;]?$/u, /^[.,;]?(?:\s|$)/u],
]
/** Characters read before and after a sign. */
const BESIDE = 6
/** A line that begins with a mark; "2." begins a section. */
const NOTE =
  /^[^\S\r\n\u2028\u2029]*[[(]?([*\u2020\u2021\u203b]{1,3}|\d{1,2}|[\u00b9\u00b2\u00b3\u2070\u2074-\u2079]{1,3}|[#\u00a7\u1d43-\u1d4d]|(?<=[[(])[a-z](?=[\])]))[\])]?(?![.\d])/gmu
/** Characters after the quote in which a mark belongs to it, and maximum characters of a note. */
const BEHIND = 8
const LONGEST_NOTE = 300
/** Maximum notes read per mark; with more, the quote is not proof. */
const MOST_NOTES = 20
/** A line that begins with the number of a section. */
const NEXT_PARAGRAPH = /\n\s{0,9}\d{1,2}[.)]\s/u
const STAR = /^[*\u2020\u2021\u203b]/u
const RAISED = '\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079'

const plainOf = (mark: string): string =>
  [...mark.replace(/[[\]()]/gu, '')]
    .map((sign) => (RAISED.includes(sign) ? String(RAISED.indexOf(sign)) : sign))
    .join('')

/** The marks in a text, without brackets, raised figures as plain ones. */
function marksIn(text: string): string[] {
  return [...text.matchAll(CANDIDATE)].flatMap(({ 0: mark, index }) => {
    const end = index + mark.length
    const [before, after] = [text.slice(Math.max(0, index - BESIDE), index), text.slice(end, end + BESIDE)]
    const isMark = KINDS.some(([kind, ahead, behind]) => {
      return kind.test(mark) && ahead.test(before) && behind.test(after)
    })
    return isMark ? [plainOf(mark)] : []
  })
}

/** The text of the page's lines that begin with a mark, by mark; above `end`, a heading with a number is no note. */
function notesOf({ text }: PageText, end: number): Map<string, string[]> {
  const notes = new Map<string, string[]>()
  for (const { 0: whole, 1: mark = '', index } of text.matchAll(NOTE)) {
    const start = index + whole.length
    const line = firstLine(text.slice(index, index + LONGEST_NOTE))
    if (index < end && NUMBERED_HEADING.test(line)) continue
    const key = plainOf(mark)
    const known = notes.get(key) ?? []
    if (known.length === 0) notes.set(key, known)
    const note = firstPart(text.slice(start, start + LONGEST_NOTE), NEXT_PARAGRAPH)
    if (known.length <= MOST_NOTES) known.push(note)
  }
  return notes
}

/** Whether a note to the quote may change its meaning: its words do, or it is not on the page of its mark. */
export function hasLimitingNote(extent: Extent, meanings: Meanings): boolean {
  const { end } = extent.lastPlace
  const own = pageOf(extent.index, extent.lastPlace)
  // "**The fee is due.**": stars around a text emphasise it.
  const isEmphasised = /\*\s?$/u.test(extent.text.slice(0, extent.first.start))
  const marks = marksIn(extent.own + (own?.text.slice(end, end + BEHIND) ?? '')).filter(
    (mark) => !(isEmphasised && mark.startsWith('*')),
  )
  if (own === undefined || marks.length === 0) return false
  const notes = notesOf(own, end)
  const { negates, restricts, removes, doubts, supposes, denies, limits, overrides } = meanings
  const takesBack = anyOf(negates, restricts, removes, doubts, supposes, denies, limits, overrides)
  return [...new Set(marks)].some((key) => {
    const texts = notes.get(key) ?? []
    if (texts.length > MOST_NOTES) return true
    if (texts.length === 0) return STAR.test(key)
    if (texts.some((text) => TAKES_BACK.test(firstLine(text)))) return true
    return texts.map(tokensOf).some((tokens) => {
      const words = tokens.map((token) => token.text)
      return words.some(takesBack) || beginsInTime(words) || meanings.beginUnsettled(words)
    })
  })
}
