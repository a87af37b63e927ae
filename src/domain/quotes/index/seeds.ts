/** Seeds: short runs of units shared by quote and document, and the parts of the document with the most of them. */
import type { Steps } from '../../text/steps.ts'

/** Length of a seed, and of one that begins with an ideograph or kana. */
const SEED = 6
const SEED_DENSE = 3

/** Units of the loose form, `end` exclusive. */
export interface Range {
  readonly start: number
  readonly end: number
}

export function lengthOf(ranges: readonly Range[]): number {
  return ranges.reduce((sum, range) => sum + range.end - range.start, 0)
}

export interface SeedIndex {
  readonly shift: number
  /** `starts[h]` to `starts[h + 1]` are the entries of `positions` whose seed has hash `h`. */
  readonly starts: Uint32Array
  readonly positions: Uint32Array
}

/** Whether a unit is kana or an ideograph, which carries more information than a letter. */
export function isDense(unit: number): boolean {
  return (unit >= 0x3040 && unit <= 0x9fff) || (unit >= 0xf900 && unit <= 0xfaff)
}

function hashAt(units: Uint16Array, at: number, shift: number): number {
  const length = isDense(units[at] ?? 0) ? SEED_DENSE : SEED
  if (at + length > units.length) return -1
  let hash = 0
  for (let i = at; i < at + length; i += 1) hash = Math.imul(hash ^ (units[i] ?? 0), 0x01000193) + 0x9e3779b9
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> shift
}

/** Units per step. */
const A_STEP = 200_000

export function* indexSeeds(units: Uint16Array): Steps<SeedIndex> {
  const bits = Math.min(20, Math.max(8, 32 - Math.clz32(units.length)))
  const shift = 32 - bits
  const starts = new Uint32Array(2 ** bits + 1)
  const hashes = new Int32Array(units.length)
  for (let at = 0; at < units.length; at += 1) {
    const hash = hashAt(units, at, shift)
    hashes[at] = hash
    if (hash >= 0) starts[hash] = (starts[hash] ?? 0) + 1
    if (at % A_STEP === 0) yield
  }
  let total = 0
  starts.forEach((count, hash) => {
    total += count
    starts[hash] = total
  })
  const positions = new Uint32Array(total)
  // Backwards, so that each start ends where its first position is.
  for (let at = units.length - 1; at >= 0; at -= 1) {
    const hash = hashes[at] ?? -1
    if (at % A_STEP === 0) yield
    if (hash < 0) continue
    const slot = (starts[hash] ?? 0) - 1
    positions[slot] = at
    starts[hash] = slot
  }
  return { shift, starts, positions }
}

/** Ascending positions where the quote's seed at `at` may occur (hashes can collide). */
function positionsOf(seeds: SeedIndex, quote: Uint16Array, at: number): Uint32Array | null {
  const hash = hashAt(quote, at, seeds.shift)
  return hash < 0 ? null : seeds.positions.subarray(seeds.starts[hash] ?? 0, seeds.starts[hash + 1] ?? 0)
}

/** Where the document has a seed of a quote. */
export interface Hits {
  /** Offset of the seed in the quote. */
  readonly at: number
  /** Ascending. */
  readonly positions: Uint32Array
}

/** Returns the quote's rarest seed in the document; null if the quote is too short to have one. */
export function rarestSeed(seeds: SeedIndex, quote: Uint16Array): Hits | null {
  let rarest: Hits | null = null
  for (let at = 0; at < quote.length; at += 1) {
    const positions = positionsOf(seeds, quote, at)
    if (positions === null || (rarest !== null && positions.length >= rarest.positions.length)) continue
    rarest = { at, positions }
    if (positions.length === 0) break
  }
  return rarest
}

/** A range where a quote may begin, `from` to `from + WIDTH`, and the number of its seed hits. */
interface Candidate {
  readonly from: number
  readonly hits: number
}

/** Diagonals are counted in steps of this many units; each hit counts for its step and the one before. */
export const WIDTH = 64
/** Seeds with more occurrences than this in a document don't help to locate a quote. */
const COMMON = 200

/** Maximum seed occurrences considered for a quote, rarest seeds first. */
const MOST_HITS = 20_000

/** Returns the occurrences of a quote's seeds, in quote order; beyond the limit the most common seeds are dropped. */
export function hitsOf(seeds: SeedIndex, quote: Uint16Array): Hits[] {
  const all: Hits[] = []
  for (let at = 0; at < quote.length; at += 1) {
    const positions = positionsOf(seeds, quote, at)
    if (positions !== null && positions.length > 0 && positions.length <= COMMON) all.push({ at, positions })
  }
  let left = MOST_HITS
  return all
    .sort((a, b) => a.positions.length - b.positions.length || a.at - b.at)
    .filter(({ positions }) => {
      left -= positions.length
      return left >= 0
    })
    .sort((a, b) => a.at - b.at)
}

/** Returns the `limit` ranges with the most seeds, best first, one of adjacent ones; ties in document order. */
export function candidates(hits: readonly Hits[], { start, end }: Range, limit: number): Candidate[] {
  const counts = new Map<number, number>()
  for (const { at, positions } of hits) {
    for (const position of positions) {
      if (position < start || position >= end) continue
      const step = Math.floor((position - at) / WIDTH)
      counts.set(step, (counts.get(step) ?? 0) + 1)
      counts.set(step - 1, (counts.get(step - 1) ?? 0) + 1)
    }
  }
  const best = [...counts]
    .map(([step, count]) => ({ from: step * WIDTH, hits: count }))
    .sort((a, b) => b.hits - a.hits || a.from - b.from)
  const chosen: Candidate[] = []
  for (const one of best) {
    if (chosen.length === limit) break
    if (chosen.every(({ from }) => Math.abs(from - one.from) > WIDTH)) chosen.push(one)
  }
  return chosen
}
