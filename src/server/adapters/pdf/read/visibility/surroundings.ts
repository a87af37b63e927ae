/** The objects painted under and over one character. */
import { contains, type Rect } from '../../engine/document.ts'
import { type Colour, difference } from '../../engine/objects.ts'
import type { FileProperties } from '../file/file-properties.ts'
import type { Painted } from '../objects/painted.ts'

/** Minimum difference between readable text and its background; lower for glyphs of LARGE points and more. */
export const LEAST_DIFFERENCE = 30
export const LEAST_FOR_LARGE = 10
export const LARGE = 30
/**
 * The same for letters under others or under a figure. A letter erased by the same one in the colour of the paper leaves a
 * quarter of its contrast along its edges, where both cover a part of each pixel.
 */
export const LEAST_UNDER_FIGURE = 70

/** Collects what is painted at one character. */
export class Surroundings {
  isCovered = false
  isUnderPicture = false
  /** Whether letters or figures are over it, which may have its shape. */
  isUnderFigure = false
  /** Whether PDFium doesn't draw what is over it as other readers do. */
  isUnderUnknown = false
  /** Whether a background is of unknown colour or too close to the text's. */
  isBlind = false
  /** Colour of the object painted last under the whole text. */
  ground: Colour | undefined
  #last = -1
  #order = 0
  #colour: Colour | undefined
  #box: Rect = [0, 0, 0, 0]
  readonly #file: Pick<FileProperties, 'areCoversSure' | 'mayOverprint'>

  constructor(file: Pick<FileProperties, 'areCoversSure' | 'mayOverprint'>) {
    this.#file = file
  }

  start(order: number, colour: Colour | undefined, box: Rect): void {
    this.isCovered = false
    this.isUnderPicture = false
    this.isUnderFigure = false
    this.isUnderUnknown = false
    this.isBlind = false
    this.ground = undefined
    this.#last = -1
    this.#order = order
    this.#colour = colour
    this.#box = box
  }

  get isOnPaper(): boolean {
    return this.#last < 0
  }

  /** Whether it may be lighter than what is under it in a file where colours may be mixed: then both look like the darker. */
  get isOverprinted(): boolean {
    if (!this.#file.mayOverprint || this.isOnPaper) return false
    return !this.#colour || lightOf(this.#colour) > (this.ground ? lightOf(this.ground) : DARK)
  }

  readonly see = ({ order, kind, colour, bounds }: Painted): void => {
    if (order === this.#order) return
    if (order > this.#order) {
      this.isCovered = true
      this.isUnderPicture ||= kind === 'picture'
      this.isUnderFigure ||= kind === 'text' || kind === 'figure'
      this.isUnderUnknown ||= kind === 'field' || kind === 'undrawn' || !this.#file.areCoversSure
      return
    }
    this.isBlind ||= isAlike(colour, this.#colour)
    if (order > this.#last && contains(bounds, this.#box)) {
      this.#last = order
      this.ground = colour
    }
  }
}

const BLACK: Colour = [0, 0, 0, 255]
/** Brightness (0 to 255) up to which text is taken for darker than a picture. */
const DARK = 60

const lightOf = (colour: Colour): number => difference(colour, BLACK)

/** Whether two colours are too close or one is unknown. */
export function isAlike(one: Colour | undefined, other: Colour | undefined): boolean {
  return !one || !other || difference(one, other) < LEAST_DIFFERENCE
}
