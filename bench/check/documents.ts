/** PDFs with a given number of pages: concatenated real contracts, or generated pages if there are none. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument, StandardFonts } from 'pdf-lib'

const CONTRACTS = join(import.meta.dirname, '../../../shared/corpus/contracts')

export const SOURCE = existsSync(CONTRACTS) ? 'real contracts, concatenated' : 'made-up pages'

export async function documentOf(pages: number): Promise<Uint8Array> {
  return existsSync(CONTRACTS) ? concatenated(pages) : madeUp(pages)
}

async function concatenated(pages: number): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const files = readdirSync(CONTRACTS).filter((name) => name.endsWith('.pdf'))
  while (document.getPageCount() < pages) {
    for (const file of files) {
      const source = await PDFDocument.load(readFileSync(join(CONTRACTS, file)))
      const wanted = source.getPageIndices().slice(0, pages - document.getPageCount())
      for (const page of await document.copyPages(source, wanted)) document.addPage(page)
    }
  }
  return document.save()
}

/** 45 lines of 80 characters per page, like a typical contract. */
async function madeUp(pages: number): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.TimesRoman)
  for (let number = 1; number <= pages; number++) {
    const page = document.addPage()
    for (let line = 0; line < 45; line++) {
      const text = `Clause ${number}.${line}: the supplier shall deliver item ${number * line} to the buyer at once.`
      page.drawText(text, { x: 60, y: 780 - line * 16, size: 11, font })
    }
  }
  return document.save()
}
