/** Sets a text as a PDF in one font: a page for each part, and wide gaps in a line as cells of a table. */
import { readFileSync } from 'node:fs'
import { PDFDocument, PDFName, PDFRef } from 'pdf-lib'
import { createReportFont, type ReportFont } from '../../src/server/adapters/pdf/report/report-font.ts'
import { addSheets } from '../../src/server/adapters/pdf/report/sheets.ts'

const FONT = new URL('../../src/server/adapters/pdf/mark/font/DejaVuSans.ttf', import.meta.url)
const PAGE = { width: 595, height: 842 }
const [MARGIN, SIZE, LEADING] = [50, 9, 13]
/** Distance of two characters of a table's source line, in points. */
const PITCH = 5.2
const CELLS = / {4,}/

export async function pdfOfPages(pages: readonly string[]): Promise<Uint8Array> {
  const font = createReportFont(new Uint8Array(readFileSync(FONT)))
  const sheets = pages.map((text) => ({ content: drawn(text, font), links: [], notes: [] }))
  const document = await PDFDocument.create({ updateMetadata: false })
  const { context, catalog } = document
  const parent = catalog.get(PDFName.of('Pages'))
  if (!(parent instanceof PDFRef)) throw new Error('a new document has no page tree')
  const refs = addSheets(context, sheets, font, PAGE, parent, () => undefined)
  context.assign(parent, context.obj({ Type: 'Pages', Kids: [...refs], Count: refs.length }))
  return document.save({ addDefaultPage: false })
}

function drawn(text: string, font: ReportFont): string {
  const rows = text
    .split('\n')
    .flatMap((line) =>
      CELLS.test(line) ? [cellsOf(line)] : wrapped(line, font).map((part) => [{ x: 0, text: part }]),
    )
  return rows
    .flatMap((cells, row) =>
      cells.map(
        (cell) =>
          `BT /Text ${SIZE} Tf ${MARGIN + cell.x} ${PAGE.height - MARGIN - row * LEADING} Td ${font.encode([...cell.text], 'Text')} Tj ET`,
      ),
    )
    .join('\n')
}

function cellsOf(line: string): { x: number; text: string }[] {
  let from = 0
  return line.split(CELLS).map((text) => {
    const start = line.indexOf(text, from)
    from = start + text.length
    return { x: start * PITCH, text }
  })
}

function wrapped(line: string, font: ReportFont): string[] {
  const width = (text: string): number =>
    SIZE * [...text].reduce((sum, character) => sum + font.widthOf(character, 'Text'), 0)
  const lines = ['']
  for (const word of line.split(' ')) {
    const longer = lines.at(-1) === '' ? word : `${lines.at(-1)} ${word}`
    if (width(longer) > PAGE.width - 2 * MARGIN && lines.at(-1) !== '') lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
