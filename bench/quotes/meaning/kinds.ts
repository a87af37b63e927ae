/** Ways of changing what a sentence says. */
import type { Random } from '../random.ts'
import type { Lexicon } from './lexicon.ts'
import { entries } from './texts.ts'

export interface Sentence {
  readonly text: string
  /** The sentence after it in the document, and one further on (on another page of generated documents). */
  readonly next: string
  readonly far: string
  readonly lexicon: Lexicon
  readonly random: Random
}

/** Null when there is nothing of the kind in the sentence. */
export type Change = (sentence: Sentence) => string | null

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
const wordIn = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])${escaped(word)}(?![\\p{L}\\p{N}-])`, 'gu')

/** One occurrence, at random, of what the pattern matches. */
function replaced(pattern: RegExp, by: (found: RegExpMatchArray, sentence: Sentence) => string): Change {
  return (sentence) => {
    const found = [...sentence.text.matchAll(pattern)]
    const one = found[sentence.random.below(found.length)]
    if (one === undefined) return null
    const changed =
      sentence.text.slice(0, one.index) + by(one, sentence) + sentence.text.slice(one.index + one[0].length)
    return changed === sentence.text ? null : changed
  }
}

type Field = Exclude<keyof Lexicon, 'language' | 'sentences'>

/** One of the pairs "a/b": a becomes b or b becomes a. */
function exchanged(field: Field): Change {
  return (sentence) => {
    const pairs = entries(sentence.lexicon[field]).flatMap((entry) => {
      const [a = '', b = ''] = entry.split('/')
      return [
        [a, b],
        [b, a],
      ] as const
    })
    const possible = pairs.filter(([from]) => wordIn(from).test(sentence.text))
    if (possible.length === 0) return null
    const [from, to] = sentence.random.pick(possible)
    return replaced(wordIn(from), () => to)(sentence)
  }
}

function dropped(field: Field): Change {
  return (sentence) => {
    const words = entries(sentence.lexicon[field]).map((entry) => entry.split('/')[0] ?? '')
    const possible = words.filter((word) => wordIn(word).test(sentence.text))
    if (possible.length === 0) return null
    const word = sentence.random.pick(possible)
    return tidy(replaced(wordIn(word), () => '')(sentence))
  }
}

function added(field: Field): Change {
  return (sentence) => {
    const word = (sentence.random.pick(entries(sentence.lexicon[field])).split('/')[0] ?? '').replaceAll(
      '_',
      ' ',
    )
    return replaced(/(?<=\p{Ll} )(?=\p{Ll}{2})/gu, () => `${word} `)(sentence)
  }
}

function tidy(text: string | null): string | null {
  return text === null
    ? null
    : text
        .replace(/\s+/gu, ' ')
        .replace(/ ([,.;])/gu, '$1')
        .trim()
}

const another = (letter: string): string =>
  letter === 'Z' ? 'A' : String.fromCharCode(letter.charCodeAt(0) + 1)
const increased = (digits: string, random: Random): string => String(Number(digits) + 1 + random.below(8))
const wordsOf = (text: string): string[] => text.split(' ')
const half = (text: string, second: boolean): string => {
  const words = wordsOf(text)
  const middle = Math.floor(words.length / 2)
  return (second ? words.slice(middle) : words.slice(0, middle)).join(' ')
}

function partiesExchanged({ text, lexicon }: Sentence): string | null {
  for (const entry of entries(lexicon.parties)) {
    const [a = '', b = ''] = entry.split('/')
    if (!wordIn(a).test(text) || !wordIn(b).test(text)) continue
    return text.replace(wordIn(a), '\u0001').replace(wordIn(b), a).replaceAll('\u0001', b)
  }
  return null
}

function neighboursSwapped({ text, random }: Sentence): string | null {
  const words = wordsOf(text)
  const at = 1 + random.below(Math.max(1, words.length - 2))
  const [a, b] = [words[at - 1], words[at]]
  if (a === undefined || b === undefined || a === b) return null
  return words.map((word, i) => (i === at - 1 ? b : i === at ? a : word)).join(' ')
}

function wordDropped({ text, random }: Sentence): string | null {
  const words = wordsOf(text)
  const at = 1 + random.below(Math.max(1, words.length - 2))
  return words.filter((_, i) => i !== at).join(' ')
}

function wordAdded({ text, next, random }: Sentence): string | null {
  const words = wordsOf(text)
  const at = 1 + random.below(Math.max(1, words.length - 2))
  const word = random.pick(wordsOf(next))
  return [...words.slice(0, at), word, ...words.slice(at)].join(' ')
}

function letterChanged({ text, random }: Sentence): string | null {
  const letters = [...text.matchAll(/(?<=\p{L})\p{Ll}(?=\p{L})/gu)]
  const one = letters[random.below(letters.length)]
  if (one === undefined) return null
  const letter = another(one[0].toUpperCase()).toLowerCase()
  return letter === one[0] ? null : text.slice(0, one.index) + letter + text.slice(one.index + 1)
}

function withoutAccents({ text }: Sentence): string | null {
  const words = wordsOf(text)
  const at = words.findIndex((word) => /\p{M}/u.test(word.normalize('NFD')))
  const plain = words.map((word, i) => (i === at ? word.normalize('NFD').replace(/\p{M}/gu, '') : word))
  return at < 0 ? null : plain.join(' ')
}

/** The words around a run of `least` to `most` letters that holds what the pattern matches, joined by an ellipsis. */
function leftOut(pattern: (sentence: Sentence) => RegExp, least: number, most: number): Change {
  return (sentence) => {
    const found = pattern(sentence).exec(sentence.text)
    if (found === null) return null
    const length = least + sentence.random.below(most - least)
    const before = Math.max(0, found.index - Math.floor(sentence.random.below(length)))
    const head = sentence.text.slice(0, before).replace(/\s*\S*$/u, '')
    const tail = sentence.text
      .slice(Math.max(before + length, found.index + found[0].length))
      .replace(/^\S*\s*/u, '')
    return wordsOf(head).length < 3 || wordsOf(tail).length < 3 ? null : `${head} … ${tail}`
  }
}

function anyOf(field: Field): (sentence: Sentence) => RegExp {
  return ({ lexicon }) => {
    const words = entries(lexicon[field]).map((entry) => escaped(entry.split('/')[0] ?? ''))
    return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'u')
  }
}

const lower = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

export const KINDS: readonly (readonly [name: string, change: Change])[] = [
  ['currency sign changed', replaced(/[$€]/gu, ([sign]) => (sign === '$' ? '€' : '$'))],
  ['currency sign dropped', replaced(/[$€](?=\d)| [$€](?= )|(?<=\d) ?€/gu, () => '')],
  [
    'currency sign for its code',
    replaced(/\$(?=\d)|€(?=\d)/gu, ([sign]) => (sign === '$' ? 'USD ' : 'EUR ')),
  ],
  [
    'currency code or name changed',
    replaced(/\b(?:USD|EUR|Kč|zł|dollars)(?!\p{L})/gu, ([code]) => (code === 'EUR' ? 'USD' : 'EUR')),
  ],
  ['percent sign dropped', replaced(/ ?%/gu, () => '')],
  ['percent for percentage points', replaced(/%/gu, () => '% points')],
  ['percent for per mille', replaced(/%/gu, () => '‰')],
  ['number changed', replaced(/\d+/gu, ([digits], { random }) => increased(digits.slice(0, 9), random))],
  ['number dropped', (one) => tidy(replaced(/(?<= )\d\S*(?= )/gu, () => '')(one))],
  ['decimal point moved', replaced(/(?<![\d.,])(\d)[.,](\d)(?![\d.,])/gu, ([, a, b]) => `${a}${b}`)],
  ['decimal point for grouping', replaced(/(?<=\d)[.,](?=\d)/gu, ([mark]) => (mark === '.' ? ',' : '.'))],
  ['a nought more', replaced(/(?<=[1-9])(?=\d*(?:\s|$))/gu, () => '0')],
  ['sign of a number turned', replaced(/(?<= )-?(?=\d)/gu, ([sign]) => (sign === '-' ? '' : '-'))],
  [
    'brackets of a negative amount dropped',
    replaced(/(?<=(?:was|of|is) )\(([\d.,]+)\)/gu, ([, amount]) => amount ?? ''),
  ],
  ['hyphen in a range dropped', replaced(/(?<=\d)-(?=\d)/gu, () => '')],
  ['hyphen in a range made a space', replaced(/(?<=\d)-(?=\d)/gu, () => ' ')],
  ['superscript lowered or dropped', replaced(/²/gu, (_, { random }) => (random.chance(0.5) ? '2' : ''))],
  ['number in words changed', exchanged('numbers')],
  [
    'day of a date changed',
    replaced(
      /\b\d{1,2}(?=\.? (?:de )?\p{L}{3,9} (?:de )?(?:19|20)\d\d)|(?<=\p{Lu}\p{Ll}{2,8} )\d{1,2}(?=, (?:19|20)\d\d)/gu,
      ([day], { random }) => increased(day, random),
    ),
  ],
  ['month changed', exchanged('months')],
  ['year changed', replaced(/\b(?:19|20)\d\d\b/gu, ([year], { random }) => increased(year, random))],
  [
    'section reference changed',
    replaced(/(?<=\b\d{1,2}\.)\d\b/gu, ([digit]) => String((Number(digit) + 1) % 10)),
  ],
  ['section reference dropped', (one) => tidy(replaced(/\b\d{1,2}\.\d{1,2}\b/gu, () => '')(one))],
  [
    'kind of reference changed',
    (one) => {
      const kinds = entries(one.lexicon.references)
      const found = kinds.filter((kind) => wordIn(kind).test(one.text))
      if (found.length === 0) return null
      const from = one.random.pick(found)
      return replaced(wordIn(from), () => one.random.pick(kinds.filter((kind) => kind !== from)))(one)
    },
  ],
  [
    'exhibit changed',
    replaced(
      /(?<=(?:Exhibit|Schedule|Annex|Anlage|přílohy|annexe|anexo|allegato|załącznika|dell'allegato) )[A-Y]\b/gu,
      ([letter]) => another(letter),
    ),
  ],
  ['unit changed', exchanged('units')],
  ['"business" of days dropped', dropped('working')],
  [
    '"business" of days put in',
    (one) =>
      replaced(
        /(?<=\d )(?=(?:days|Tage|dn|jours|días|giorni|dni|dias))/gu,
        () => `${entries(one.lexicon.working)[0]} `,
      )(one),
  ],
  ['negation dropped', dropped('negations')],
  ['negation put in', added('negations')],
  ['negating prefix dropped or put in', exchanged('prefixes')],
  ['modal changed', exchanged('modals')],
  ['modal dropped', dropped('modals')],
  ['and for or', exchanged('conjunctions')],
  ['slash of and/or dropped', replaced(/(?<=\p{L})\/(?=\p{L})/gu, () => ' ')],
  ['bound turned', exchanged('bounds')],
  ['bound dropped', dropped('bounds')],
  ['before for after', exchanged('times')],
  ['time dropped', dropped('times')],
  ['condition dropped', dropped('conditions')],
  ['condition put in', added('conditions')],
  ['"only" dropped', dropped('only')],
  ['"only" put in', added('only')],
  ['quantifier changed', exchanged('quantifiers')],
  ['quantifier dropped', dropped('quantifiers')],
  ['quantifier put in', added('quantifiers')],
  ['"material" dropped', dropped('material')],
  ['"material" put in', added('material')],
  ['"written" dropped', dropped('written')],
  ['"written" put in', added('written')],
  [
    'exception cut off by a full stop',
    replaced(
      /,? (?:except|unless|provided|subject|außer|sofern|ledaže|kromě|sauf|salvo|chyba|purché|but) .*$/gu,
      () => '.',
    ),
  ],
  [
    'sentence cut off by a full stop',
    ({ text }) => {
      const words = wordsOf(half(text, false))
      return /[.,;:]$/u.test(words.at(-1) ?? '') ? null : `${words.join(' ')}.`
    },
  ],
  [
    'condition at the beginning dropped',
    ({ text }) => {
      const at = text.indexOf(', ')
      const rest = text.slice(at + 2)
      return at < 20 || at > text.length - 40
        ? null
        : rest.slice(0, 1).toUpperCase() + rest.slice(1).replace(/[.;]$/u, ', ') + text.slice(0, 12)
    },
  ],
  ['item of a list dropped', replaced(/(?<=, )\p{Ll}+, (?=\p{Ll})/gu, () => '')],
  ['parties exchanged', partiesExchanged],
  ['one party for the other', exchanged('parties')],
  ['opposite', exchanged('antonyms')],
  ['tense changed', exchanged('tenses')],
  ['word that looks alike', exchanged('lookalikes')],
  ['one letter changed', letterChanged],
  ['plural for singular', replaced(/(?<=\p{Ll}{3})s(?= )/gu, () => '')],
  ['accents dropped', withoutAccents],
  [
    'defined term in small letters',
    replaced(/(?<=\p{Ll},? )\p{Lu}(?=\p{Ll}{2})/gu, ([letter]) => letter.toLowerCase()),
  ],
  [
    'word made a defined term',
    replaced(/(?<=\p{Ll} )\p{Ll}(?=\p{L}{4})/gu, ([letter]) => letter.toUpperCase()),
  ],
  [
    'hyphen of a prefix dropped',
    replaced(/(?<=(?:re|non|co|pre|ex|anti|self))-(?=\p{Ll}{2})/giu, (_, { random }) =>
      random.chance(0.5) ? '' : ' ',
    ),
  ],
  ['words swapped', neighboursSwapped],
  ['word dropped', wordDropped],
  ['word put in', wordAdded],
  ['two clauses spliced', ({ text, next }) => `${half(text, false)} ${half(next, true)}`],
  ['two clauses spliced across pages', ({ text, far }) => `${half(text, false)} ${half(far, true)}`],
  [
    'amount and number spliced',
    ({ text, next }) => {
      const a = /^.*?\p{L}\D*(?=\d)/su.exec(text)?.[0]
      const b = /\d[\s\S]*$/u.exec(next)?.[0]
      return a === undefined || b === undefined || a.length < 12 ? null : a + b
    },
  ],
  [
    'end of a sentence dropped',
    ({ text, next }) => `${half(text, true).replace(/[.;]$/u, '')} ${lower(half(next, false))}`,
  ],
  ['ellipsis over a negation, 41 to 120', leftOut(anyOf('negations'), 41, 120)],
  ['ellipsis over a negation, up to 40', leftOut(anyOf('negations'), 6, 40)],
  ['ellipsis over a condition', leftOut(anyOf('conditions'), 10, 120)],
  ['ellipsis over a number', leftOut(() => /\d+/u, 10, 120)],
  ['ellipsis over a modal', leftOut(anyOf('modals'), 10, 120)],
  ['ellipsis over a party', leftOut(anyOf('parties'), 10, 120)],
  [
    'ellipsis over "only" or "all"',
    (one) => leftOut(anyOf(one.random.chance(0.5) ? 'only' : 'quantifiers'), 5, 60)(one),
  ],
  ['ellipsis over the end of a sentence', ({ text, next }) => `${half(text, false)} … ${half(next, true)}`],
  ['ellipsis over pages', ({ text, far }) => `${half(text, false)} … ${half(far, true)}`],
]

/** Verbatim, but cut where it says something else; only to be no proof. */
export const CUTS: readonly (readonly [name: string, change: Change])[] = [
  [
    'begins after a negation',
    (one) => {
      const found = anyOf('negations')(one).exec(one.text)
      const rest = found === null ? '' : one.text.slice(found.index + found[0].length).trim()
      return wordsOf(rest).length < 4 || one.lexicon.negations.length < 8 ? null : rest
    },
  ],
  ['begins after a sign', (one) => /(?:[$€]|-(?=\d)) ?(\d[^$€]{20,})$/u.exec(one.text)?.[1] ?? null],
  ['ends before a percent sign', (one) => /^(.{20,}\d) ?%/u.exec(one.text)?.[1] ?? null],
  ['ends inside a range', (one) => /^(.{20,}?\d+)-\d/u.exec(one.text)?.[1] ?? null],
]
