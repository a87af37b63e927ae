/** Changes to a sentence, from which the kinds are composed. */
import type { Random } from '../../random.ts'
import type { Lexicon } from './lexicon.ts'
import { entries } from './texts.ts'

export interface Sentence {
  readonly text: string
  /** The next sentence in the document, and a later one (on another page in generated documents). */
  readonly next: string
  readonly far: string
  readonly lexicon: Lexicon
  readonly random: Random
}

/** Returns null if the change does not apply to the sentence. */
export type Change = (sentence: Sentence) => string | null

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
export const wordIn = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])${escaped(word)}(?![\\p{L}\\p{N}-])`, 'gu')

/** Replaces one random match of the pattern. */
export function replaced(
  pattern: RegExp,
  by: (found: RegExpMatchArray, sentence: Sentence) => string,
): Change {
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

/** Exchanges one of the pairs "a/b", in either direction. */
export function exchanged(field: Field): Change {
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

export function dropped(field: Field): Change {
  return (sentence) => {
    const words = entries(sentence.lexicon[field]).map((entry) => entry.split('/')[0] ?? '')
    const possible = words.filter((word) => wordIn(word).test(sentence.text))
    if (possible.length === 0) return null
    const word = sentence.random.pick(possible)
    return tidy(replaced(wordIn(word), () => '')(sentence))
  }
}

export function added(field: Field): Change {
  return (sentence) => {
    const word = (sentence.random.pick(entries(sentence.lexicon[field])).split('/')[0] ?? '').replaceAll(
      '_',
      ' ',
    )
    return replaced(/(?<=\p{Ll} )(?=\p{Ll}{2})/gu, () => `${word} `)(sentence)
  }
}

export function tidy(text: string | null): string | null {
  return text === null
    ? null
    : text
        .replace(/\s+/gu, ' ')
        .replace(/ ([,.;])/gu, '$1')
        .trim()
}

export const another = (letter: string): string =>
  letter === 'Z' ? 'A' : String.fromCharCode(letter.charCodeAt(0) + 1)
export const increased = (digits: string, random: Random): string =>
  String(Number(digits) + 1 + random.below(8))
export const wordsOf = (text: string): string[] => text.split(' ')
export const half = (text: string, second: boolean): string => {
  const words = wordsOf(text)
  const middle = Math.floor(words.length / 2)
  return (second ? words.slice(middle) : words.slice(0, middle)).join(' ')
}

export function partiesExchanged({ text, lexicon }: Sentence): string | null {
  for (const entry of entries(lexicon.parties)) {
    const [a = '', b = ''] = entry.split('/')
    if (!wordIn(a).test(text) || !wordIn(b).test(text)) continue
    return text.replace(wordIn(a), '\u0001').replace(wordIn(b), a).replaceAll('\u0001', b)
  }
  return null
}

export function neighboursSwapped({ text, random }: Sentence): string | null {
  const words = wordsOf(text)
  const at = 1 + random.below(Math.max(1, words.length - 2))
  const [a, b] = [words[at - 1], words[at]]
  if (a === undefined || b === undefined || a === b) return null
  return words.map((word, i) => (i === at - 1 ? b : i === at ? a : word)).join(' ')
}

export function wordDropped({ text, random }: Sentence): string | null {
  const words = wordsOf(text)
  const at = 1 + random.below(Math.max(1, words.length - 2))
  return words.filter((_, i) => i !== at).join(' ')
}

export function wordAdded({ text, next, random }: Sentence): string | null {
  const words = wordsOf(text)
  const at = 1 + random.below(Math.max(1, words.length - 2))
  const word = random.pick(wordsOf(next))
  // A dash on its own changes typing, not meaning.
  if (!/[\p{L}\p{N}]/u.test(word)) return null
  return [...words.slice(0, at), word, ...words.slice(at)].join(' ')
}

export function letterChanged({ text, random }: Sentence): string | null {
  const letters = [...text.matchAll(/(?<=\p{L})\p{Ll}(?=\p{L})/gu)]
  const one = letters[random.below(letters.length)]
  if (one === undefined) return null
  const letter = another(one[0].toUpperCase()).toLowerCase()
  return letter === one[0] ? null : text.slice(0, one.index) + letter + text.slice(one.index + 1)
}

export function withoutAccents({ text }: Sentence): string | null {
  const words = wordsOf(text)
  const at = words.findIndex((word) => /\p{M}/u.test(word.normalize('NFD')))
  const plain = words.map((word, i) => (i === at ? word.normalize('NFD').replace(/\p{M}/gu, '') : word))
  return at < 0 ? null : plain.join(' ')
}

/** Replaces a run of `least` to `most` letters that contains a match of the pattern with an ellipsis. */
export function leftOut(pattern: (sentence: Sentence) => RegExp, least: number, most: number): Change {
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

export function anyOf(field: Field): (sentence: Sentence) => RegExp {
  return ({ lexicon }) => {
    const words = entries(lexicon[field]).map((entry) => escaped(entry.split('/')[0] ?? ''))
    return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'u')
  }
}

export const lower = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)
