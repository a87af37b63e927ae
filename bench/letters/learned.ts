/** Samples that tell letters apart: chosen among the drawings of each letter, then moved by all of them. */
import type { GlyphGrid } from '../../src/server/adapters/pdf/read/letters/grid-cells.ts'
import {
  ASPECT_UNIT,
  aspectOf,
  CELLS_OF_SAMPLE,
  featuresOf,
  LENGTH,
  LETTERS,
  SAME,
  SAMPLE_BYTES,
} from '../../src/server/adapters/pdf/read/letters/letter-likeness.ts'

/** Samples of each letter, how often all drawings are shown to them, and how many at a time. */
const SAMPLES = 8
const ROUNDS = 6
const BATCH = 256
/** How far a batch moves a sample at first; how much more nearer samples count; share from which a drawing moves one. */
const RATE = 0.02
const SHARPNESS = 4
const LEAST = 0.001
/** Of the steps before, what counts of their direction and of their size (Adam's usual values). */
const KEPT = 0.9
const KEPT_SIZE = 0.999

interface Drawing {
  readonly letter: number
  readonly grid: GlyphGrid
}

/** A sample or a drawing. */
interface Point {
  readonly letter: number
  readonly features: Float32Array
}

/** The samples learned from the drawings, as the reader unpacks them. */
export function learned(drawings: readonly Drawing[]): Uint8Array {
  const points = drawings.map(({ letter, grid }): Point => ({ letter, features: featuresOf(grid) }))
  const samples = Array.from(LETTERS, (_, letter) =>
    chosen(points.filter((point) => point.letter === letter)),
  ).flat()
  const random = generator()
  const moves = samples.map(({ features }) => ({
    sum: new Float32Array(features.length),
    mean: new Float32Array(features.length),
    size: new Float32Array(features.length),
  }))
  const steps = Math.floor((ROUNDS * points.length) / BATCH)
  for (let step = 1; step <= steps; step++) {
    for (const { sum } of moves) sum.fill(0)
    for (let at = 0; at < BATCH; at++) {
      const point = points[Math.floor(random() * points.length)]
      if (point) addPulls(samples, moves, point)
    }
    const rate = RATE * (0.5 + 0.5 * Math.cos((Math.PI * step) / steps))
    for (const [at, { features }] of samples.entries()) move(features, moves[at], rate, step)
  }
  return packed(samples)
}

/** `sum`: where a batch draws a sample; `mean` and `size` of its steps. */
interface Moves {
  readonly sum: Float32Array
  readonly mean: Float32Array
  readonly size: Float32Array
}

/** A drawing draws the samples of its letter towards it, and drives away those of letters for which it could be taken. */
function addPulls(samples: readonly Point[], moves: readonly Moves[], { letter, features }: Point): void {
  const near = samples.map((sample) => -SHARPNESS * squared(features, sample.features))
  const most = Math.max(...near)
  const weights = near.map((one) => Math.exp(one - most))
  const isOwn = samples.map((sample) => SAME[letter]?.[sample.letter] === 1)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const own = weights.reduce((sum, weight, at) => sum + (isOwn[at] ? weight : 0), 0) || Number.MIN_VALUE
  for (const [at, sample] of samples.entries()) {
    const weight = weights[at] ?? 0
    const pull = (isOwn[at] ? weight / own : 0) - weight / all
    const sum = moves[at]?.sum
    if (!sum || Math.abs(pull) < LEAST) continue
    for (let feature = 0; feature < features.length; feature++) {
      sum[feature] = (sum[feature] ?? 0) + pull * ((features[feature] ?? 0) - (sample.features[feature] ?? 0))
    }
  }
}

/** One step of Adam. The cells of a sample stay those of a drawing: none is negative, and their length is one for all. */
function move(sample: Float32Array, moves: Moves | undefined, rate: number, step: number): void {
  if (!moves) return
  const { sum, mean, size } = moves
  for (let at = 0; at < sample.length; at++) {
    const pull = (sum[at] ?? 0) / BATCH
    const usual = KEPT * (mean[at] ?? 0) + (1 - KEPT) * pull
    const wide = KEPT_SIZE * (size[at] ?? 0) + (1 - KEPT_SIZE) * pull * pull
    mean[at] = usual
    size[at] = wide
    const by = usual / (1 - KEPT ** step) / (Math.sqrt(wide / (1 - KEPT_SIZE ** step)) + 1e-9)
    sample[at] = (sample[at] ?? 0) + rate * by
  }
  const cells = sample.subarray(0, CELLS_OF_SAMPLE)
  for (const [at, cell] of cells.entries()) cells[at] = Math.max(0, cell)
  const scale = LENGTH / Math.hypot(...cells)
  for (const [at, cell] of cells.entries()) cells[at] = cell * scale
}

function squared(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += ((one[at] ?? 0) - (other[at] ?? 0)) ** 2
  return sum
}

/** Those to which all others are close: each in turn shortens the sum of distances most. */
function chosen(from: readonly Point[]): Point[] {
  const apart = from.map((one) => from.map((other) => Math.sqrt(squared(one.features, other.features))))
  const nearest = from.map(() => Infinity)
  const taken: Point[] = []
  while (taken.length < Math.min(SAMPLES, from.length)) {
    const sums = apart.map((row) => row.reduce((sum, far, at) => sum + Math.min(far, nearest[at] ?? far), 0))
    const best = sums.indexOf(Math.min(...sums))
    for (const [at, far] of (apart[best] ?? []).entries()) nearest[at] = Math.min(nearest[at] ?? far, far)
    const point = from[best]
    if (point) taken.push({ letter: point.letter, features: point.features.slice() })
  }
  return taken
}

function packed(samples: readonly Point[]): Uint8Array {
  const file = new Uint8Array(samples.length * SAMPLE_BYTES)
  for (const [at, { letter, features }] of samples.entries()) {
    const cells = features.subarray(0, CELLS_OF_SAMPLE)
    const most = Math.max(...cells)
    const levels = Array.from(cells, (cell) => Math.round((cell / most) * 15))
    const pairs = levels.flatMap((level, cell) =>
      cell % 2 === 0 ? [level * 16 + (levels[cell + 1] ?? 0)] : [],
    )
    file.set([letter, Math.round(aspectOf(features) / ASPECT_UNIT), ...pairs], at * SAMPLE_BYTES)
  }
  return file
}

/** The same numbers in each run (mulberry32). */
function generator(): () => number {
  let state = 1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
