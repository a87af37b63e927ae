/** Lists whose stem takes their items back: "The Supplier shall not: (a) …; (b) assign this Agreement." */

import { before } from '../../index/text-around.ts'
import { anyOf, type Is, type Meanings, WITHOUT } from '../../meaning/languages.ts'
import { tokensOf, wordsIn } from '../../tokens/tokens.ts'
import { withoutMerely } from '../after/following-text.ts'
import type { Extent } from '../extent.ts'
import { isReport } from './lead-ins.ts'
import { NEXT_CAPITAL, NEXT_SENTENCE, openColons, type Stem, stemOf, stemsBefore } from './list-stems.ts'

/** Characters searched for a list's stem. */
const REACH = 3000

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
/** Words of a stem that may be a heading ("No waiver: …"), whose negation denies nothing. */
const SHORT_STEM = 4
/** Last words of a stem in which a condition may begin. */
const LAST_WORDS = 6

/** "Without limiting the foregoing, the Supplier shall: (a) …" denies nothing. */
const isOpening = ([first = '', second = '']: readonly string[]): boolean =>
  WITHOUT.test(first) && /^(?:limit|prejudi|pr\u00e9judi|pregiudi|perju)/u.test(second)

/** "The following points were withdrawn" */
function areWithdrawn(words: readonly string[], meanings: Meanings): boolean {
  const ends = anyOf(meanings.doubts, meanings.removes, meanings.overrides)
  const isOut: Is = (word) => meanings.isPast(word) && !meanings.isFunction(word) && ends(word)
  return words.some(anyOf(meanings.isFollowing, meanings.isWriting)) && words.some(isOut)
}

/** "Choose one of the following:" */
const CHOOSE =
  /^(?:choose|select|pick|tick|wählen|wähle|ankreuzen|vyberte|zvolte|choisir|choisissez|cochez|elija|scegliere|scegli|wybierz|wybrać|escolha|kies)$/u
/** Last words of a stem among which it announces its items. */
const ANNOUNCING = 3

/** "The council objected to these points:" */
const areDoubted = (words: readonly string[], meanings: Meanings): boolean =>
  CHOOSE.test(words[0] ?? '') ||
  (words.some(meanings.doubts) && words.slice(-ANNOUNCING).some(anyOf(meanings.isFollowing, meanings.points)))

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
    words.some(anyOf(meanings.removes, meanings.isExample)) ||
    areWithdrawn(words, meanings) ||
    areDoubted(words, meanings) ||
    ((isOpen || words.length > SHORT_STEM) && words.some(denies)) ||
    (words.length > 2 && words.slice(-2).some(denies)) ||
    (words.length > 1 && meanings.negates(words[0]) && !meanings.denies(words[0]) && !isOpening(words)) ||
    last.slice(-1).some(denies) ||
    (words.length <= SHORT_STEM && words.some(meanings.doubts)) ||
    (last.slice(-2).some(meanings.supposes) && !isReport(words, meanings)) ||
    [words, words.slice(1)].some((some) => meanings.beginOmission(some)) ||
    (meanings.supposes(words[0]) && !text.includes(',')) ||
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
