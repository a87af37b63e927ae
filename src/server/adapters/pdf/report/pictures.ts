/** Pages of a document whose parts the verdict table shows: pictures from which quotes were recognised. */
import { PDFDocument, PDFName, type PDFRef } from 'pdf-lib'
import type { Summary } from '../../../base/ports.ts'
import { cutPages } from '../engine/cutter.ts'
import { type Rect, withPage } from '../engine/document.ts'
import { dropInvisible } from '../engine/objects.ts'
import type { Pdfium } from '../engine/pdfium.ts'

/** A document of these pages alone. */
export interface PicturedPages {
  readonly numbers: readonly number[]
  readonly pdf: Uint8Array
}

export interface Picture {
  readonly form: PDFRef
  /** Visible part of the page. */
  readonly crop: Rect
  /** Clockwise quarter turns with which the page is shown. */
  readonly turns: number
}

/** By page number. */
export type Pictures = ReadonlyMap<number, Picture>

const IDENTITY: [number, number, number, number, number, number] = [1, 0, 0, 1, 0, 0]

/** The pages that the table shows, decrypted, without recognised text, which a search would find twice. `front`: pages before. */
export async function picturedPages(
  pdfium: Pdfium,
  pdf: Uint8Array,
  { lines }: Summary,
  front: number,
): Promise<PicturedPages | undefined> {
  const numbers = [...new Set(lines.flatMap(({ pictures = [] }) => pictures.map(({ page }) => page)))]
  if (numbers.length === 0) return undefined
  const pages = numbers.map((number) => number + front).join(',')
  const cut = await cutPages(pdfium, pdf, pages, async (part) => {
    for (const at of numbers.keys()) await withPage(pdfium, part, at, (page) => dropInvisible(pdfium, page))
  })
  return cut && { numbers, pdf: cut }
}

export async function embedPictures(
  document: PDFDocument,
  pictured: PicturedPages | undefined,
): Promise<Pictures> {
  if (!pictured) return new Map()
  const pages = (await PDFDocument.load(pictured.pdf, { updateMetadata: false })).getPages()
  for (const { node } of pages) node.delete(PDFName.of('Annots'))
  const embedded = pages.map(async (page, at): Promise<[number, Picture]> => {
    const { x, y, width, height } = page.getCropBox()
    const crop: Rect = [x, y, x + width, y + height]
    const box = { left: x, bottom: y, right: crop[2], top: crop[3] }
    const form = await document.embedPage(page, box, IDENTITY)
    await form.embed()
    const turns = (page.getRotation().angle / 90) & 3
    return [pictured.numbers[at] ?? 0, { form: form.ref, crop, turns }]
  })
  return new Map(await Promise.all(embedded))
}
