/** Generates pathological PDFs. */
import { randomBytes } from 'node:crypto'
import { PDFDocument, PDFName, StandardFonts } from 'pdf-lib'

const SENTENCE = 'The supplier shall deliver the goods within thirty days of the written order.'
const CHARACTERS_A_LINE = 500

/** Lines of small letters from the top of the page down, each a separate text object. */
function letters(text: string): string {
  const lines = text.match(new RegExp(`.{1,${CHARACTERS_A_LINE}}`, 'gu')) ?? []
  const drawn = lines.map(
    (line, at) => `1 0 0 1 5 ${(835 - at * (830 / lines.length)).toFixed(2)} Tm (${line}) Tj`,
  )
  return `BT /F 2 Tf ${drawn.join(' ')} ET`
}

/** Each letter by itself. */
function singleLetters(count: number): string {
  const drawn = Array.from({ length: count }, (_, at) => {
    const [x, y] = [5 + (at % 400) * 1.4, 835 - Math.floor(at / 400) * 2.1]
    return `1 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)} Tm (${SENTENCE[at % SENTENCE.length]}) Tj`
  })
  return `BT /F 2 Tf ${drawn.join(' ')} ET`
}

const box = (at: number): string => `${(at % 50) * 11} ${Math.floor(at / 50) * 8} 10 7 re f`
const boxes = (count: number): string => Array.from({ length: count }, (_, at) => box(at)).join(' ')
const mark = (at: number): string =>
  `BT /F 8 Tf 1 0 0 1 ${(at % 50) * 11} ${Math.floor(at / 50) * 8} Tm (x) Tj ET`
const marks = (count: number): string => Array.from({ length: count }, (_, at) => mark(at)).join(' ')

/** Each content becomes a page. */
async function pdfOf(
  contents: readonly string[],
  objects = 0,
  attached = 0,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const { context } = document
  for (const content of contents) {
    const page = document.addPage([595, 842])
    page.node.set(PDFName.of('Resources'), context.obj({ Font: { F: font.ref } }))
    page.node.addContentStream(context.register(context.flateStream(content)))
  }
  for (let at = 0; at < objects; at++) context.register(context.obj({ Unused: at }))
  if (attached > 0) {
    await document.attach(randomBytes(attached), 'noise.bin')
  }
  return new Uint8Array(await document.save({ useObjectStreams: false }))
}

const repeated = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length))
const prose = (length: number): string => letters(repeated(`${SENTENCE} `, length))
const pages = (count: number, content: string): string[] => Array.from({ length: count }, () => content)

export const HOSTILE: readonly (readonly [name: string, make: () => Promise<Uint8Array<ArrayBuffer>>])[] = [
  ['80 dots', () => pdfOf([letters(`${SENTENCE} AUDITS${'.'.repeat(80)}42 and so on`)])],
  ['a page of a million letters', () => pdfOf([letters(SENTENCE + repeated('a', 1_000_000))])],
  ['a page of 140,000 letters', () => pdfOf([letters(SENTENCE + repeated('a', 140_000))])],
  [
    '70 pages of repeats, 3.3 million characters',
    () => pdfOf(pages(70, letters(repeated('not 5 % ', 47_000)))),
  ],
  ['70 pages of the same sentence', () => pdfOf(pages(70, prose(47_000)))],
  ['140,000 letters drawn one by one', () => pdfOf([singleLetters(140_000)])],
  ['140,000 letters over 4,000 boxes', () => pdfOf([`.9 g ${boxes(4_000)} 0 g ${prose(140_000)}`])],
  ['140,000 letters under white ones', () => pdfOf([`${prose(140_000)} 1 g ${marks(2_000)}`])],
  ['20,000 pale letters', () => pdfOf([`.95 g ${prose(20_000)}`])],
  ['200 pages and 90,000 unused objects', () => pdfOf(pages(200, prose(3_000)), 90_000)],
  ['9.5 MB attached', () => pdfOf(pages(20, prose(3_000)), 0, 9_500_000)],
]
