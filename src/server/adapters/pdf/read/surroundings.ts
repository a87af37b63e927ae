/** The objects painted under and over one character. */
import { type Colour, difference } from '../engine/objects.ts'
import type { Painted } from './painted.ts'

/** Minimum difference between readable text and its background; lower for glyphs of LARGE points and more. */
export const LEAST_DIFFERENCE = 22
export const LEAST_FOR_LARGE = 10
export const LARGE = 30

/** Collects what is painted at one character. */
export class Surroundings {
  isCovered = false
  isUnderPicture = false
  isUnderField = false
  /** Whether a background is of unknown colour or too close to the text's. */
  isBlind = false
  /** Colour of what is painted last under the text. */
  ground: Colour | undefined
  #last = -1
  #order = 0
  #colour: Colour | undefined

  start(order: number, colour: Colour | undefined): void {
    this.isCovered = false
    this.isUnderPicture = false
    this.isUnderField = false
    this.isBlind = false
    this.ground = undefined
    this.#last = -1
    this.#order = order
    this.#colour = colour
  }

  get isOnPaper(): boolean {
    return this.#last < 0
  }

  readonly see = ({ order, kind, colour }: Painted): void => {
    if (order === this.#order) return
    if (order > this.#order) {
      this.isCovered = true
      this.isUnderPicture ||= kind === 'picture'
      this.isUnderField ||= kind === 'field'
      return
    }
    this.isBlind ||= isAlike(colour, this.#colour)
    if (order > this.#last) {
      this.#last = order
      this.ground = colour
    }
  }
}

/** Whether two colours are too close or one is unknown. */
export function isAlike(one: Colour | undefined, other: Colour | undefined): boolean {
  return !one || !other || difference(one, other) < LEAST_DIFFERENCE
}
