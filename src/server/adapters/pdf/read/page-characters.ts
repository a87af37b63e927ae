/** Reads the characters of a page into the text buffer. */
import { holds, type Rect } from '../engine/document.ts'
import type { Pdfium } from '../engine/pdfium.ts'
import type { PageObjects } from './objects/page-objects.ts'
import { CharBoxes, LONGEST_RUN } from './text/character-boxes.ts'
import {
  countIn,
  isMeaningless,
  isSpace,
  noTally,
  type PageTally,
  printable,
} from './text/character-kinds.ts'
import { type Fonts, type TextState, textStateOf } from './text/fonts.ts'
import { HIDDEN, type TextBuffer } from './text/text-buffer.ts'
import { type SightOf, TextSight } from './text-sight.ts'

const NEW_LINE = 10
const SPACE = 32
const HYPHEN = 45
/** PDFium's code for a hyphen it would join. */
const JOINED_HYPHEN = 2
const LAM = 0x644
const ALEFS: readonly number[] = [0x622, 0x623, 0x625, 0x627, 0x671]

/** Shared by all pages of an open document. */
export interface PageBuffers {
  readonly buffer: TextBuffer
  readonly fonts: Fonts
}

/** `textPage`: PDFium's handle; `visible`: the crop box, outside of which characters are left out. */
export function readCharacters(
  pdfium: Pdfium,
  { textPage, visible }: { readonly textPage: number; readonly visible: Rect },
  objects: PageObjects,
  { buffer, fonts }: PageBuffers,
): PageTally {
  const characters = new PageCharacters(pdfium, textPage, visible, buffer)
  const sight = new TextSight(pdfium, objects, visible)
  const unicode = pdfium.fn('FPDFText_GetUnicode')
  const objectOf = pdfium.fn('FPDFText_GetTextObject')
  const count = pdfium.call('FPDFText_CountChars', textPage)
  let last: TextRun | undefined
  buffer.clear()
  for (let index = 0; index < count; ) {
    const object = objectOf(textPage, index)
    if (object === 0) {
      const code = unicode(textPage, index)
      if (code === NEW_LINE || code === SPACE) buffer.push(code)
      index += 1
      continue
    }
    if (object !== last?.object) {
      const state = textStateOf(pdfium, textPage, index, { object, font: fonts.of(object) })
      last = { object, state, sight: sight.of(object, state) }
    }
    const most = Math.min(count, index + LONGEST_RUN)
    let end = index + 1
    while (end < most && objectOf(textPage, end) === object) end += 1
    characters.readRun(index, end, last)
    index = end
  }
  return characters.tally
}

/** What the characters of a text object have in common. */
interface TextRun {
  readonly object: number
  readonly state: TextState
  readonly sight: SightOf
}

/** A class: functions created for each page would be compiled for each again, which takes longer than running them. */
class PageCharacters {
  readonly tally = noTally()
  readonly #textPage: number
  readonly #visible: Rect
  readonly #buffer: TextBuffer
  readonly #boxes: CharBoxes
  readonly #unicode: (textPage: number, index: number) => number
  readonly #isGuessed: (textPage: number, index: number) => number
  #before = 0

  constructor(pdfium: Pdfium, textPage: number, visible: Rect, buffer: TextBuffer) {
    this.#textPage = textPage
    this.#visible = visible
    this.#buffer = buffer
    this.#boxes = new CharBoxes(pdfium, textPage)
    this.#unicode = pdfium.fn('FPDFText_GetUnicode')
    this.#isGuessed = pdfium.fn('FPDFText_HasUnicodeMapError')
  }

  /** Of one text object. */
  readRun(first: number, end: number, { state, sight }: TextRun): void {
    const [buffer, tally, { boxes }] = [this.#buffer, this.tally, this.#boxes]
    this.#boxes.read(first, end - first, state)
    for (let index = first, at = 0; index < end; index++, at += 4) {
      const code = this.#unicode(this.#textPage, index) >>> 0
      const x = ((boxes[at] ?? 0) + (boxes[at + 2] ?? 0)) / 2
      const y = ((boxes[at + 1] ?? 0) + (boxes[at + 3] ?? 0)) / 2
      const isShown = holds(this.#visible, x, y)
      if (isSpace(code)) {
        if (isShown) buffer.push(SPACE, boxes, at)
        continue
      }
      if (!isShown) {
        tally.hidden += 1
        continue
      }
      const seen = typeof sight === 'number' ? sight : sight(x, y)
      const sign = code === JOINED_HYPHEN ? HYPHEN : printable(code)
      buffer.push(sign, boxes, at, seen)
      // PDFium reverses the letters of a line that runs to the left, also within a ligature; none begins with an alef.
      const isTurned = code === LAM && ALEFS.includes(this.#before)
      if (isTurned && this.#boxes.areOneGlyph(index - 1, index)) buffer.swapLast()
      this.#before = code
      if (seen === HIDDEN) tally.hidden += 1
      else countIn(tally, sign, this.#kindOf(code, index))
      if (code === JOINED_HYPHEN) buffer.push(NEW_LINE)
    }
  }

  #kindOf(code: number, index: number): 'mapped' | 'guessed' | 'unmapped' {
    if (code === JOINED_HYPHEN) return 'mapped'
    if (isMeaningless(code)) return 'unmapped'
    return this.#isGuessed(this.#textPage, index) === 1 ? 'guessed' : 'mapped'
  }
}
