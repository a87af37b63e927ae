/** The tables of all languages, and which of them apply to a text. */
import { OPTIONAL_HYPHEN } from '../text/characters.ts'
import type { Language, Phrases, WordClass } from './classes.ts'
import { CZECH } from './cs.ts'
import { GERMAN } from './de.ts'
import { ENGLISH } from './en.ts'
import { SPANISH } from './es.ts'
import { FRENCH } from './fr.ts'
import { INDONESIAN } from './id.ts'
import { ITALIAN } from './it.ts'
import { DUTCH } from './nl.ts'
import { POLISH } from './pl.ts'
import { PORTUGUESE } from './pt.ts'
import { TURKISH } from './tr.ts'

export const LANGUAGES: readonly Language[] = [
  ...[ENGLISH, GERMAN, CZECH, FRENCH],
  ...[SPANISH, ITALIAN, POLISH, PORTUGUESE],
  ...[DUTCH, TURKISH, INDONESIAN],
]

export const listed = (list: string): string[] => list.split(' ').filter((word) => word !== '')

/** Minimum letters of a word after an elided article; "'s" is no word. */
const SHORTEST_ELIDED = 3

/** Whole words, word prefixes ("delet*") and endings ("*ed"). */
export class WordList {
  readonly words = new Set<string>()
  private readonly beginnings = new Set<string>()
  private readonly longestBeginning: number
  private readonly endings: string[] = []

  constructor(lists: readonly string[]) {
    for (const entry of lists.flatMap(listed)) {
      if (entry.startsWith('*')) this.endings.push(entry.slice(1))
      else if (entry.endsWith('*')) this.beginnings.add(entry.slice(0, -1))
      else this.words.add(entry)
    }
    // Most lists have short beginnings or none, and some are asked about each word of a document.
    this.longestBeginning = Math.max(0, ...[...this.beginnings].map(({ length }) => length))
  }

  has(written: string): boolean {
    const word = written.replaceAll(OPTIONAL_HYPHEN, '')
    if (this.words.has(word)) return true
    // "l'erreur", "dell'errore"
    const elided = word.indexOf("'") + 1
    if (elided > 0 && word.length - elided >= SHORTEST_ELIDED && this.has(word.slice(elided))) return true
    for (let end = 1; end <= word.length && end <= this.longestBeginning; end += 1) {
      if (this.beginnings.has(word.slice(0, end))) return true
    }
    return this.endings.some((ending) => word.length > ending.length + 1 && word.endsWith(ending))
  }
}

/** One language's table, made ready to look words up. */
class Table {
  readonly common: ReadonlySet<string>
  private readonly language: Language
  private readonly lists = new Map<WordClass, WordList>()
  private readonly phrases = new Map<keyof Phrases, readonly (readonly string[])[]>()

  constructor(language: Language) {
    this.language = language
    this.common = new Set(listed(language.common))
  }

  listOf(words: WordClass): WordList {
    const known = this.lists.get(words)
    if (known !== undefined) return known
    const { [words]: list, isStatus } = this.language
    const made = new WordList(words === 'doubts' ? [list, isStatus] : [list])
    this.lists.set(words, made)
    return made
  }

  /** Whether the words begin with one of the phrases. */
  begins(phrases: keyof Phrases, words: readonly string[]): boolean {
    const known = this.phrases.get(phrases) ?? this.language[phrases].split(',').map(listed)
    this.phrases.set(phrases, known)
    return known.some((phrase) => phrase.every((word, i) => word === words[i]))
  }
}

const TABLES: readonly Table[] = LANGUAGES.map((language) => new Table(language))

/** Minimum share of a language's frequent words: contracts have 0.3 to 0.5 in their language, under 0.1 in others. */
const RECOGNISED = 0.2
const FEWEST_WORDS = 8
/** Minimum share as part of the largest: Spanish is recognised in Portuguese with less. */
const RELATED = 0.7
/** Minimum share in a text too short or too terse to be recognised, if no other language has more. */
const LIKELY = 0.08

/** Minimum different frequent words: one alone, such as "a", is frequent in Hungarian too, which has no table. */
const FEWEST_KINDS = 2

/** For each frequent word, the languages (in TABLES) that have it. */
const COMMON_IN = Map.groupBy(
  TABLES.flatMap(({ common }, at) => [...common].map((word) => ({ word, at }))),
  ({ word }) => word,
)

/** For each language, the share of the words that are frequent in it. */
function sharesOf(words: readonly string[]): readonly number[] {
  const counts = TABLES.map(() => 0)
  for (const word of words) {
    for (const { at } of COMMON_IN.get(word) ?? []) counts[at] = (counts[at] ?? 0) + 1
  }
  return counts.map((count) => count / words.length)
}

interface Recognised {
  /** The tables to judge a text by: of its languages or, if none is recognised, of the most likely one. */
  readonly tables: readonly Table[]
  readonly isKnown: boolean
}

export function recognised(words: readonly string[]): Recognised {
  if (words.length === 0) return { tables: [], isKnown: false }
  const shares = sharesOf(words)
  const most = Math.max(...shares)
  const likeliest = TABLES[shares.indexOf(most)]?.common
  const kinds = new Set(words.filter((word) => likeliest?.has(word))).size
  const isKnown = words.length >= FEWEST_WORDS && most >= RECOGNISED && kinds >= FEWEST_KINDS
  const least = isKnown ? Math.max(RECOGNISED, RELATED * most) : Math.max(LIKELY, most)
  return { tables: TABLES.filter((_, at) => (shares[at] ?? 0) >= least), isKnown }
}
