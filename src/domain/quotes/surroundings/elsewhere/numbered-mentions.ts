/** Where a text names sections and parts by number or letter: "clauses 2 to 5", "Annex B", "put 3.1 on ice". */

import { isEdition, isPart, isSection } from '../words/documents.ts'
import { isPreposition } from '../words/function-words.ts'
import { type Add, keyOfPart, type Mention, numbersBetween } from './mention.ts'
import { isCzechSection, isFrom, isListLink, isPredicateVerb, isRangeLink } from './words/mentions.ts'

const NUMBER_OR_LETTER = /\d{1,3}(?:\.\d{1,3}){0,4}|\p{Lu}(?=[\s.,;:)]|$)/gu
/** The word before a number. */
const NAME = /(\p{L}{2,14}|§{1,2}|第)\s{0,3}$/u
const LONGEST_NAME = 24
/** Between two numbers of a list or range: ", ", " and section ", " – ". */
const GAP = /^\s{0,2},?\s{0,2}(?:\p{L}{1,12}\s|[-\u2013]\s?)?(?:(?:§{1,2}|\p{L}{3,12})\s?)?$/u
const LONGEST_GAP = 24
const WORDS = /\p{L}+/gu
const DASH = /[-\u2013]/u
/** Maximum sections of a page that are named only as part of a range. */
const MOST_IN_RANGES = 5000

/** Before and after the number of a section that begins with it: "Article 3. Fees". */
const BEGINS_LINE = /(?:^|\n)[^\S\n]{0,9}\p{L}{2,14}\s$/u
const BEGINS_TEXT = /^\.\s["\u201c]?\p{Lu}/u
/** Before a bare number: "put 3.1 on ice", "Correction to 3.1", "Deviations: 3.1"; not "Version 3.1". */
const BEFORE_NUMBER = /(?:(?:^|\P{L})[a-z\u00df-\u024f]{1,14}|:)[^\S\n]$/u
const BEGINS_SENTENCE = /(?:^|[\n.!?;])[^\S\n]{0,9}$/u
/** The verb after a bare number, and characters read for it. */
const VERB = /^\s(\p{L}{1,7})\s/u
const VERB_REACH = 9

/** The word that names what a number counts, also before a "from": "Punkty od 2". */
function nameBefore(ahead: string): RegExpExecArray | null {
  const nearest = NAME.exec(ahead)
  const further = isFrom(nearest?.[1]) ? NAME.exec(ahead.slice(0, nearest?.index)) : null
  return further ?? nearest
}

/** What joins a number to a section that is named before it; null if nothing does. */
function linkOf(gap: string, name: string): 'list' | 'range' | null {
  if (gap === '' || gap.length > LONGEST_GAP || !GAP.test(gap)) return null
  const words = gap.toLowerCase().match(WORDS) ?? []
  if (!words.every((word, at) => isSection(word) || (at === 0 && isListLink(word)))) return null
  const isTo = words.some((word) => isRangeLink(word) && !(word === 'a' && isCzechSection(name)))
  return isTo || DASH.test(gap) ? 'range' : 'list'
}

/** Whether a number without a word for a section may name one; `ahead` is the text before it, `behind` that after it. */
function isBare(ahead: string, behind: string, name: RegExpExecArray | null): boolean {
  const isOpening =
    BEGINS_SENTENCE.test(ahead.slice(0, name?.index)) && isPreposition(name?.[1]?.toLowerCase())
  // "3.1 is history.": the subject of a sentence, not the label of a clause
  const isSubject = BEGINS_SENTENCE.test(ahead) && isPredicateVerb(VERB.exec(behind)?.[1])
  return isOpening || isSubject || BEFORE_NUMBER.test(ahead)
}

export function addNumbers(text: string, add: Add): void {
  let last: { readonly mention: Mention; readonly name: string; readonly number: string } | undefined
  let left = MOST_IN_RANGES
  for (const { 0: label, index } of text.matchAll(NUMBER_OR_LETTER)) {
    const end = index + label.length
    const isNumber = /^\d/u.test(label)
    const link =
      last !== undefined && isNumber ? linkOf(text.slice(last.mention.end, index), last.name) : null
    if (last !== undefined && link !== null) {
      const keys = link === 'range' ? numbersBetween(last.number, label, left) : [label]
      for (const key of keys) add(key, last.mention)
      left -= link === 'range' ? keys.length : 0
      last.mention.end = end
      last = { ...last, number: label }
      continue
    }
    last = undefined
    const ahead = text.slice(Math.max(0, index - LONGEST_NAME), index)
    const named = nameBefore(ahead)
    const name = named?.[1]?.toLowerCase() ?? ''
    const isLabel = BEGINS_LINE.test(ahead) && BEGINS_TEXT.test(text.slice(end, end + 4))
    if (isLabel || isEdition(name)) continue
    const behind = text.slice(end, end + VERB_REACH)
    if (/\d\.\d/u.test(label) && !isSection(name) && isBare(ahead, behind, named))
      add(label, { text, start: index, end })
    if (named === null) continue
    const mention = { text, start: index - ahead.length + named.index, end }
    if (isPart(name)) add(keyOfPart(text.slice(mention.start, end)), mention)
    else if (isSection(name) && isNumber) {
      add(label, mention)
      last = { mention, name, number: label }
    }
  }
}
