/** What single glyphs look like: a text object is drawn alone, and its glyphs are measured on a coarse grid. */
import type { Rect } from '../../engine/document.ts'
import type { Pdfium } from '../../engine/engine.ts'
import { boundsOf, fontSizeOf, type Matrix, matrixOf } from '../../engine/objects.ts'

/** Cells of a glyph's grid, across and down. */
export const CELLS = 8
/**
 * Pixels per em, always the same so that PDFium rasterises each glyph once; pixels of a glyph's longer side in a font
 * without a usual em; the least and most of them; the most of a whole text object.
 */
const EM_PIXELS = 28
const GLYPH_PIXELS = 16
const FEWEST_PIXELS = 8
const LARGEST_PIXELS = 48
export const MOST_PIXELS = 200_000
/** A glyph narrower or flatter than this share of its longer side is set in the middle of an area of that share. */
const NARROWEST = 0.5
/** Share of the greatest opacity from which a pixel belongs to a glyph. */
const INKED = 0.4
/** Opacity (0 to 255) of a pixel well inside a stroke. */
const OPAQUE = 160
/** Pixels by which the ink may be from the bounds that the font gives, where these are taken. */
const EXACT = 1.5
/** Slope above which text is neither level nor upright. */
const TURNED = 0.02

/** Opacity of each cell (0 to 255), row by row from the top of the upright letter, and its width divided by its height. */
export interface GlyphGrid {
  readonly cells: Uint8Array
  readonly aspect: number
}

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
  at: number,
): readonly (GlyphGrid | undefined)[] {
  const none = inks.map(() => undefined)
  const bounds = boundsOf(pdfium, object, at)
  const direction = matrixOf(pdfium, object, at)
  if (!bounds || b !== 0 || c !== 0 || a === 0 || d === 0 || isSlanted(direction)) return none
  const own = inks.map(([left, bottom, right, top]): Rect => {
    const [x, y, u, v] = [(left - e) / a, (bottom - f) / d, (right - e) / a, (top - f) / d]
    return [Math.min(x, u), Math.min(y, v), Math.max(x, u), Math.max(y, v)]
  })
  const scale = scaleFor(own, bounds, emOf(pdfium, object, direction, at))
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
function emOf(pdfium: Pdfium, object: number, [, , c, d]: Matrix, at: number): number {
  return Math.abs(fontSizeOf(pdfium, object, at)) * Math.hypot(c, d)
}

/** Four bytes per pixel, of which the last is the opacity. */
interface Picture {
  readonly bytes: Uint8Array
  readonly start: number
  readonly stride: number
  readonly width: number
  readonly height: number
}

function opacityAt(picture: Picture, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) return 0
  return picture.bytes[picture.start + y * picture.stride + x * 4 + 3] ?? 0
}

/** `area`: left, top, right and bottom in pixels. */
function gridIn(picture: Picture, area: Rect): GlyphGrid | undefined {
  const whole = pixelsOf(area)
  const inked = inkedPart(picture, whole)
  if (!inked || isCut(picture, area)) return undefined
  const isExact = inked.every((side, at) => Math.abs(side - (area[at] ?? 0)) <= EXACT)
  const bounds = isExact ? area : inked
  const [wide, high] = [bounds[2] - bounds[0], bounds[3] - bounds[1]]
  const least = NARROWEST * Math.max(wide, high)
  const [x, y] = [Math.max(0, least - wide) / 2, Math.max(0, least - high) / 2]
  const cells = cellsOf(picture, whole, [bounds[0] - x, bounds[1] - y, bounds[2] + x, bounds[3] + y])
  return { cells, aspect: wide / high }
}

/** Rows in which a glyph goes on beside its area, from which it is cut off. */
const CUT_ROWS = 3

/** Whether the glyph goes on to the left or right of the area. */
function isCut(picture: Picture, [left, top, right, bottom]: Rect): boolean {
  const goesOn = (inside: number, outside: number): boolean => {
    let rows = 0
    for (let y = Math.floor(top); y < bottom; y++) {
      if (opacityAt(picture, inside, y) > OPAQUE && opacityAt(picture, outside, y) > OPAQUE) rows += 1
    }
    return rows >= CUT_ROWS
  }
  const [first, last] = [Math.floor(left), Math.ceil(right) - 1]
  return goesOn(first, first - 1) || goesOn(last, last + 1)
}

/** The smallest area of whole pixels that contains the ink. */
function inkedPart(picture: Picture, whole: Rect): Rect | undefined {
  let most = 1
  for (let y = whole[1]; y < whole[3]; y++)
    for (let x = whole[0]; x < whole[2]; x++) most = Math.max(most, opacityAt(picture, x, y))
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let y = whole[1]; y < whole[3]; y++) {
    for (let x = whole[0]; x < whole[2]; x++) {
      if (opacityAt(picture, x, y) < INKED * most) continue
      left = Math.min(left, x)
      top = Math.min(top, y)
      right = Math.max(right, x + 1)
      bottom = y + 1
    }
  }
  return left < right ? [left, top, right, bottom] : undefined
}

const pixelsOf = ([left, top, right, bottom]: Rect): Rect => [
  Math.floor(left),
  Math.floor(top),
  Math.ceil(right),
  Math.ceil(bottom),
]

/** Mean opacity of each cell of `bounds`, of which only what lies in `whole` has ink. */
function cellsOf(picture: Picture, whole: Rect, [left, top, right, bottom]: Rect): Uint8Array {
  const cells = new Uint8Array(CELLS * CELLS)
  const [across, down] = [(right - left) / CELLS, (bottom - top) / CELLS]
  for (let at = 0; at < cells.length; at++) {
    const [from, to] = [left + (at % CELLS) * across, left + ((at % CELLS) + 1) * across]
    const [upper, lower] = [top + Math.floor(at / CELLS) * down, top + (Math.floor(at / CELLS) + 1) * down]
    const first = Math.max(Math.floor(from), whole[0])
    const last = Math.min(Math.ceil(to), whole[2])
    const end = Math.min(Math.ceil(lower), whole[3])
    let sum = 0
    for (let y = Math.max(Math.floor(upper), whole[1]); y < end; y++) {
      const high = Math.min(lower, y + 1) - Math.max(upper, y)
      for (let x = first; x < last; x++) {
        const wide = Math.min(to, x + 1) - Math.max(from, x)
        sum += opacityAt(picture, x, y) * wide * high
      }
    }
    cells[at] = Math.round(sum / ((to - from) * (lower - upper)))
  }
  return cells
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
