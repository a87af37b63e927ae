/** Opens a PDF and its pages in PDFium and closes them again, whatever `use` returns. */
import type { Pdfium } from './pdfium.ts'

/** Left, bottom, right, top in PDF user space. */
export type Rect = readonly [number, number, number, number]

export type Opened<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly encrypted: boolean }

/** FPDF_ERR_PASSWORD and FPDF_ERR_SECURITY: a password is needed, or a cipher that PDFium doesn't know. */
const ENCRYPTED: readonly number[] = [4, 5]

export async function withDocument<T>(
  pdfium: Pdfium,
  pdf: Uint8Array,
  use: (document: number) => T | Promise<T>,
): Promise<Opened<T>> {
  const bytes = pdfium.allocate(Math.max(pdf.length, 1))
  new Uint8Array(pdfium.memory.buffer, bytes, pdf.length).set(pdf)
  const document = pdfium.call('FPDF_LoadMemDocument', bytes, pdf.length, 0)
  if (document === 0) {
    const encrypted = ENCRYPTED.includes(pdfium.call('FPDF_GetLastError'))
    pdfium.call('free', bytes)
    return { ok: false, encrypted }
  }
  const value = await use(document)
  pdfium.call('FPDF_CloseDocument', document)
  pdfium.call('free', bytes)
  return { ok: true, value }
}

/** `index` counts from 0; returns undefined if PDFium can't load the page. */
export async function withPage<T>(
  pdfium: Pdfium,
  document: number,
  index: number,
  use: (page: number) => T | Promise<T>,
): Promise<T | undefined> {
  const page = pdfium.call('FPDF_LoadPage', document, index)
  if (page === 0) return undefined
  const value = await use(page)
  pdfium.call('FPDF_ClosePage', page)
  return value
}

/** FPDF_NO_INCREMENTAL, and FPDF_REMOVE_SECURITY, which is complete too. */
const FULL_SAVE = 2
const DECRYPTED = 3

/** The document as a complete new file without object streams; undefined when saving fails. */
export function savedCopy(pdfium: Pdfium, document: number, isDecrypted = false): Uint8Array | undefined {
  const writer = pdfium.call('PDFiumExt_OpenFileWriter')
  const saved = pdfium.call('FPDF_SaveAsCopy', document, writer, isDecrypted ? DECRYPTED : FULL_SAVE) !== 0
  const size = pdfium.call('PDFiumExt_GetFileWriterSize', writer)
  const bytes = saved
    ? pdfium.lend(size, (address) => {
        pdfium.call('PDFiumExt_GetFileWriterData', writer, address, size)
        return new Uint8Array(pdfium.memory.buffer, address, size).slice()
      })
    : undefined
  pdfium.call('PDFiumExt_CloseFileWriter', writer)
  return bytes
}

/** Visible part of the page: its crop box within its media box. */
export function visibleBox(pdfium: Pdfium, page: number): Rect {
  pdfium.call('FPDF_GetPageBoundingBox', page, pdfium.scratch)
  const [left, top, right, bottom] = rectAt(pdfium, pdfium.scratch)
  return [left, bottom, right, top]
}

/** Four floats at the address. */
export function rectAt(pdfium: Pdfium, at: number): Rect {
  return [pdfium.float(at), pdfium.float(at + 4), pdfium.float(at + 8), pdfium.float(at + 12)]
}

/** The rectangle with these corners. */
export function upright(x: number, y: number, toX: number, toY: number): Rect {
  return [Math.min(x, toX), Math.min(y, toY), Math.max(x, toX), Math.max(y, toY)]
}

/** The rectangle around points, given as x and y in turn. */
export function rectAround(points: ArrayLike<number>): Rect {
  const [xs = [], ys = []] = [0, 1].map((axis) => Array.from(points).filter((_, at) => at % 2 === axis))
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Length along an axis: 0 is x, 1 is y. */
export function extent(rect: Rect, axis: number): number {
  return (rect[axis + 2] ?? 0) - (rect[axis] ?? 0)
}

export function area([left, bottom, right, top]: Rect): number {
  return Math.max(0, right - left) * Math.max(0, top - bottom)
}

export function overlap(a: Rect, b: Rect): Rect {
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])]
}

export function union(a: Rect, b: Rect): Rect {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])]
}

export function grown([left, bottom, right, top]: Rect, by: number): Rect {
  return [left - by, bottom - by, right + by, top + by]
}

export function hasArea(rect: Rect): boolean {
  return rect[2] > rect[0] && rect[3] > rect[1]
}

/** Whether the middle of the second is within the first. */
export function holdsMiddle(rect: Rect, [left, bottom, right, top]: Rect): boolean {
  return holds(rect, (left + right) / 2, (bottom + top) / 2)
}

export function holds(rect: Rect, x: number, y: number): boolean {
  return x >= rect[0] && x <= rect[2] && y >= rect[1] && y <= rect[3]
}
