/** Sizes of pictures, and whether they can be drawn in time. */
import type { Pdfium } from '../../engine/pdfium.ts'

/** Maximum pixels of one picture to decode for drawing the page, by decoding speed. */
const MOST_PIXELS = 16_000_000
const MOST_SLOW_PIXELS = 4_000_000
/** Room for a filter's name. */
const NAME_BYTES = 32

export function pixelsOf(pdfium: Pdfium, image: number): number {
  const at = pdfium.scratch
  if (pdfium.call('FPDFImageObj_GetImagePixelSize', image, at, at + 4) === 0) return 0
  return pdfium.int(at) * pdfium.int(at + 4)
}

export function isHeavy(pdfium: Pdfium, image: number): boolean {
  return pixelsOf(pdfium, image) > (isSlow(pdfium, image) ? MOST_SLOW_PIXELS : MOST_PIXELS)
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
