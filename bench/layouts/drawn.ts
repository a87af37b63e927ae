/** Pages drawn line by line at given positions, in drawing orders that programs have, with the quotes a human reads. */
import { PDFDocument, type PDFFont, PDFName, StandardFonts } from 'pdf-lib'
import type { Texts } from './sentences.ts'

interface Line {
  readonly text: string
  readonly x: number
  /** Baseline, from the bottom. */
  readonly y: number
  readonly size?: number
}

export interface Layout {
  /** In reading order. */
  readonly lines: readonly Line[]
  readonly quotes: readonly string[]
}

/** `width` measures text of 10 points; `gap` between columns, in points, varies from page to page. */
export type Arrange = (texts: Texts, width: (text: string) => number, gap: number) => Layout

const SIZE = 10
const LEADING = 13
const [LEFT, RIGHT, TOP] = [60, 535, 740]

/** Lines of words no wider than the column; text without spaces is broken anywhere. */
function wrapped(text: string, wide: number, width: (text: string) => number): string[] {
  const parts = text.includes(' ') ? text.split(/(?<= )/) : [...text]
  const lines = ['']
  for (const part of parts) {
    const longer = `${lines.at(-1)}${part}`
    if (width(longer.trimEnd()) > wide && lines.at(-1) !== '') lines.push(part)
    else lines[lines.length - 1] = longer
  }
  return lines.map((line) => line.trimEnd())
}

const at = (x: number, top: number, lines: readonly string[]): Line[] =>
  lines.map((text, row) => ({ text, x, y: top - row * LEADING }))

const lowest = (lines: readonly Line[]): number => Math.min(...lines.map(({ y }) => y))
const join = ({ language, sentences }: Texts & { language?: string }): string =>
  sentences.join(language === 'ja' || !sentences[0]?.includes(' ') ? '' : ' ')

/** All sentences as one text in equal columns. */
function inColumns(count: number): Arrange {
  return (texts, width, gap) => {
    const wide = (RIGHT - LEFT - gap * (count - 1)) / count
    const lines = wrapped(join(texts), wide, width)
    const rows = Math.ceil(lines.length / count)
    const columns = Array.from({ length: count }, (_, column) =>
      at(LEFT + column * (wide + gap), TOP, lines.slice(column * rows, (column + 1) * rows)),
    )
    return { lines: columns.flat(), quotes: texts.sentences }
  }
}

/** Two columns between a title, a head, a foot, and a paragraph across the page. */
const framed: Arrange = (texts, width, gap) => {
  const [last = '', ...rest] = [...texts.sentences].reverse()
  const columns = inColumns(2)({ ...texts, sentences: rest.reverse() }, width, gap)
  const low = lowest(columns.lines) - 3 * LEADING
  const title = texts.fields[0]?.[0] ?? ''
  const lines = [
    { text: title, x: LEFT, y: 800 },
    { text: texts.fields.map(([label]) => label).join(' '), x: 180, y: TOP + 30, size: 10 },
    ...columns.lines,
    ...at(LEFT, low, wrapped(last, RIGHT - LEFT, width)),
    { text: '7', x: 300, y: 40 },
  ]
  return { lines, quotes: texts.sentences }
}

const sidebar: Arrange = (texts, width, gap) => {
  const wide = 140
  const beside = at(RIGHT - wide, TOP, wrapped(texts.sentences.slice(0, 2).join(' '), wide, width))
  const rest = { ...texts, sentences: texts.sentences.slice(2) }
  const main = at(LEFT, TOP, wrapped(join(rest), RIGHT - LEFT - wide - gap, width))
  return { lines: [...main, ...beside], quotes: texts.sentences }
}

/** Rows of cells; rows as high as their highest cell. */
function table(
  rows: readonly (readonly string[])[],
  wide: readonly number[],
  gap: number,
  width: (text: string) => number,
): Line[] {
  let top = TOP
  return rows.flatMap((cells) => {
    let x = LEFT
    const row = cells.flatMap((cell, column) => {
      const lines = at(x, top, wrapped(cell, wide[column] ?? 100, width))
      x += (wide[column] ?? 100) + gap
      return lines
    })
    top = lowest(row) - LEADING * 1.8
    return row
  })
}

const cells: Arrange = ({ sentences, fields }, width, gap) => {
  const rows = fields.map((field, row) => [...field, sentences[row] ?? ''])
  return { lines: table(rows, [100, 100, 220], gap, width), quotes: rows.flat() }
}

const sentencesBeside: Arrange = ({ sentences }, width, gap) => {
  const rows = [0, 2, 4, 6].map((row) => sentences.slice(row, row + 2))
  return { lines: table(rows, [200, 200], gap, width), quotes: sentences }
}

const formBeside: Arrange = ({ fields }, width, gap) => ({
  lines: table(fields, [160, 200], gap, width),
  quotes: fields.map((field) => field.join(' ')),
})

/** Two fields in a row, each label above its answer. */
const formAbove: Arrange = ({ fields }) => {
  const place = (field: number): readonly [number, number] => [
    LEFT + (field % 2) * 250,
    TOP - Math.floor(field / 2) * 50,
  ]
  return {
    lines: fields.flatMap((field, index) => at(...place(index), field)),
    quotes: fields.map((field) => field.join(' ')),
  }
}

const signatures: Arrange = ({ sentences, fields }, width, gap) => {
  const head = at(LEFT, TOP, wrapped(sentences[7] ?? '', RIGHT - LEFT, width))
  const sides = [fields.slice(0, 2), fields.slice(2)].map((side, index) =>
    at(LEFT + index * (220 + gap), lowest(head) - 60, side.flat()),
  )
  const quotes = [fields.slice(0, 2), fields.slice(2)].map((side) => side.flat().join(' '))
  return { lines: [...head, ...sides.flat()], quotes: [sentences[7] ?? '', ...quotes] }
}

const footnotes: Arrange = (texts, width, gap) => {
  const columns = inColumns(2)({ ...texts, sentences: texts.sentences.slice(0, 5) }, width, gap)
  let y = 150
  const notes = texts.sentences.slice(5).flatMap((sentence, index) => {
    const lines = at(LEFT, y, wrapped(`${index + 1} ${sentence}`, RIGHT - LEFT, width))
    y = lowest(lines) - LEADING
    return lines
  })
  return { lines: [...columns.lines, ...notes], quotes: texts.sentences }
}

export const ARRANGED: Readonly<Record<string, Arrange>> = {
  'two columns': inColumns(2),
  'three columns': inColumns(3),
  'columns between head and foot': framed,
  sidebar,
  'table with wrapped cells': cells,
  'sentences side by side': sentencesBeside,
  'form, labels beside': formBeside,
  'form, labels above': formAbove,
  'signatures side by side': signatures,
  'columns over footnotes': footnotes,
}

function shuffled(lines: readonly Line[], seed: number): Line[] {
  const keyed = lines.map((line, index) => ({
    line,
    key: ((index + 1) * (seed * 2 + 1) * 2_654_435_761) % 4_294_967_291,
  }))
  return keyed.sort((a, b) => a.key - b.key).map(({ line }) => line)
}

/** Orders in which programs draw a page's lines. */
export const DRAWN: Readonly<Record<string, (lines: readonly Line[], seed: number) => readonly Line[]>> = {
  'as read': (lines) => lines,
  'row by row': (lines) => lines.toSorted((a, b) => b.y - a.y || a.x - b.x),
  'column by column': (lines) => lines.toSorted((a, b) => a.x - b.x || b.y - a.y),
  'from the bottom': (lines) => [...lines].reverse(),
  shuffled,
}

/** Japanese by position: a font that readers bring along, horizontal or (`isVertical`) vertical. */
function hex(text: string): string {
  return [...text]
    .flatMap((sign) => Array.from(sign, () => sign))
    .map((sign) => (sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0'))
    .join('')
}

const isLatin = (text: string): boolean => !/[\u3000-\u9fff]/u.test(text)

/** A page with the lines in the order given. */
export async function drawn(lines: readonly Line[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const page = document.addPage([595, 842])
  const font = await document.embedFont(StandardFonts.Helvetica)
  const { context } = document
  const japanese = context.obj({
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: 'HeiseiKakuGo-W5',
    Encoding: 'UniJIS-UTF16-H',
    DescendantFonts: [
      {
        Type: 'Font',
        Subtype: 'CIDFontType0',
        BaseFont: 'HeiseiKakuGo-W5',
        CIDSystemInfo: { Registry: '(Adobe)', Ordering: '(Japan1)', Supplement: 4 },
        FontDescriptor: {
          Type: 'FontDescriptor',
          FontName: 'HeiseiKakuGo-W5',
          Flags: 4,
          FontBBox: [-92, -250, 1010, 922],
          ItalicAngle: 0,
          Ascent: 752,
          Descent: -221,
          CapHeight: 737,
          StemV: 114,
        },
      },
    ],
  })
  page.node.setFontDictionary(PDFName.of('J'), context.register(japanese))
  page.node.setFontDictionary(PDFName.of('F'), font.ref)
  const operators = lines.map(({ text, x, y, size = SIZE }) => {
    const shown = isLatin(text)
      ? `/F ${size} Tf 1 0 0 1 ${x} ${y} Tm ${font.encodeText(text)}`
      : `/J ${size} Tf 1 0 0 1 ${x} ${y} Tm <${hex(text)}>`
    return `BT ${shown} Tj ET`
  })
  page.node.addContentStream(context.register(context.flateStream(operators.join('\n'))))
  return document.save()
}

/** Width in points of a text of 10 points. */
export function measure(font: PDFFont): (text: string) => number {
  return (text) => (isLatin(text) ? font.widthOfTextAtSize(text, SIZE) : [...text].length * SIZE)
}
