/** Strips of a page drawn by PDFium, and what their pixels show of the glyphs. */
import type { Rect } from '../../engine/document.ts'
import type { Pdfium } from '../../engine/engine.ts'
import type { Painting } from '../objects/painting.ts'
import { isWordy } from '../text/character-kinds.ts'
import { LARGE, LEAST_DIFFERENCE, LEAST_FOR_LARGE, LEAST_UNDER_FIGURE } from '../visibility/surroundings.ts'

/** Share of the rows and of the columns of a letter's box in which it must be visible, and of a sign with gaps like ":". */
const SHOWN_SHARE = 0.6
const SIGN_SHARE = 0.35
/** A Latin letter at least this wide for its height that fills this much of its box is a block. */
const BLOCK_WIDE = 0.5
const BLOCK_SHARE = 0.97
const LAST_LATIN = 0x250
const FEW_PIXELS = 4

/** Minimum brightness range in a picture of words. */
const INK = 40

const FORMAT_BGRX = 3
const WITH_ANNOTATIONS = 1
/** Pixels around a strip. */
export const MARGIN = 2

export interface Canvas {
  readonly page: number
  /** The page's crop box. */
  readonly visible: Rect
  /** Clockwise quarter turns of the page as displayed. */
  readonly turns: number
  readonly painting: Painting
  /** Text objects without characters: PDFium omits text written twice at the same place. */
  readonly doubles: readonly number[]
}

/** A drawn strip: four bytes per pixel (blue, green, red, unused), rows from the top. */
export interface Drawing {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
  /** Maps user space to pixels. */
  readonly toPixels: (box: Rect) => Rect
}

export function draw(
  pdfium: Pdfium,
  canvas: Pick<Canvas, 'page' | 'visible' | 'turns'>,
  box: Rect,
  scale: number,
): Drawing | undefined {
  const { page, visible, turns } = canvas
  const left = Math.floor((box[0] - visible[0]) * scale) - MARGIN
  const top = Math.floor((visible[3] - box[3]) * scale) - MARGIN
  const width = Math.ceil((box[2] - visible[0]) * scale) + MARGIN - left
  const height = Math.ceil((visible[3] - box[1]) * scale) + MARGIN - top
  const bitmap = pdfium.call('FPDFBitmap_CreateEx', width, height, FORMAT_BGRX, 0, 0)
  if (bitmap === 0) return undefined
  pdfium.call('FPDFBitmap_FillRect', bitmap, 0, 0, width, height, 0xffffffff | 0)
  const across = Math.round((visible[2] - visible[0]) * scale)
  const down = Math.round((visible[3] - visible[1]) * scale)
  const upright = (4 - turns) & 3
  pdfium.call('FPDF_RenderPageBitmap', bitmap, page, -left, -top, across, down, upright, WITH_ANNOTATIONS)
  const stride = pdfium.call('FPDFBitmap_GetStride', bitmap)
  const buffer = pdfium.call('FPDFBitmap_GetBuffer', bitmap)
  const bytes = packed(new Uint8Array(pdfium.memory.buffer, buffer, stride * height), stride, width, height)
  pdfium.call('FPDFBitmap_Destroy', bitmap)
  const toPixels = (rect: Rect): Rect => [
    (rect[0] - visible[0]) * scale - left,
    (visible[3] - rect[3]) * scale - top,
    (rect[2] - visible[0]) * scale - left,
    (visible[3] - rect[1]) * scale - top,
  ]
  return { bytes, width, height, toPixels }
}

function packed(bytes: Uint8Array, stride: number, width: number, height: number): Uint8Array {
  if (stride === width * 4) return bytes.slice()
  const copy = new Uint8Array(width * height * 4)
  for (let row = 0; row < height; row++) {
    copy.set(bytes.subarray(row * stride, row * stride + width * 4), row * width * 4)
  }
  return copy
}

export type Shown = 'seen' | 'partly' | 'hidden'

/** Whether the text changes pixels in enough rows and columns of the glyph's box, and shows more than a block. */
export function shownOf(
  shown: Drawing,
  bare: Drawing,
  {
    box,
    code,
    isUnderFigure,
  }: { readonly box: Rect; readonly code: number; readonly isUnderFigure?: boolean },
): Shown {
  const share = isWordy(code) ? SHOWN_SHARE : SIGN_SHARE
  const isLarge = box[3] - box[1] >= LARGE
  const least = isUnderFigure ? LEAST_UNDER_FIGURE : isLarge ? LEAST_FOR_LARGE : LEAST_DIFFERENCE
  const area = pixelArea(shown, box)
  const columns = new Set<number>()
  const rows = new Set<number>()
  let [changed, contrast] = [0, 0]
  eachPixel(shown, area, (x, y, at) => {
    const by = pixelDifference(shown.bytes, bare.bytes, at)
    if (by < least) return
    columns.add(x)
    rows.add(y)
    changed += 1
    contrast += by
  })
  const [wide, high] = [area[2] - area[0], area[3] - area[1]]
  const isBlock = isLatin(code) && wide >= high * BLOCK_WIDE && changed >= wide * high * BLOCK_SHARE
  const isWhole = isEnough(columns.size, wide, share) && isEnough(rows.size, high, share)
  if (isWhole && !isBlock && !isBusy(bare, area, contrast / changed)) return 'seen'
  return changed > 0 ? 'partly' : 'hidden'
}

/** Share of a glyph's box that may show something else about as clearly as the glyph, and what counts as that. */
const BUSY_SHARE = 0.3
const ABOUT_AS_CLEAR = 0.6

/** Whether a glyph of this contrast is lost in what else is drawn there, as letters are under a row of signs. */
function isBusy(bare: Drawing, area: Rect, contrast: number): boolean {
  const [darkest, lightest] = rangeIn(bare, area)
  if (lightest - darkest < ABOUT_AS_CLEAR * contrast) return false
  const lights: number[] = []
  eachPixel(bare, area, (_x, _y, at) => lights.push(lightAt(bare.bytes, at)))
  const ground = lights.sort((a, b) => a - b)[lights.length >> 1] ?? 0
  const other = lights.filter((light) => Math.abs(light - ground) >= ABOUT_AS_CLEAR * contrast)
  return lights.length > FEW_PIXELS * FEW_PIXELS && other.length > BUSY_SHARE * lights.length
}

/** The least and the greatest brightness. */
function rangeIn(drawing: Drawing, area: Rect): readonly [darkest: number, lightest: number] {
  let [darkest, lightest] = [255, 0]
  eachPixel(drawing, area, (_x, _y, at) => {
    const light = lightAt(drawing.bytes, at)
    darkest = Math.min(darkest, light)
    lightest = Math.max(lightest, light)
  })
  return [darkest, lightest]
}

const isLatin = (code: number): boolean => code < LAST_LATIN && isWordy(code)

/** For a dot or a dash a single pixel is enough. */
function isEnough(changed: number, all: number, share: number): boolean {
  return changed > 0 && (all <= FEW_PIXELS || changed >= all * share)
}

/** Whether there are light and dark pixels, as in words. */
export function hasInk(bare: Drawing, [left, bottom, right, top]: Rect): boolean {
  const wider = (top - bottom) / 2
  const area = pixelArea(bare, [left - wider, bottom, right + wider, top])
  const [darkest, lightest] = rangeIn(bare, area)
  return lightest - darkest >= INK
}

/** Least range of brightness of a figure, and least area in squares of its box's shorter side. */
const FIGURE_RANGE = 90
const FIGURE_AREA = 0.015

/** Whether the box shows something other than rules that run through it, on a plain ground. */
export function showsFigure(drawing: Drawing, box: Rect): boolean {
  const area = pixelArea(drawing, box)
  const [wide, high] = [area[2] - area[0], area[3] - area[1]]
  const [darkest, lightest] = rangeIn(drawing, area)
  if (lightest - darkest < FIGURE_RANGE) return false
  const middle = (lightest + darkest) / 2
  let dark = 0
  eachPixel(drawing, area, (_x, _y, at) => {
    dark += Number(lightAt(drawing.bytes, at) < middle)
  })
  const isLight = dark > (wide * high) / 2
  const isFigure = (at: number): boolean => lightAt(drawing.bytes, at) < middle !== isLight
  const [columns, rows] = [new Uint32Array(wide), new Uint32Array(high)]
  eachPixel(drawing, area, (x, y, at) => {
    if (!isFigure(at)) return
    const [column, row] = [x - area[0], y - area[1]]
    columns[column] = (columns[column] ?? 0) + 1
    rows[row] = (rows[row] ?? 0) + 1
  })
  let rest = 0
  eachPixel(drawing, area, (x, y, at) => {
    rest += Number(isFigure(at) && columns[x - area[0]] !== high && rows[y - area[1]] !== wide)
  })
  return rest > FIGURE_AREA * Math.min(wide, high) ** 2
}

/** Like `difference`, for blue, green and red. */
function pixelDifference(one: Uint8Array, other: Uint8Array, at: number): number {
  const blue = Math.abs((one[at] ?? 0) - (other[at] ?? 0))
  const green = Math.abs((one[at + 1] ?? 0) - (other[at + 1] ?? 0))
  const red = Math.abs((one[at + 2] ?? 0) - (other[at + 2] ?? 0))
  return 0.3 * red + 0.59 * green + 0.11 * blue
}

/** Brightness from 0 to 255. */
export function lightAt(bytes: Uint8Array, at: number): number {
  return 0.3 * (bytes[at + 2] ?? 0) + 0.59 * (bytes[at + 1] ?? 0) + 0.11 * (bytes[at] ?? 0)
}

function pixelArea({ toPixels, width, height }: Drawing, box: Rect): Rect {
  const [left, top, right, bottom] = toPixels(box)
  const from = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))] as const
  const to = [Math.min(width, Math.ceil(right)), Math.min(height, Math.ceil(bottom))] as const
  return [from[0], from[1], Math.max(to[0], from[0] + 1), Math.max(to[1], from[1] + 1)]
}

function eachPixel(
  { width, height }: Drawing,
  [left, top, right, bottom]: Rect,
  look: (x: number, y: number, at: number) => void,
): void {
  for (let y = top; y < Math.min(bottom, height); y++) {
    for (let x = left; x < Math.min(right, width); x++) look(x, y, (y * width + x) * 4)
  }
}
