/** Whether colour profiles keep dark colours dark, which PDFium shows by painting with them. */
import { type Rect, withDocument, withPage } from '../../engine/document.ts'
import type { Pdfium } from '../../engine/pdfium.ts'
import { draw, lightAt } from './drawing.ts'

/** All dark greys of 8 bits, as shares of white. */
const GREYS = Array.from({ length: 110 }, (_, at) => (at / 255).toFixed(4))
/** Dark colours of each kind of space, by the name that a profile has at the byte NAME. */
const NAME = 16
const DARK: Readonly<Record<string, readonly string[]>> = {
  GRAY: GREYS,
  'RGB ': [...GREYS.map((grey) => `${grey} ${grey} ${grey}`), '0.4 0 0', '0 0.4 0', '0 0 0.4'],
  CMYK: [...GREYS.map((grey) => `0 0 0 ${1 - Number(grey)}`), '1 1 1 1', '1 1 1 0', '1 1 0 0.2', '0 1 1 0.4'],
}
/** Brightness (0 to 255) up to which a colour is dark on paper. */
const DARKEST = 190

/** Whether dark colours stay dark in each profile. */
export async function areDark(pdfium: Pdfium, profiles: readonly Uint8Array[]): Promise<boolean> {
  for (const profile of profiles) {
    const colours = DARK[String.fromCharCode(...profile.subarray(NAME, NAME + 4))]
    if (!colours || !(await isDark(pdfium, profile, colours))) return false
  }
  return true
}

async function isDark(pdfium: Pdfium, profile: Uint8Array, colours: readonly string[]): Promise<boolean> {
  const box: Rect = [0, 0, colours.length, 1]
  const opened = await withDocument(pdfium, painted(profile, colours), (document) =>
    withPage(pdfium, document, 0, (page) => draw(pdfium, { page, visible: box, turns: 0 }, box, 1)),
  )
  const drawing = opened.ok ? opened.value : undefined
  if (!drawing) return false
  const [left, top] = drawing.toPixels(box)
  return colours.every((_, at) => lightAt(drawing.bytes, (top * drawing.width + left + at) * 4) <= DARKEST)
}

/**
 * A page with a square point of each colour. The profile is written in hexadecimals, so that it holds no objects, and is a
 * byte longer, because PDFium doesn't look into one that has the length and the name of a well-known profile.
 */
function painted(profile: Uint8Array, colours: readonly string[]): Uint8Array {
  const components = colours[0]?.split(' ').length
  const content = colours.map((colour, at) => `/C cs ${colour} sc ${at} 0 1 1 re f`).join(' ')
  const hexadecimals = `${Buffer.from(profile).toString('hex')}00`
  return new TextEncoder().encode(`%PDF-1.4
1 0 obj << /Pages 2 0 R >> endobj
2 0 obj << /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Parent 2 0 R /MediaBox [0 0 ${colours.length} 1] /Contents 4 0 R
/Resources << /ColorSpace << /C [/ICCBased 5 0 R] >> >> >> endobj
4 0 obj << /Length ${content.length} >> stream
${content}
endstream endobj
5 0 obj << /N ${components} /Filter /ASCIIHexDecode /Length ${hexadecimals.length + 1} >> stream
${hexadecimals}>
endstream endobj
trailer << /Root 1 0 R >>
`)
}
