/** Draws a page's words and its annotations separately, unrotated. */
import { type Rect, visibleBox } from '../../src/server/adapters/pdf/engine/document.ts'
import type { Pdfium } from '../../src/server/adapters/pdf/engine/pdfium.ts'

const FORMAT_BGRX = 3
const TEXT = 1
const FORM = 5
/** Pixels per point. */
const SCALE = 3
const MOST_PIXELS = 6_000_000
const DARK = 160

export interface Picture {
  readonly width: number
  readonly height: number
  /** Pixels per point. */
  readonly scale: number
  /** Four bytes a pixel, row by row from the top. */
  readonly colours: Uint8Array
  /** From user space to pixels: left, top, right, bottom. */
  toPixels(box: Rect): Rect
}

/** Deactivates every object of the page that is not text; `change` is called with each that is. */
export function leaveText(pdfium: Pdfium, page: number, change: (object: number) => void = () => {}): void {
  const leave = (count: number, objectAt: (at: number) => number): void => {
    for (let at = 0; at < count; at++) {
      const object = objectAt(at)
      const type = pdfium.call('FPDFPageObj_GetType', object)
      if (type === FORM) {
        const inner = pdfium.call('FPDFFormObj_CountObjects', object)
        leave(inner, (index) => pdfium.call('FPDFFormObj_GetObject', object, index))
      } else if (type === TEXT) change(object)
      else pdfium.call('FPDFPageObj_SetIsActive', object, 0)
    }
  }
  leave(pdfium.call('FPDFPage_CountObjects', page), (at) => pdfium.call('FPDFPage_GetObject', page, at))
}

/** 1 for each dark pixel. */
export function inkOf({ width, height, colours }: Picture): Uint8Array {
  // A plain loop: Uint8Array.from with a function takes twenty times as long for two million pixels.
  const ink = new Uint8Array(width * height)
  for (let at = 0; at < ink.length; at++) ink[at] = Number((colours[at * 4 + 1] ?? 255) < DARK)
  return ink
}

/** `most`: pixels per point, fewer where the page would have more than MOST_PIXELS. */
export function draw(pdfium: Pdfium, page: number, flags: number, most = SCALE): Picture {
  const [left, bottom, right, top] = visibleBox(pdfium, page)
  const scale = Math.min(most, Math.sqrt(MOST_PIXELS / Math.max(1, (right - left) * (top - bottom))))
  const [width, height] = [Math.ceil((right - left) * scale), Math.ceil((top - bottom) * scale)]
  const bitmap = pdfium.call('FPDFBitmap_CreateEx', width, height, FORMAT_BGRX, 0, 0)
  pdfium.call('FPDFBitmap_FillRect', bitmap, 0, 0, width, height, -1)
  const upright = (4 - pdfium.call('FPDFPage_GetRotation', page)) & 3
  pdfium.call('FPDF_RenderPageBitmap', bitmap, page, 0, 0, width, height, upright, flags)
  const buffer = pdfium.call('FPDFBitmap_GetBuffer', bitmap)
  const colours = new Uint8Array(pdfium.memory.buffer, buffer, width * height * 4).slice()
  pdfium.call('FPDFBitmap_Destroy', bitmap)
  const toPixels = (box: Rect): Rect => [
    (box[0] - left) * scale,
    (top - box[3]) * scale,
    (box[2] - left) * scale,
    (top - box[1]) * scale,
  ]
  return { width, height, scale, colours, toPixels }
}
