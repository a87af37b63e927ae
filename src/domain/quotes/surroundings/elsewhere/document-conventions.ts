/** What a document says of all its text, or of text with a mark: "Status: withdrawn", "Only bold text applies." */

import type { PageText } from '../../../page-text.ts'
import { remembered } from '../../../remembered.ts'
import { type Steps, Work } from '../../../steps.ts'
import { pageOf } from '../../index/document-index.ts'
import { anyOf, type Is, type Meanings, meaningsIn } from '../../meaning/languages.ts'
import { lastLine, sentenceAround } from '../../text/lines.ts'
import { wordsIn } from '../../tokens/tokens.ts'
import { textBefore } from '../before/labels.ts'
import { has, refersTo } from '../clauses.ts'
import type { Extent } from '../extent.ts'
import { isPaper } from '../words/documents.ts'
import { isOnly } from '../words/function-words.ts'
import { isApplying } from '../words/verbs.ts'
import { isRedefined } from './definitions.ts'
import { isStamped } from './stamps.ts'
import {
  departs,
  isImportantOrAgreed,
  isPlan,
  isStatement,
  isStatusLabel,
  isTextStyle,
  isView,
  reserves,
} from './words/document-conventions.ts'

/** Characters read around a word that may tell something of all the text, and maximum such words read on a page. */
const REACH = 100
const MOST_PLACES = 400
const SENTENCE_END = /[.!?;\n]/u
/** Also "desviar-se". */
const WORD = /\p{L}{3,}(?:-se(?!\p{L}))?/gu
/** Characters before the first section, lines of them, and maximum length and words of a line that is a title. */
const PREFACE = 1500
const MOST_LINES = 12
const LONGEST_LINE = 80
const TITLE_WORDS = 8
const SECTION = /^\s{0,9}\d{1,3}\.?\d{0,3}\s/u
const LABEL = /^(\p{L}{4,9})\s?:\s?/u
/** "unverbindlich", "niewiążący" */
const NEGATING_PREFIX = /^(?:un|non-?|nie|ne|niet-?)(?=\p{L}{4})/u
/** "> The Supplier", "~ The Supplier ~" */
const MARKED = /^\s{0,9}([>~/=+#^|])\s{1,3}$/u
const NAMED_MARK = /\p{L}\s["\u201c]?([>~/=+#^|])["\u201d]?\s\p{L}/gu

interface Found {
  /** In small letters. */
  readonly word: string
  readonly start: number
  readonly end: number
}

/** Where one of the words stands on a page, up to a maximum. */
function placesOf(text: string, words: Is): Found[] {
  const found: Found[] = []
  for (const { 0: written, index } of text.matchAll(WORD)) {
    const word = written.toLowerCase()
    if (words(word)) found.push({ word, start: index, end: index + written.length })
    if (found.length === MOST_PLACES) break
  }
  return found
}

function sentenceAt(text: string, place: { readonly start: number; readonly end: number }): string[] {
  const [before, after] = sentenceAround(text, place, REACH, SENTENCE_END)
  return wordsIn(`${before}${text.slice(place.start, place.end)}${after}`)
}

/** "Only text in bold applies.", "Indented passages reproduce the view of the opponents." */
const dependsOnStyle = ({ text }: PageText): boolean =>
  placesOf(text, isTextStyle).some((place) => {
    const words = sentenceAt(text, place)
    return has(words, isView) || (has(words, isOnly) && has(words, isApplying))
  })

/** "Statements in this paper describe plans.", "We reserve the right to depart from this policy." */
const commitsToNothing = ({ text }: PageText): boolean =>
  placesOf(text, anyOf(isPlan, departs)).some((place) => {
    const words = sentenceAt(text, place)
    const meanings = meaningsIn(text.slice(Math.max(0, place.start - PREFACE), place.start + PREFACE))
    const isDenied = meanings.negates(words[words.indexOf(place.word) - 1])
    return refersTo(words, isPaper, meanings) && !isDenied && has(words, anyOf(reserves, isStatement))
  })

/** "Status: withdrawn", "Negotiation paper, not binding" */
function isWithdrawn(line: string, { removes, isPast, negates }: Meanings): boolean {
  const [label = '', name] = LABEL.exec(line) ?? []
  if (isStatusLabel(name?.toLowerCase()))
    return has(wordsIn(line.slice(label.length)), anyOf(removes, isPast))
  const words = wordsIn(line)
  if (line.length > LONGEST_LINE || words.length > TITLE_WORDS || /[.:;]$/u.test(line)) return false
  return words.some((word, at) => {
    const rest = word.replace(NEGATING_PREFIX, '')
    return (rest !== word && isApplying(rest)) || (negates(word) && isApplying(words[at + 1]))
  })
}

/** Whether a line above the first section says that the document is withdrawn or does not bind. */
function isWithdrawnAtTop({ text }: PageText): boolean {
  const top = text.slice(0, PREFACE)
  const lines = top.split('\n', MOST_LINES)
  const first = lines.findIndex((line) => SECTION.test(line))
  const meanings = meaningsIn(top)
  return lines.slice(0, Math.max(0, first)).some((line) => isWithdrawn(line, meanings))
}

const saysOfAll = remembered(
  (page: PageText) =>
    dependsOnStyle(page) || commitsToNothing(page) || (page.number === 1 && isWithdrawnAtTop(page)),
)

/** Characters per step. */
const A_STEP = 200_000

export function* readConventions(pages: readonly PageText[]): Steps<void> {
  const work = new Work(A_STEP)
  for (const page of pages) {
    saysOfAll(page)
    if (work.isEnough(page.text.length)) yield
  }
}

/** "Lines that begin with > were dropped.": the quote's line begins with a mark that another line names. */
function isTakenBackByMark(extent: Extent, meanings: Meanings): boolean {
  const mark = MARKED.exec(lastLine(textBefore(extent)))?.[1]
  if (mark === undefined) return false
  const { text = '' } = pageOf(extent.index, extent.place) ?? {}
  const at = [...text.matchAll(NAMED_MARK)].find(([, named]) => named === mark)?.index
  if (at === undefined) return false
  const words = sentenceAt(text, { start: at, end: at + 1 })
  const isOut = has(words, anyOf(meanings.negates, meanings.removes))
  return isOut || !has(words, anyOf(meanings.upholds, isImportantOrAgreed))
}

export const isTakenBackByConvention = (extent: Extent, meanings: Meanings): boolean =>
  isStamped(extent) ||
  extent.index.pages.some(saysOfAll) ||
  isRedefined(extent) ||
  isTakenBackByMark(extent, meanings)
