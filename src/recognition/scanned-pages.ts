/** Which pages of a PDF are scans: a picture on which no text lies. */
import type { ScannedPages } from '../domain/document/recognition.ts'
import { area, overlap, type Rect, visibleBox, withPage } from '../server/adapters/pdf/engine/document.ts'
import {
  boundsOnPage,
  FORM,
  IDENTITY,
  IMAGE,
  invisibleTexts,
  type Matrix,
  matrixOf,
  product,
} from '../server/adapters/pdf/engine/objects.ts'
import type { Pdfium } from '../server/adapters/pdf/engine/pdfium.ts'

/** Minimum share of the page that pictures without text cover: a logo covers less. */
const SMALLEST = 0.1
/** Share of a picture that text lies on, from which it counts as read; a stamped line covers about .005. */
const READ = 0.02
/** Points of a square on which one character counts as text. */
const CELL = 12
const DEEPEST_FORM = 4

export async function scannedPages(pdfium: Pdfium, document: number): Promise<ScannedPages> {
  const pages = pdfium.call('FPDF_GetPageCount', document)
  const [scans, recognised]: [number[], number[]] = [[], []]
  for (let index = 0; index < pages; index += 1) {
    await withPage(pdfium, document, index, (page) => {
      const pictures = picturesOn(pdfium, page)
      if (pictures.length === 0) return
      if (isUnread(pdfium, page, pictures)) scans.push(index + 1)
      else if (invisibleTexts(pdfium, page).length > 0) recognised.push(index + 1)
    })
  }
  return { pages, scans, recognised }
}

function isUnread(pdfium: Pdfium, page: number, pictures: readonly Rect[]): boolean {
  const written = cellsWithText(pdfium, page)
  const unread = pictures.filter((picture) => {
    const covered = written.filter(([x, y]) => area(overlap(picture, [x, y, x + CELL, y + CELL])) > 0)
    return covered.length * CELL * CELL < READ * area(picture)
  })
  const largest = Math.max(0, ...unread.map(area))
  return largest >= SMALLEST * area(visibleBox(pdfium, page))
}

function picturesOn(pdfium: Pdfium, page: number): readonly Rect[] {
  const visible = visibleBox(pdfium, page)
  const found: Rect[] = []
  const walk = (of: 'FPDFPage' | 'FPDFFormObj', holder: number, matrix: Matrix, depth: number): void => {
    const count = pdfium.call(`${of}_CountObjects`, holder)
    for (let at = 0; at < count; at += 1) {
      const object = pdfium.call(`${of}_GetObject`, holder, at)
      const type = pdfium.call('FPDFPageObj_GetType', object)
      const bounds = type === IMAGE ? boundsOnPage(pdfium, object, matrix) : undefined
      if (bounds) found.push(overlap(bounds, visible))
      if (type === FORM && depth < DEEPEST_FORM)
        walk('FPDFFormObj', object, product(matrixOf(pdfium, object), matrix), depth + 1)
    }
  }
  walk('FPDFPage', page, IDENTITY, 0)
  return found
}

/** Lower left corners of the squares on which a character stands. */
function cellsWithText(pdfium: Pdfium, page: number): readonly (readonly [number, number])[] {
  const text = pdfium.call('FPDFText_LoadPage', page)
  const count = pdfium.call('FPDFText_CountChars', text)
  const cells = new Map<string, readonly [number, number]>()
  pdfium.lend(32, (box) => {
    for (let at = 0; at < count; at += 1) {
      pdfium.call('FPDFText_GetCharBox', text, at, box, box + 8, box + 16, box + 24)
      const [x, y] = [cellOf(pdfium.double(box)), cellOf(pdfium.double(box + 16))]
      cells.set(`${x} ${y}`, [x, y])
    }
  })
  pdfium.call('FPDFText_ClosePage', text)
  return [...cells.values()]
}

function cellOf(position: number): number {
  return Math.floor(position / CELL) * CELL
}
