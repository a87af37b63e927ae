/** Draws a page's words and its annotations separately, unrotated. */
import { type Rect, visibleBox } from '../../src/server/adapters/pdf/engine/document.ts'
import type { Pdfium } from '../../src/server/adapters/pdf/engine/pdfium.ts'
import { flattenAppearances } from '../../src/server/adapters/pdf/read/objects/appearances.ts'

const FORMAT_BGRX = 3
const TEXT = 1
const FORM = 5
const ANNOTATIONS = 1
/** Pixels per point. */
const SCALE = 3
const MOST_PIXELS = 6_000_000
/** Bytes of a glyph's sides: four doubles. */
const SIDES = 32
/** Highest code that PDFium draws in a font that is not in the file. */
const LAST_SUBSTITUTED = 0xff
/** Points; a glyph without an outline is smaller. */
const NO_INK = 0.05
const DARK = 160
const CHANGED = 12

export interface Picture {
  readonly width: number
  readonly height: number
  /** Pixels per point. */
  readonly scale: number
  /** Four bytes a pixel, row by row from the top. */
  readonly colours: Uint8Array
  /** From user space to pixels: left, top, right, bottom. */
  toPixels(box: Rect): Rect
}

/** Only the text of the page and of its fields, in black whatever its colour; `areRedrawn`: the fields' values, again. */
export function drawText(pdfium: Pdfium, page: number, areRedrawn: boolean): Picture {
  flattenAppearances(pdfium, page, areRedrawn)
  leaveText(pdfium, page, (object) => pdfium.call('FPDFPageObj_SetFillColor', object, 0, 0, 0, 255))
  return draw(pdfium, page, 0)
}

/** Characters that PDFium can't draw, because their font is not in the file and it has none like it. */
export function fontlessOn(pdfium: Pdfium, page: number): ReadonlySet<string> {
  const textPage = pdfium.call('FPDFText_LoadPage', page)
  const found = new Set<string>()
  pdfium.lend(SIDES, (at) => {
    for (let index = 0; index < pdfium.call('FPDFText_CountChars', textPage); index++) {
      const code = pdfium.call('FPDFText_GetUnicode', textPage, index) >>> 0
      const object = pdfium.call('FPDFText_GetTextObject', textPage, index)
      if (code <= LAST_SUBSTITUTED || object === 0) continue
      const font = pdfium.call('FPDFTextObj_GetFont', object)
      if (pdfium.call('FPDFFont_GetIsEmbedded', font) === 1) continue
      pdfium.call('FPDFText_GetCharBox', textPage, index, at, at + 8, at + 16, at + 24)
      const sides = [0, 8, 16, 24].map((side) => pdfium.double(at + side))
      const [left = 0, right = 0, bottom = 0, top = 0] = sides
      if (Math.min(right - left, top - bottom) < NO_INK)
        found.add(String.fromCodePoint(Math.min(code, 0x10ffff)))
    }
  })
  pdfium.call('FPDFText_ClosePage', textPage)
  return found
}

export function drawAnnotations(pdfium: Pdfium, page: number): Picture {
  for (let at = 0; at < pdfium.call('FPDFPage_CountObjects', page); at++) {
    pdfium.call('FPDFPageObj_SetIsActive', pdfium.call('FPDFPage_GetObject', page, at), 0)
  }
  return draw(pdfium, page, ANNOTATIONS)
}

/** Deactivates every object of the page that is not text; `change` is called with each that is. */
export function leaveText(pdfium: Pdfium, page: number, change: (object: number) => void = () => {}): void {
  const leave = (count: number, objectAt: (at: number) => number): void => {
    for (let at = 0; at < count; at++) {
      const object = objectAt(at)
      const type = pdfium.call('FPDFPageObj_GetType', object)
      if (type === FORM) {
        const inner = pdfium.call('FPDFFormObj_CountObjects', object)
        leave(inner, (index) => pdfium.call('FPDFFormObj_GetObject', object, index))
      } else if (type === TEXT) change(object)
      else pdfium.call('FPDFPageObj_SetIsActive', object, 0)
    }
  }
  leave(pdfium.call('FPDFPage_CountObjects', page), (at) => pdfium.call('FPDFPage_GetObject', page, at))
}

/** 1 for each dark pixel. */
export function inkOf({ width, height, colours }: Picture): Uint8Array {
  // A plain loop: Uint8Array.from with a function takes twenty times as long for two million pixels.
  const ink = new Uint8Array(width * height)
  for (let at = 0; at < ink.length; at++) ink[at] = Number((colours[at * 4 + 1] ?? 255) < DARK)
  return ink
}

/** 1 for each pixel that differs. */
export function changesOf(before: Picture, after: Picture): Uint8Array {
  const changes = new Uint8Array(after.width * after.height)
  for (let part = 0; part < after.colours.length; part++) {
    const by = Math.abs((before.colours[part] ?? 0) - (after.colours[part] ?? 0))
    if (by > CHANGED) changes[part >> 2] = 1
  }
  return changes
}

/** `most`: pixels per point, fewer where the page would have more than MOST_PIXELS. */
export function draw(pdfium: Pdfium, page: number, flags: number, most = SCALE): Picture {
  const [left, bottom, right, top] = visibleBox(pdfium, page)
  const scale = Math.min(most, Math.sqrt(MOST_PIXELS / Math.max(1, (right - left) * (top - bottom))))
  const [width, height] = [Math.ceil((right - left) * scale), Math.ceil((top - bottom) * scale)]
  const bitmap = pdfium.call('FPDFBitmap_CreateEx', width, height, FORMAT_BGRX, 0, 0)
  pdfium.call('FPDFBitmap_FillRect', bitmap, 0, 0, width, height, -1)
  const upright = (4 - pdfium.call('FPDFPage_GetRotation', page)) & 3
  pdfium.call('FPDF_RenderPageBitmap', bitmap, page, 0, 0, width, height, upright, flags)
  const buffer = pdfium.call('FPDFBitmap_GetBuffer', bitmap)
  const colours = new Uint8Array(pdfium.memory.buffer, buffer, width * height * 4).slice()
  pdfium.call('FPDFBitmap_Destroy', bitmap)
  const toPixels = (box: Rect): Rect => [
    (box[0] - left) * scale,
    (top - box[3]) * scale,
    (box[2] - left) * scale,
    (top - box[1]) * scale,
  ]
  return { width, height, scale, colours, toPixels }
}
