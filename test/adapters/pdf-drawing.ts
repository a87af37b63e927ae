/** Renders pages with PDFium, to compare highlights with the ink under them. */

import { pdfiumModule } from '../../local/pdfium.ts'
import { withDocument, withPage } from '../../src/server/adapters/pdf/engine/document.ts'
import { pdfEngine } from '../../src/server/adapters/pdf/engine/engine.ts'
import type { Pdfium } from '../../src/server/adapters/pdf/engine/pdfium.ts'
import { draw, inkOf, leaveText, type Picture } from './pdf-drawn-page.ts'

/** Pixels per point. */
const SCALE = 2

export interface InkedPage extends Picture {
  /** Whether each pixel is dark; row by row from the top. */
  readonly ink: Uint8Array
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
  leaveText(pdfium, page)
  const picture = draw(pdfium, page, 0, SCALE)
  return { ...picture, ink: inkOf(picture) }
}
