/** Languages with tables of meaning words, and detection of a text's languages. */
import { OPTIONAL_HYPHEN } from '../characters.ts'
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

/** Whole words, word prefixes and endings. */
class WordList {
  readonly words = new Set<string>()
  private readonly beginnings = new Set<string>()
  private readonly endings: string[] = []

  constructor(lists: readonly string[]) {
    for (const entry of lists.flatMap(listed)) {
      if (entry.startsWith('*')) this.endings.push(entry.slice(1))
      else if (entry.endsWith('*')) this.beginnings.add(entry.slice(0, -1))
      else this.words.add(entry)
    }
  }

  has(written: string): boolean {
    const word = written.replaceAll(OPTIONAL_HYPHEN, '')
    if (this.words.has(word)) return true
    for (let end = 1; end <= word.length && end <= LONGEST_BEGINNING; end += 1) {
      if (this.beginnings.has(word.slice(0, end))) return true
    }
    return this.endings.some((ending) => word.length > ending.length + 1 && word.endsWith(ending))
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
  readonly supposition: WordList
  readonly doubt: WordList
  readonly status: WordList
  readonly example: WordList
  readonly assertion: WordList
  readonly narrowing: WordList
  readonly following: WordList
  readonly pointing: WordList
  readonly determining: WordList
  readonly override: WordList
  readonly contrast: WordList
  readonly clause: WordList
  readonly past: WordList
  readonly attribution: WordList
  readonly neutral: readonly (readonly string[])[]
  readonly unsettled: readonly (readonly string[])[]
  readonly backReferences: readonly (readonly string[])[]
  readonly omissions: readonly (readonly string[])[]
  readonly conditions: readonly (readonly string[])[]
}

const TABLES: readonly Tables[] = LANGUAGES.map((language) => ({
  common: new Set(listed(language.common)),
  restriction: new WordList([language.restriction]),
  number: new WordList([language.number]),
  denial: new WordList([language.denial]),
  that: new WordList([language.that]),
  removal: new WordList([language.removal]),
  supposition: new WordList([language.supposition]),
  doubt: new WordList([language.doubt, language.status]),
  status: new WordList([language.status]),
  example: new WordList([language.example]),
  assertion: new WordList([language.assertion]),
  narrowing: new WordList([language.narrowing]),
  following: new WordList([language.following]),
  pointing: new WordList([language.pointing]),
  determining: new WordList([language.determining]),
  override: new WordList([language.override]),
  contrast: new WordList([language.contrast]),
  clause: new WordList([language.clause]),
  past: new WordList([language.past]),
  attribution: new WordList([language.attribution]),
  neutral: language.neutral.split(',').map(listed),
  unsettled: language.unsettled.split(',').map(listed),
  backReferences: language.backReference.split(',').map(listed),
  omissions: language.omission.split(',').map(listed),
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

/** Minimum share of frequent words in a text too short or too terse to be recognised, if no other language has it. */
const LIKELY = 0.08

/** The tables to judge a text by: of its languages or, if none is recognised, of the most likely one. */
function likelyTablesOf(words: readonly string[]): readonly Tables[] {
  const recognised = tablesOf(words)
  if (recognised.length > 0) return recognised
  const shares = TABLES.map(({ common }) => words.filter((word) => common.has(word)).length / words.length)
  const most = Math.max(...shares)
  return most < LIKELY ? [] : TABLES.filter((_, at) => shares[at] === most)
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
  /** Whether a word begins a condition. */
  readonly supposes: (word: string) => boolean
  /** Whether a word says that something is not in force or not true. */
  readonly isStatus: (word: string) => boolean
  /** Whether the words governed by this one are not stated as true. */
  readonly doubts: (word: string) => boolean
  readonly isExample: (word: string) => boolean
  readonly beginCondition: (words: readonly string[]) => boolean
  /** Whether a word states the words it governs as true. */
  readonly asserts: (word: string) => boolean
  /** Whether a word begins a phrase that narrows a finished clause. */
  readonly narrows: (word: string) => boolean
  /** Whether a clause can't end with a word: an article, a preposition. */
  readonly isFunction: (word: string) => boolean
  readonly isFollowing: (word: string) => boolean
  /** Whether a word may refer to the previous clause. */
  readonly points: (word: string) => boolean
  /** Whether a word refers back together with the noun after it. */
  readonly determines: (word: string) => boolean
  /** Whether a word gives another sentence precedence, or excludes a case from one. */
  readonly overrides: (word: string) => boolean
  readonly contrasts: (word: string) => boolean
  /** Whether a word is a noun for a part of the document or a duty in it. */
  readonly isClause: (word: string) => boolean
  /** Whether a label with this word marks text that is not in force. */
  readonly isPast: (word: string) => boolean
  readonly attributes: (word: string) => boolean
  readonly beginNeutral: (words: readonly string[]) => boolean
  /** Whether words say that something is not settled. */
  readonly beginUnsettled: (words: readonly string[]) => boolean
  /** Whether words begin a sentence about the previous one. */
  readonly beginBackReference: (words: readonly string[]) => boolean
  /** Whether words say that a clause was removed. */
  readonly beginOmission: (words: readonly string[]) => boolean
  /** Whether a word is a number or begins with one. */
  readonly isNumber: (word: string) => boolean
}

function beginOne(words: readonly string[], phrases: readonly (readonly string[])[]): boolean {
  return phrases.some((phrase) => phrase.every((word, i) => word === words[i]))
}

/** Returns the meanings for the languages that `context` (surrounding words) is likely in; if none, numbers of all. */
export function meaningsIn(context: readonly string[]): Meanings {
  const tables = likelyTablesOf(context)
  return {
    restricts: (word) => tables.some(({ restriction }) => restriction.has(word)),
    denies: (word) => tables.some(({ denial }) => denial.has(word)),
    subordinates: (word) => tables.some(({ that }) => that.has(word)),
    removes: (word) => tables.some(({ removal }) => removal.has(word)),
    supposes: (word) => tables.some(({ supposition }) => supposition.has(word)),
    isStatus: (word) => tables.some(({ status }) => status.has(word)),
    doubts: (word) => tables.some(({ doubt }) => doubt.has(word)),
    isExample: (word) => tables.some(({ example }) => example.has(word)),
    beginCondition: (words) => tables.some(({ conditions }) => beginOne(words, conditions)),
    asserts: (word) => tables.some(({ assertion }) => assertion.has(word)),
    narrows: (word) => tables.some(({ narrowing }) => narrowing.has(word)),
    isFunction: (word) =>
      tables.some(({ common, narrowing }) => common.has(word) || narrowing.words.has(word)),
    points: (word) => tables.some(({ pointing }) => pointing.has(word)),
    determines: (word) => tables.some(({ determining }) => determining.has(word)),
    overrides: (word) => tables.some(({ override }) => override.has(word)),
    contrasts: (word) => tables.some(({ contrast }) => contrast.has(word)),
    isClause: (word) => tables.some(({ clause }) => clause.has(word)),
    isPast: (word) => tables.some(({ past }) => past.has(word)),
    attributes: (word) => tables.some(({ attribution }) => attribution.has(word)),
    beginNeutral: (words) => tables.some(({ neutral }) => beginOne(words, neutral)),
    isFollowing: (word) => tables.some(({ following }) => following.has(word)),
    beginUnsettled: (words) => tables.some(({ unsettled }) => beginOne(words, unsettled)),
    beginBackReference: (words) => tables.some(({ backReferences }) => beginOne(words, backReferences)),
    beginOmission: (words) => tables.some(({ omissions }) => beginOne(words, omissions)),
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

/** Negations that apply to the words after them, but not to the clause before or to a list's items. */
export const WITHOUT = /^(?:without|ohne|bez|sans|sin|senza|sem)$/u

/** Latin letters among Greek or Cyrillic ones that look like them: the word may be any. */
const MIXED = /[a-z][\u0370-\u052f]|[\u0370-\u052f][a-z]/u
const SHORTEST_MIXED = 3

/** Whether a word is a negation of any language, in any of its forms. */
export function isNegation(word: string): boolean {
  const isDisguised = word.length >= SHORTEST_MIXED && MIXED.test(word)
  return NEGATION_FORMS.has(word) || word.endsWith("n't") || isDisguised
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
