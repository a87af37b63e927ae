import { randomBytes } from 'node:crypto'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { INLINE_BYTES } from '../../src/server/adapters/gemini/gemini.ts'
import { pngOf } from '../../src/server/adapters/pdf/read/drawing/png.ts'

/** A PDF with one page for each list of lines. */
export async function pdfOf(...pages: readonly (readonly string[])[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const lines of pages) {
    const page = document.addPage([595, 842])
    lines.forEach((line, index) => {
      page.drawText(line, { x: 72, y: 760 - index * 18, size: 11, font })
    })
  }
  return new Uint8Array(await document.save())
}

/** Adds a page that is a picture without text. */
export async function withScan(pdf: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const side = 600
  const grey = Uint8Array.from({ length: side * side }, (_, at) => ((at >> 3) % 7 === 0 ? 20 : 245))
  const document = await PDFDocument.load(pdf)
  const picture = await document.embedPng(pngOf(grey, side, side))
  document.addPage([595, 842]).drawImage(picture, { x: 20, y: 20, width: 555, height: 802 })
  return new Uint8Array(await document.save())
}

/** A PDF of one page that is too large to be sent inline to the AI. */
export async function largePdfOf(lines: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.load(await pdfOf(lines))
  await document.attach(randomBytes(INLINE_BYTES), 'attachment.bin')
  return new Uint8Array(await document.save())
}

/** A short agreement in which the payment term is 45 days. */
export function agreement(): Promise<Uint8Array<ArrayBuffer>> {
  return pdfOf([
    'SERVICE AGREEMENT',
    '1. Payment. The Client shall pay each invoice within 45 days of receipt.',
    '2. Confidentiality. Each party shall keep the terms of this agreement confidential.',
    '3. Governing law. This agreement is governed by the laws of Austria.',
  ])
}
