/** Renders pages with PDFium, to compare highlights with the ink under them. */
import { pdfiumModule } from '../../local/pdfium.ts'
import {
  type Rect,
  visibleBox,
  withDocument,
  withPage,
} from '../../src/server/adapters/pdf/engine/document.ts'
import { type Pdfium, pdfEngine } from '../../src/server/adapters/pdf/engine/engine.ts'

/** Pixels per point. */
const SCALE = 2
const FORMAT_BGRX = 3
const DARK = 160

export interface InkedPage {
  readonly width: number
  readonly height: number
  /** Whether each pixel is dark; row by row from the top. */
  readonly ink: Uint8Array
  /** Converts from user space to pixels: left, top, right, bottom. */
  toPixels(box: Rect): Rect
}

/** Renders only the text of the given pages (from 1), unrotated, without lines, pictures and annotations. */
export async function drawPages(pdf: Uint8Array, numbers: readonly number[]): Promise<readonly InkedPage[]> {
  return pdfEngine(pdfiumModule()).run(async (pdfium) => {
    const opened = await withDocument(pdfium, pdf, async (document) => {
      const drawn: InkedPage[] = []
      for (const number of numbers) {
        const page = await withPage(pdfium, document, number - 1, (handle) => drawPage(pdfium, handle))
        if (page) drawn.push(page)
      }
      return drawn
    })
    return opened.ok ? opened.value : []
  })
}

function drawPage(pdfium: Pdfium, page: number): InkedPage {
  const [left, bottom, right, top] = visibleBox(pdfium, page)
  const [width, height] = [Math.round((right - left) * SCALE), Math.round((top - bottom) * SCALE)]
  const bitmap = pdfium.call('FPDFBitmap_CreateEx', width, height, FORMAT_BGRX, 0, 0)
  pdfium.call('FPDFBitmap_FillRect', bitmap, 0, 0, width, height, -1)
  textAlone(pdfium, pdfium.call('FPDFPage_CountObjects', page), (at) =>
    pdfium.call('FPDFPage_GetObject', page, at),
  )
  const upright = (4 - pdfium.call('FPDFPage_GetRotation', page)) & 3
  pdfium.call('FPDF_RenderPageBitmap', bitmap, page, 0, 0, width, height, upright, 0)
  const buffer = pdfium.call('FPDFBitmap_GetBuffer', bitmap)
  const bytes = new Uint8Array(pdfium.memory.buffer, buffer, width * height * 4)
  // A plain loop: Uint8Array.from with a function takes twenty times as long for two million pixels.
  const ink = new Uint8Array(width * height)
  for (let at = 0; at < ink.length; at++) ink[at] = Number((bytes[at * 4 + 1] ?? 255) < DARK)
  pdfium.call('FPDFBitmap_Destroy', bitmap)
  const toPixels = (box: Rect): Rect => [
    (box[0] - left) * SCALE,
    (top - box[3]) * SCALE,
    (box[2] - left) * SCALE,
    (top - box[1]) * SCALE,
  ]
  return { width, height, ink, toPixels }
}

const TEXT = 1
const FORM = 5

/** Deactivates every object that is not text. */
function textAlone(pdfium: Pdfium, count: number, objectAt: (at: number) => number): void {
  for (let at = 0; at < count; at++) {
    const object = objectAt(at)
    const type = pdfium.call('FPDFPageObj_GetType', object)
    if (type === FORM) {
      const inner = pdfium.call('FPDFFormObj_CountObjects', object)
      textAlone(pdfium, inner, (index) => pdfium.call('FPDFFormObj_GetObject', object, index))
    } else if (type !== TEXT) pdfium.call('FPDFPageObj_SetIsActive', object, 0)
  }
}
