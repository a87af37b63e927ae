/** Sizes of pictures, and whether they can be drawn in time. */
import type { Pdfium } from '../../engine/pdfium.ts'

/** Maximum pixels of one picture to decode for drawing the page, by decoding speed. */
const MOST_PIXELS = 16_000_000
const MOST_SLOW_PIXELS = 4_000_000
/** Room for a filter's name. */
const NAME_BYTES = 32

export interface PictureSize {
  readonly pixels: number
  readonly isHeavy: boolean
}

export function pictureSize(pdfium: Pdfium, image: number): PictureSize {
  const pixels = pixelsOf(pdfium, image)
  return { pixels, isHeavy: pixels > (isSlow(pdfium, image) ? MOST_SLOW_PIXELS : MOST_PIXELS) }
}

function pixelsOf(pdfium: Pdfium, image: number): number {
  const at = pdfium.scratch
  if (pdfium.call('FPDFImageObj_GetImagePixelSize', image, at, at + 4) === 0) return 0
  const [width, height] = [pdfium.int(at), pdfium.int(at + 4)]
  return width * height
}

/** JPEG 2000 and JBIG2 take several times as long as other filters. */
function isSlow(pdfium: Pdfium, image: number): boolean {
  const at = pdfium.scratch
  for (let index = 0; index < pdfium.call('FPDFImageObj_GetImageFilterCount', image); index++) {
    pdfium.call('FPDFImageObj_GetImageFilter', image, index, at, NAME_BYTES)
    const name = new TextDecoder('latin1').decode(new Uint8Array(pdfium.memory.buffer, at, 5))
    if (name.startsWith('JPX') || name === 'JBIG2') return true
  }
  return false
}

/** False if PDFium leaves the picture out, which other readers may draw. */
export function isDrawable(pdfium: Pdfium, image: number): boolean {
  const bitmap = pdfium.call('FPDFImageObj_GetBitmap', image)
  if (bitmap !== 0) pdfium.call('FPDFBitmap_Destroy', bitmap)
  return bitmap !== 0
}
