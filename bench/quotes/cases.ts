/** Test quotes with known answers, generated from the words that poppler reads. */
import { type Document, MOST_PAGES, pairsOf, type Word } from './documents.ts'
import { overPages } from './over-pages.ts'
import { elided, isGuarded, joined, PERTURBATIONS, TURNS } from './perturb.ts'
import { hashOf, type Random, randomFrom, shuffled } from './random.ts'

export interface Case {
  readonly kind: string
  readonly document: Document
  readonly quote: string
  /** The document's words that it quotes; null if they are not in the document. */
  readonly target: readonly Word[] | null
  /** Held-out cases were only measured during development, never inspected. */
  readonly isHeldOut: boolean
}

/** Quotes of sentences across a page break, otherwise unchanged. */
const OVER_PAGES = 'over two pages'

export const ABSENT = ['shuffled words', 'from another document'] as const

const SHORTEST = 8
const LONGEST = 45
const MOST = 40

/** Ideographs: poppler reads a run as one word, so quotes are measured and changed in pairs of characters. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u

/** Joins words broken at a line end, as a person would write them. */
function written(words: readonly Word[]): string[] {
  const joined: string[] = []
  words.forEach((word, i) => {
    const before = words[i - 1]
    const isRest =
      before !== undefined && /\p{L}[-\u2010\u00ad]$/u.test(before.text) && /^\p{Ll}/u.test(word.text)
    const isNextLine = before !== undefined && before.bottom - word.bottom > 2
    const last = joined[joined.length - 1]
    if (isRest && isNextLine && last !== undefined) joined[joined.length - 1] = last.slice(0, -1) + word.text
    else joined.push(word.text)
  })
  return joined
}

const PIECE = new RegExp(`${UNSPACED.source}{1,2}|(?:(?!${UNSPACED.source}).)+`, 'gsu')

/** Splits words into pieces to change separately, each with its preceding space, if the script has one. */
function piecesOf(words: readonly string[]): string[] {
  return words.flatMap((word, i) => {
    const isAttached = UNSPACED.test(word[0] ?? '') && /[^\x20-\x7e]$/.test(words[i - 1] ?? '')
    return (word.match(PIECE) ?? []).map((piece, j) => (j === 0 && !isAttached ? ` ${piece}` : piece))
  })
}

/** The first and the last third of the pieces, which `elided` keeps. */
function outerThirds(words: readonly Word[]): readonly Word[] {
  const pieces = words.flatMap(pairsOf)
  const third = Math.floor(pieces.length / 3)
  return [...pieces.slice(0, third), ...pieces.slice(-third)]
}

function isText(words: readonly string[]): boolean {
  const text = words.join('')
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return letters >= 24 && letters >= text.length * 0.6
}

interface Target {
  readonly words: readonly Word[]
  readonly pieces: readonly string[]
  readonly isHeldOut: boolean
}

/** Half of the English documents, by name; for the few in other languages, the second half of their pages. */
function isHeldOut(document: Document, page: number): boolean {
  if (document.language !== 'en') return page > Math.min(document.pages.length, MOST_PAGES) / 2
  return hashOf(document.name) % 2 === 1
}

/** End of a quote of `length` words; two characters of a script without spaces count as a word. */
function endOf(words: readonly Word[], start: number, length: number): number {
  let end = start
  for (let size = 0; end < words.length && size < length; end += 1) {
    const text = words[end]?.text ?? ''
    size += UNSPACED.test(text) ? Math.ceil(text.length / 2) : 1
  }
  return end
}

function targetsOf(
  document: Document,
  random: Random,
  count = Math.min(MOST, Math.ceil(document.words.length / 60)),
): Target[] {
  const { words } = document
  const targets: Target[] = []
  for (let attempt = 0; attempt < count * 5 && targets.length < count; attempt += 1) {
    const start = random.below(Math.max(1, words.length - SHORTEST))
    const end = endOf(words, start, SHORTEST + random.below(LONGEST - SHORTEST))
    const slice = words.slice(start, end)
    const pieces = piecesOf(written(slice))
    const isOnePage = slice[0]?.page === slice[slice.length - 1]?.page
    if (isOnePage && isText(pieces) && pieces.length >= SHORTEST) {
      targets.push({ words: slice, pieces, isHeldOut: isHeldOut(document, slice[0]?.page ?? 1) })
    }
  }
  return targets
}

function vocabularyOf(document: Document): string[] {
  const pieces = piecesOf(document.words.map((word) => word.text)).map((piece) => piece.trim())
  return [...new Set(pieces)].filter((piece) => /^\p{L}{2,}$/u.test(piece) && !isGuarded(piece))
}

function positives(document: Document, seed: string): Case[] {
  const random = randomFrom(`${document.name}${seed}`)
  const vocabulary = vocabularyOf(document)
  return targetsOf(document, random).flatMap(({ words, pieces, isHeldOut }) =>
    PERTURBATIONS.flatMap(([kind, perturb]) => {
      const quote = perturb(pieces, random, vocabulary)
      const target = perturb === elided ? outerThirds(words) : words
      return quote === null ? [] : [{ kind, document, quote, target, isHeldOut }]
    }),
  )
}

function overTwoPages(document: Document, seed: string): Case[] {
  return overPages(document, randomFrom(`${document.name} over${seed}`)).map((words) => ({
    kind: OVER_PAGES,
    document,
    quote: joined(piecesOf(written(words))),
    target: words,
    isHeldOut: isHeldOut(document, words[0]?.page ?? 1),
  }))
}

/** Keeps only letters and digits, in lower case. */
export const skeleton = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Whether most runs of 16 letters are in the document: shared boilerplate is not absent. */
export function occursIn(quote: string, text: string): boolean {
  const bare = skeleton(quote)
  const size = 16
  let found = 0
  let all = 0
  for (let at = 0; at + size <= bare.length; at += 4) {
    all += 1
    if (text.includes(bare.slice(at, at + size))) found += 1
  }
  return all === 0 || found > all * 0.5
}

function negatives(document: Document, others: readonly Document[], seed: string): Case[] {
  const random = randomFrom(`${document.name} absent${seed}`)
  const text = skeleton(document.words.map((word) => word.text).join(''))
  const own = targetsOf(document, random)
  const mixed = own.map(({ pieces, isHeldOut }) => ({
    kind: ABSENT[0],
    quote: joined(shuffled(pieces, random)),
    isHeldOut,
  }))
  const foreign = own.flatMap(({ isHeldOut }) => {
    if (others.length === 0) return []
    const target = targetsOf(random.pick(others), random)[0]
    return target === undefined ? [] : [{ kind: ABSENT[1], quote: joined(target.pieces), isHeldOut }]
  })
  return [...mixed, ...foreign]
    .filter(({ quote }) => !occursIn(quote, text))
    .map((one) => ({ ...one, document, target: null }))
}

function turned(document: Document, seed: string): Case[] {
  const random = randomFrom(`${document.name} turned${seed}`)
  const text = skeleton(document.words.map((word) => word.text).join(''))
  return targetsOf(document, random).flatMap(({ pieces, isHeldOut }) =>
    TURNS.flatMap(([kind, turn]) => {
      const quote = turn(pieces, random)
      return quote === null || text.includes(skeleton(quote))
        ? []
        : [{ kind, document, quote, target: null, isHeldOut }]
    }),
  )
}

/** Minimum unchanged quotes of each language, so that a share of them means something. */
const FEWEST_UNCHANGED = 300

const languageOf = ({ language }: Document): string => language.slice(0, 2)

/** Unchanged quotes of all pages, and all sentences over two pages. Documents of a language share their number by length. */
export function unchangedOf(documents: readonly Document[], seed: string): Case[] {
  return documents.flatMap((document) => {
    const alike = documents.filter((other) => languageOf(other) === languageOf(document))
    const all = alike.reduce((sum, { words }) => sum + words.length, 0)
    const count = Math.ceil((FEWEST_UNCHANGED * document.words.length) / all)
    const targets = targetsOf(document, randomFrom(`${document.name} unchanged${seed}`), count)
    const onePage = targets.map(({ words, pieces, isHeldOut }) => {
      return { kind: 'on one page', document, quote: joined(pieces), target: words, isHeldOut }
    })
    return [...onePage, ...overTwoPages(document, seed)]
  })
}

/** Absent quotes come from documents of the same language, else of any. A different seed gives different quotes. */
export function casesOf(documents: readonly Document[], seed: string): Case[] {
  return documents.flatMap((document) => {
    const rest = documents.filter((other) => other !== document)
    const alike = rest.filter((other) => languageOf(other) === languageOf(document))
    return [
      ...positives(document, seed),
      ...negatives(document, alike.length > 0 ? alike : rest, seed),
      ...turned(document, seed),
    ]
  })
}
