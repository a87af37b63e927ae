/** Layouts in which text stands beside, above or within the text that a sentence runs through. */
import {
  type Arrange,
  at,
  join,
  type Layout,
  LEADING,
  LEFT,
  type Line,
  lowest,
  RIGHT,
  SIZE,
  TOP,
  table,
  wrapped,
} from './arrange.ts'
import { inColumns } from './arranged.ts'

type Rules = NonNullable<Layout['rules']>

const frame = (x: number, y: number, toX: number, toY: number): Rules => [
  [x, y, toX, y],
  [x, toY, toX, toY],
  [x, y, x, toY],
  [toX, y, toX, toY],
]

/** All cells of three columns have several lines. */
const wrappedCells: Arrange = ({ sentences, fields }, width, gap) => {
  const rows = fields.map(([label], row) => [label, sentences[row * 2] ?? '', sentences[row * 2 + 1] ?? ''])
  return { lines: table(rows, [60, 160, 180], gap, width), quotes: rows.flat() }
}

const borderedCells: Arrange = (texts, width, gap) => {
  const { lines, quotes } = wrappedCells(texts, width, gap)
  const lefts = [LEFT, LEFT + 60 + gap, LEFT + 220 + gap * 2, LEFT + 400 + gap * 3]
  const tops = lines.filter(({ text }) => texts.fields.some(([label]) => label.startsWith(text)))
  const heads = tops.filter(({ x }) => x === LEFT).map(({ y }) => y + LEADING + 2)
  const edges = [...heads, lowest(lines) - 8]
  const right = lefts[3] ?? RIGHT
  const across = edges.map((y) => [LEFT - 5, y, right - 5, y] as const)
  const down = lefts.map((x) => [x - 5, edges[0] ?? TOP, x - 5, edges.at(-1) ?? 0] as const)
  return { lines, quotes, rules: [...across, ...down] }
}

const sideNotes: Arrange = ({ sentences, fields }, width, gap) => {
  const left = LEFT + 80 + gap
  let top = TOP
  const lines = sentences.flatMap((sentence, index) => {
    const text = at(left, top, wrapped(sentence, 260, width))
    const note = index % 2 === 0 ? wrapped(fields[index / 2]?.[0] ?? '', 80, width) : []
    const beside = at(LEFT, top, note).map((line) => ({ ...line, size: 8 }))
    top = lowest([...text, ...beside]) - LEADING * 1.6
    return [...beside, ...text]
  })
  return { lines, quotes: sentences }
}

const dropCapital: Arrange = (texts, width) => {
  const text = join({ ...texts, sentences: texts.sentences.slice(0, 5) })
  const [capital = '', ...rest] = [...text]
  const indent = width(capital) * 2.6 + 4
  const beside = wrapped(rest.join(''), RIGHT - LEFT - indent, width).slice(0, 2)
  const below = wrapped(rest.join('').slice(beside.join(' ').length).trim(), RIGHT - LEFT, width)
  const lines = [
    { text: capital, x: LEFT, y: TOP - LEADING, size: 26 },
    ...at(LEFT + indent, TOP, beside),
    ...at(LEFT, TOP - 2 * LEADING, below),
  ]
  return { lines, quotes: texts.sentences.slice(0, 5) }
}

const notesInColumns: Arrange = ({ sentences }, width, gap) => {
  const wide = (RIGHT - LEFT - gap) / 2
  const columns = [0, 1].map((column) => {
    const own = sentences.slice(column * 4, column * 4 + 4)
    const x = LEFT + column * (wide + gap)
    const text = at(x, TOP, wrapped(join({ sentences: own.slice(0, 3), fields: [] }), wide, width))
    const note = wrapped(`${column + 1} ${own[3]}`, wide * 1.2, width)
    return [...text, ...at(x, 560, note).map((line) => ({ ...line, size: 8 }))]
  })
  return { lines: columns.flat(), quotes: sentences, rules: [0, 1].map((c) => ruleOf(c, wide + gap)) }
}

const ruleOf = (column: number, step: number): Rules[number] => {
  const x = LEFT + column * step
  return [x, 573, x + 80, 573]
}

/** Two columns of different lengths above and below a heading across the page. */
const aroundHeading: Arrange = ({ sentences, fields }, width, gap) => {
  const wide = (RIGHT - LEFT - gap) / 2
  const part = (own: readonly string[], top: number): Line[] => {
    const lines = wrapped(join({ sentences: own, fields: [] }), wide, width)
    const longer = Math.ceil(lines.length / 2) + 1
    return [...at(LEFT, top, lines.slice(0, longer)), ...at(LEFT + wide + gap, top, lines.slice(longer))]
  }
  const upper = part(sentences.slice(0, 4), TOP)
  const heading = {
    text: fields.map(([label]) => label).join(', '),
    x: LEFT,
    y: lowest(upper) - 30,
    size: 12,
  }
  return { lines: [...upper, heading, ...part(sentences.slice(4), heading.y - 26)], quotes: sentences }
}

const turned: Arrange = (texts, width, gap) => ({ ...inColumns(2)(texts, width, gap), isTurned: true })

/** Answers on ruled lines, and two lines left empty. */
const ruledForm: Arrange = ({ sentences, fields }, width, gap) => {
  const lines = fields.flatMap(([label, value], row) => {
    const y = TOP - row * 30
    return [...at(LEFT, y, [label]), ...at(LEFT + width(label) + gap, y, [value])]
  })
  const after = at(LEFT, TOP - 150, wrapped(sentences[7] ?? '', RIGHT - LEFT, width))
  const rules = fields.map(([label], row): Rules[number] => {
    const y = TOP - row * 30 - 3
    return [LEFT + width(label) + 4, y, RIGHT, y]
  })
  const quotes = [...fields.map((field) => field.join(' ')), sentences[7] ?? '']
  return { lines: [...lines, ...after], quotes, rules: [...rules, [LEFT, 560, 300, 560]] }
}

/** Every line has its number in the margin. */
const numbered: Arrange = (texts, width, gap) => {
  const lines = wrapped(join(texts), RIGHT - LEFT - gap - 60, width)
  const placed = lines.map((text, row) => ({ text, x: LEFT + gap + 10, y: TOP - row * 24 }))
  const numbers = lines.map((_, row) => ({ text: String(row + 1), x: LEFT, y: TOP - row * 24 }))
  return { lines: [...numbers, ...placed], quotes: texts.sentences }
}

const tableInColumn: Arrange = ({ sentences, fields }, width, gap) => {
  const wide = (RIGHT - LEFT - gap) / 2
  const text = (x: number, top: number, own: readonly string[]): Line[] =>
    at(x, top, wrapped(join({ sentences: own, fields: [] }), wide, width))
  const above = text(LEFT, TOP, sentences.slice(0, 2))
  const rows = fields.flatMap(([label, value], row) => {
    const y = lowest(above) - 24 - row * 15
    return [
      { text: label, x: LEFT, y, size: 7 },
      { text: value, x: LEFT + wide / 2, y, size: 7 },
    ]
  })
  const below = text(LEFT, lowest(rows) - 24, sentences.slice(2, 4))
  const lines = [...above, ...rows, ...below, ...text(LEFT + wide + gap, TOP, sentences.slice(4))]
  return { lines, quotes: [...sentences, ...fields.map((field) => field.join(' '))] }
}

/** Sender and dates side by side, positions with amounts set to the right, and terms below. */
const invoice: Arrange = ({ sentences, fields }, width, gap) => {
  const sender = at(LEFT, 780, [...fields.map(([, value]) => value)])
  const dates = ['4711-2025', '31.10.2025', '82-114'].flatMap((value, row) => [
    ...at(LEFT + 230 + gap, 780 - row * LEADING, [fields[row]?.[0] ?? '']),
    ...at(LEFT + 380 + gap, 780 - row * LEADING, [value]),
  ])
  let top = 680
  const items = sentences.slice(0, 3).flatMap((sentence, row) => {
    const amount = `${row + 1},${row * 7}40.00`
    const text = at(LEFT + 30, top, wrapped(sentence, 260, width))
    const line = [...at(LEFT, top, [String(row + 1)]), ...text, ...at(RIGHT - width(amount), top, [amount])]
    top = lowest(text) - LEADING * 1.5
    return line
  })
  const terms = at(
    LEFT,
    top - 20,
    wrapped(join({ sentences: sentences.slice(3, 6), fields: [] }), RIGHT - LEFT, width),
  )
  const pairs = ['4711-2025', '31.10.2025', '82-114'].map((value, row) => `${fields[row]?.[0]} ${value}`)
  return { lines: [...sender, ...dates, ...items, ...terms], quotes: [...sentences.slice(0, 6), ...pairs] }
}

/** Two blocks of a line to sign on, a name and a capacity. */
const signedLines: Arrange = ({ sentences, fields }, width, gap) => {
  const head = at(LEFT, TOP, wrapped(sentences[7] ?? '', RIGHT - LEFT, width))
  const top = lowest(head) - 60
  const sides = fields.slice(0, 2).map((field, side) => at(LEFT + side * (220 + gap), top, [...field]))
  const rules = [0, 1].map((side): Rules[number] => {
    const x = LEFT + side * (220 + gap)
    return [x, top + 14, x + 180, top + 14]
  })
  const quotes = [sentences[7] ?? '', ...fields.slice(0, 2).map((field) => field.join(' '))]
  return { lines: [...head, ...sides.flat()], quotes, rules }
}

/** Small labels above answers, each pair in a frame. */
const framedFields: Arrange = ({ fields }) => {
  const place = (index: number): readonly [number, number] => [
    LEFT + (index % 2) * 230,
    TOP - Math.floor(index / 2) * 32,
  ]
  const lines = fields.flatMap(([label, value], index) => {
    const [x, y] = place(index)
    return [
      { text: label, x, y, size: 7 },
      { text: value, x, y: y - LEADING, size: SIZE },
    ]
  })
  const rules = fields.flatMap((_, index) => {
    const [x, y] = place(index)
    return frame(x - 4, y - 20, x + 226, y + 12)
  })
  return { lines, quotes: fields.map((field) => field.join(' ')), rules }
}

const unevenColumns: Arrange = (texts, width, gap) => {
  const wide = (RIGHT - LEFT - gap * 2) / 3
  const columns = [texts.sentences.slice(0, 4), texts.sentences.slice(4, 5), texts.sentences.slice(5)]
  const lines = columns.flatMap((own, column) =>
    at(LEFT + column * (wide + gap), TOP, wrapped(join({ sentences: own, fields: [] }), wide, width)),
  )
  return { lines, quotes: texts.sentences }
}

/** Small readings above words; only in Japanese. */
const ruby: Arrange = ({ sentences }, width) => {
  const lines = sentences.flatMap((sentence, row) => {
    const y = TOP - row * 24
    const [start, word, end] = [sentence.slice(0, 4), sentence.slice(4, 6), sentence.slice(6)]
    return [
      { text: `${start}${word}`, x: LEFT, y },
      { text: 'かなかな', x: LEFT + width(start), y: y + 10, size: 5 },
      { text: end, x: LEFT + width(`${start}${word}`), y },
    ]
  })
  return { lines, quotes: sentences }
}

const vertical: Arrange = (texts, width) => {
  const lines = wrapped(join(texts), 180, width).map((text, row) => ({
    text,
    x: RIGHT - row * LEADING * 1.5,
    y: TOP,
    isVertical: true,
  }))
  return { lines, quotes: texts.sentences }
}

export const FURTHER: Readonly<Record<string, Arrange>> = {
  'three columns of different lengths': unevenColumns,
  'columns around a heading': aroundHeading,
  'columns with footnotes': notesInColumns,
  'columns, page turned': turned,
  'table in a column': tableInColumn,
  'all cells wrapped': wrappedCells,
  'all cells wrapped, with borders': borderedCells,
  'side notes': sideNotes,
  'drop capital': dropCapital,
  'numbered lines': numbered,
  'form with lines': ruledForm,
  'labels above, in frames': framedFields,
  'lines to sign on': signedLines,
  invoice,
}

export const JAPANESE: Readonly<Record<string, Arrange>> = { ruby, 'set vertically': vertical }
