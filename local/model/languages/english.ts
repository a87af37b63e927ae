/**
 * Translates the words of a rule in another language (German, French, Spanish, Czech, Italian, Portuguese, Dutch, Polish)
 * into English, so that one set of tables understands all of them.
 */
import type { DocumentLanguage } from '../document/language.ts'
import { remembered } from '../patterns/remembered.ts'
import { anyOf, spansOf } from '../patterns/terms.ts'
import { bonds } from './bonds.ts'
import { closing } from './closing.ts'
import { deal } from './deal.ts'
import { dutch as dutchWords } from './dutch.ts'
import type { Forms } from './entry.ts'
import { grammar } from './grammar.ts'
import { italian } from './italian.ts'
import { polish } from './polish.ts'
import { portuguese } from './portuguese.ts'
import { rights } from './rights.ts'

interface Form {
  readonly english: string
  /** In the notation of `patterns/terms.ts`, word by word. */
  readonly words: readonly string[]
}

interface Dictionary {
  /** English words of the texts looked up so far. */
  readonly known: Map<string, string>
  /** Any of the forms. Longer ones are tried first, so that phrases come before their parts. */
  readonly any: RegExp
  readonly forms: readonly Form[]
}

/** A rule of another language consists mostly of words of its dictionary. */
const leastShare = 0.6
const letters = /[\p{L}\p{N}]+/gu

const entries = [...deal, ...bonds, ...rights, ...closing, ...grammar]
const columnOf = (column: 1 | 2 | 3 | 4): Forms => entries.map((entry) => [entry[0], entry[column]])

function dictionary(table: Forms): Dictionary {
  const forms = table
    .flatMap(([english, words]) => words.split('|').map((form) => ({ english, form })))
    .filter(({ form }) => form !== '')
    .sort((a, b) => b.form.length - a.form.length)
  return {
    known: new Map(),
    any: anyOf(forms.map(({ form }) => form).join('|')),
    forms: forms.map(({ english, form }) => ({ english, words: written(form) })),
  }
}

function fits(written: readonly string[], { words }: Form): boolean {
  return words.length === written.length && words.every((word, index) => isForm(written[index] ?? '', word))
}

/** The words of a text, as a form has them. */
function written(text: string): readonly string[] {
  return text.split(/[ -]/u)
}

function isForm(written: string, word: string): boolean {
  const [start = '', end] = word.startsWith('*') ? ['', word.replaceAll('*', '')] : word.split('*')
  if (end === undefined) return written === word
  if (word.startsWith('*') && word.endsWith('*')) return written.includes(end)
  return written.length >= start.length + end.length && written.startsWith(start) && written.endsWith(end)
}

const german = dictionary(columnOf(1))
const czech = dictionary(columnOf(4))
const dutch = dictionary(dutchWords)
const others = [...[columnOf(2), columnOf(3), italian, portuguese, polish].map(dictionary), dutch]
const dictionaries = [german, ...others, czech]
/** A sentence of a document has more words that no dictionary knows. */
const leastShareOfSentence = 0.35
const modals = /\b(?:must|can|may)(?: not| no)?\b/gu
const negations = /\b(?:not|no)\b/gu

/** Several negations count as one: "aucun … ne doit", "no … ninguna", "nesmí … žádné". */
function deniedOnce(text: string): string {
  let isDenied = false
  return text.replace(negations, (word) => {
    const kept = isDenied ? '' : word
    isDenied = true
    return kept
  })
}

/** Czech verbs are negated by a prefix: "nevyžaduje". */
function unprefixed(plain: string): string {
  return plain.replace(/(?<!\p{L})ne(\p{L}{4,})/gu, (whole, rest: string) =>
    isWord(czech, whole) || !isWord(czech, rest) ? whole : `ne ${rest}`,
  )
}

function isWord({ forms }: Dictionary, text: string): boolean {
  const words = written(text)
  return forms.some((form) => fits(words, form))
}

/** `plain`: lower case. `share`: how many of its words are in the dictionary. */
function translated(
  plain: string,
  { any, forms, known: found }: Dictionary,
): { text: string; share: number } {
  const spans = spansOf(plain, any)
  const known = spans.reduce(
    (sum, { from, to }) => sum + (plain.slice(from, to).match(letters)?.length ?? 0),
    0,
  )
  let end = 0
  const parts = spans.map(({ from, to }) => {
    const text = plain.slice(from, to)
    const words = written(text)
    const english = found.get(text) ?? forms.find((form) => fits(words, form))?.english ?? ''
    found.set(text, english)
    const before = plain.slice(end, from)
    end = to
    return `${before} ${english} `
  })
  const text = `${parts.join('')}${plain.slice(end)}`.replace(/ '|' /gu, ' ').replace(/\s+/gu, ' ').trim()
  return { text, share: known / Math.max(1, plain.match(letters)?.length ?? 0) }
}

/** German puts the verb last: "must assigned be" as "must be assigned". */
function verbSecond(text: string): string {
  const end = /\sbe[\s.]{0,3}$/u.exec(text)
  const modal = [...text.matchAll(modals)].at(-1)
  if (end === null || modal === undefined) return text
  const after = modal.index + modal[0].length
  return `${text.slice(0, after)} be${text.slice(after, end.index)}`
}

/** Words of other languages resemble English ones, but not these. */
const english = /(?<!\p{L})(?:the|are|must|shall|should|and|be|any|this)(?!\p{L})/u
const englishOrDutch = /(?<!\p{L})(?:is|the|are|must|shall|should|and|be|any|this)(?!\p{L})/u

/** The rule in English words, in its own order; unchanged if it is in English or an unknown language. */
export const inEnglish = remembered(translation)

function translation(plain: string): string {
  if (english.test(plain)) return plain
  const found = dictionaries.map((one) => ({
    one,
    ...translated(one === czech ? unprefixed(plain) : plain, one),
  }))
  const best = found.reduce((a, b) => (b.share > a.share ? b : a))
  if (best.share < leastShare || (best.one === dutch ? english : englishOrDutch).test(plain)) return plain
  return best.one === german || best.one === dutch ? verbSecond(best.text) : deniedOnce(best.text)
}

/** A document's sentence in English words, as far as they are known; '' in English or an unknown language. */
export function sentenceInEnglish(plain: string, language: DocumentLanguage): string {
  if (language === 'en') return ''
  const known = language === 'de' ? [german] : language === 'cs' ? [czech] : others
  const [best] = known
    .map((one) => translated(one === czech ? unprefixed(plain) : plain, one))
    .sort((a, b) => b.share - a.share)
  return best !== undefined && best.share >= leastShareOfSentence ? deniedOnce(best.text) : ''
}
