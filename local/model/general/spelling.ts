/** Unknown words that are close to a word in the dictionary. */
import { createRequire } from 'node:module'
import american, { type Dictionary } from 'dictionary-en'
import british from 'dictionary-en-gb'
import { weightOf } from '../words/english.ts'
import type { Check } from './slips.ts'

interface Speller {
  /** Keys: all words, in all forms. */
  readonly data: Readonly<Record<string, unknown>>
  correct(word: string): boolean
}

/** The package has no types. */
const nspell: (dictionary: Dictionary) => Speller = createRequire(import.meta.url)('nspell')
let loaded: readonly Speller[] | undefined

/** American and British, loaded on first use. */
const spellers = (): readonly Speller[] => (loaded ??= [american, british].map(nspell))

export function isWord(word: string): boolean {
  return spellers().some((one) => one.correct(word))
}

/** A more frequent word is a term of the document. */
const mostTimes = 2
/** A sentence with a larger share of unknown words is in a foreign language. */
const foreignShare = 0.3
/** A document with more unknown words is not plain prose. */
const mostUnknown = 60
/** Standalone lower-case words: no names, codes, addresses or halves of a hyphenated word. */
const candidate = /(?<![\p{L}\p{N}@#/\\._'’&\u00ad-])\p{Ll}{5,40}(?![\p{L}\p{N}@#/\\_'’&\u00ad-]|\.\p{L})/gu

/** "(xliii)". */
const romanNumber = /^[ivxlc]{2,10}$/u

export const misspellings: Check = (doc) => {
  const known = new Map<string, boolean>()
  const isWrong = (word: string): boolean => {
    if (!known.has(word)) known.set(word, isKnown(word))
    return known.get(word) === false
  }
  const seen = doc.sentences.flatMap((sentence) => {
    const words = [...sentence.text.matchAll(candidate)]
    const wrong = words.filter(([word]) => isWrong(word))
    const isForeign = wrong.length > 1 && wrong.length > words.length * foreignShare
    return isForeign ? [] : wrong.map(({ 0: word, index: at }) => ({ word, sentence, at }))
  })
  const unknown = [...Map.groupBy(seen, ({ word }) => word)].filter(([, all]) => all.length <= mostTimes)
  if (unknown.length > mostUnknown) return []
  return unknown.flatMap(([word, [first]]) => {
    const fix = correction(word)
    return first && fix ? [{ ...first, error: `“${word}” is not in the dictionary.`, fix }] : []
  })
}

function isKnown(word: string): boolean {
  if (romanNumber.test(word) || isWord(word)) return true
  if (word.endsWith('s') && isWord(word.slice(0, -1))) return true
  const bare = word.replace(/^(?:non|sub|pre|re|un|co|over|under|inter|multi|micro|counter)/u, '')
  return (bare !== word && bare.length > 3 && isWord(bare)) || isTwoWords(word)
}

/** "ofthe": the text layer lost the space. */
function isTwoWords(word: string): boolean {
  return [...word].some(
    (_, at) => at >= 2 && word.length - at >= 2 && isWord(word.slice(0, at)) && isWord(word.slice(at)),
  )
}

let byEnds: ReadonlyMap<string, readonly string[]> | undefined
const endsOf = (word: string): string => `${word[0]}${word.at(-1)}`

/** The most common word that differs by one typing error. The dictionary's own search takes up to half a second. */
function correction(word: string): string | undefined {
  byEnds ??= Map.groupBy(
    spellers().flatMap(({ data }) => Object.keys(data)),
    endsOf,
  )
  const near = byEnds.get(endsOf(word))?.filter((one) => /^\p{Ll}+$/u.test(one) && oneSlip(word, one))
  return near?.sort((one, other) => weightOf(one) - weightOf(other))[0]
}

/** One letter added, missing, changed, or two swapped; not at either end, where technical words differ. */
function oneSlip(a: string, b: string): boolean {
  if (a[0] !== b[0] || a.at(-1) !== b.at(-1)) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const [restA, restB] = [a.slice(start), b.slice(start)]
  const swapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
  return swapped || restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1)
}
