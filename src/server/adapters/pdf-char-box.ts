/**
 * Boxes of characters, as wide as the character runs and as high as its font's line (ascent to descent), so that
 * a highlight ends level and doesn't reach into the next line.
 */
import type { Rect } from './pdf-document.ts'
import type { Pdfium } from './pdf-engine.ts'

/** Bytes of PDFium's heap that `charBoxes` writes to. */
export const SCRATCH_BYTES = 32

/** Fonts that give absurd values are held to these, in parts of the font size (poppler's figures). */
const HIGHEST_ASCENT = 1.05
const LOWEST_DESCENT = -0.4
/** For fonts that give none. */
const USUAL_ASCENT = 0.95
const USUAL_DESCENT = -0.35

/** A slope beyond this (1 %) is text set at an angle. */
const LEVEL = 0.01

/** Extent of the line across its direction: from `low` to `high` on the axis (0 is x, 1 is y). */
interface Band {
  readonly axis: 0 | 1
  readonly low: number
  readonly high: number
}

/** The box of the character at `index`, which stands in the text object `object`. */
export function charBoxes(
  pdfium: Pdfium,
  textPage: number,
  scratch: number,
): (index: number, object: number) => Rect {
  const loose = pdfium.fn('FPDFText_GetLooseCharBox')
  const bands = new Map<number, Band | undefined>()
  let view = pdfium.floats(scratch, 4)
  return (index, object) => {
    if (!bands.has(object)) bands.set(object, bandOf(pdfium, textPage, index, object, scratch))
    loose(textPage, index, scratch)
    if (view.length === 0) view = pdfium.floats(scratch, 4)
    const [left = 0, top = 0, right = 0, bottom = 0] = view
    return within([left, bottom, right, top], bands.get(object))
  }
}

/** The band takes the place of the loose box's extent, unless they are apart: text that runs down the page. */
function within(loose: Rect, band: Band | undefined): Rect {
  if (!band) return loose
  const [low, high] = band.axis === 1 ? [loose[1], loose[3]] : [loose[0], loose[2]]
  const shared = Math.min(high, band.high) - Math.max(low, band.low)
  if (shared * 2 < band.high - band.low) return loose
  return band.axis === 1
    ? [loose[0], band.low, loose[2], band.high]
    : [band.low, loose[1], band.high, loose[3]]
}

function bandOf(
  pdfium: Pdfium,
  textPage: number,
  index: number,
  object: number,
  scratch: number,
): Band | undefined {
  const [ascent, descent] = lineOf(pdfium, object, scratch)
  if (pdfium.call('FPDFText_GetMatrix', textPage, index, scratch) === 0) return undefined
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = pdfium.floats(scratch, 6)
  if (Math.abs(b) <= LEVEL * Math.abs(a) && d !== 0) return band(1, y + descent * d, y + ascent * d)
  if (Math.abs(a) <= LEVEL * Math.abs(b) && c !== 0) return band(0, x + descent * c, x + ascent * c)
  return undefined
}

function band(axis: 0 | 1, one: number, other: number): Band {
  return { axis, low: Math.min(one, other), high: Math.max(one, other) }
}

/** Ascent and descent of the object's font at its size, before the text matrix. */
function lineOf(pdfium: Pdfium, object: number, scratch: number): readonly [number, number] {
  const font = pdfium.call('FPDFTextObj_GetFont', object)
  pdfium.call('FPDFTextObj_GetFontSize', object, scratch)
  const size = pdfium.floats(scratch, 1)[0] ?? 1
  pdfium.floats(scratch, 2).fill(0)
  pdfium.call('FPDFFont_GetAscent', font, 1, scratch)
  pdfium.call('FPDFFont_GetDescent', font, 1, scratch + 4)
  const [ascent = 0, descent = 0] = pdfium.floats(scratch, 2)
  const high = ascent > 0 ? Math.min(ascent, HIGHEST_ASCENT) : USUAL_ASCENT
  const low = descent < 0 ? Math.max(descent, LOWEST_DESCENT) : USUAL_DESCENT
  return [high * size, low * size]
}
