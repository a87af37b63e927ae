/** A page drawn in grey for recognition, turned as its text needs it. */
import type { Pdfium } from '../server/adapters/pdf/engine/pdfium.ts'

const GREY = 1
const POINTS_AN_INCH = 72
/** Pixels; a larger page is drawn at a lower resolution. An A4 page at 300 dpi has 8.7 million. */
const MOST_PIXELS = 20_000_000

export interface DrawnPage {
  /** A portable greymap (PGM), a format that Tesseract reads as it is. */
  readonly picture: Uint8Array
  readonly width: number
  readonly height: number
  /** Point of the page, in PDF user space, that is drawn at this pixel. */
  readonly toPage: (x: number, y: number) => readonly [x: number, y: number]
}

/** `turns`: clockwise quarter turns beyond those of the page itself. */
export function drawPage(pdfium: Pdfium, page: number, dpi: number, turns: number): DrawnPage {
  const [across, down] = [
    pdfium.call('FPDF_GetPageWidthF', page) / POINTS_AN_INCH,
    pdfium.call('FPDF_GetPageHeightF', page) / POINTS_AN_INCH,
  ]
  const scale = Math.min(dpi, Math.sqrt(MOST_PIXELS / (across * down)))
  const sides = [Math.ceil(across * scale), Math.ceil(down * scale)] as const
  const [width, height] = turns % 2 === 0 ? sides : [sides[1], sides[0]]
  const bitmap = pdfium.call('FPDFBitmap_CreateEx', width, height, GREY, 0, 0)
  if (bitmap === 0) throw new Error('The page is too large to be drawn.')
  pdfium.call('FPDFBitmap_FillRect', bitmap, 0, 0, width, height, 0xffffffff | 0)
  pdfium.call('FPDF_RenderPageBitmap', bitmap, page, 0, 0, width, height, turns, 0)
  const picture = greymap(pdfium, bitmap, width, height)
  pdfium.call('FPDFBitmap_Destroy', bitmap)
  const at = pdfium.scratch
  return {
    picture,
    width,
    height,
    toPage(x, y) {
      pdfium.call('FPDF_DeviceToPage', page, 0, 0, width, height, turns, x, y, at, at + 8)
      return [pdfium.double(at), pdfium.double(at + 8)]
    },
  }
}

function greymap(pdfium: Pdfium, bitmap: number, width: number, height: number): Uint8Array {
  const header = new TextEncoder().encode(`P5 ${width} ${height} 255\n`)
  const stride = pdfium.call('FPDFBitmap_GetStride', bitmap)
  const rows = pdfium.call('FPDFBitmap_GetBuffer', bitmap)
  const picture = new Uint8Array(header.length + width * height)
  picture.set(header)
  for (let row = 0; row < height; row += 1)
    picture.set(
      new Uint8Array(pdfium.memory.buffer, rows + row * stride, width),
      header.length + row * width,
    )
  return picture
}
