/**
 * Boxes of characters, as wide as the character's advance and as high as its font's line (ascent to descent), so that a
 * highlight ends level and doesn't reach into the next line. A glyph that exceeds its font's line, or whose font
 * declares a wrong one, has a box as high as its ink.
 */
import { extent, type Rect } from '../../engine/document.ts'
import type { Pdfium } from '../../engine/pdfium.ts'
import type { TextState } from './text-state.ts'

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

type Numbers = [number, number, number, number]

export interface CharBox {
  /** Area to highlight. */
  readonly box: Rect
  /** Whether it is drawn by the same glyph as the character asked about before: a ligature. */
  readonly isSameGlyph: boolean
}

/** Box of the character at `index`, set like `state`. Every call returns the same object with new numbers. */
export function charBoxes(pdfium: Pdfium, textPage: number): (index: number, state: TextState) => CharBox {
  const loose = pdfium.fn('FPDFText_GetLooseCharBox')
  const tight = pdfium.fn('FPDFText_GetCharBox')
  const box: Numbers = [0, 0, 0, 0]
  const ink: Numbers = [0, 0, 0, 0]
  const result = { box, isSameGlyph: false }
  const at = pdfium.scratch
  const [f, d] = [at >> 2, at >> 3]
  let last: TextState | undefined
  let band: Band | undefined
  let isSteep = false
  return (index, state) => {
    if (state !== last) {
      band = bandOf(state)
      isSteep = band === undefined && slopeOf(state) > STEEP
      last = state
    }
    loose(textPage, index, at)
    const { floats, doubles } = pdfium.views()
    place(box, floats[f] ?? 0, floats[f + 3] ?? 0, floats[f + 2] ?? 0, floats[f + 1] ?? 0)
    const [left, bottom, right, top] = [ink[0], ink[1], ink[2], ink[3]]
    if (tight(textPage, index, at, at + 8, at + 16, at + 24) === 0) place(ink, 0, 0, 0, 0)
    else place(ink, doubles[d] ?? 0, doubles[d + 2] ?? 0, doubles[d + 1] ?? 0, doubles[d + 3] ?? 0)
    const hasInk = ink[2] > ink[0] && ink[3] > ink[1]
    result.isSameGlyph = hasInk && left === ink[0] && bottom === ink[1] && right === ink[2] && top === ink[3]
    if (isSteep && hasInk) place(box, ink[0], ink[1], ink[2], ink[3])
    else {
      if (band) fitInto(box, band)
      growTo(box, ink)
    }
    return result
  }
}

function place(into: Numbers, x: number, y: number, toX: number, toY: number): void {
  into[0] = x < toX ? x : toX
  into[1] = y < toY ? y : toY
  into[2] = x < toX ? toX : x
  into[3] = y < toY ? toY : y
}

/** Across the line both ways, and along it only if the box has no extent. */
function growTo(box: Numbers, ink: Rect): void {
  if (!(ink[2] > ink[0] && ink[3] > ink[1])) return
  const high = box[3] - box[1]
  const most = Math.max(HIGHEST_INK * high, HIGHEST_INK_POINTS)
  if (ink[3] - ink[1] > most) return
  const overshoot = Math.min(OVERSHOOT * high, OVERSHOOT_POINTS)
  if (ink[1] < box[1] - overshoot) box[1] = ink[1]
  if (ink[3] > box[3] + overshoot) box[3] = ink[3]
  if (box[2] - box[0] > 0) return
  box[0] = ink[0]
  box[2] = ink[2]
}

/**
 * Replaces the box's extent with the band's, unless they are apart, as in text that runs down the page. A nearly flat
 * box comes from a font without heights, a low one inside the band from a drawn font of low signs.
 */
function fitInto(box: Numbers, { axis, low, high }: Band): void {
  const own = extent(box, axis)
  const shared = Math.min(box[axis + 2] ?? 0, high) - Math.max(box[axis] ?? 0, low)
  const isFlat = own < FLAT * (high - low) && shared > -FLAT * (high - low)
  if (!isFlat && shared < INSIDE * own && shared * 2 < high - low) return
  box[axis] = low
  box[axis + 2] = high
}

/** From the font's ascent and descent at its size. */
function bandOf({ font, size, matrix }: TextState): Band | undefined {
  if (!matrix) return undefined
  const [ascent, descent] = [font.line[0] * size, font.line[1] * size]
  const [a, b, c, d, x, y] = matrix
  if (Math.abs(b) <= LEVEL * Math.abs(a) && d !== 0) return bandBetween(1, y + descent * d, y + ascent * d)
  if (Math.abs(a) <= LEVEL * Math.abs(b) && c !== 0) return bandBetween(0, x + descent * c, x + ascent * c)
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
