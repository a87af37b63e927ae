/** Extracts pages of a PDF with PDFium, without the parts of the file that they don't need. */
import type { DocumentCutter } from '../../../base/ports.ts'
import { savedCopy, withDocument } from './document.ts'
import { pdfEngine } from './engine.ts'
import { PdfEngineAbort, type Pdfium } from './pdfium.ts'

/** `wasm` is @embedpdf/pdfium's module. */
export function createPdfCutter(wasm: WebAssembly.Module): DocumentCutter {
  const engine = pdfEngine(wasm)
  return {
    async cut(pdf, first, last) {
      try {
        return await engine.run(async (pdfium) => {
          const opened = await withDocument(pdfium, pdf, (document) => pagesOf(pdfium, document, first, last))
          return opened.ok ? opened.value : undefined
        })
      } catch (error) {
        if (error instanceof PdfEngineAbort) return undefined
        throw error
      }
    },
  }
}

function pagesOf(pdfium: Pdfium, document: number, first: number, last: number): Uint8Array | undefined {
  const part = pdfium.call('FPDF_CreateNewDocument')
  const isCut = pdfium.lendAscii(`${first}-${last}`, (range) =>
    pdfium.call('FPDF_ImportPages', part, document, range, 0),
  )
  const bytes = isCut === 0 ? undefined : savedCopy(pdfium, part)
  pdfium.call('FPDF_CloseDocument', part)
  return bytes
}
