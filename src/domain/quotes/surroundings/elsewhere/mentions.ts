/** Where the document names its sections, parts and titles: "clauses 2 to 5", "Annex B", "the clause “Delivery”". */

import type { PageText } from '../../../page-text.ts'
import { remembered } from '../../../remembered.ts'
import { isDocument, isEdition, isPart, isReport, isSection, isVersion } from '../words/documents.ts'
import { isPreposition } from '../words/function-words.ts'

/** A place that names one or several sections. */
export interface Mention {
  readonly text: string
  readonly start: number
  end: number
}

const NUMBER_OR_LETTER = /\d{1,3}(?:\.\d{1,3}){0,4}|\p{Lu}(?=[\s.,;:)]|$)/gu
/** The word before a number, and what may stand between: "Punkty od 2". */
const NAMED = /(\p{L}{2,14}|§{1,2}|第)\s{0,3}(?:(?:od|da|von|from|van|dari)\s)?$/u
const LONGEST_NAME = 24
const NEXT_IN_LIST =
  /^\s{0,2},?\s{0,2}(?:(?:and|or|und|oder|et|ou|y|o|e|i|a|à|al|bis|to|through|až|do|tot|en|dan|sampai|ve|ile)\s|[-\u2013]\s?)?(?:(?:§{1,2}|(\p{L}{3,12}))\s?)?$/u
const RANGE = /\s(?:a|à|al|bis|to|through|až|do|tot|sampai)\s|[-\u2013]/u
/** In Czech, "a" means "and". */
const CZECH = /^(?:čl|od|bod|kapitol)/u
const LONGEST_GAP = 24
/** Characters before a word among which its sentence begins: "This Agreement". */
export const NEAR_START = 24
const SENTENCE_BEGINS = /[.!?;\n]\s{0,3}[^.!?;\n]*$/u
const LONG_WORD = /\p{L}{5,14}/gu
/** Maximum sections of a page that are named only as part of a range. */
const MOST_IN_RANGES = 5000
const QUOTED = /["\u201c\u201e\u00ab]([^"\u201c-\u201f\u00ab\u00bb\n]{3,80})["\u201c\u201d\u00bb]/gu

export const keyOfTitle = (title: string): string => `“${title.toLowerCase().trim()}`
/** A term in quotation marks, which may be no title. */
export const keyOfTerm = (term: string): string => `"${term.toLowerCase().trim()}`
/** The title that a key stands for, in a list; an empty list for other keys. */
export const titleOf = (key: string): string[] => (key.startsWith('“') ? [key.slice(1)] : [])
export const keyOfPart = (part: string): string => part.toLowerCase().replace(/\s+/gu, ' ').trim()

/** "2", "5": "2", "3", "4", "5"; likewise "3.1" to "3.4"; "2.1" to "3.4": "2" and "3", which may be more than is meant. */
function numbersBetween(from: string, to: string, most: number): string[] {
  const [first, last] = [from.split('.'), to.split('.')]
  const at = first.findIndex((number, depth) => number !== last[depth])
  const count = Number(last[at]) - Number(first[at]) + 1
  if (!(count > 1 && count <= most)) return [to]
  const ahead = first.slice(0, at).map((number) => `${number}.`)
  return Array.from({ length: count }, (_, i) => `${ahead.join('')}${Number(first[at]) + i}`)
}

/** Words of a title before and after "section": "the Late fees section", "the chapter on late fees". */
const TITLE_BEFORE = /(?:\p{L}{2,20}\s){1,3}$/u
const TITLE_AFTER =
  /^\s(?:(?:on|about|titled|entitled|über|zu[mr]?|sur|sobre|su|o|over)\s)?["\u201c\u201e\u00ab]?(?=(\p{L}{2,20}(?:\s\p{L}{2,20}){0,2}))/u
const TITLE_REACH = 80

type Add = (key: string, mention: Mention) => void

/** "The Late fees section" names "fees section" and "late fees section". */
function addTitles(text: string, start: number, end: number, add: Add): void {
  const isLower = /^\p{Ll}/u.test(text.slice(start, end))
  const before = isLower ? text.slice(Math.max(0, start - TITLE_REACH), start) : ''
  const ahead = TITLE_BEFORE.exec(before)?.[0].trim() ?? ''
  const last = ahead.split(' ')
  for (const at of last.keys()) {
    const title = last.slice(at).join(' ')
    if (title !== '') add(keyOfTitle(title), { text, start: start - title.length - 1, end })
  }
  const after = TITLE_AFTER.exec(text.slice(end, end + TITLE_REACH))
  const next = (after?.[1] ?? '').split(' ')
  for (const at of next.keys()) {
    const title = next.slice(0, at + 1).join(' ')
    if (title !== '')
      add(keyOfTitle(title), { text, start, end: end + (after?.[0].length ?? 0) + title.length })
  }
}

/** ", 7", " and section 7" */
function isNextInList(gap: string): boolean {
  const next = NEXT_IN_LIST.exec(gap)
  return next !== null && (next[1] === undefined || isSection(next[1].toLowerCase()))
}

/** Before and after the number of a section that begins with it: "Article 3. Fees". */
const BEGINS_LINE = /(?:^|\n)[^\S\n]{0,9}\p{L}{2,14}\s$/u
const BEGINS_TEXT = /^\.\s["\u201c]?\p{Lu}/u
/** Before a bare number: "put 3.1 on ice", "Correction to 3.1", "Deviations: 3.1"; not "Version 3.1". */
const BEFORE_NUMBER = /(?:(?:^|\P{L})[a-z\u00df-\u024f]{1,14}|:)[^\S\n]$/u

/** "3.1 is history.": the subject of a sentence, not the label of a clause. */
const BEGINS_SENTENCE = /(?:^|[\n.!?;])[^\S\n]{0,9}$/u
const COPULA =
  /^\s(?:is|are|was|has|ist|war|hat|wird|est|a|es|está|queda|è|é|je|byl[ao]?|jest|został|foi|fica|wordt|vervalt)\s/u

function addMentions({ text }: PageText, add: Add): void {
  let last: { mention: Mention; name: string; number: string } | undefined
  let left = MOST_IN_RANGES
  for (const { 0: label, index } of text.matchAll(NUMBER_OR_LETTER)) {
    const gap = last === undefined ? '' : text.slice(last.mention.end, index)
    const end = index + label.length
    if (
      last !== undefined &&
      gap !== '' &&
      gap.length <= LONGEST_GAP &&
      isNextInList(gap) &&
      /^\d/u.test(label)
    ) {
      const isRange = RANGE.test(gap) && !(CZECH.test(last.name) && /\sa\s/.test(gap))
      const keys = isRange ? numbersBetween(last.number, label, left) : [label]
      for (const key of keys) add(key, last.mention)
      left -= isRange ? keys.length : 0
      last.mention.end = end
      last.number = label
      continue
    }
    const ahead = text.slice(Math.max(0, index - LONGEST_NAME), index)
    const named = NAMED.exec(ahead)
    const name = named?.[1]?.toLowerCase() ?? ''
    last = undefined
    const isLabel = BEGINS_LINE.test(ahead) && BEGINS_TEXT.test(text.slice(end, end + 4))
    if (isLabel || isEdition(name)) continue
    const isOpening = BEGINS_SENTENCE.test(ahead.slice(0, named?.index)) && isPreposition(name)
    const isBare =
      isOpening ||
      BEFORE_NUMBER.test(ahead) ||
      (BEGINS_SENTENCE.test(ahead) && COPULA.test(text.slice(end, end + 8)))
    if (/\d\.\d/u.test(label) && !isSection(name) && isBare) add(label, { text, start: index, end })
    if (named === null) continue
    const mention = { text, start: index - named[0].length, end }
    if (isPart(name)) add(keyOfPart(text.slice(mention.start, end)), mention)
    else if (isSection(name) && /^\d/u.test(label)) {
      add(label, mention)
      last = { mention, name, number: label }
    }
  }
  for (const { 0: word, index } of text.matchAll(LONG_WORD)) {
    const lower = word.toLowerCase()
    const isWhole = isDocument(lower) || isReport(lower) || isVersion(lower)
    if (isWhole && SENTENCE_BEGINS.test(text.slice(Math.max(0, index - NEAR_START), index)))
      add(WHOLE, { text, start: index, end: index + word.length })
    if (isSection(lower)) addTitles(text, index, index + word.length, add)
  }
  for (const { 0: whole, 1: title = '', index } of text.matchAll(QUOTED))
    for (const key of [keyOfTitle(title), keyOfTerm(title)])
      add(key, { text, start: index, end: index + whole.length })
}

/** The key of the document itself: "this agreement". */
export const WHOLE = ''

/** By number ("3.1"), part ("annex b") or title. */
export const mentionsIn = remembered(
  (pages: readonly PageText[]): ReadonlyMap<string, readonly Mention[]> => {
    const mentions = new Map<string, Mention[]>()
    const add = (key: string, mention: Mention): void => {
      const same = mentions.get(key)
      if (same === undefined) mentions.set(key, [mention])
      else same.push(mention)
    }
    for (const page of pages) addMentions(page, add)
    return mentions
  },
)
