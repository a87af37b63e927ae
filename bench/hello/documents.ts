/** Generates pathological PDFs. */
import { PDFDocument, type PDFPage, StandardFonts } from 'pdf-lib'

const SENTENCE = 'The supplier shall deliver the goods within thirty days of the written order.'
const CHARACTERS_A_LINE = 500

/** Draws lines of small letters from the top of the page down, each a separate text object. */
function fill(document: PDFDocument, page: PDFPage, font: string, text: string): void {
  const size = 2
  const lines = text.match(new RegExp(`.{1,${CHARACTERS_A_LINE}}`, 'gu')) ?? []
  const drawn = lines.map(
    (line, at) => `1 0 0 1 5 ${(835 - at * (830 / lines.length)).toFixed(2)} Tm (${line}) Tj`,
  )
  const content = `BT /${font} ${size} Tf ${drawn.join(' ')} ET`
  page.node.addContentStream(document.context.register(document.context.flateStream(content)))
}

async function documentOf(texts: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const text of texts) {
    const page = document.addPage([595, 842])
    const name = page.node.newFontDictionary('F', font.ref)
    fill(document, page, name.asString().slice(1), `${SENTENCE} ${text}`)
  }
  return new Uint8Array(await document.save())
}

const repeated = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length))
const pages = (count: number, text: string): string[] => Array.from({ length: count }, () => text)

export const HOSTILE: readonly (readonly [name: string, make: () => Promise<Uint8Array<ArrayBuffer>>])[] = [
  ['80 dots', () => documentOf([`AUDITS${'.'.repeat(80)}42 and so on`])],
  ['a page of a million letters', () => documentOf([repeated('a', 1_000_000)])],
  ['a page of 140,000 letters', () => documentOf([repeated('a', 140_000)])],
  ['70 pages of repeats, 3.3 million characters', () => documentOf(pages(70, repeated('not 5 % ', 47_000)))],
  ['70 pages of the same sentence', () => documentOf(pages(70, repeated(`${SENTENCE} `, 47_000)))],
]
