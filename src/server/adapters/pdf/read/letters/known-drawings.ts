/** The drawings of a document's letters: hardly any typeface draws two letters alike. */
import { type Likeness, SAME } from './letter-likeness.ts'

/**
 * Distance of proportions and of cells below which two drawings are one. A letter drawn again has the same proportions, but lies
 * between other pixels. Of 700 million pairs of different letters in 400 typefaces 19 are as close.
 */
const SAME_PROPORTIONS = 0.001
const SAME_CELLS = 0.8
/** Maximum drawings kept; later ones are only compared with these. */
const MOST = 1_000

export interface Drawing extends Likeness {
  readonly letter: number
}

export class KnownDrawings<Kind extends Drawing> {
  readonly #all: Kind[] = []

  /** Of this drawing and one known as another letter, the one that looks less like its letter. */
  lying(one: Kind): Kind | undefined {
    let isKnown = false
    let twin: Kind | undefined
    for (const other of this.#all) {
      if (!isSame(one.features, other.features)) continue
      if (SAME[one.letter]?.[other.letter] === 0) twin ??= other
      else if (one.letter === other.letter) isKnown = true
    }
    if (!isKnown && this.#all.length < MOST) this.#all.push(one)
    if (twin) return one.doubt > twin.doubt ? one : twin
    return undefined
  }
}

function isSame(one: Float32Array, other: Float32Array): boolean {
  const last = one.length - 1
  if (!(Math.abs((one[last] ?? 0) - (other[last] ?? 0)) < SAME_PROPORTIONS)) return false
  let sum = 0
  for (let at = 0; at < last; at++) {
    sum += ((one[at] ?? 0) - (other[at] ?? 0)) ** 2
    if (sum > SAME_CELLS ** 2) return false
  }
  return true
}
