/** Reads a PDF's text with PDFium, within the bounds of domain/pdf-limits. */
import type { PageText, ReadFailure } from '../../../../domain/page-text.ts'
import {
  MAX_CHARACTERS,
  MAX_PAGE_CHARACTERS,
  MAX_PAGES,
  MAX_PAINTED,
  MAX_READ_MS,
} from '../../../../domain/pdf-limits.ts'
import type { DocumentReader, ReadOutcome } from '../../../ports.ts'
import { Pauses } from '../../../turns.ts'
import { withDocument, withPage } from '../engine/document.ts'
import { pdfEngine } from '../engine/engine.ts'
import { PdfEngineAbort, type Pdfium } from '../engine/pdfium.ts'
import { savedCopy } from '../engine/saved-copy.ts'
import { DrawingBudget } from './drawing/budget.ts'
import { Canvas } from './drawing/canvas.ts'
import { areDark } from './drawing/colour-profiles.ts'
import { type FileProperties, filePropertiesOf } from './file/file-properties.ts'
import { hasPictureContent } from './file/picture-content.ts'
import { DrawnLetters } from './letters/drawn-letters.ts'
import { paintingOf } from './objects/painting.ts'
import { type PageBuffers, readPageText } from './page-text.ts'
import { Fonts } from './text/fonts.ts'
import { Glyphs } from './text/glyphs.ts'
import { TextBuffer } from './text/text-buffer.ts'
import { type PageObservations, warningsOf } from './warnings.ts'

/** Pages per opening: PDFium keeps parsed data until the document is closed, 27 MB for 1,000 contract pages. */
const PAGES_AN_OPENING = 250

/** Work between two turns of others, in characters loaded, read or ordered, or their equivalent. */
const WORK_A_TURN = 60_000
/** Cost of a page besides its characters. */
const WORK_A_PAGE = 4_000

/** `wasm` is @embedpdf/pdfium's module. */
export function createPdfReader(wasm: WebAssembly.Module): DocumentReader {
  const engine = pdfEngine(wasm)
  return {
    async read(pdf) {
      const progress = begin(pdf)
      for (;;) {
        try {
          const outcome = await engine.run((pdfium) => readDocument(pdfium, pdf, progress))
          if (outcome !== 'out-of-time') return outcome
          // A busy machine reads slowly: no reason to say that the document is too complex.
          throw new Error(`Reading took more than ${MAX_READ_MS} ms`)
        } catch (error) {
          if (!(error instanceof PdfEngineAbort)) throw error
          if (progress.copying === 'now') progress.copying = 'done'
          else if (progress.drawing.isBusy) progress.drawing.stop()
          else return { ok: false, failure: 'too-complex' }
        }
      }
    },
  }
}

/** Reading progress; survives a PDFium instance that aborted while drawing. */
interface Progress {
  readonly buffer: TextBuffer
  readonly glyphs: Glyphs
  file: FileProperties
  /** The file is searched again in a decrypted copy, unless PDFium aborts while it writes one. */
  copying: 'due' | 'now' | 'done'
  readonly drawing: DrawingBudget
  readonly started: number
  readonly pages: PageText[]
  readonly observations: PageObservations[]
  /** Characters and painted objects still allowed. */
  room: number
  painted: number
}

function begin(pdf: Uint8Array): Progress {
  const file = filePropertiesOf(pdf)
  return {
    buffer: new TextBuffer(),
    glyphs: new Glyphs(),
    file,
    copying: file.isReadable ? 'done' : 'due',
    drawing: new DrawingBudget(file.finestTile, new Pauses(WORK_A_TURN)),
    started: Date.now(),
    pages: [],
    observations: [],
    room: MAX_CHARACTERS,
    painted: MAX_PAINTED,
  }
}

async function readDocument(
  pdfium: Pdfium,
  pdf: Uint8Array,
  progress: Progress,
): Promise<ReadOutcome | 'out-of-time'> {
  if (progress.copying === 'due') await searchCopy(pdfium, pdf, progress)
  const { instead, profiles } = progress.file
  if (instead) return { ok: false, failure: instead }
  if (!(await areDark(pdfium, profiles))) progress.file = { ...progress.file, areColoursSure: false }
  const failure = await readOpenings(pdfium, pdf, progress)
  if (failure === 'out-of-time') return failure
  if (failure) return { ok: false, failure }
  const { pages, observations } = progress
  if (observations.length === 0 || hasPictureContent(pdf)) return { ok: false, failure: 'damaged' }
  return { ok: true, document: { pages, warnings: warningsOf(observations) } }
}

async function searchCopy(pdfium: Pdfium, pdf: Uint8Array, progress: Progress): Promise<void> {
  progress.copying = 'now'
  const copy = await withDocument(pdfium, pdf, (document) => savedCopy(pdfium, document, true))
  progress.copying = 'done'
  if (copy.ok && copy.value) progress.file = filePropertiesOf(copy.value)
}

async function readOpenings(
  pdfium: Pdfium,
  pdf: Uint8Array,
  progress: Progress,
): Promise<ReadFailure | 'out-of-time' | undefined> {
  for (;;) {
    const opened = await withDocument(pdfium, pdf, (document) => readOpening(pdfium, document, progress))
    if (!opened.ok) return opened.encrypted ? 'encrypted' : 'damaged'
    if (opened.value === 'done') return undefined
    if (opened.value !== 'more') return opened.value
  }
}

/** Continues at `progress` for at most PAGES_AN_OPENING pages. */
async function readOpening(
  pdfium: Pdfium,
  document: number,
  progress: Progress,
): Promise<'done' | 'more' | 'out-of-time' | ReadFailure> {
  const count = pdfium.call('FPDF_GetPageCount', document)
  if (count <= 0) return 'damaged'
  if (count > MAX_PAGES) return 'too-many-pages'
  const end = Math.min(count, progress.pages.length + PAGES_AN_OPENING)
  const fonts = new Fonts(pdfium, document)
  const letters = new DrawnLetters(document, fonts)
  const buffers: PageBuffers = { fonts, letters, ...progress }
  while (progress.pages.length < end) {
    const index = progress.pages.length
    const page = await readPage(progress, pdfium, document, index, buffers)
    const isLate = Date.now() - progress.started > MAX_READ_MS
    if (page === 'too-much' || isLate) {
      fonts.release()
      return page === 'too-much' ? 'too-complex' : 'out-of-time'
    }
    progress.pages.push(page ?? unreadable(index + 1))
  }
  fonts.release()
  return end === count ? 'done' : 'more'
}

/** Undefined when the page can't be loaded, 'too-much' when it exceeds the remaining room. */
async function readPage(
  progress: Progress,
  pdfium: Pdfium,
  document: number,
  index: number,
  buffers: PageBuffers,
): Promise<PageText | 'too-much' | undefined> {
  const { drawing } = progress
  return withPage(pdfium, document, index, async (page) => {
    const painting = paintingOf(pdfium, page, progress.file)
    progress.painted -= painting.size
    if (progress.painted < 0) return 'too-much'
    await drawing.pauses.after(WORK_A_PAGE + painting.size)
    const textPage = pdfium.call('FPDFText_LoadPage', page)
    if (textPage === 0) return undefined
    const characters = pdfium.call('FPDFText_CountChars', textPage)
    if (characters > Math.min(progress.room, MAX_PAGE_CHARACTERS)) return 'too-much'
    await drawing.pauses.after(characters)
    const canvas = new Canvas(pdfium, page, painting, drawing)
    const read = await readPageText(canvas, textPage, index + 1, buffers)
    pdfium.call('FPDFText_ClosePage', textPage)
    progress.observations.push(read.observations)
    progress.room -= read.page.text.length
    return read.page
  })
}

/** An A4 page without text, for a page that can't be loaded. */
function unreadable(number: number): PageText {
  const boxes = new Float32Array(0)
  return { number, width: 595, height: 842, rotation: 0, text: '', boxes, reading: 'garbled' }
}
