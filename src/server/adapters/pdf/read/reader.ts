/** Reads a PDF's text with PDFium, within the bounds of domain/pdf-limits. */
import type { ReadFailure, TextWarning } from '../../../../domain/document/page-text.ts'
import {
  MAX_CHARACTERS,
  MAX_DRAWN_MS,
  MAX_DRAWN_PIXELS,
  MAX_PAGE_CHARACTERS,
  MAX_PAGES,
  MAX_PAINTED,
  MAX_READ_MS,
} from '../../../../domain/document/pdf-limits.ts'
import type { DocumentReader, ReadOutcome } from '../../../base/ports.ts'
import { withDocument, withPage } from '../engine/document.ts'
import { Effort } from '../engine/effort.ts'
import { pdfEngine } from '../engine/engine.ts'
import type { Pdfium } from '../engine/pdfium.ts'
import { DrawingBudget } from './drawing/budget.ts'
import { Canvas } from './drawing/canvas.ts'
import { type Catalog, catalogOf, PLAIN } from './file/catalog.ts'
import { hasPictureContent } from './file/picture-content.ts'
import { pageObjectsOf } from './objects/page-objects.ts'
import type { PageBuffers } from './page-characters.ts'
import { type PackedPage, readPageText, unpackedPage } from './page-text.ts'
import { Fonts } from './text/fonts.ts'
import { packBoxes } from './text/packed-boxes.ts'
import { TextBuffer } from './text/text-buffer.ts'
import { type PageObservations, warningsOf } from './warnings.ts'

/** Pages per opening: PDFium keeps parsed data until the document is closed, 27 MB for 1,000 contract pages. */
const PAGES_AN_OPENING = 250

/** Work between two turns of others, in characters loaded, read or ordered, or their equivalent. */
const WORK_A_TURN = 60_000
/** Cost of a page besides its characters. */
const WORK_A_PAGE = 4_000

/** A document as data that can be passed to another thread. */
export type PackedOutcome =
  | { readonly ok: true; readonly pages: readonly PackedPage[]; readonly warnings: readonly TextWarning[] }
  | { readonly ok: false; readonly failure: ReadFailure }

/** `wasm` is @embedpdf/pdfium's module. */
export function createPdfReader(wasm: WebAssembly.Module): DocumentReader {
  const read = createPackedReader(wasm)
  return { read: async (pdf, signal) => unpackedOutcome(await read(pdf, signal)) }
}

export function unpackedOutcome(outcome: PackedOutcome): ReadOutcome {
  if (!outcome.ok) return outcome
  return { ok: true, document: { pages: outcome.pages.map(unpackedPage), warnings: outcome.warnings } }
}

export function createPackedReader(
  wasm: WebAssembly.Module,
): (pdf: Uint8Array, signal?: AbortSignal) => Promise<PackedOutcome> {
  const engine = pdfEngine(wasm)
  return async (pdf, signal) => {
    const progress = begin(pdf, signal)
    for (;;) {
      const outcome = await engine.attempt((pdfium) => {
        progress.effort.start()
        return readDocument(pdfium, pdf, progress)
      })
      if (outcome) return outcome
      signal?.throwIfAborted()
      if (progress.catalog === 'being read') progress.catalog = PLAIN
      else if (progress.drawing.isBusy) progress.drawing.stop()
      else return { ok: false, failure: 'too-complex' }
    }
  }
}

/** Reading progress; survives a PDFium instance that aborted while drawing. */
type Progress = ReturnType<typeof begin>

function begin(pdf: Uint8Array, signal: AbortSignal | undefined) {
  const effort = new Effort(WORK_A_TURN, MAX_READ_MS, signal)
  return {
    buffer: new TextBuffer(),
    effort,
    drawing: new DrawingBudget(pdf, MAX_DRAWN_PIXELS, effort, MAX_DRAWN_MS),
    catalog: 'unknown' as Catalog | 'unknown' | 'being read',
    pages: [] as PackedPage[],
    observations: [] as PageObservations[],
    /** Characters and painted objects still allowed. */
    room: MAX_CHARACTERS,
    painted: MAX_PAINTED,
  }
}

async function readDocument(pdfium: Pdfium, pdf: Uint8Array, progress: Progress): Promise<PackedOutcome> {
  for (;;) {
    const opened = await withDocument(pdfium, pdf, (document) => readOpening(pdfium, document, progress))
    if (!opened.ok) return { ok: false, failure: opened.encrypted ? 'encrypted' : 'damaged' }
    if (opened.value === 'done') break
    if (opened.value !== 'more') return { ok: false, failure: opened.value }
  }
  const { pages, observations } = progress
  if (observations.length === 0 || hasPictureContent(pdf)) return { ok: false, failure: 'damaged' }
  return { ok: true, pages, warnings: warningsOf(observations) }
}

/** Continues at `progress` for at most PAGES_AN_OPENING pages. */
async function readOpening(
  pdfium: Pdfium,
  document: number,
  progress: Progress,
): Promise<'done' | 'more' | ReadFailure> {
  const count = pdfium.call('FPDF_GetPageCount', document)
  if (count <= 0) return 'damaged'
  if (count > MAX_PAGES) return 'too-many-pages'
  const { instead } = readCatalog(pdfium, document, progress)
  if (instead) return instead
  const end = Math.min(count, progress.pages.length + PAGES_AN_OPENING)
  const fonts = new Fonts(pdfium, document)
  const buffers: PageBuffers = { fonts, buffer: progress.buffer }
  while (progress.pages.length < end) {
    const index = progress.pages.length
    const page = await readPage(progress, pdfium, document, index, buffers)
    if (page === 'too-much') {
      fonts.release()
      return 'too-complex'
    }
    progress.pages.push(page ?? unreadable(index + 1))
  }
  fonts.release()
  return end === count ? 'done' : 'more'
}

function readCatalog(pdfium: Pdfium, document: number, progress: Progress): Catalog {
  if (typeof progress.catalog !== 'string') return progress.catalog
  progress.catalog = 'being read'
  const catalog = catalogOf(pdfium, document)
  progress.catalog = catalog
  return catalog
}

/** Undefined when the page can't be loaded, 'too-much' when it exceeds the remaining room. */
async function readPage(
  progress: Progress,
  pdfium: Pdfium,
  document: number,
  index: number,
  buffers: PageBuffers,
): Promise<PackedPage | 'too-much' | undefined> {
  const { effort, drawing, catalog } = progress
  return withPage(pdfium, document, index, async (page) => {
    const areRedrawn = typeof catalog !== 'string' && catalog.areFieldsRedrawn
    const objects = pageObjectsOf(pdfium, page, areRedrawn)
    progress.painted -= objects.size
    if (progress.painted < 0) return 'too-much'
    await effort.after(WORK_A_PAGE + objects.size)
    const textPage = pdfium.call('FPDFText_LoadPage', page)
    if (textPage === 0) return undefined
    const characters = pdfium.call('FPDFText_CountChars', textPage)
    if (characters > Math.min(progress.room, MAX_PAGE_CHARACTERS)) return 'too-much'
    await effort.after(characters)
    const canvas = new Canvas(pdfium, page, objects, drawing)
    const read = await readPageText(canvas, textPage, index + 1, buffers)
    pdfium.call('FPDFText_ClosePage', textPage)
    progress.observations.push(read.observations)
    progress.room -= read.page.text.length
    return read.page
  })
}

/** An A4 page without text, for a page that can't be loaded. */
function unreadable(number: number): PackedPage {
  const packed = packBoxes(new Float32Array(0), 0)
  return { number, width: 595, height: 842, rotation: 0, text: '', reading: 'garbled', packed }
}
