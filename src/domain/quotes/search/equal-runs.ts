/** Finds where a quote may be by its seeds, and its unchanged runs in one neighbourhood, in any order. */
import type { PageText } from '../../page-text.ts'
import { pageOfPiece, pieceAt, type QuoteIndex } from '../index/document-index.ts'
import { hitsOf, type Range, seedsByGroup } from '../index/seeds.ts'
import type { QuoteText } from './quote-text.ts'

/** `length` equal units, at `quote` in the quote and at `document` in the document. */
export interface Tile {
  readonly quote: number
  readonly document: number
  readonly length: number
}

/** Units of a block; a neighbourhood is a run of blocks. */
const BLOCK = 512
const FEWEST_BLOCKS = 5

function blocksFor(quote: QuoteText): number {
  return Math.max(FEWEST_BLOCKS, Math.ceil((quote.units.length * 3) / BLOCK))
}

/** Returns the part of the document with the most seeds of the quote. */
export function neighbourhood(index: QuoteIndex, quote: QuoteText): Range {
  const counts = seedsByGroup(hitsOf(index.seeds, quote.units), (position) => Math.floor(position / BLOCK))
  const span = blocksFor(quote)
  let best = 0
  let most = -1
  for (const block of [...counts.keys()].sort((a, b) => a - b)) {
    let sum = 0
    for (let i = 0; i < span; i += 1) sum += counts.get(block + i) ?? 0
    if (sum > most) {
      most = sum
      best = block
    }
  }
  const start = Math.max(0, (best - 1) * BLOCK)
  return { start, end: Math.min(index.text.length, (best + span + 1) * BLOCK) }
}

/** Returns the pages with the most seeds of the quote. */
export function likelyPages(index: QuoteIndex, quote: QuoteText, most: number): PageText[] {
  const pageAt = (position: number): PageText | undefined => pageOfPiece(index, pieceAt(index, position))
  return [...seedsByGroup(hitsOf(index.seeds, quote.units), pageAt)]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .flatMap(([page]) => page ?? [])
}

function grown(index: QuoteIndex, quote: QuoteText, at: number, position: number): Tile {
  let length = 0
  while (quote.units[at + length] === index.text.charCodeAt(position + length)) length += 1
  return { quote: at, document: position, length }
}

/** Maximum runs considered and units compared: a text of few distinct units has runs everywhere. */
const MOST_RUNS = 4000
const MOST_COMPARED = 400_000

function longestRuns(index: QuoteIndex, quote: QuoteText, around: Range): Tile[] {
  const tiles: Tile[] = []
  let left = MOST_COMPARED
  for (const { at, positions } of hitsOf(index.seeds, quote.units)) {
    for (const position of positions) {
      const isOutside = position < around.start || position >= around.end
      const isInside = quote.units[at - 1] === index.text.charCodeAt(position - 1)
      if (isOutside || isInside || left <= 0 || tiles.length === MOST_RUNS) continue
      const tile = grown(index, quote, at, position)
      left -= tile.length
      tiles.push(tile)
    }
  }
  const anchor = tiles.sort((a, b) => b.length - a.length)[0]?.document ?? 0
  const away = (tile: Tile): number => Math.abs(tile.document - anchor)
  return tiles.sort((a, b) => b.length - a.length || away(a) - away(b) || a.quote - b.quote)
}

/** Returns the part of the tile that is free on both sides, from its first free unit. */
function freePart(tile: Tile, inQuote: Uint8Array, inDocument: Uint8Array, from: number): Tile {
  const isTaken = (i: number): boolean =>
    inQuote[tile.quote + i] === 1 || inDocument[tile.document - from + i] === 1
  let start = 0
  while (start < tile.length && isTaken(start)) start += 1
  let end = start
  while (end < tile.length && !isTaken(end)) end += 1
  return { quote: tile.quote + start, document: tile.document + start, length: end - start }
}

/** With more runs than this, the text is not a quote. */
const MOST_TILES = 200

/** Returns disjoint runs of at least `shortest` units, longest chosen first, in quote order. */
export function tilesOf(index: QuoteIndex, quote: QuoteText, around: Range, shortest: number): Tile[] {
  const inQuote = new Uint8Array(quote.units.length)
  const inDocument = new Uint8Array(around.end - around.start + quote.units.length)
  const chosen: Tile[] = []
  for (const tile of longestRuns(index, quote, around)) {
    const free = freePart(tile, inQuote, inDocument, around.start)
    if (free.length < shortest) continue
    if (chosen.length === MOST_TILES) break
    inQuote.fill(1, free.quote, free.quote + free.length)
    inDocument.fill(1, free.document - around.start, free.document - around.start + free.length)
    chosen.push(free)
  }
  return chosen.sort((a, b) => a.quote - b.quote)
}
