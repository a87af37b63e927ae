/** The words of a scanned page, read with the page turned so that they stand upright. */
import type { Pdfium } from '../server/adapters/pdf/engine/pdfium.ts'
import { type Drawing, type DrawnPage, drawPage, pictureOf } from './drawn-page.ts'
import type { Reading, Tesseract, Word } from './tesseract.ts'
import type { PlacedWord } from './text-layer.ts'

const DPI = 300
const OUTLINE_DPI = 72
const TRIAL_DPI = 150
/** Mean confidence below which a page may be upside down. */
const DOUBTFUL = 70
/** Confidence of a word that counts as read. */
const SURE = 60
/** Points around a word's middle in which visible text is the same word. */
const NEAR = 2
/** Pixels; at 72 dpi a few lines high, and narrow enough that a crooked scan's lines stay apart. */
const TILE = 64

/** Without words on which the page has text of its own. A page without any is turned upright for its readers too. */
export function recognisedWords(pdfium: Pdfium, page: number, tesseract: Tesseract): readonly PlacedWord[] {
  const { drawn, turns, reading } = upright(pdfium, page, tesseract)
  const text = pdfium.call('FPDFText_LoadPage', page)
  const isEmpty = pdfium.call('FPDFText_CountChars', text) === 0
  const words = placedWords(reading, drawn).filter(({ right, top }) => {
    const [x, y] = [(right[0] + top[0]) / 2, (right[1] + top[1]) / 2]
    return pdfium.call('FPDFText_GetCharIndexAtPos', text, x, y, NEAR, NEAR) < 0
  })
  pdfium.call('FPDFText_ClosePage', text)
  if (isEmpty)
    pdfium.call('FPDFPage_SetRotation', page, (pdfium.call('FPDFPage_GetRotation', page) + turns) % 4)
  return words
}

type Point = readonly [x: number, y: number]

interface Read {
  readonly drawn: DrawnPage
  /** Clockwise quarter turns. */
  readonly turns: number
  readonly reading: Reading
}

/** A page on its side is tried both ways, another only when it can't be read as it lies. */
function upright(pdfium: Pdfium, page: number, tesseract: Tesseract): Read {
  const read = (turns: number): Read => {
    const drawn = drawPage(pdfium, page, DPI, turns)
    return { drawn, turns, reading: tesseract.read(pictureOf(drawn)) }
  }
  const sureOf = (turns: number): number =>
    sureLetters(tesseract.read(pictureOf(blackestThird(drawPage(pdfium, page, TRIAL_DPI, turns)))).words)
  const onSide = liesOnSide(drawPage(pdfium, page, OUTLINE_DPI, 0))
  const asItLies = onSide ? undefined : read(0)
  if (asItLies && confidenceOf(asItLies.reading.words) >= DOUBTFUL) return asItLies
  const [one, other] = onSide ? [1, 3] : [0, 2]
  return sureOf(other) > sureOf(one) ? read(other) : (asItLies ?? read(one))
}

/** Sums of ink along lines of text differ strongly, sums across them hardly: compares both in tiles, drawn at 72 dpi. */
function liesOnSide({ pixels, width, height }: Drawing): boolean {
  let [across, down] = [0, 0]
  for (let top = 0; top + TILE <= height; top += TILE) {
    for (let left = 0; left + TILE <= width; left += TILE) {
      const [rows, columns] = sumsOf(pixels, top * width + left, width)
      across += roughness(rows)
      down += roughness(columns)
    }
  }
  return down > across
}

function sumsOf(pixels: Uint8Array, start: number, width: number): readonly [Float64Array, Float64Array] {
  const [rows, columns] = [new Float64Array(TILE), new Float64Array(TILE)]
  for (let y = 0; y < TILE; y += 1) {
    for (let x = 0; x < TILE; x += 1) {
      const light = pixels[start + y * width + x] ?? 255
      rows[y] = (rows[y] ?? 0) + light
      columns[x] = (columns[x] ?? 0) + light
    }
  }
  return [rows, columns]
}

function roughness(sums: Float64Array): number {
  return sums.reduce((all, sum, at) => all + (at === 0 ? 0 : (sum - (sums[at - 1] ?? 0)) ** 2), 0)
}

/** Enough of a page to see which way up it is. */
function blackestThird({ pixels, width, height }: DrawnPage): Drawing {
  const rows = Math.floor(height / 3)
  const thirds = [0, 1, 2].map((at) => pixels.subarray(at * rows * width, (at + 1) * rows * width))
  const light = thirds.map((third) => third.reduce((sum, each) => sum + each, 0))
  return { pixels: thirds[light.indexOf(Math.min(...light))] ?? pixels, width, height: rows }
}

/** Mean confidence of all letters; 100 where there are none. */
function confidenceOf(words: readonly Word[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  const sum = words.reduce((all, { text, confidence }) => all + text.length * confidence, 0)
  return letters === 0 ? 100 : sum / letters
}

function sureLetters(words: readonly Word[]): number {
  return words.reduce((sum, { text, confidence }) => sum + (confidence >= SURE ? text.length : 0), 0)
}

/** Words are as high as their line and lie level, so that programs read one line, and no larger letters. */
function placedWords({ words, angle }: Reading, page: DrawnPage): readonly PlacedWord[] {
  const place = placeOn(page, angle)
  return [...Map.groupBy(words, ({ line }) => line).values()].flatMap((line) => {
    const above = Math.min(...line.map(({ top }) => top))
    const below = Math.max(...line.map(({ top, height }) => top + height))
    return line.map(({ text, left, width }) =>
      level(text, place(left + width / 2, (above + below) / 2), page.toPage, [width, below - above]),
    )
  })
}

/** A word around `middle`, of this width and height in pixels. */
function level(
  text: string,
  [x, y]: Point,
  toPage: DrawnPage['toPage'],
  [width, height]: readonly [number, number],
): PlacedWord {
  const [zero, across, up] = [toPage(0, 0), toPage(width, 0), toPage(0, -height)]
  const [right, rise] = [minus(across, zero), minus(up, zero)]
  const origin: Point = [x - (right[0] + rise[0]) / 2, y - (right[1] + rise[1]) / 2]
  return {
    text,
    origin,
    right: [origin[0] + right[0], origin[1] + right[1]],
    top: [origin[0] + rise[0], origin[1] + rise[1]],
  }
}

function minus(one: Point, other: Point): Point {
  return [one[0] - other[0], one[1] - other[1]]
}

/** From pixels of the picture that was turned by `angle` to the page. */
function placeOn({ width, height, toPage }: DrawnPage, angle: number): DrawnPage['toPage'] {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  return (x, y) => {
    const [right, down] = [x - width / 2, y - height / 2]
    return toPage(width / 2 + right * cosine + down * sine, height / 2 + down * cosine - right * sine)
  }
}
