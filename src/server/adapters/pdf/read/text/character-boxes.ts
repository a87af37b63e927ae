/** As wide as the advance, as high as the font's line, so that highlights end level; a glyph beyond that as high as its ink. */
import { hasArea, type Rect, upright } from '../../engine/document.ts'
import { type Pdfium, SCRATCH_BYTES } from '../../engine/pdfium.ts'
import type { TextState } from './fonts.ts'

/** Share of the line's height, and points, by which a glyph may exceed it before its box grows. */
const OVERSHOOT = 0.04
const OVERSHOOT_POINTS = 1
/** Share of the font's line below which a box counts as flat. */
const FLAT = 0.2
/** Share of a box inside its font's line from which it belongs to it. */
const INSIDE = 0.9
/** Ink higher than this, in line heights and in points, counts as an error of the font. */
const HIGHEST_INK = 4
const HIGHEST_INK_POINTS = 40

/** A steeper slope (1 %) is text set at an angle. */
const LEVEL = 0.01
/** Slope from which the upright boxes of a line reach far into the lines beside it, so that they are those of the ink. */
const STEEP = 0.2

/** Extent of the line across its direction: from `low` to `high` on the axis (0 is x, 1 is y). */
interface Band {
  readonly axis: 0 | 1
  readonly low: number
  readonly high: number
}

/** Bytes of four floats. */
const BOX_BYTES = 16
/** Characters whose boxes are read at once. */
export const LONGEST_RUN = SCRATCH_BYTES / BOX_BYTES

/** Of one run, read and used up before the next one of any page. */
const BOXES = new Float32Array(LONGEST_RUN * 4)

/** The boxes of characters of one text object, a run of them at a time. */
export class CharBoxes {
  /** Left, bottom, right, top of each character of the run. */
  readonly boxes = BOXES
  readonly #pdfium: Pdfium
  readonly #textPage: number
  #state: TextState | undefined
  #band: Band | undefined
  #isSteep = false

  constructor(pdfium: Pdfium, textPage: number) {
    this.#pdfium = pdfium
    this.#textPage = textPage
  }

  /** Reads `count` characters from `first` on, set like `state`. */
  read(first: number, count: number, state: TextState): void {
    if (state !== this.#state) {
      this.#band = bandOf(state)
      this.#isSteep = this.#band === undefined && slopeOf(state) > STEEP
      this.#state = state
    }
    this.#readAdvances(first, count)
    const [boxes, band] = [this.boxes, this.#band]
    const isWithin = band !== undefined && this.#isWithin(band, first, count)
    for (let at = 0; at < count; at++) {
      const isFitted = band !== undefined && fitInto(boxes, at * 4, band)
      if (!(isFitted && isWithin) || boxes[at * 4] === boxes[at * 4 + 2]) this.#growTo(at * 4, first + at)
    }
  }

  /** Whether both characters are drawn by one glyph: a ligature. */
  areOneGlyph(one: number, other: number): boolean {
    const ink = inkOf(this.#pdfium, this.#textPage, one)
    const next = inkOf(this.#pdfium, this.#textPage, other)
    return hasArea(ink) && ink.every((side, at) => side === next[at])
  }

  #readAdvances(first: number, count: number): void {
    const { boxes } = this
    const [textPage, address] = [this.#textPage, this.#pdfium.scratch]
    const read = this.#pdfium.fn('FPDFText_GetLooseCharBox')
    for (let at = 0; at < count; at++) read(textPage, first + at, address + at * BOX_BYTES)
    const { floats } = this.#pdfium.views()
    for (let to = 0, from = address >> 2; to < count * 4; to += 4, from += 4) {
      const left = floats[from] ?? 0
      const top = floats[from + 1] ?? 0
      const right = floats[from + 2] ?? 0
      const bottom = floats[from + 3] ?? 0
      boxes[to] = Math.min(left, right)
      boxes[to + 1] = Math.min(bottom, top)
      boxes[to + 2] = Math.max(left, right)
      boxes[to + 3] = Math.max(bottom, top)
    }
  }

  /** Whether the ink of all these characters is within a level line. */
  #isWithin({ axis, low, high }: Band, first: number, count: number): boolean {
    const at = this.#pdfium.scratch
    const rects = this.#pdfium.call('FPDFText_CountRects', this.#textPage, first, count)
    this.#pdfium.call('FPDFText_GetRect', this.#textPage, 0, at, at + 8, at + 16, at + 24)
    const [top, bottom] = [this.#pdfium.double(at + 8), this.#pdfium.double(at + 24)]
    const overshoot = overshootOf(high - low)
    return axis === 1 && rects === 1 && bottom >= low - overshoot && top <= high + overshoot
  }

  /** To the ink: across the line both ways, and along it only if the box has no extent; all of it at a steep angle. */
  #growTo(at: number, index: number): void {
    const { boxes } = this
    const ink = inkOf(this.#pdfium, this.#textPage, index)
    if (!hasArea(ink)) return
    if (this.#isSteep) {
      boxes.set(ink, at)
      return
    }
    const [left, bottom, right, top] = [
      boxes[at] ?? 0,
      boxes[at + 1] ?? 0,
      boxes[at + 2] ?? 0,
      boxes[at + 3] ?? 0,
    ]
    const high = top - bottom
    if (ink[3] - ink[1] > Math.max(HIGHEST_INK * high, HIGHEST_INK_POINTS)) return
    const overshoot = overshootOf(high)
    if (ink[1] < bottom - overshoot) boxes[at + 1] = ink[1]
    if (ink[3] > top + overshoot) boxes[at + 3] = ink[3]
    if (right > left) return
    boxes[at] = ink[0]
    boxes[at + 2] = ink[2]
  }
}

const overshootOf = (high: number): number => Math.min(OVERSHOOT * high, OVERSHOOT_POINTS)

/** Bounds of what its glyph draws. */
export function inkOf(pdfium: Pdfium, textPage: number, index: number): Rect {
  const at = pdfium.scratch
  if (pdfium.call('FPDFText_GetCharBox', textPage, index, at, at + 8, at + 16, at + 24) === 0)
    return [0, 0, 0, 0]
  return upright(pdfium.double(at), pdfium.double(at + 16), pdfium.double(at + 8), pdfium.double(at + 24))
}

/** Not if they are apart, as in text that runs down. Nearly flat: a font without heights; low within: one of drawn signs. */
function fitInto(boxes: Float32Array, at: number, { axis, low, high }: Band): boolean {
  const from = boxes[at + axis] ?? 0
  const to = boxes[at + axis + 2] ?? 0
  const own = to - from
  const shared = Math.min(to, high) - Math.max(from, low)
  const isFlat = own < FLAT * (high - low) && shared > -FLAT * (high - low)
  if (!isFlat && shared < INSIDE * own && shared * 2 < high - low) return false
  boxes[at + axis] = low
  boxes[at + axis + 2] = high
  return true
}

/** From the font's ascent and descent at its size. */
function bandOf({ font, size, matrix }: TextState): Band | undefined {
  if (!matrix) return undefined
  const ascent = font.line[0] * size
  const descent = font.line[1] * size
  const isLevel = Math.abs(matrix[1]) <= LEVEL * Math.abs(matrix[0]) && matrix[3] !== 0
  const isUpright = Math.abs(matrix[0]) <= LEVEL * Math.abs(matrix[1]) && matrix[2] !== 0
  if (isLevel) return bandBetween(1, matrix[5] + descent * matrix[3], matrix[5] + ascent * matrix[3])
  if (isUpright) return bandBetween(0, matrix[4] + descent * matrix[2], matrix[4] + ascent * matrix[2])
  return undefined
}

/** From 0, level or upright, to 1. */
function slopeOf({ matrix }: TextState): number {
  const [a, b] = matrix ?? [1, 0]
  return Math.min(Math.abs(a), Math.abs(b)) / Math.max(Math.abs(a), Math.abs(b))
}

function bandBetween(axis: 0 | 1, one: number, other: number): Band {
  return { axis, low: Math.min(one, other), high: Math.max(one, other) }
}
