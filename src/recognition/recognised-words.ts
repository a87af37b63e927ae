/** The words of a scanned page, read with the page turned so that they stand upright. */
import type { Pdfium } from '../server/adapters/pdf/engine/pdfium.ts'
import { type DrawnPage, drawPage } from './drawn-page.ts'
import type { Tesseract, Word } from './tesseract.ts'
import type { PlacedWord } from './text-layer.ts'

const DPI = 300
/** Enough to see which way up the letters are, and three times as fast. */
const TRIAL_DPI = 120
/** Sure letters for each point of confidence below which a page may lie on its side or head. */
const DOUBTFUL = 70
/** Confidence of a word that counts as read. */
const SURE = 60
/** Points around a word's middle in which visible text is the same word. */
const NEAR = 2

/** Words on which the page has text of its own are left out. */
export function recognisedWords(pdfium: Pdfium, page: number, tesseract: Tesseract): readonly PlacedWord[] {
  const { drawn, words } = upright(pdfium, page, tesseract)
  const text = pdfium.call('FPDFText_LoadPage', page)
  const placed = placedWords(words, drawn).filter(({ right, top }) => {
    const [x, y] = [(right[0] + top[0]) / 2, (right[1] + top[1]) / 2]
    return pdfium.call('FPDFText_GetCharIndexAtPos', text, x, y, NEAR, NEAR) < 0
  })
  pdfium.call('FPDFText_ClosePage', text)
  return placed
}

interface Reading {
  readonly drawn: DrawnPage
  readonly words: readonly Word[]
}

function upright(pdfium: Pdfium, page: number, tesseract: Tesseract): Reading {
  const read = (dpi: number, turns: number): Reading => {
    const drawn = drawPage(pdfium, page, dpi, turns)
    return { drawn, words: tesseract.words(drawn.picture) }
  }
  const asItLies = read(DPI, 0)
  if (confidenceOf(asItLies.words) >= DOUBTFUL) return asItLies
  const sure = [0, 1, 2, 3].map((turns) => sureLetters(read(TRIAL_DPI, turns).words))
  const best = sure.indexOf(Math.max(...sure))
  return best === 0 ? asItLies : read(DPI, best)
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

/** Words end with a space unless they end a line, so that programs read them apart. */
function placedWords(words: readonly Word[], { toPage }: DrawnPage): readonly PlacedWord[] {
  return words.map(({ text, left, top, width, height }) => ({
    text,
    origin: toPage(left, top + height),
    right: toPage(left + width, top + height),
    top: toPage(left, top),
  }))
}
