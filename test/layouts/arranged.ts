/** Layouts of contracts and forms. */
import { type Arrange, at, join, LEADING, LEFT, lowest, RIGHT, TOP, table, wrapped } from './arrange.ts'

/** All sentences as one text in equal columns. */
export function inColumns(count: number): Arrange {
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
