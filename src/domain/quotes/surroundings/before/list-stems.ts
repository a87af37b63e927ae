/** The stems of the lists that a text is in: the words before the first label or a colon. */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import { firstLine } from '../../text/lines.ts'
import { wordsIn } from '../../tokens/tokens.ts'
import { NUMBERED_HEADING } from '../sentence-boundaries.ts'
import { isConjunction } from '../words/function-words.ts'

/** Maximum length of a stem. */
const LONGEST_STEM = 160
/** Maximum lists before the quote that are read, the nearest ones. */
const MOST_LISTS = 8
/** Maximum white space between a stem and the first label. */
const WIDEST = 20
const FIRST_LABEL =
  /(?:[([](?:a|i|1)[)\]]|[ai1][.)]|[-\u2013\u2014\u2022\u25cf\u25aa\u25e6\u2219\u00b7\uf0b7])\s/gu
export const NEXT_SENTENCE = /(?<=\p{L}{2}["')\]\u201d\u00bb]?)[.!?]["')\]\u201d\u00bb]?\s{1,40}(\S{1,8})/gu
const LABELS: readonly RegExp[] = [
  /^[([]?[a-z]{1,5}[.)\]]/u,
  /^[([]?\d{1,2}[.)\]]/u,
  /^[-\u2013\u2014\u2022\u25cf\u25aa\u25e6\u2219\u00b7\uf0b7]/u,
]
const SENTENCE_END = /[.!?]\s/gu
/** Begins a sentence, or an item that has a number. */
export const NEXT_CAPITAL = /^["'\u201c(]?\p{Lu}|^\d/u

/** Index of the kind of label that a text begins with: letter, number or bullet; -1 if with none. */
const kindOfLabel = (text: string): number => LABELS.findIndex((pattern) => pattern.test(text))

/** Whether a list continues to the end of the text: every sentence after its beginning is an item. */
function isOpenAtEnd(list: string): boolean {
  const kind = kindOfLabel(list)
  return [...list.matchAll(NEXT_SENTENCE)].every(
    ([, next = '']) => kindOfLabel(next) === kind || !NEXT_CAPITAL.test(next),
  )
}

/** Text before a list or a colon. */
export interface Stem {
  readonly text: string
  /** Whether its sentence continues in the items, so that it is not a heading. */
  readonly isOpen: boolean
}

/** The dot of a date: "3. Mai". */
const DAY = /(?:^|\D)\d{1,2}\.\s/u

/** The last sentence of a text. */
export function stemOf(text: string, isOpen: boolean): Stem {
  const cut = text.slice(-LONGEST_STEM)
  // No word is cut at the beginning: "Debian" has no "an".
  const near = cut.length < text.length ? cut.slice(cut.search(/\s/u) + 1) : cut
  const last = [...near.matchAll(SENTENCE_END)]
    .filter(({ index }) => index < near.trimEnd().length - 2 && !DAY.test(near.slice(index - 3, index + 2)))
    .at(-1)
  return { text: last === undefined ? near : near.slice(last.index + 1), isOpen }
}

/** The stem before a first label: ended by a colon, or at a line end. */
function stemBefore(text: string, label: number, meanings: Meanings): Stem | null {
  const gap = text.slice(Math.max(0, label - WIDEST), label)
  const bare = gap.trimEnd()
  if (bare.length === gap.length) return null
  const isIntroduced = /[:?]$/u.test(bare)
  if (!isIntroduced && !gap.slice(bare.length).includes('\n')) return null
  const stem = stemOf(text.slice(0, label - gap.length + bare.length), true)
  if (isIntroduced) return stem
  const words = wordsIn(stem.text)
  // The title of a document above its first section is no stem: "CONFIDENTIAL - DO NOT COPY / 1. Delivery".
  const isTitle = NUMBERED_HEADING.test(firstLine(text.slice(label)))
  if (isTitle || /[.;!?]$/u.test(bare)) return words.some(meanings.isFollowing) ? stem : null
  return { ...stem, isOpen: /[([]/u.test(text[label] ?? '') || meanings.isFunction(words.at(-1)) }
}

/** Before the last item of a list within a sentence: "; or (c) disclose this.", ", and (ii) pay." */
const LAST_ITEM = /[;,]\s{1,9}(\p{Ll}{1,5})\s{1,9}[([]?[a-z\d]{1,5}[.)\]]\s/gu
const STOP_AT_END = /[.!?]["')\]\u201d\u00bb]?$/u

/** Whether the last item of a list within a sentence is complete. */
function hasEnded(list: string): boolean {
  const last = [...list.matchAll(LAST_ITEM)].findLast(([, word]) => isConjunction(word))
  return last !== undefined && !list.includes(';', last.index + 1) && STOP_AT_END.test(list.trimEnd())
}

/** Whether a list that begins in the line of its stem is over, and `next` begins another sentence. */
function isListOver({ text }: Stem, list: string, next: string, meanings: Meanings): boolean {
  // "The following is void: (a) …" is about all sentences of an item.
  const isAboutSentences = wordsIn(text).some(
    anyOf(meanings.isFollowing, meanings.removes, meanings.isStatus, meanings.isExample),
  )
  if (isAboutSentences || !hasEnded(list)) return false
  return NEXT_CAPITAL.test(next) && kindOfLabel(next) !== kindOfLabel(list)
}

/** Stems of the nested lists that are still open between a text and the `next` one. */
export function stemsBefore(text: string, next: string, meanings: Meanings): Stem[] {
  const lists: { readonly stem: Stem; readonly label: number }[] = []
  for (const { index: label } of [...text.matchAll(FIRST_LABEL)].reverse()) {
    const stem = stemBefore(text, label, meanings)
    if (stem !== null) lists.push({ stem, label })
    if (lists.length === MOST_LISTS) break
  }
  return lists.flatMap(({ stem, label }) => {
    const list = text.slice(label)
    const ahead = text.slice(Math.max(0, label - WIDEST), label)
    const isRunIn = !ahead.slice(ahead.trimEnd().length).includes('\n')
    return isOpenAtEnd(list) && !(isRunIn && isListOver(stem, list, next, meanings)) ? [stem] : []
  })
}

const COLON = /:(?=\s|$)/gu

/** The sentences before colons after which none has ended: "The Supplier shall not: assign …; disclose …". */
export function openColons(text: string): Stem[] {
  const colons = [...text.matchAll(COLON)].slice(-MOST_LISTS)
  return colons.flatMap(({ index: end }) => {
    const rest = text.slice(end + 1)
    const isOver =
      /[\u3002\uff01\uff1f]/u.test(rest) ||
      [...rest.matchAll(NEXT_SENTENCE)].some(([, next = '']) => NEXT_CAPITAL.test(next))
    return isOver ? [] : [stemOf(text.slice(0, end), false)]
  })
}
