/** Extracts pages of a PDF with PDFium, without the parts of the file that they don't need. */
import type { DocumentCutter } from '../../../base/ports.ts'
import { savedCopy, withDocument } from './document.ts'
import { pdfEngine } from './engine.ts'
import type { Pdfium } from './pdfium.ts'

/** `wasm` is @embedpdf/pdfium's module. */
export function createPdfCutter(wasm: WebAssembly.Module): DocumentCutter {
  return {
    cut: (pdf, first, last) =>
      pdfEngine(wasm).attempt((pdfium) => cutPages(pdfium, pdf, `${first}-${last}`, () => undefined)),
  }
}

/** `pages`: numbers and ranges, as "1,3-5"; `change` gets PDFium's handle of the document that they become. */
export async function cutPages(
  pdfium: Pdfium,
  pdf: Uint8Array,
  pages: string,
  change: (part: number) => void | Promise<void>,
): Promise<Uint8Array | undefined> {
  const opened = await withDocument(pdfium, pdf, async (document) => {
    const part = pdfium.call('FPDF_CreateNewDocument')
    const isCut = pdfium.lendAscii(pages, (range) =>
      pdfium.call('FPDF_ImportPages', part, document, range, 0),
    )
    await change(part)
    const bytes = isCut === 0 ? undefined : savedCopy(pdfium, part)
    pdfium.call('FPDF_CloseDocument', part)
    return bytes
  })
  return opened.ok ? opened.value : undefined
}
