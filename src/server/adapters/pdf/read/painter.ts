/** Pictures of pages, for a model that accepts pictures. */
import type { PagePainter } from '../../../ports.ts'
import { othersTurn } from '../../../turns.ts'
import { type Rect, visibleBox, withDocument, withPage } from '../engine/document.ts'
import { pdfEngine } from '../engine/engine.ts'
import { PdfEngineAbort, type Pdfium } from '../engine/pdfium.ts'
import { isQuick } from './drawing/canvas.ts'
import { draw } from './drawing/drawing.ts'
import { pngOf } from './drawing/png.ts'
import { type FileProperties, filePropertiesOf } from './file/file-properties.ts'
import { type Painting, paintingOf } from './objects/painting.ts'

/** Pixels of a picture's longer side: ten-point type on A4 is then 15 high, and a picture at most 1.7 MB. */
const LONGER_SIDE = 1_280
/** Maximum pixels per point, so that a small page is not enlarged. */
const LARGEST_SCALE = 4
/** Pixels of all pictures on a page to decode for drawing it; a page scanned at 600 dots an inch has 35 million. */
const MOST_PIXELS = 40_000_000

/** `wasm` is @embedpdf/pdfium's module. */
export function createPagePainter(wasm: WebAssembly.Module): PagePainter {
  const engine = pdfEngine(wasm)
  return {
    async paint(pdf, numbers) {
      const file = filePropertiesOf(pdf)
      const pictures = new Map<number, Uint8Array<ArrayBuffer>>()
      try {
        await engine.run((pdfium) =>
          withDocument(pdfium, pdf, async (document) => {
            for (const number of numbers) {
              const picture = await withPage(pdfium, document, number - 1, (page) =>
                paint(pdfium, page, file),
              )
              if (picture) pictures.set(number, picture)
              await othersTurn()
            }
          }),
        )
      } catch (error) {
        if (!(error instanceof PdfEngineAbort)) throw error
      }
      return pictures
    },
  }
}

/** Undefined for a page that would take long to draw. */
function paint(pdfium: Pdfium, page: number, file: FileProperties): Uint8Array<ArrayBuffer> | undefined {
  if (isSlow(paintingOf(pdfium, page, file), file.finestTile)) return undefined
  const [left, bottom, right, top] = visibleBox(pdfium, page)
  const isTurned = (pdfium.call('FPDFPage_GetRotation', page) & 1) === 1
  const [width, height] = isTurned ? [top - bottom, right - left] : [right - left, top - bottom]
  if (!(width > 0 && height > 0)) return undefined
  const scale = Math.min(LARGEST_SCALE, LONGER_SIDE / Math.max(width, height))
  const shown: Rect = [0, 0, width, height]
  // As displayed: PDFium applies the page's own rotation.
  const drawing = draw(pdfium, { page, visible: shown, turns: 0 }, shown, scale)
  return drawing && pngOf(greyOf(drawing.bytes), drawing.width, drawing.height)
}

function isSlow(painting: Painting, finestTile: number): boolean {
  const pixels = painting.painted.reduce((sum, each) => sum + each.pixels, 0)
  return pixels > MOST_PIXELS || !isQuick(painting, finestTile)
}

/** From four bytes per pixel (blue, green, red, unused). */
function greyOf(bytes: Uint8Array): Uint8Array {
  const grey = new Uint8Array(bytes.length / 4)
  for (let at = 0; at < grey.length; at++) {
    const [blue = 0, green = 0, red = 0] = [bytes[at * 4], bytes[at * 4 + 1], bytes[at * 4 + 2]]
    grey[at] = (red * 77 + green * 150 + blue * 29) >> 8
  }
  return grey
}
