/** The words of a scanned page, read with the page turned so that they stand upright. */
import type { Pdfium } from '../server/adapters/pdf/engine/pdfium.ts'
import { type Drawing, type DrawnPage, drawPage, pictureOf } from './drawn-page.ts'
import { liesOnSide } from './lying-page.ts'
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

/** Words on which the page has text of its own are left out. */
export function recognisedWords(pdfium: Pdfium, page: number, tesseract: Tesseract): readonly PlacedWord[] {
  const { drawn, reading } = upright(pdfium, page, tesseract)
  const text = pdfium.call('FPDFText_LoadPage', page)
  const placed = placedWords(reading, drawn).filter(({ right, top }) => {
    const [x, y] = [(right[0] + top[0]) / 2, (right[1] + top[1]) / 2]
    return pdfium.call('FPDFText_GetCharIndexAtPos', text, x, y, NEAR, NEAR) < 0
  })
  pdfium.call('FPDFText_ClosePage', text)
  return placed
}

interface Read {
  readonly drawn: DrawnPage
  readonly reading: Reading
}

/** A page on its side is tried both ways, another only when it can't be read as it lies. */
function upright(pdfium: Pdfium, page: number, tesseract: Tesseract): Read {
  const read = (turns: number): Read => {
    const drawn = drawPage(pdfium, page, DPI, turns)
    return { drawn, reading: tesseract.read(pictureOf(drawn)) }
  }
  const sureOf = (turns: number): number =>
    sureLetters(tesseract.read(pictureOf(blackestThird(drawPage(pdfium, page, TRIAL_DPI, turns)))).words)
  const onSide = liesOnSide(drawPage(pdfium, page, OUTLINE_DPI, 0))
  const asItLies = onSide ? undefined : read(0)
  if (asItLies && confidenceOf(asItLies.reading.words) >= DOUBTFUL) return asItLies
  const [one, other] = onSide ? [1, 3] : [0, 2]
  return sureOf(other) > sureOf(one) ? read(other) : (asItLies ?? read(one))
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

/** All words of a line are as high as the line, so that programs read it as one. */
function placedWords({ words, angle }: Reading, page: DrawnPage): readonly PlacedWord[] {
  const place = placeOn(page, angle)
  return [...Map.groupBy(words, ({ line }) => line).values()].flatMap((line) => {
    const above = Math.min(...line.map(({ top }) => top))
    const below = Math.max(...line.map(({ top, height }) => top + height))
    return line.map(({ text, left, width }) => ({
      text,
      origin: place(left, below),
      right: place(left + width, below),
      top: place(left, above),
    }))
  })
}

/** From pixels of the picture that was turned by `angle` to the page. */
function placeOn({ width, height, toPage }: DrawnPage, angle: number): DrawnPage['toPage'] {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  return (x, y) => {
    const [right, down] = [x - width / 2, y - height / 2]
    return toPage(width / 2 + right * cosine + down * sine, height / 2 + down * cosine - right * sine)
  }
}
