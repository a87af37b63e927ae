/**
 * Tells whether a glyph looks like the letter, digit or sign it is read as, by comparison with samples of each from many
 * typefaces (`letter-samples.ts`; `bench/letters/run.ts` makes and measures them).
 */
import { CELLS, type GlyphGrid } from './grid-cells.ts'
import { SAMPLES } from './letter-samples.ts'

/**
 * Signs that can change a number, an amount, a bound or a reference. `misread-signs.ts` measures dots, dashes, quotation
 * marks and brackets.
 */
const SIGNS = '!#$%&*+/<=>?@¢£¥€§¶©®°±×÷½¼¾‰≤≥≠™'
export const LETTERS = `0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz${SIGNS}`
/** Place of the first sign in LETTERS. */
export const FIRST_SIGN = LETTERS.length - SIGNS.length
/** Bytes of a sample: its letter, its aspect, and two cells a byte. */
export const SAMPLE_BYTES = 2 + (CELLS * CELLS) / 2
/** An aspect in a sample's byte. */
export const ASPECT_UNIT = 1 / 64

/** Letters that look alike in some typeface; capital and small letters count as the same. */
const ALIKE: readonly string[] = ['0oq°', '1li!/', '5s', '2z', 'x×']
/** Letters that signs look like if their bars are too thin to be measured. */
const BARE = new Map([
  ['$', 's'],
  ['§', 's'],
  ['€', 'c'],
  ['¢', 'c'],
])
/** Letters whose shapes differ much between typefaces. */
const VARIED = 'abefghijlstvxyJKQU'

/**
 * A glyph shows another letter if its letter's samples are farther by this factor than those of another; more for
 * letters of varied shapes, and for letters that would show a sign. Distances below NEAR are equal.
 */
const CLOSER = 1.4
const CLOSER_VARIED = 2.05
const CLOSER_SIGN = 1.7
const NEAR = 0.4
/** Distance from which a drawing is no letter: one true letter in a thousand is farther than 2.9. */
const FARTHEST = 2.6
/** Length of a grid as a vector, so that thick and thin letters compare, and the weight of a glyph's proportions. */
const LENGTH = 4
const PROPORTION = 1.5
const FEATURES = CELLS * CELLS + 1

export interface Samples {
  readonly count: number
  readonly letters: Uint8Array
  readonly features: Float32Array
}

let known: Samples | undefined

function builtIn(): Samples {
  known ??= unpack(Uint8Array.from(atob(SAMPLES), (byte) => byte.charCodeAt(0)))
  return known
}

export function unpack(packed: Uint8Array): Samples {
  const count = packed.length / SAMPLE_BYTES
  const letters = new Uint8Array(count)
  const features = new Float32Array(count * FEATURES)
  for (let sample = 0; sample < count; sample++) {
    const own = packed.subarray(sample * SAMPLE_BYTES, (sample + 1) * SAMPLE_BYTES)
    letters[sample] = own[0] ?? 0
    const cells = Uint8Array.from({ length: CELLS * CELLS }, (_, at) => {
      const pair = own[2 + (at >> 1)] ?? 0
      return at % 2 === 0 ? pair >> 4 : pair & 15
    })
    features.set(featuresOf({ cells, aspect: (own[1] ?? 0) * ASPECT_UNIT }), sample * FEATURES)
  }
  return { count, letters, features }
}

export function featuresOf({ cells, aspect }: GlyphGrid): Float32Array {
  const features = new Float32Array(FEATURES)
  let squares = 0
  for (const cell of cells) squares += cell * cell
  const length = Math.sqrt(squares) || 1
  for (let at = 0; at < cells.length; at++) features[at] = ((cells[at] ?? 0) / length) * LENGTH
  features[FEATURES - 1] = PROPORTION * Math.log(Math.min(3, Math.max(0.2, aspect)))
  return features
}

/** For each letter, 1 for the letters that count as the same. */
const SAME: readonly Uint8Array[] = Array.from(LETTERS, (letter) => {
  const small = letter.toLowerCase()
  const alike = (ALIKE.find((group) => group.includes(small)) ?? small) + (BARE.get(small) ?? '')
  return Uint8Array.from(LETTERS, (other) => Number(alike.includes(other.toLowerCase())))
})
const NONE = new Uint8Array(LETTERS.length)

/** Whether a drawing is too far from all samples of the letter to be one. */
export function looksLikeNone(grid: GlyphGrid, letter: number): boolean {
  const { count, letters, features } = builtIn()
  const own = featuresOf(grid)
  const alike = SAME[letter] ?? NONE
  let nearest = FARTHEST * FARTHEST
  for (let sample = 0; sample < count; sample++) {
    if (alike[letters[sample] ?? 0] === 1) nearest = closest(own, features, sample, nearest)
  }
  return nearest === FARTHEST * FARTHEST
}

/** `letter`: its place in LETTERS. */
export function looksLikeAnother(grid: GlyphGrid, letter: number, samples = builtIn()): boolean {
  const { count, letters, features } = samples
  const own = featuresOf(grid)
  const alike = SAME[letter] ?? NONE
  let nearest = Infinity
  for (let sample = 0; sample < count; sample++) {
    if (alike[letters[sample] ?? 0] === 1) nearest = closest(own, features, sample, nearest)
  }
  /** The square of the distance below which another is nearer by this factor. */
  const below = (closer: number): number =>
    Math.sqrt(nearest) > closer * NEAR ? nearest / (closer * closer) : 0
  const asLetter = below(VARIED.includes(LETTERS.charAt(letter)) ? CLOSER_VARIED : CLOSER)
  const asSign = letter < FIRST_SIGN ? below(CLOSER_SIGN) : asLetter
  for (let sample = 0; sample < count; sample++) {
    const other = letters[sample] ?? 0
    const least = other < FIRST_SIGN ? asLetter : asSign
    if (alike[other] === 0 && closest(own, features, sample, least) < least) return true
  }
  return false
}

/** The square of the distance to the sample if it is less than `least`, otherwise `least`. */
function closest(one: Float32Array, features: Float32Array, sample: number, least: number): number {
  let sum = 0
  for (let at = FEATURES - 1, from = sample * FEATURES; at >= 0; at--) {
    const apart = (one[at] ?? 0) - (features[from + at] ?? 0)
    sum += apart * apart
    if (sum >= least) return least
  }
  return sum
}
