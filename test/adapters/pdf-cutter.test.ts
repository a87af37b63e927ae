import { PDFDocument, StandardFonts } from 'pdf-lib'
import { expect, test } from 'vitest'
import { pdfiumModule } from '../../local/pdfium.ts'
import { createPdfCutter } from '../../src/server/adapters/pdf/engine/cutter.ts'
import { readPages } from './pdf-samples.ts'

const cutter = createPdfCutter(pdfiumModule())

async function numbered(pages: number): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (let number = 1; number <= pages; number++) {
    document.addPage([300, 300]).drawText(`Page ${number}`, { x: 20, y: 200, size: 12, font })
  }
  // Packing so many objects would take longest.
  return document.save({ useObjectStreams: false })
}

test('the requested pages become a separate file, in order', async () => {
  const part = await cutter.cut(await numbered(12), 4, 6)
  const pages = await readPages(part ?? new Uint8Array(0))
  expect(pages.map(({ number, text }) => [number, text])).toEqual([
    [1, 'Page 4'],
    [2, 'Page 5'],
    [3, 'Page 6'],
  ])
})

test('2,000 pages become two files of half the size, and the next document is read', async () => {
  const whole = await numbered(2_000)
  const parts = [await cutter.cut(whole, 1, 1_000), await cutter.cut(whole, 1_001, 2_000)]
  const pages = await Promise.all(parts.map((part) => readPages(part ?? new Uint8Array(0))))
  expect(pages.map((each) => [each.length, each[0]?.text, each.at(-1)?.text])).toEqual([
    [1_000, 'Page 1', 'Page 1000'],
    [1_000, 'Page 1001', 'Page 2000'],
  ])
})

test('a file with a password, a file that is not a PDF, and missing pages are refused', async () => {
  const document = await PDFDocument.load(await numbered(2))
  document.encrypt({ userPassword: 'open', ownerPassword: 'own' })
  expect(await cutter.cut(await document.save(), 1, 1)).toBeUndefined()
  expect(await cutter.cut(new TextEncoder().encode('Dear Sir'), 1, 1)).toBeUndefined()
  expect(await cutter.cut(await numbered(2), 5, 6)).toBeUndefined()
})
