/** What is painted on a page beside its text: needed to tell a scan, and text that can't be seen. */
import { area, holds, objectBounds, overlap, type Rect } from './document.ts'
import type { Pdfium } from './engine.ts'

const TEXT = 1
const PATH = 2
const IMAGE = 3
const SHADING = 4
const FORM = 5

/** Objects looked at on one page; beyond it the page counts as fully painted. */
const MOST = 5_000

export interface Painting {
  /** Pictures, also those inside form objects. */
  readonly pictures: readonly Rect[]
  /** Whatever may lie as a ground under text: pictures, shadings, form objects, filled paths that are not white. */
  readonly grounds: readonly Rect[]
  readonly paths: number
}

export function paintingOf(pdfium: Pdfium, page: number): Painting {
  const pictures: Rect[] = []
  const grounds: Rect[] = []
  let paths = 0
  const count = Math.min(MOST, pdfium.call('FPDFPage_CountObjects', page))
  for (let index = 0; index < count; index++) {
    const object = pdfium.call('FPDFPage_GetObject', page, index)
    const type = pdfium.call('FPDFPageObj_GetType', object)
    if (type === PATH) paths += 1
    if (type === TEXT || (type === PATH && !filledDark(pdfium, object))) continue
    const bounds = objectBounds(pdfium, object)
    if (!bounds) continue
    if (type === IMAGE || (type === FORM && holdsPicture(pdfium, object, 0))) pictures.push(bounds)
    if ([PATH, IMAGE, SHADING, FORM].includes(type)) grounds.push(bounds)
  }
  return { pictures, grounds, paths }
}

/** Share of `page` that pictures cover, counting overlaps twice, at most 1. */
export function pictureShare(painting: Painting, page: Rect): number {
  const covered = painting.pictures.reduce((sum, picture) => sum + area(overlap(picture, page)), 0)
  return Math.min(1, covered / Math.max(1, area(page)))
}

export function anyHolds(rects: readonly Rect[], x: number, y: number): boolean {
  return rects.some((rect) => holds(rect, x, y))
}

/** Form objects nest; three levels and 200 children find the scans that wrap their picture. */
function holdsPicture(pdfium: Pdfium, form: number, depth: number): boolean {
  const count = Math.min(200, pdfium.call('FPDFFormObj_CountObjects', form))
  for (let index = 0; index < count; index++) {
    const object = pdfium.call('FPDFFormObj_GetObject', form, index)
    const type = pdfium.call('FPDFPageObj_GetType', object)
    if (type === IMAGE) return true
    if (type === FORM && depth < 2 && holdsPicture(pdfium, object, depth + 1)) return true
  }
  return false
}

function filledDark(pdfium: Pdfium, path: number): boolean {
  const filled = pdfium.lend(8, (address) => {
    pdfium.call('FPDFPath_GetDrawMode', path, address, address + 4)
    return new Uint32Array(pdfium.memory.buffer, address, 1)[0] !== 0
  })
  return filled && !isWhite(fillColour(pdfium, path))
}

/** Red, green, blue, alpha of 0 to 255; black where PDFium knows none (patterns). */
export function fillColour(pdfium: Pdfium, object: number): readonly [number, number, number, number] {
  return pdfium.lend(16, (at) => {
    if (pdfium.call('FPDFPageObj_GetFillColor', object, at, at + 4, at + 8, at + 12) === 0)
      return [0, 0, 0, 255]
    const [red = 0, green = 0, blue = 0, alpha = 255] = new Uint32Array(pdfium.memory.buffer, at, 4)
    return [red, green, blue, alpha]
  })
}

export function isWhite([red, green, blue]: readonly number[]): boolean {
  return Math.min(red ?? 0, green ?? 0, blue ?? 0) >= 250
}
