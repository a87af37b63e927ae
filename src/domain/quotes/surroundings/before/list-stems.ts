/** Context beyond a quote's clause: a list whose stem denies its items, or a sentence that deletes the quoted words. */

import { before } from '../../index/text-around.ts'
import { type Meanings, WITHOUT } from '../../meaning/languages.ts'
import { firstLine } from '../../text/lines.ts'
import { tokensOf, wordsIn } from '../../tokens/tokens.ts'
import { withoutMerely } from '../after/following-text.ts'
import type { Extent } from '../extent.ts'
import { NUMBERED_HEADING } from '../sentence-boundaries.ts'
import { isReport } from './lead-ins.ts'

/** Characters searched for a list's stem, on the page and the end of the previous one; and maximum length of a stem. */
const REACH = 3000
const LONGEST_STEM = 160
/** Maximum lists before the quote that are checked, nearest ones. */
const MOST_LISTS = 8
/** Maximum white space between a stem and the first label. */
const WIDEST = 20
const FIRST_LABEL =
  /(?:[([](?:a|i|1)[)\]]|[ai1][.)]|[-\u2013\u2014\u2022\u25cf\u25aa\u25e6\u2219\u00b7\uf0b7])\s/gu
const NEXT_SENTENCE = /(?<=\p{L}{2}["')\]\u201d\u00bb]?)[.!?]["')\]\u201d\u00bb]?\s{1,40}(\S{1,8})/gu
const LABELS: readonly RegExp[] = [
  /^[([]?[a-z]{1,5}[.)\]]/u,
  /^[([]?\d{1,2}[.)\]]/u,
  /^[-\u2013\u2014\u2022\u25cf\u25aa\u25e6\u2219\u00b7\uf0b7]/u,
]
const SENTENCE_END = /[.!?]\s/gu

const familyOf = (label: string): number => LABELS.findIndex((pattern) => pattern.test(label))

/** Whether a list that begins the text continues to its end: every sentence begins an item. */
function goesOn(list: string): boolean {
  const family = familyOf(list)
  return [...list.matchAll(NEXT_SENTENCE)].every(
    ([, next = '']) => familyOf(next) === family || !/^["'\u201c(]?\p{Lu}|^\d/u.test(next),
  )
}

/** Text before a list or a colon. */
interface Stem {
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
  return { ...stem, isOpen: /[([]/u.test(text[label] ?? '') || meanings.isFunction(words.at(-1) ?? '') }
}

/** Before the last item of a list within a sentence: "; or (c) disclose this.", ", and (ii) pay." */
const LAST_ITEM =
  /[;,]\s{1,9}(?:and|or|und|oder|a|nebo|et|ou|y|o|e|i|oraz|lub)\s{1,9}[([]?[a-z\d]{1,5}[.)\]]\s/gu
const STOP_AT_END = /[.!?]["')\]\u201d\u00bb]?$/u

/** Whether the sentence of the stem, and so its list, has ended and `next` begins another. */
function isListOver({ text }: Stem, list: string, next: string, meanings: Meanings): boolean {
  // Words about whole sentences apply to all sentences of an item.
  const isAboutSentences = wordsIn(text).some(
    (word) =>
      meanings.isFollowing(word) ||
      meanings.removes(word) ||
      meanings.isStatus(word) ||
      meanings.isExample(word),
  )
  const beginsOther = NEXT_CAPITAL.test(next) && familyOf(next) !== familyOf(list)
  const last = [...list.matchAll(LAST_ITEM)].at(-1)
  const hasEnded =
    last !== undefined && !list.includes(';', last.index + 1) && STOP_AT_END.test(list.trimEnd())
  return beginsOther && !isAboutSentences && hasEnded
}

/** Stems of the nested lists that are still open between a text and the `next` one. */
function stemsBefore(text: string, next: string, meanings: Meanings): Stem[] {
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
    return goesOn(list) && !(isRunIn && isListOver(stem, list, next, meanings)) ? [stem] : []
  })
}

/** Text before a sentence's first semicolon, if the quote continues after a later one: "need not pay; or | deliver". */
function isTurnedItem(text: string, meanings: Meanings): boolean {
  const starts = [...text.matchAll(NEXT_SENTENCE)].flatMap(({ index, 1: next = '' }) =>
    NEXT_CAPITAL.test(next) || text.slice(index).startsWith('.\n') ? [index + 1] : [],
  )
  const sentence = text.slice(starts.at(-1) ?? 0)
  const first = sentence.indexOf(';')
  if (first < 0 || !ITEM_BEGINS.test(sentence)) return false
  const before = text.slice(starts.at(-2) ?? 0, starts.at(-1) ?? 0)
  const isPointed = wordsIn(before).some(meanings.isFollowing)
  const stem = stemOf(sentence.slice(0, first), true)
  const words = wordsIn(stem.text)
  return (
    turns(stem, meanings) ||
    (isPointed && turns({ text: before, isOpen: true }, meanings)) ||
    words.some((word, at) => meanings.supposes(word) || meanings.beginCondition(words.slice(at)))
  )
}

/** A semicolon, "and" or "or", and a label, before an item. */
const ITEM_BEGINS = /;\s*(?:(?:and|or)\s+)?(?:[([]?[a-z\d]{1,5}[.)\]]\s*)?$/u

/** Characters of the quote that are checked for the beginning of a sentence. */
const NEXT_REACH = 20
const COLON = /:(?=\s|$)/gu
const NEXT_CAPITAL = /^["'\u201c(]?\p{Lu}|^\d/u

/** The text before colons after which no sentence ends: "The Supplier shall not: assign …; disclose …". */
function openColons(text: string): Stem[] {
  const colons = [...text.matchAll(COLON)].slice(-MOST_LISTS)
  return colons.flatMap(({ index: end }) => {
    const rest = text.slice(end + 1)
    const isOver =
      /[\u3002\uff01\uff1f]/u.test(rest) ||
      [...rest.matchAll(NEXT_SENTENCE)].some(([, next = '']) => NEXT_CAPITAL.test(next))
    if (isOver) return []
    return [stemOf(text.slice(0, end), false)]
  })
}

/** Words of a stem that may be a heading ("No waiver: …"), whose negation denies nothing. */
const SHORT_STEM = 4
/** Last words of a stem in which a condition may begin. */
const LAST_WORDS = 6

/** "Without limiting the foregoing, the Supplier shall: (a) …" denies nothing. */
const isOpening = ([first = '', second = '']: readonly string[]): boolean =>
  WITHOUT.test(first) && /^(?:limit|prejudi|pr\u00e9judi|pregiudi|perju)/u.test(second)

/** "The following points were withdrawn" */
function areWithdrawn(words: readonly string[], meanings: Meanings): boolean {
  const isOut = (word: string): boolean =>
    meanings.isPast(word) &&
    !meanings.isFunction(word) &&
    [meanings.doubts, meanings.removes, meanings.overrides].some((is) => is(word))
  return words.some((word) => meanings.isFollowing(word) || meanings.isWriting(word)) && words.some(isOut)
}

/** "Choose one of the following:" */
const CHOOSE =
  /^(?:choose|select|pick|tick|wählen|wähle|ankreuzen|vyberte|zvolte|choisir|choisissez|cochez|elija|scegliere|scegli|wybierz|wybrać|escolha|kies)$/u
/** Last words of a stem among which it announces its items. */
const ANNOUNCING = 3

/** "The council objected to these points:" */
const areDoubted = (words: readonly string[], meanings: Meanings): boolean =>
  CHOOSE.test(words[0] ?? '') ||
  (words.some(meanings.doubts) &&
    words.slice(-ANNOUNCING).some((word) => meanings.isFollowing(word) || meanings.points(word)))

/** Whether a stem denies its items or makes them conditions or examples. */
function turns({ text, isOpen }: Stem, meanings: Meanings): boolean {
  const words = withoutMerely(tokensOf(text), meanings).flatMap((token) =>
    token.kind === 'word' ? [token.text] : [],
  )
  const last = words.slice(-LAST_WORDS)
  // "Without limitation" does not deny the items.
  const denies = (word: string): boolean =>
    !WITHOUT.test(word) && (meanings.negates(word) || meanings.denies(word))
  return (
    words.some((word) => meanings.removes(word) || meanings.isExample(word)) ||
    areWithdrawn(words, meanings) ||
    areDoubted(words, meanings) ||
    ((isOpen || words.length > SHORT_STEM) && words.some(denies)) ||
    (words.length > 2 && words.slice(-2).some(denies)) ||
    (words.length > 1 &&
      meanings.negates(words[0] ?? '') &&
      !meanings.denies(words[0] ?? '') &&
      !isOpening(words)) ||
    last.slice(-1).some(denies) ||
    (words.length <= SHORT_STEM && words.some(meanings.doubts)) ||
    (last.slice(-2).some(meanings.supposes) && !isReport(words, meanings)) ||
    [words, words.slice(1)].some((some) => meanings.beginOmission(some)) ||
    (meanings.supposes(words[0] ?? '') && !text.includes(',')) ||
    words.some((_, at) => meanings.beginUnsettled(words.slice(at))) ||
    last.some((_, at) => meanings.beginCondition(last.slice(at)))
  )
}

/** "The Supplier shall not: (a) …; (b) assign this Agreement." */
export function isDeniedItem(extent: Extent, meanings: Meanings): boolean {
  const { text } = before(extent.index, extent.place, REACH)
  const next = extent.own.slice(0, NEXT_REACH)
  const stems = [...stemsBefore(text, next, meanings), ...openColons(text + next)]
  return (
    stems.some((stem) => turns(stem, meanings)) || (!extent.first.isCapital && isTurnedItem(text, meanings))
  )
}
