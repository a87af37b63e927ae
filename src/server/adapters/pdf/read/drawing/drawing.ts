/** Strips of a page drawn by PDFium, and their pixels. */
import type { Rect } from '../../engine/document.ts'
import { withoutObjects } from '../../engine/objects.ts'
import type { Pdfium } from '../../engine/pdfium.ts'

const FORMAT_BGRX = 3
const WITH_ANNOTATIONS = 1
/** Pixels around a strip. */
const MARGIN = 2

/** How a page is displayed. */
export interface View {
  readonly page: number
  /** The page's crop box. */
  readonly visible: Rect
  /** Clockwise quarter turns of the page as displayed. */
  readonly turns: number
}

/** A drawn strip: four bytes per pixel (blue, green, red, unused), rows from the top. */
export interface Drawing {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
  /** Maps user space to pixels. */
  readonly toPixels: (box: Rect) => Rect
}

/** A strip that is being drawn. */
export interface Sheet {
  /** Draws the page over what is there, without these objects. */
  draw(leftOut: readonly number[]): void
  /** Ends the drawing. */
  taken(): Drawing
}

/** Undefined if there is no memory for it. */
export function openSheet(
  pdfium: Pdfium,
  { page, visible, turns }: View,
  box: Rect,
  scale: number,
): Sheet | undefined {
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
  const toPixels = (rect: Rect): Rect => [
    (rect[0] - visible[0]) * scale - left,
    (visible[3] - rect[3]) * scale - top,
    (rect[2] - visible[0]) * scale - left,
    (visible[3] - rect[1]) * scale - top,
  ]
  return {
    draw(leftOut) {
      const place = [-left, -top, across, down, upright]
      withoutObjects(pdfium, leftOut, () =>
        pdfium.call('FPDF_RenderPageBitmap', bitmap, page, ...place, WITH_ANNOTATIONS),
      )
    },
    taken() {
      const buffer = pdfium.call('FPDFBitmap_GetBuffer', bitmap)
      const bytes = new Uint8Array(pdfium.memory.buffer, buffer, width * height * 4).slice()
      pdfium.call('FPDFBitmap_Destroy', bitmap)
      return { bytes, width, height, toPixels }
    },
  }
}

/** Like `difference`, for blue, green and red. */
export function pixelDifference(one: Uint8Array, other: Uint8Array, at: number): number {
  const blue = Math.abs((one[at] ?? 0) - (other[at] ?? 0))
  const green = Math.abs((one[at + 1] ?? 0) - (other[at + 1] ?? 0))
  const red = Math.abs((one[at + 2] ?? 0) - (other[at + 2] ?? 0))
  return (77 * red + 150 * green + 29 * blue) >> 8
}

/** Brightness from 0 to 255. */
export function lightAt(bytes: Uint8Array, at: number): number {
  return (77 * (bytes[at + 2] ?? 0) + 150 * (bytes[at + 1] ?? 0) + 29 * (bytes[at] ?? 0)) >> 8
}
