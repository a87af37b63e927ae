/** What single glyphs look like: a text object is drawn alone, and its glyphs are measured. */
import type { Rect } from '../../engine/document.ts'
import { boundsOf, fontSizeOf, type Matrix, matrixOf } from '../../engine/objects.ts'
import type { Pdfium } from '../../engine/pdfium.ts'
import { CELLS, type GlyphGrid, gridIn, type Picture } from './grid-cells.ts'

/**
 * Pixels per em, always the same so that PDFium rasterises each glyph once; pixels of a glyph's longer side in a font
 * without a usual em; the least and most of them; the most of a whole text object.
 */
const EM_PIXELS = 28
const GLYPH_PIXELS = 16
const FEWEST_PIXELS = 8
const LARGEST_PIXELS = 48
export const MOST_PIXELS = 200_000
/** Slope above which text is neither level nor upright. */
const TURNED = 0.02

/** `document`, `page` and `object` are PDFium's handles; `matrix` maps the object's form to the page. */
export interface TextObject {
  readonly document: number
  readonly page: number
  readonly object: number
  readonly matrix: Matrix
}

/** The grids of the glyphs whose ink on the page is `inks`; undefined where a glyph can't be measured. */
export function gridsOf(
  pdfium: Pdfium,
  { document, page, object, matrix: [a, b, c, d, e, f] }: TextObject,
  inks: readonly Rect[],
): readonly (GlyphGrid | undefined)[] {
  const none = inks.map(() => undefined)
  const bounds = boundsOf(pdfium, object)
  const direction = matrixOf(pdfium, object)
  if (!bounds || b !== 0 || c !== 0 || a === 0 || d === 0 || isSlanted(direction)) return none
  const own = inks.map(([left, bottom, right, top]): Rect => {
    const [x, y, u, v] = [(left - e) / a, (bottom - f) / d, (right - e) / a, (top - f) / d]
    return [Math.min(x, u), Math.min(y, v), Math.max(x, u), Math.max(y, v)]
  })
  const scale = scaleFor(own, bounds, emOf(pdfium, object, direction))
  const bitmap = scale > 0 ? pdfium.call('FPDFTextObj_GetRenderedBitmap', document, page, object, scale) : 0
  if (bitmap === 0) return none
  const picture: Picture = {
    bytes: new Uint8Array(pdfium.memory.buffer),
    start: pdfium.call('FPDFBitmap_GetBuffer', bitmap),
    stride: pdfium.call('FPDFBitmap_GetStride', bitmap),
    width: pdfium.call('FPDFBitmap_GetWidth', bitmap),
    height: pdfium.call('FPDFBitmap_GetHeight', bitmap),
  }
  const [x, y] = [bounds[0], bounds[3]]
  const grids = own.map(([left, bottom, right, top]) => {
    const area: Rect = [(left - x) * scale, (y - top) * scale, (right - x) * scale, (y - bottom) * scale]
    const grid = gridIn(picture, area)
    return grid && upright(grid, direction)
  })
  pdfium.call('FPDFBitmap_Destroy', bitmap)
  return grids
}

const isSlanted = ([a, b]: Matrix): boolean => Math.min(Math.abs(a), Math.abs(b)) > TURNED * Math.hypot(a, b)

/** Pixels per unit; 0 if the glyphs would be too small. */
function scaleFor(glyphs: readonly Rect[], bounds: Rect, em: number): number {
  const sides = glyphs.map(([left, bottom, right, top]) => Math.max(right - left, top - bottom))
  const [least, most] = [Math.min(...sides), Math.max(...sides)]
  const usual = EM_PIXELS / em
  const isUsual = usual * least >= FEWEST_PIXELS && usual * most <= LARGEST_PIXELS
  const room = MOST_PIXELS / ((bounds[2] - bounds[0]) * (bounds[3] - bounds[1]))
  const scale = Math.min(isUsual ? usual : GLYPH_PIXELS / least, Math.sqrt(room))
  return scale * least >= FEWEST_PIXELS ? scale : 0
}

/** The font's size in the object's own coordinates. */
function emOf(pdfium: Pdfium, object: number, [, , c, d]: Matrix): number {
  return Math.abs(fontSizeOf(pdfium, object)) * Math.hypot(c, d)
}

/** The grid of a letter that is drawn upside down, mirrored or turned by a quarter, as it is upright. */
function upright({ cells, aspect }: GlyphGrid, [a, b, c, d]: Matrix): GlyphGrid {
  const isTurned = Math.abs(b) > Math.abs(a)
  const [isLeftward, isDownward] = isTurned ? [b < 0, c > 0] : [a < 0, d < 0]
  if (!isTurned && !isLeftward && !isDownward) return { cells, aspect }
  const last = CELLS - 1
  const turned = cells.map((_, at) => {
    const column = isLeftward ? last - (at % CELLS) : at % CELLS
    const row = isDownward ? last - Math.floor(at / CELLS) : Math.floor(at / CELLS)
    // A turned line's first column is its lowest row (b > 0), and its top is on its left (c < 0).
    return (isTurned ? cells[(last - column) * CELLS + row] : cells[row * CELLS + column]) ?? 0
  })
  return { cells: turned, aspect: isTurned ? 1 / aspect : aspect }
}
