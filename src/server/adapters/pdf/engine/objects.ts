/** Single page objects of PDFium: kind, colour, matrix and clip. */
import { type Rect, rectAt } from './document.ts'
import type { Pdfium } from './pdfium.ts'

export const TEXT = 1
export const PATH = 2
export const IMAGE = 3
export const SHADING = 4
export const FORM = 5

/** Red, green, blue, alpha of 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number]

export const WHITE: Colour = [255, 255, 255, 255]

/** a, b, c, d, e, f as in PDF. */
export type Matrix = readonly [number, number, number, number, number, number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** Of its filling; undefined if PDFium knows no colour; for a pattern, the colour PDFium substitutes. */
export function colourOf(pdfium: Pdfium, object: number): Colour | undefined {
  const at = pdfium.scratch
  if (pdfium.call('FPDFPageObj_GetFillColor', object, at, at + 4, at + 8, at + 12) === 0) return undefined
  return [pdfium.int(at), pdfium.int(at + 4), pdfium.int(at + 8), pdfium.int(at + 12)]
}

/** `matrix`: maps the object's form object to the page. */
export function boundsOnPage(pdfium: Pdfium, object: number, matrix: Matrix): Rect | undefined {
  const at = pdfium.scratch
  if (pdfium.call('FPDFPageObj_GetBounds', object, at, at + 4, at + 8, at + 12) === 0) return undefined
  return moved(rectAt(pdfium, at), matrix)
}

export function matrixOf(pdfium: Pdfium, object: number): Matrix {
  const isKnown = pdfium.call('FPDFPageObj_GetMatrix', object, pdfium.scratch) !== 0
  return isKnown ? matrixAt(pdfium, pdfium.scratch) : IDENTITY
}

/** Six floats at the address. */
export function matrixAt(pdfium: Pdfium, at: number): Matrix {
  return [
    pdfium.float(at),
    pdfium.float(at + 4),
    pdfium.float(at + 8),
    pdfium.float(at + 12),
    pdfium.float(at + 16),
    pdfium.float(at + 20),
  ]
}

/** The matrix that applies `inner` first. */
export function product(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  return [
    inner[0] * a + inner[1] * c,
    inner[0] * b + inner[1] * d,
    inner[2] * a + inner[3] * c,
    inner[2] * b + inner[3] * d,
    inner[4] * a + inner[5] * c + e,
    inner[4] * b + inner[5] * d + f,
  ]
}

/** Bounding box of the rectangle after `matrix`. */
export function moved(box: Rect, matrix: Matrix): Rect {
  const [left, bottom, right, top] = [box[0], box[1], box[2], box[3]]
  const [a, b, c, d] = [matrix[0], matrix[1], matrix[2], matrix[3]]
  return [
    Math.min(left * a, right * a) + Math.min(bottom * c, top * c) + matrix[4],
    Math.min(left * b, right * b) + Math.min(bottom * d, top * d) + matrix[5],
    Math.max(left * a, right * a) + Math.max(bottom * c, top * c) + matrix[4],
    Math.max(left * b, right * b) + Math.max(bottom * d, top * d) + matrix[5],
  ]
}

/** Passes over the objects, as if they weren't on the page, while `use` runs. */
export function withoutObjects<T>(pdfium: Pdfium, objects: readonly number[], use: () => T): T {
  const setActive = pdfium.fn('FPDFPageObj_SetIsActive')
  for (const object of objects) setActive(object, 0)
  const result = use()
  for (const object of objects) setActive(object, 1)
  return result
}

/** How different two colours look, 0 to 255: the difference of their weighted channels. */
export function difference(one: readonly number[], other: readonly number[]): number {
  const channel = (at: number): number => Math.abs((one[at] ?? 0) - (other[at] ?? 0))
  return 0.3 * channel(0) + 0.59 * channel(1) + 0.11 * channel(2)
}

/** Whether it is the colour that PDFium returns for any pattern of coloured tiles. */
export function isOfTiles([red, green, blue]: Colour): boolean {
  return red === 0xbf && green === 0xbf && blue === 0xbf
}

/** How invisible text is painted, which recognition programs lay over the picture of a scan. */
const INVISIBLE = 3

/** Of the objects directly on the page, where those programs put them. */
export function invisibleTexts(pdfium: Pdfium, page: number): readonly number[] {
  const count = pdfium.call('FPDFPage_CountObjects', page)
  return Array.from({ length: count }, (_, at) => pdfium.call('FPDFPage_GetObject', page, at)).filter(
    (object) =>
      pdfium.call('FPDFPageObj_GetType', object) === TEXT &&
      pdfium.call('FPDFTextObj_GetTextRenderMode', object) === INVISIBLE,
  )
}

export function dropInvisible(pdfium: Pdfium, page: number): void {
  const texts = invisibleTexts(pdfium, page)
  for (const object of texts) {
    pdfium.call('FPDFPage_RemoveObject', page, object)
    pdfium.call('FPDFPageObj_Destroy', object)
  }
  if (texts.length > 0) pdfium.call('FPDFPage_GenerateContent', page)
}
