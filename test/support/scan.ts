/** Scans of PDFs made by the tests: their pages drawn as grey pictures. */
import { readFile } from 'node:fs/promises'
import { PDFDocument, type PDFPage } from 'pdf-lib'
import { RECOGNITION_FILES } from '../../scripts/build/recognition-files.ts'
import { drawPage } from '../../src/recognition/drawn-page.ts'
import { type RecognitionFile, startPdfium } from '../../src/recognition/recognise.ts'
import { withDocument, withPage } from '../../src/server/adapters/pdf/engine/document.ts'

export const recognitionFile: RecognitionFile = async (name) =>
  new Uint8Array(await readFile(RECOGNITION_FILES[name] ?? name))

const [WIDTH, HEIGHT] = [595, 842]

interface ScanOptions {
  /** Quarter turns of the paper in the scanner. */
  readonly turns?: number
  /** Points from the bottom up to which the picture reaches. */
  readonly height?: number
  /** Adds to the page what is not part of the picture. */
  readonly finish?: (page: PDFPage) => Promise<void>
}

/** The first page of `pdf` as a scan of 200 dpi. */
export async function scanOf(pdf: Uint8Array, options: ScanOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
  const { turns = 0, height = HEIGHT, finish } = options
  const document = await PDFDocument.create()
  const page = document.addPage([WIDTH, HEIGHT])
  const { pixels, ...size } = await drawing(pdf, turns)
  const picture = document.context.flateStream(pixels, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: size.width,
    Height: size.height,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 8,
  })
  const name = page.node.newXObject('Scan', document.context.register(picture))
  const content = document.context.stream(`q ${WIDTH} 0 0 ${height} 0 0 cm ${name} Do Q`)
  page.node.addContentStream(document.context.register(content))
  await finish?.(page)
  return new Uint8Array(await document.save())
}

async function drawing(pdf: Uint8Array, turns: number) {
  const pdfium = await startPdfium(await WebAssembly.compile(await recognitionFile('pdfium.wasm')))
  const opened = await withDocument(pdfium, pdf, (document) =>
    withPage(pdfium, document, 0, (page) => drawPage(pdfium, page, 200, turns)),
  )
  if (!opened.ok || !opened.value) throw new Error('the sample can’t be drawn')
  return opened.value
}
