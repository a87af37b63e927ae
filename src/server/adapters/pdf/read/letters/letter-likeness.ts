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
const ALIKE: readonly string[] = ['0o°', '1lij!/', 'x×']
/** How much farther than those of another letter the samples of a letter are where it shows the other. */
const FARTHER = 1.17
const FARTHER_SUBSTITUTED = 1.4
/** Least doubt that is told from none. */
const CLEAR = 0.9
/** Distance from which a drawing is no letter: one true letter in a thousand is farther. */
const FARTHEST = 3.5
/** Length of a grid as a vector, so that thick and thin letters compare, and the weight of a glyph's proportions. */
export const LENGTH = 4
const PROPORTION = 1.5
export const CELLS_OF_SAMPLE = CELLS * CELLS
const FEATURES = CELLS_OF_SAMPLE + 1

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

export const aspectOf = (features: Float32Array): number =>
  Math.exp((features[FEATURES - 1] ?? 0) / PROPORTION)

/** For each letter, 1 for the letters that count as the same. */
export const SAME: readonly Uint8Array[] = Array.from(LETTERS, (letter) => {
  const small = letter.toLowerCase()
  const alike = ALIKE.find((group) => group.includes(small)) ?? small
  return Uint8Array.from(LETTERS, (other) => Number(alike.includes(other.toLowerCase())))
})
const NONE = new Uint8Array(LETTERS.length)

/** What a drawing has in common with the letter it is read as, and with others. */
export interface Likeness {
  readonly features: Float32Array
  /** Distance to the nearest sample of the letter. */
  readonly away: number
  /** The same, divided by the distance to the nearest sample of another letter; at least CLEAR. */
  readonly doubt: number
}

/** `letter`: its place in LETTERS. */
export function likenessOf(grid: GlyphGrid, letter: number, samples = builtIn()): Likeness {
  const { count, letters, features } = samples
  const own = featuresOf(grid)
  const alike = SAME[letter] ?? NONE
  const nearest = (side: number, within: number): number => {
    let least = within
    for (let sample = 0; sample < count; sample++) {
      if (alike[letters[sample] ?? 0] === side) least = closest(own, features, sample, least)
    }
    return Math.sqrt(least)
  }
  const away = nearest(1, Infinity)
  const other = nearest(0, (away / CLEAR) ** 2)
  return { features: own, away, doubt: away / Math.max(other, Number.MIN_VALUE) }
}

export const looksLikeAnother = ({ doubt }: Likeness, isSubstituted = false): boolean =>
  doubt > (isSubstituted ? FARTHER_SUBSTITUTED : FARTHER)
/** Whether a drawing is too far from all samples of the letter to be one. */
export const looksLikeNone = ({ away }: Likeness): boolean => away > FARTHEST

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
