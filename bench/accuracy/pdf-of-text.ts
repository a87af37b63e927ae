/** Sets plain text on A4 pages, so that a document published as text is read like any other PDF. */
import { PDFDocument, StandardFonts } from 'pdf-lib'

const [WIDTH, HEIGHT, MARGIN, SIZE, LEADING] = [595, 842, 60, 10, 13]
const LINES_A_PAGE = Math.floor((HEIGHT - 2 * MARGIN) / LEADING)
/** Replaces characters that the font lacks. */
const UNKNOWN = '?'

export async function pdfOfText(text: string): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const font = await document.embedFont(StandardFonts.Helvetica)
  const known = new Set(font.getCharacterSet())
  const width = (words: string): number => font.widthOfTextAtSize(words, SIZE)
  const lines = text.split('\n').flatMap((paragraph) => broken(encodable(paragraph, known), width))
  for (let at = 0; at < Math.max(1, lines.length); at += LINES_A_PAGE) {
    const page = document.addPage([WIDTH, HEIGHT])
    lines.slice(at, at + LINES_A_PAGE).forEach((line, row) => {
      page.drawText(line, { x: MARGIN, y: HEIGHT - MARGIN - row * LEADING, size: SIZE, font })
    })
  }
  return document.save()
}

function encodable(text: string, known: ReadonlySet<number>): string {
  return Array.from(text.replace(/\s+/gu, ' '), (character) =>
    known.has(character.codePointAt(0) ?? 0) ? character : UNKNOWN,
  ).join('')
}

function broken(paragraph: string, width: (words: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of paragraph.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && width(longer) > WIDTH - 2 * MARGIN) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
