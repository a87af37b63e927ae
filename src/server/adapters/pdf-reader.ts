/** Reads a PDF's text with PDFium, within the bounds of domain/pdf-limits. */
import type { PageText } from '../../domain/page-text.ts'
import { MAX_CHARACTERS, MAX_PAGES, MAX_READ_MS } from '../../domain/pdf-limits.ts'
import type { DocumentReader, ReadOutcome } from '../ports.ts'
import { SCRATCH_BYTES } from './pdf-char-box.ts'
import { withDocument, withPage } from './pdf-document.ts'
import { PdfEngineAbort, type Pdfium, pdfEngine } from './pdf-engine.ts'
import { type Desk, readPageText } from './pdf-page-text.ts'
import { createTextBuffer } from './pdf-text-buffer.ts'
import { type PageSigns, signsOf, warningsOf } from './pdf-warnings.ts'

/** Pages between two looks at the clock; a worker's clock stands still until it has waited for something. */
const PAGES_A_LOOK = 16

const TOO_COMPLEX: ReadOutcome = { ok: false, failure: 'too-complex' }

/** `wasm` is @embedpdf/pdfium's module. */
export function createPdfReader(wasm: WebAssembly.Module): DocumentReader {
  const engine = pdfEngine(wasm)
  return {
    async read(pdf) {
      try {
        return await engine.run((pdfium) => readDocument(pdfium, pdf))
      } catch (error) {
        if (error instanceof PdfEngineAbort) return TOO_COMPLEX
        throw error
      }
    },
  }
}

async function readDocument(pdfium: Pdfium, pdf: Uint8Array): Promise<ReadOutcome> {
  const opened = await withDocument(pdfium, pdf, (document) => readPages(pdfium, document))
  if (opened.ok) return opened.value
  return { ok: false, failure: opened.encrypted ? 'encrypted' : 'damaged' }
}

async function readPages(pdfium: Pdfium, document: number): Promise<ReadOutcome> {
  const desk: Desk = { scratch: pdfium.allocate(SCRATCH_BYTES), buffer: createTextBuffer() }
  const outcome = await readPagesAt(desk, pdfium, document)
  pdfium.call('free', desk.scratch)
  return outcome
}

async function readPagesAt(desk: Desk, pdfium: Pdfium, document: number): Promise<ReadOutcome> {
  const count = pdfium.call('FPDF_GetPageCount', document)
  if (count <= 0) return { ok: false, failure: 'damaged' }
  if (count > MAX_PAGES) return { ok: false, failure: 'too-many-pages' }
  const started = Date.now()
  const pages: PageText[] = []
  const signs: PageSigns[] = []
  let room = MAX_CHARACTERS
  for (let index = 0; index < count; index++) {
    const read = readPage(desk, pdfium, document, index, room)
    if (read === 'too-long') return TOO_COMPLEX
    if (read) signs.push(read.signs)
    pages.push(read?.page ?? unreadable(index + 1))
    room -= read?.page.text.length ?? 0
    if (index % PAGES_A_LOOK === PAGES_A_LOOK - 1 && (await elapsed(started)) > MAX_READ_MS)
      return TOO_COMPLEX
  }
  if (signs.length === 0) return { ok: false, failure: 'damaged' }
  return { ok: true, document: { pages, warnings: warningsOf(signs) } }
}

interface PageWithSigns {
  readonly page: PageText
  readonly signs: PageSigns
}

/** Undefined when the page can't be loaded, 'too-long' when it has more than `room` characters. */
function readPage(
  desk: Desk,
  pdfium: Pdfium,
  document: number,
  index: number,
  room: number,
): PageWithSigns | 'too-long' | undefined {
  return withPage(pdfium, document, index, (page) => {
    const textPage = pdfium.call('FPDFText_LoadPage', page)
    if (textPage === 0) return undefined
    if (pdfium.call('FPDFText_CountChars', textPage) > room) return 'too-long'
    const read = readPageText(pdfium, page, textPage, index + 1, desk)
    const signs = signsOf(read)
    pdfium.call('FPDFText_ClosePage', textPage)
    return { page: read.page, signs }
  })
}

/** An A4 page without text, for a page that can't be loaded. */
function unreadable(number: number): PageText {
  return { number, width: 595, height: 842, rotation: 0, text: '', boxes: new Float32Array(0) }
}

async function elapsed(started: number): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 0))
  return Date.now() - started
}
