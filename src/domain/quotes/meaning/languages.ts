/** What words mean in the languages of a text. */

import { wordsOf } from '../text/lines.ts'
import type { Language, Phrases, WordClass, Words } from './classes.ts'
import { ENGLISH } from './en.ts'
import { OTHER_NEGATIONS, OTHER_NUMBERS } from './others.ts'
import { LANGUAGES, listed, recognised, WordList } from './tables.ts'

/** Whether a word, in lower case, is of a class; false where there is none. */
export type Is = (word: string | undefined) => boolean

/** Whether a word is of any of the classes, or in any of the lists. */
export const anyOf =
  (...words: readonly (Is | RegExp)[]): Is =>
  (word) =>
    word !== undefined && words.some((is) => (is instanceof RegExp ? is.test(word) : is(word)))

const ofWord =
  (is: (word: string) => boolean): Is =>
  (word) =>
    word !== undefined && is(word)

/** Whether words begin with a phrase of a class. */
type Begin = (words: readonly string[]) => boolean

/** The classes of words and phrases as they are in the languages of a text. */
type ByClass = { readonly [Class in keyof Words]: Is } & { readonly [Class in keyof Phrases]: Begin }

export interface Meanings extends ByClass {
  /** Whether a word negates and denies more than the words after it, as "without" does not. */
  readonly refuses: Is
  /** Whether a clause can't end with a word: an article, a preposition. */
  readonly isFunction: Is
  /** Whether the text's language has a table. */
  readonly isKnown: boolean
}

const CLASSES = Object.keys(ENGLISH) as (keyof Language)[]
const isPhrases = (name: string): name is keyof Phrases => name.startsWith('begin')

/** Returns the meanings for the languages that `text` (a quote's surroundings) is likely in; if none, numbers of all. */
export function meaningsIn(text: string): Meanings {
  const { tables, isKnown } = recognised(wordsOf(text))
  const isIn = (words: WordClass): Is =>
    ofWord((word) => tables.some((table) => table.listOf(words).has(word)))
  const begin =
    (phrases: keyof Phrases): Begin =>
    (words) =>
      tables.some((table) => table.begins(phrases, words))
  const byClass = Object.fromEntries(
    CLASSES.map((name) => [name, isPhrases(name) ? begin(name) : isIn(name)]),
  ) as ByClass
  const [isOwnNegation, isHomograph] = [isIn('negates'), isIn('homograph')]
  const negates = ofWord((word) => isNegation(word) && (isOwnNegation(word) || !isHomograph(word)))
  return {
    ...byClass,
    negates,
    refuses: (word) => negates(word) && !isWithout(word),
    narrates: (word) => byClass.narrates(word) && !byClass.asserts(word),
    upholds: tables.length === 0 ? ofWord((word) => UPHOLDING.has(word)) : byClass.upholds,
    isFunction: ofWord((word) =>
      tables.some((table) => table.common.has(word) || table.listOf('narrows').words.has(word)),
    ),
    isNumber:
      tables.length === 0
        ? ofWord(isNumberWord)
        : ofWord((word) =>
            tables.some((table) => table.listOf('isNumber').has(word) && !table.common.has(word)),
          ),
    isKnown,
  }
}

const listsOf = (name: WordClass): readonly string[] => LANGUAGES.map((language) => language[name])

const COMMON = new Set(listsOf('common').flatMap(listed))
const OPENING = new Set(
  [...listsOf('narrows'), ...listsOf('negates'), ...listsOf('supposes')].flatMap(listed),
)

/** Whether a word of any language is an article, a preposition, a negation or begins a condition. */
export const isFunctionWord = (word: string): boolean => COMMON.has(word) || OPENING.has(word)

const NEGATION_FORMS = new WordList([...listsOf('negates'), OTHER_NEGATIONS])

/** Whole-word negations of all languages. */
export const NEGATIONS: ReadonlySet<string> = NEGATION_FORMS.words

const WITHOUT = new Set(listed('without ohne bez sans sin senza sem zonder tanpa olmadan'))

/** Negations that apply to the words after them, but not to the clause before or to a list's items. */
export const isWithout: Is = ofWord((word) => WITHOUT.has(word))

/** Latin letters among Greek or Cyrillic ones that look like them: the word may be any. */
const MIXED = /[a-z][\u0370-\u052f]|[\u0370-\u052f][a-z]/u
const SHORTEST_MIXED = 3

/** Whether a word is a negation of any language, in any of its forms. */
function isNegation(word: string): boolean {
  const isDisguised = word.length >= SHORTEST_MIXED && MIXED.test(word)
  return NEGATION_FORMS.has(word) || word.endsWith("n't") || word.startsWith("n'") || isDisguised
}

const UPHOLDING = new WordList(listsOf('upholds'))

/** Number words that are ordinary words in another language. */
const AMBIGUOUS = new Set(['due', 'media', 'double', 'miles'])

/** Numbers of all languages, as whole words and without articles. */
export const NUMBER_WORDS: ReadonlySet<string> = new Set(
  [...listsOf('isNumber'), OTHER_NUMBERS]
    .flatMap(listed)
    .map((word) => word.replace('*', ''))
    .filter((word) => !COMMON.has(word) && !AMBIGUOUS.has(word)),
)

const NUMBERS = new WordList(listsOf('isNumber'))

/** Whether a word is a number word or begins with one. */
export function isNumberWord(word: string): boolean {
  return NUMBERS.has(word) && !COMMON.has(word)
}
