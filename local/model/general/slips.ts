/** Mistakes that a sentence shows by itself. */
import type { Doc, Sentence } from '../document/document.ts'
import { numberOf, wordNumber, wordNumberPattern } from '../figures/numbers.ts'

export interface Slip {
  readonly sentence: Sentence
  /** Index in its text. */
  readonly at: number
  readonly error: string
  /** What to write instead; '' where only the author knows. */
  readonly fix: string
}
export type Check = (doc: Doc) => readonly Slip[]

type Say = (match: RegExpExecArray) => readonly [error: string, fix: string] | null

export function eachMatch(pattern: RegExp, say: Say): Check {
  return ({ sentences }) =>
    sentences.flatMap((sentence) =>
      [...sentence.text.matchAll(pattern)].flatMap((match) => {
        const [error, fix = ''] = say(match) ?? []
        return error === undefined ? [] : [{ sentence, at: match.index, error, fix }]
      }),
    )
}

const sign = [
  '\\b(?:TBD|TBC|TODO|FIXME|XXX+|lorem ipsum)\\b',
  '\\[\\s{0,9}(?:●|•|_{1,99}|\\.{2,99}|…|\\?{1,9})?\\s{0,9}\\]',
  '[[<{]\\s{0,3}(?:insert|enter|name|date|amount|address|company|please|to be|doplnit|doplňte|jméno|bitte|einfügen|betrag|tbd)[^[\\]<>{}]{0,80}[\\]>}]',
  '\\b(?:insert|enter) (?:name|date|amount|address|text|company|here)\\b',
  '\\b(?:bude doplněno|zu ergänzen|noch einzufügen)\\b',
  '_{4,}',
].join('|')
/** Lines to be filled in by hand at signing. */
const handwritten =
  /sign|name|by:|title|date|witness|attest|day of|place|podpis|jméno|datum|dne|místo|unterschrift|ort|its:|notary|initial/iu
const lowerCase = /(?<!\p{L})\p{Ll}{2,}/gu
/** A blank between fewer lower-case words is a line to sign on: "Leipzig, den ____ Tenant". */
const leastWords = 4

export const placeholders = eachMatch(new RegExp(sign, 'giu'), ({ 0: words, input }) => {
  const isLine = handwritten.test(input) || (input.match(lowerCase) ?? []).length < leastWords
  return words.startsWith('_') && isLine ? null : [`Unfinished text: “${words.slice(0, 60)}”.`, '']
})

/** Words that may correctly occur twice: "had had", "that that", "die die" (relative pronoun), "se se". */
const twice = new Set('that had do so very bye die der das den sie se si to a že že'.split(' '))

export const doubledWords = eachMatch(
  /(?<![\p{L}\p{N}.-])(\p{Ll}{2,})\s+\1(?![\p{L}\p{N}-])/gu,
  ([, word = '']) => (twice.has(word) ? null : [`The word “${word}” is repeated.`, word]),
)

export const doubledPunctuation = eachMatch(
  /(?<=\p{L})(?:,\s?,|;\s?;|:\s?:|,\s?\.(?!\.)|(?<!\.|\b(?:etc|inc|ltd|co|corp|no|dr|mr|atd|apod|usw|bzw)\.?)\.\.(?!\.|\s{0,9}\.))(?=\s|$)/giu,
  ([words]) => [`Doubled punctuation: “${words}”.`, words.at(-1) ?? ''],
)

/** With more findings, the spacing comes from the document's text layer. */
const habit = 5
const spaces = eachMatch(/(?<=\p{L}{2})\s([,;])(?=\s\p{L})/gu, ([, mark = '']) => [
  `There is a space before “${mark}”.`,
  mark,
])
export const spaceBeforePunctuation: Check = (doc) => {
  const found = spaces(doc)
  return found.length > habit ? [] : found
}

/** "thirty (20) days". */
export const amountsInWords = eachMatch(
  new RegExp(`(?<![\\p{L}-])(${wordNumberPattern})\\s*\\((\\d[\\d.,]*)\\)`, 'giu'),
  ([, words = '', figure = '']) => {
    const value = wordNumber(words.trim())
    return value === null || value === numberOf(figure.replace(/[.,]{1,9}$/u, ''))
      ? null
      : [`The number in words (“${words.trim()}”) and in figures (“${figure}”) differ.`, '']
  },
)
