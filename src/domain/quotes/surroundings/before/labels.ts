/** Labels and square brackets that mark a quote as text that is not in force: "[Deleted]", "Old wording: …". */

import { pageOf } from '../../index/document-index.ts'
import { anyOf, type Is, type Meanings } from '../../meaning/languages.ts'
import { lastLine } from '../../text/lines.ts'
import { wordsIn } from '../../tokens/tokens.ts'
import type { Extent } from '../extent.ts'
import { NUMBERED_HEADING } from '../sentence-boundaries.ts'
import { isDraftMark, isSection } from '../words/documents.ts'

/** Characters read before a quote for its headings, labels and lists. */
export const REACH_BEFORE = 3000
/** Maximum characters and words of a label or heading. */
const LONGEST_LABEL = 80
const MOST_WORDS = 8
/** Maximum words of a label that consists of a word of removal: "Clause deleted". */
const REMOVAL_WORDS = 2
/** Maximum words of a remark: "(not chosen)", "Not signed". */
export const REMARK_WORDS = 3

/** The text before a quote on its page and at the end of the previous one. */
export function textBefore({ index: { pages }, place }: Extent): string {
  const at = pages.findIndex(({ number }) => number === place.page)
  const own = pages[at]?.text.slice(Math.max(0, place.start - REACH_BEFORE), place.start) ?? ''
  const rest = REACH_BEFORE - own.length
  return rest <= 0 ? own : `${pages[at - 1]?.text.slice(-rest) ?? ''}\n${own}`
}

/** "Before: …", "Old wording - …": the text between the end of a sentence and a colon or dash at the end of a line. */
export function labelBefore(line: string): string | null {
  if (!/[:\u2013\u2014-]$/u.test(line)) return null
  const label = line.slice(0, -1)
  return label.slice(Math.max(...[...'.!?;:'].map((mark) => label.lastIndexOf(mark))) + 1).trim()
}

/** "Former wording", "Was", "Deleted clauses": only words for text, one of them for text that is not in force. */
export function namesPastText(words: readonly string[], meanings: Meanings): boolean {
  const isPast = anyOf(meanings.isPast, meanings.isStatus, meanings.isExample)
  const isText = anyOf(meanings.isClause, meanings.isWriting, meanings.isFunction)
  return words.some(isPast) && words.every(anyOf(isPast, isText))
}

/** "Variant 1 (not chosen)", "Fees (wording of March)": not "(current wording)" */
function isRemarkOnOtherText(words: readonly string[], meanings: Meanings): boolean {
  if (words.length <= REMARK_WORDS && meanings.negates(words[0])) return true
  const isText: Is = (word) => meanings.isWriting(word) && !isSection(word)
  const keeps = anyOf(meanings.confirms, meanings.upholds, meanings.asserts, meanings.adds)
  return words.some(isText) && !words.some(keeps)
}

/** "[Deleted] The Supplier …", or the same as a heading: "Old wording", "Sample clause". */
export function isLabelledNotInForce(extent: Extent, meanings: Meanings): boolean {
  const text = textBefore(extent)
  const bare = text.trimEnd()
  const line = lastLine(bare)
  if (isDraftMark(line)) return false
  const remark = /[([]([^()[\]]{1,60})[)\]]$/u.exec(line)?.[1]
  const isHeading = text.slice(bare.length).includes('\n') && /^\W*\p{Lu}/u.test(line)
  const isNumbered = NUMBERED_HEADING.test(line)
  const label = isHeading || isNumbered ? line : (labelBefore(line) ?? '')
  const words = wordsIn(remark ?? (label.length <= LONGEST_LABEL ? label : ''))
  if (words.length === 0 || words.length > MOST_WORDS) return false
  if (namesPastText(words, meanings)) return true
  // A numbered section is part of the document: "5.3 Draft reports".
  if (isNumbered && remark === undefined) return meanings.beginOmission(words)
  if (remark !== undefined && isRemarkOnOtherText(words, meanings)) return true
  return (
    words.some(anyOf(meanings.isStatus, meanings.isExample)) ||
    [words, words.slice(1)].some((some) => meanings.beginOmission(some)) ||
    words.some((_, at) => meanings.beginUnsettled(words.slice(at))) ||
    (words.length <= REMOVAL_WORDS && words.some(meanings.removes))
  )
}

/** Characters after a quote within which a square bracket may close. */
const BRACKET_REACH = 1500

/** "[The Supplier may assign this Agreement.]": square brackets mark provisional text, braces a template's. */
export function isBracketed(extent: Extent): boolean {
  const { index, lastPlace } = extent
  const text = textBefore(extent)
  const rest = pageOf(index, lastPlace)?.text.slice(lastPlace.end, lastPlace.end + BRACKET_REACH) ?? ''
  return ['[]', '{}'].some(([opening = '', closing = '']) => {
    if (text.lastIndexOf(opening) <= text.lastIndexOf(closing)) return false
    const at = rest.indexOf(closing)
    return at >= 0 && !rest.slice(0, at).includes(opening)
  })
}
