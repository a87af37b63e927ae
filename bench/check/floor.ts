/** What reading a PDF takes at least: PDFium parses it and gives each character and its box. */
import { withDocument, withPage } from '../../src/server/adapters/pdf/engine/document.ts'
import { pdfEngine } from '../../src/server/adapters/pdf/engine/engine.ts'
import type { Pdfium } from '../../src/server/adapters/pdf/engine/pdfium.ts'

/** Returns the number of characters. */
export async function floorOf(wasm: WebAssembly.Module, pdf: Uint8Array): Promise<number> {
  return pdfEngine(wasm).run(async (pdfium) => {
    const opened = await withDocument(pdfium, pdf, async (document) => {
      let characters = 0
      const pages = pdfium.call('FPDF_GetPageCount', document)
      for (let index = 0; index < pages; index++)
        characters += (await withPage(pdfium, document, index, (page) => charactersOf(pdfium, page))) ?? 0
      return characters
    })
    return opened.ok ? opened.value : 0
  })
}

function charactersOf(pdfium: Pdfium, page: number): number {
  const unicode = pdfium.fn('FPDFText_GetUnicode')
  const box = pdfium.fn('FPDFText_GetLooseCharBox')
  const text = pdfium.call('FPDFText_LoadPage', page)
  const count = pdfium.call('FPDFText_CountChars', text)
  let known = 0
  for (let index = 0; index < count; index++)
    known += Number(unicode(text, index) > 0 && box(text, index, pdfium.scratch) > 0)
  pdfium.call('FPDFText_ClosePage', text)
  return known
}
