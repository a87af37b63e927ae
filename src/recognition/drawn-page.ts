/** A page drawn in grey for recognition, turned as its text needs it. */
import type { Pdfium } from '../server/adapters/pdf/engine/pdfium.ts'

const GREY = 1
const POINTS_AN_INCH = 72
/** Pixels; a larger page is drawn at a lower resolution. An A4 page at 300 dpi has 8.7 million. */
const MOST_PIXELS = 20_000_000

export interface Drawing {
  /** Brightness, 0 to 255, row by row from the top. */
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
}

export interface DrawnPage extends Drawing {
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
  const pixels = pixelsOf(pdfium, bitmap, width, height)
  pdfium.call('FPDFBitmap_Destroy', bitmap)
  const at = pdfium.scratch
  return {
    pixels,
    width,
    height,
    toPage(x, y) {
      pdfium.call('FPDF_DeviceToPage', page, 0, 0, width, height, turns, x, y, at, at + 8)
      return [pdfium.double(at), pdfium.double(at + 8)]
    },
  }
}

function pixelsOf(pdfium: Pdfium, bitmap: number, width: number, height: number): Uint8Array {
  const stride = pdfium.call('FPDFBitmap_GetStride', bitmap)
  const rows = pdfium.call('FPDFBitmap_GetBuffer', bitmap)
  const pixels = new Uint8Array(width * height)
  for (let row = 0; row < height; row += 1)
    pixels.set(new Uint8Array(pdfium.memory.buffer, rows + row * stride, width), row * width)
  return pixels
}

/** A portable greymap (PGM), a format that Tesseract reads as it is. */
export function pictureOf({ pixels, width, height }: Drawing): Uint8Array {
  const header = new TextEncoder().encode(`P5 ${width} ${height} 255\n`)
  const picture = new Uint8Array(header.length + pixels.length)
  picture.set(header)
  picture.set(pixels, header.length)
  return picture
}
