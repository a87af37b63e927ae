/** What words mean in the languages of a text. */

import { wordsOf } from '../text/words.ts'
import type { PhraseClass, WordClass } from './classes.ts'
import { OTHER_NEGATIONS, OTHER_NUMBERS } from './others.ts'
import { LANGUAGES, recognised } from './tables.ts'
import { listed, WordList } from './word-list.ts'

/** Whether a word, in lower case, is of a class; false where there is none. */
export type Is = (word: string | undefined) => boolean

/** Whether a word is of any of the classes. */
export const anyOf =
  (...classes: readonly Is[]): Is =>
  (word) =>
    classes.some((is) => is(word))

const ofWord =
  (is: (word: string) => boolean): Is =>
  (word) =>
    word !== undefined && is(word)

export interface Meanings {
  /** Whether a word restricts or denies adjacent words. */
  readonly restricts: Is
  /** Whether a word is a negation of any language, and not an ordinary word of this one. */
  readonly negates: Is
  /** Whether a word is such a negation and denies more than the words after it, as "without" does. */
  readonly refuses: Is
  /** Whether a word denies its whole clause, at any distance before the verb. */
  readonly denies: Is
  /** Whether the text after a word depends on the text before it. */
  readonly subordinates: Is
  /** Whether a word forbids, excludes or deletes its object. */
  readonly removes: Is
  /** Whether a word begins a condition. */
  readonly supposes: Is
  /** Whether a word says that something is not in force or not true. */
  readonly isStatus: Is
  /** Whether the words governed by this one are not stated as true. */
  readonly doubts: Is
  readonly isExample: Is
  readonly beginCondition: (words: readonly string[]) => boolean
  /** Whether a word states the words it governs as true. */
  readonly asserts: Is
  /** Whether a word begins a phrase that narrows a finished clause. */
  readonly narrows: Is
  /** Whether a clause can't end with a word: an article, a preposition. */
  readonly isFunction: Is
  readonly isFollowing: Is
  /** Whether a word may refer to the previous clause. */
  readonly points: Is
  /** Whether a word refers back together with the noun after it. */
  readonly determines: Is
  /** Whether a word refers to the text before, however far. */
  readonly isForegoing: Is
  /** Whether a word gives another sentence precedence, or excludes a case from one. */
  readonly overrides: Is
  /** Whether a word gives something precedence over what follows it. */
  readonly precedes: Is
  readonly contrasts: Is
  /** Whether a word is a noun for a part of the document or a duty in it. */
  readonly isClause: Is
  /** Whether a label with this word marks text that is not in force. */
  readonly isPast: Is
  readonly attributes: Is
  readonly beginNeutral: (words: readonly string[]) => boolean
  /** Whether words say that something is not settled. */
  readonly beginUnsettled: (words: readonly string[]) => boolean
  /** Whether words begin a sentence about the previous one. */
  readonly beginBackReference: (words: readonly string[]) => boolean
  /** Whether words say that a clause was removed. */
  readonly beginOmission: (words: readonly string[]) => boolean
  /** Whether a word makes a sentence apply to more than the previous one: "This also applies if …". */
  readonly adds: Is
  /** Whether a word limits the previous sentence, in a sentence about it: "This applies only if …". */
  readonly limits: Is
  /** Whether a verb reports what somebody said. */
  readonly narrates: Is
  /** Whether a label with this word introduces a view, a note or another text: "The Seller's position: …". */
  readonly isVoice: Is
  /** Whether a word, with a number or letter, labels one of several choices or cases: "Option 2: …". */
  readonly isChoice: Is
  /** Whether a word is a noun for written text. */
  readonly isWriting: Is
  /** Whether a word may stand for a whole sentence. */
  readonly isProForm: Is
  /** Whether a word leaves what was said in force: "This has always been so". */
  readonly confirms: Is
  /** Whether the text's language has a table. */
  readonly isKnown: boolean
  /** Whether a word leaves a clause as it is when it is its subject or object. */
  readonly upholds: Is
  /** Whether a word is a number or begins with one. */
  readonly isNumber: Is
}

/** Returns the meanings for the languages that `text` (a quote's surroundings) is likely in; if none, numbers of all. */
export function meaningsIn(text: string): Meanings {
  const { tables, isKnown } = recognised(wordsOf(text))
  const isIn = (words: WordClass): Is => ofWord((word) => tables.some((table) => table.has(words, word)))
  const begin = (phrases: PhraseClass) => (words: readonly string[]) =>
    tables.some((table) => table.begins(phrases, words))
  const negates = ofWord((word) => isNegation(word) && (isIn('negation')(word) || !isIn('homograph')(word)))
  return {
    restricts: isIn('restriction'),
    negates,
    refuses: (word) => negates(word) && !WITHOUT.test(word ?? ''),
    denies: isIn('denial'),
    subordinates: isIn('that'),
    removes: isIn('removal'),
    supposes: isIn('supposition'),
    isStatus: isIn('status'),
    doubts: isIn('doubt'),
    isExample: isIn('example'),
    asserts: isIn('assertion'),
    narrows: isIn('narrowing'),
    points: isIn('pointing'),
    determines: isIn('determining'),
    isForegoing: isIn('foregoing'),
    overrides: isIn('override'),
    precedes: isIn('precedence'),
    contrasts: isIn('contrast'),
    isClause: isIn('clause'),
    isPast: isIn('past'),
    attributes: isIn('attribution'),
    isFollowing: isIn('following'),
    adds: isIn('addition'),
    limits: isIn('limitation'),
    narrates: (word) => isIn('narration')(word) && !isIn('assertion')(word),
    isVoice: isIn('voice'),
    isChoice: isIn('choice'),
    isWriting: isIn('writing'),
    isProForm: isIn('proForm'),
    confirms: isIn('confirmation'),
    isKnown,
    upholds: tables.length === 0 ? ofWord((word) => UPHOLDING.has(word)) : isIn('upholding'),
    isFunction: ofWord((word) =>
      tables.some((table) => table.common.has(word) || table.listOf('narrowing').words.has(word)),
    ),
    beginCondition: begin('condition'),
    beginNeutral: begin('neutral'),
    beginUnsettled: begin('unsettled'),
    beginBackReference: begin('backReference'),
    beginOmission: begin('omission'),
    isNumber:
      tables.length === 0
        ? ofWord(isNumberWord)
        : ofWord((word) => tables.some((table) => table.has('number', word) && !table.common.has(word))),
  }
}

const isWhole = (word: string): boolean => !word.endsWith('*')
const COMMON = new Set(LANGUAGES.flatMap((language) => listed(language.common)))
const OPENING = new Set(
  LANGUAGES.flatMap(({ narrowing, negation, supposition }) =>
    [narrowing, negation, supposition].flatMap(listed),
  ),
)

/** Whether a word of any language is an article, a preposition, a negation or begins a condition. */
export const isFunctionWord = (word: string): boolean => COMMON.has(word) || OPENING.has(word)

/** Whole-word negations of all languages. */
export const NEGATIONS: ReadonlySet<string> = new Set(
  [...LANGUAGES.map((language) => language.negation), OTHER_NEGATIONS].flatMap(listed).filter(isWhole),
)

const NEGATION_FORMS = new WordList([...LANGUAGES.map((language) => language.negation), OTHER_NEGATIONS])

/** Negations that apply to the words after them, but not to the clause before or to a list's items. */
export const WITHOUT = /^(?:without|ohne|bez|sans|sin|senza|sem|zonder|tanpa|olmadan)$/u

/** Latin letters among Greek or Cyrillic ones that look like them: the word may be any. */
const MIXED = /[a-z][\u0370-\u052f]|[\u0370-\u052f][a-z]/u
const SHORTEST_MIXED = 3

/** Whether a word is a negation of any language, in any of its forms. */
function isNegation(word: string): boolean {
  const isDisguised = word.length >= SHORTEST_MIXED && MIXED.test(word)
  return NEGATION_FORMS.has(word) || word.endsWith("n't") || word.startsWith("n'") || isDisguised
}

const UPHOLDING = new WordList(LANGUAGES.map(({ upholding }) => upholding))

/** Number words that are ordinary words in another language. */
const AMBIGUOUS = new Set(['due', 'media', 'double', 'miles'])

/** Whole-word numbers of all languages, without articles. */
export const NUMBER_WORDS: ReadonlySet<string> = new Set(
  [...LANGUAGES.map((language) => language.number), OTHER_NUMBERS]
    .flatMap(listed)
    .map((word) => word.replace('*', ''))
    .filter((word) => !COMMON.has(word) && !AMBIGUOUS.has(word)),
)

const NUMBERS = new WordList(LANGUAGES.map(({ number }) => number))

/** Whether a word is a number word or begins with one. */
export function isNumberWord(word: string): boolean {
  return NUMBERS.has(word) && !COMMON.has(word)
}
