/** Pictures of pages, for a model that accepts pictures. */
import type { PagePainter } from '../../../base/ports.ts'
import { area, extent, withDocument, withPage } from '../engine/document.ts'
import { Effort } from '../engine/effort.ts'
import { pdfEngine } from '../engine/engine.ts'
import { DrawingBudget } from './drawing/budget.ts'
import { Canvas } from './drawing/canvas.ts'
import { lightAt } from './drawing/drawing.ts'
import { pngOf } from './drawing/png.ts'
import { catalogOf } from './file/catalog.ts'
import { pageObjectsOf } from './objects/page-objects.ts'

/** Pixels of a picture's longer side: ten-point type on A4 is then 15 high, and a picture at most 1.7 MB. */
const LONGER_SIDE = 1_280
/** Maximum pixels per point, so that a small page is not enlarged. */
const LARGEST_SCALE = 4
/** Pixels of all pictures on a page to decode for drawing it; a page scanned at 600 dots an inch has 35 million. */
const MOST_PIXELS = 40_000_000

/** `wasm` is @embedpdf/pdfium's module. */
export function createPagePainter(wasm: WebAssembly.Module): PagePainter {
  return {
    async paint(pdf, numbers) {
      const effort = new Effort(1, Infinity, undefined)
      const pictures = new Map<number, Uint8Array<ArrayBuffer>>()
      await pdfEngine(wasm).attempt((pdfium) =>
        withDocument(pdfium, pdf, async (document) => {
          const { areFieldsRedrawn } = catalogOf(pdfium, document)
          for (const number of numbers) {
            const budget = new DrawingBudget(pdf, MOST_PIXELS, effort)
            const picture = await withPage(pdfium, document, number - 1, (page) =>
              paint(new Canvas(pdfium, page, pageObjectsOf(pdfium, page, areFieldsRedrawn), budget)),
            )
            if (picture) pictures.set(number, picture)
          }
        }),
      )
      return pictures
    },
  }
}

/** Undefined for a page that would take long to draw. */
async function paint(canvas: Canvas): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const longer = Math.max(extent(canvas.visible, 0), extent(canvas.visible, 1))
  if (area(canvas.visible) === 0) return undefined
  const drawing = await canvas.drawDisplayed(Math.min(LARGEST_SCALE, LONGER_SIDE / longer))
  return drawing && pngOf(greyOf(drawing.bytes), drawing.width, drawing.height)
}

/** From four bytes per pixel. */
function greyOf(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes.length / 4).map((_, at) => lightAt(bytes, at * 4))
}
