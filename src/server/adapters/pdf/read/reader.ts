/** Reads a PDF's text with PDFium, within the bounds of domain/pdf-limits. */
import type { PageText, ReadFailure } from '../../../../domain/page-text.ts'
import { MAX_CHARACTERS, MAX_PAGES, MAX_READ_MS } from '../../../../domain/pdf-limits.ts'
import type { DocumentReader, ReadOutcome } from '../../../ports.ts'
import { withDocument, withPage } from '../engine/document.ts'
import { PdfEngineAbort, type Pdfium, pdfEngine } from '../engine/engine.ts'
import { SCRATCH_BYTES } from './char-box.ts'
import { type Desk, readPageText } from './page-text.ts'
import { hasPictureContent } from './picture-content.ts'
import { createTextBuffer } from './text-buffer.ts'
import { type PageSigns, readingOf, signsOf, warningsOf } from './warnings.ts'

/** Pages between two looks at the clock; a worker's clock stands still until it has waited for something. */
const PAGES_A_LOOK = 16

/** PDFium keeps what it has parsed until the document is closed: 27 MB for 1,000 pages of contracts. */
const PAGES_AN_OPENING = 250

/** `wasm` is @embedpdf/pdfium's module. */
export function createPdfReader(wasm: WebAssembly.Module): DocumentReader {
  const engine = pdfEngine(wasm)
  return {
    async read(pdf) {
      try {
        return await engine.run((pdfium) => readDocument(pdfium, pdf))
      } catch (error) {
        if (error instanceof PdfEngineAbort) return { ok: false, failure: 'too-complex' }
        throw error
      }
    },
  }
}

/** What has been read so far. */
interface Progress {
  readonly desk: Desk
  readonly started: number
  readonly pages: PageText[]
  readonly signs: PageSigns[]
  /** Characters that may still come. */
  room: number
}

async function readDocument(pdfium: Pdfium, pdf: Uint8Array): Promise<ReadOutcome> {
  const desk: Desk = { scratch: pdfium.allocate(SCRATCH_BYTES), buffer: createTextBuffer() }
  const progress: Progress = { desk, started: Date.now(), pages: [], signs: [], room: MAX_CHARACTERS }
  const failure = await readOpenings(pdfium, pdf, progress)
  pdfium.call('free', desk.scratch)
  if (failure) return { ok: false, failure }
  const { pages, signs } = progress
  if (signs.length === 0 || hasPictureContent(pdf)) return { ok: false, failure: 'damaged' }
  return { ok: true, document: { pages, warnings: warningsOf(signs) } }
}

async function readOpenings(
  pdfium: Pdfium,
  pdf: Uint8Array,
  progress: Progress,
): Promise<ReadFailure | undefined> {
  for (;;) {
    const opened = await withDocument(pdfium, pdf, (document) => readOpening(pdfium, document, progress))
    if (!opened.ok) return opened.encrypted ? 'encrypted' : 'damaged'
    if (opened.value === 'done') return undefined
    if (opened.value !== 'more') return opened.value
  }
}

/** Reads on from where `progress` stands, PAGES_AN_OPENING at most. */
async function readOpening(
  pdfium: Pdfium,
  document: number,
  progress: Progress,
): Promise<'done' | 'more' | ReadFailure> {
  const count = pdfium.call('FPDF_GetPageCount', document)
  if (count <= 0) return 'damaged'
  if (count > MAX_PAGES) return 'too-many-pages'
  const end = Math.min(count, progress.pages.length + PAGES_AN_OPENING)
  while (progress.pages.length < end) {
    const index = progress.pages.length
    const read = readPage(progress, pdfium, document, index)
    if (read === 'too-long') return 'too-complex'
    if (read) progress.signs.push(read.signs)
    progress.pages.push(read?.page ?? unreadable(index + 1))
    progress.room -= read?.page.text.length ?? 0
    const look = index % PAGES_A_LOOK === PAGES_A_LOOK - 1
    if (look && (await elapsed(progress.started)) > MAX_READ_MS) return 'too-complex'
  }
  return end === count ? 'done' : 'more'
}

interface PageWithSigns {
  readonly page: PageText
  readonly signs: PageSigns
}

/** Undefined when the page can't be loaded, 'too-long' when it has more characters than there is room for. */
function readPage(
  { desk, room }: Progress,
  pdfium: Pdfium,
  document: number,
  index: number,
): PageWithSigns | 'too-long' | undefined {
  return withPage(pdfium, document, index, (page) => {
    const textPage = pdfium.call('FPDFText_LoadPage', page)
    if (textPage === 0) return undefined
    if (pdfium.call('FPDFText_CountChars', textPage) > room) return 'too-long'
    const read = readPageText(pdfium, page, textPage, index + 1, desk)
    const signs = signsOf(read)
    pdfium.call('FPDFText_ClosePage', textPage)
    return { page: Object.assign(read.page, { reading: readingOf(read, signs) }), signs }
  })
}

/** An A4 page for one that can't be loaded: whatever it holds is not read. */
function unreadable(number: number): PageText {
  return {
    number,
    width: 595,
    height: 842,
    rotation: 0,
    text: '',
    boxes: new Float32Array(0),
    reading: 'picture',
  }
}

async function elapsed(started: number): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 0))
  return Date.now() - started
}
