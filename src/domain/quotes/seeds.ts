/** Seeds: short runs of units that a quote and the document share, and the windows of the document rich in them. */

/** Length of a seed; of one that begins with an ideograph or kana. */
const SEED = 6
const SEED_DENSE = 3

export interface SeedIndex {
  readonly shift: number
  /** `starts[h]` to `starts[h + 1]` are the entries of `positions` whose seed has hash `h`. */
  readonly starts: Uint32Array
  readonly positions: Uint32Array
}

/** Kana and ideographs: they carry more in a unit than a letter of an alphabet. */
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

export function indexSeeds(units: Uint16Array): SeedIndex {
  const bits = Math.min(20, Math.max(8, 32 - Math.clz32(units.length)))
  const shift = 32 - bits
  const starts = new Uint32Array(2 ** bits + 1)
  const hashes = new Int32Array(units.length)
  for (let at = 0; at < units.length; at += 1) {
    const hash = hashAt(units, at, shift)
    hashes[at] = hash
    if (hash >= 0) starts[hash + 1] = (starts[hash + 1] ?? 0) + 1
  }
  for (let i = 1; i < starts.length; i += 1) starts[i] = (starts[i] ?? 0) + (starts[i - 1] ?? 0)
  const next = starts.slice()
  const positions = new Uint32Array(starts[starts.length - 1] ?? 0)
  for (let at = 0; at < units.length; at += 1) {
    const hash = hashes[at] ?? -1
    if (hash < 0) continue
    const slot = next[hash] ?? 0
    positions[slot] = at
    next[hash] = slot + 1
  }
  return { shift, starts, positions }
}

/** Positions, ascending, where the seed at `at` of the quote may stand (seeds of the same hash may be others). */
function allPositions(seeds: SeedIndex, quote: Uint16Array, at: number): Uint32Array | null {
  const hash = hashAt(quote, at, seeds.shift)
  return hash < 0 ? null : seeds.positions.subarray(seeds.starts[hash] ?? 0, seeds.starts[hash + 1] ?? 0)
}

const NOWHERE = new Uint32Array(0)

/** As above, without the seeds that stand too often to say much about where a quote is. */
export function seedPositions(seeds: SeedIndex, quote: Uint16Array, at: number): Uint32Array {
  const positions = allPositions(seeds, quote, at)
  return positions === null || positions.length > COMMON ? NOWHERE : positions
}

/** Where the quote may begin, by its rarest seed; ascending. Null when it is too short to have one. */
export function possibleStarts(seeds: SeedIndex, quote: Uint16Array): Uint32Array | null {
  let rarest: Uint32Array | null = null
  let offset = 0
  for (let at = 0; at < quote.length; at += 1) {
    const positions = allPositions(seeds, quote, at)
    if (positions === null || (rarest !== null && positions.length >= rarest.length)) continue
    rarest = positions
    offset = at
    if (positions.length === 0) break
  }
  return rarest === null
    ? null
    : rarest.filter((position) => position >= offset).map((position) => position - offset)
}

/** A stretch of the document where a quote may begin: `from` to `from + WIDTH`, and how many seeds point at it. */
export interface Candidate {
  readonly from: number
  readonly hits: number
}

/** Diagonals are counted in steps of this many units; each hit counts for its step and the one before. */
export const WIDTH = 64
/** Seeds that stand more often than this in a document say little about where a quote is. */
const COMMON = 200

/** The `limit` stretches with most seeds, best first; ties by their order in the document. */
export function candidates(
  seeds: SeedIndex,
  quote: Uint16Array,
  from: number,
  to: number,
  limit: number,
): Candidate[] {
  const hits = new Map<number, number>()
  for (let at = 0; at < quote.length; at += 1) {
    for (const position of seedPositions(seeds, quote, at)) {
      if (position < from || position >= to) continue
      const step = Math.floor((position - at) / WIDTH)
      hits.set(step, (hits.get(step) ?? 0) + 1)
      hits.set(step - 1, (hits.get(step - 1) ?? 0) + 1)
    }
  }
  return [...hits]
    .map(([step, count]) => ({ from: step * WIDTH, hits: count }))
    .sort((a, b) => b.hits - a.hits || a.from - b.from)
    .slice(0, limit)
}
