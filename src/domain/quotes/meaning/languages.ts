/** Languages with tables of meaning words, and detection of a text's languages. */
import type { Language } from './classes.ts'
import { CZECH } from './cs.ts'
import { GERMAN } from './de.ts'
import { ENGLISH } from './en.ts'
import { SPANISH } from './es.ts'
import { FRENCH } from './fr.ts'
import { ITALIAN } from './it.ts'
import { OTHER_NEGATIONS, OTHER_NUMBERS } from './others.ts'
import { POLISH } from './pl.ts'
import { PORTUGUESE } from './pt.ts'

const LANGUAGES: readonly Language[] = [ENGLISH, GERMAN, CZECH, FRENCH, SPANISH, ITALIAN, POLISH, PORTUGUESE]

const listed = (list: string): string[] => list.split(' ').filter((word) => word !== '')

/** Whole words and word prefixes. */
class WordList {
  private readonly words = new Set<string>()
  private readonly beginnings = new Set<string>()

  constructor(lists: readonly string[]) {
    for (const entry of lists.flatMap(listed)) {
      if (entry.endsWith('*')) this.beginnings.add(entry.slice(0, -1))
      else this.words.add(entry)
    }
  }

  has(word: string): boolean {
    if (this.words.has(word)) return true
    for (let end = 1; end <= word.length && end <= LONGEST_BEGINNING; end += 1) {
      if (this.beginnings.has(word.slice(0, end))) return true
    }
    return false
  }
}

/** Maximum length of a prefix in the tables. */
const LONGEST_BEGINNING = 20

interface Tables {
  readonly common: ReadonlySet<string>
  readonly restriction: WordList
  readonly number: WordList
  readonly denial: WordList
  readonly that: WordList
  readonly removal: WordList
  readonly conditions: readonly (readonly string[])[]
}

const TABLES: readonly Tables[] = LANGUAGES.map((language) => ({
  common: new Set(listed(language.common)),
  restriction: new WordList([language.restriction]),
  number: new WordList([language.number]),
  denial: new WordList([language.denial]),
  that: new WordList([language.that]),
  removal: new WordList([language.removal]),
  conditions: language.condition.split(',').map(listed),
}))

/** Minimum share of a language's frequent words: contracts have 0.3 to 0.5 in their language, under 0.1 in others. */
const RECOGNISED = 0.2
const FEWEST_WORDS = 8

function isWrittenIn(tables: Tables, words: readonly string[]): boolean {
  return words.filter((word) => tables.common.has(word)).length >= words.length * RECOGNISED
}

function tablesOf(words: readonly string[]): readonly Tables[] {
  return words.length < FEWEST_WORDS ? [] : TABLES.filter((tables) => isWrittenIn(tables, words))
}

export function isKnownLanguage(words: readonly string[]): boolean {
  return tablesOf(words).length > 0
}

/** All words must be in lower case. */
export interface Meanings {
  /** Whether a word restricts or denies adjacent words. */
  readonly restricts: (word: string) => boolean
  /** Whether a word denies its whole clause, at any distance before the verb. */
  readonly denies: (word: string) => boolean
  /** Whether the text after a word depends on the text before it. */
  readonly subordinates: (word: string) => boolean
  /** Whether a word forbids, excludes or deletes its object. */
  readonly removes: (word: string) => boolean
  readonly beginCondition: (words: readonly string[]) => boolean
  /** Whether a word is a number or begins with one. */
  readonly isNumber: (word: string) => boolean
}

/** Returns the meanings for the languages that `context` (surrounding words) may be in; if none, numbers of all. */
export function meaningsIn(context: readonly string[]): Meanings {
  const tables = tablesOf(context)
  return {
    restricts: (word) => tables.some(({ restriction }) => restriction.has(word)),
    denies: (word) => tables.some(({ denial }) => denial.has(word)),
    subordinates: (word) => tables.some(({ that }) => that.has(word)),
    removes: (word) => tables.some(({ removal }) => removal.has(word)),
    beginCondition: (words) =>
      tables.some(({ conditions }) =>
        conditions.some((condition) => condition.every((word, i) => word === words[i])),
      ),
    isNumber:
      tables.length === 0
        ? isNumberWord
        : (word) => tables.some(({ number, common }) => number.has(word) && !common.has(word)),
  }
}

const isWhole = (word: string): boolean => !word.endsWith('*')
const COMMON = new Set(LANGUAGES.flatMap((language) => listed(language.common)))

/** Whole-word negations of all languages. */
export const NEGATIONS: ReadonlySet<string> = new Set(
  [...LANGUAGES.map((language) => language.negation), OTHER_NEGATIONS].flatMap(listed).filter(isWhole),
)

const NEGATION_FORMS = new WordList([...LANGUAGES.map((language) => language.negation), OTHER_NEGATIONS])

/** Negations of what follows them that deny neither the clause before nor a list's items. */
export const WITHOUT = /^(?:without|ohne|bez|sans|sin|senza|sem)$/u

/** Whether a word is a negation of any language, in any of its forms. */
export function isNegation(word: string): boolean {
  return NEGATION_FORMS.has(word) || word.endsWith("n't")
}

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
