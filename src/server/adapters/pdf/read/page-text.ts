/**
 * One page's characters as PDFium orders them: by the content stream, sorted within lines, with spaces and line ends
 * where the gaps ask for them. A hyphen that breaks a word is left as "-\n".
 */
import type { PageText } from '../../../../domain/page-text.ts'
import { holds, type Rect, visibleBox } from '../engine/document.ts'
import type { Pdfium } from '../engine/engine.ts'
import { type Painting, paintingOf } from '../engine/objects.ts'
import { charBoxes } from './char-box.ts'
import { type PackedBoxes, unpackBoxes } from './packed-boxes.ts'
import { createSight, type Sight } from './sight.ts'
import type { TextBuffer } from './text-buffer.ts'

/** What was noticed on a page, in characters other than spaces. */
export interface PageTally {
  /** Characters of the text. */
  inked: number
  /** Letters and digits among them; a text layer with few of them is not made of words. */
  wordy: number
  /** Rows of dots, lines and the like, which are neither. */
  filling: number
  /** Without a Unicode meaning. */
  unmapped: number
  /** In the colour of the ground, too small, outside the crop box, or invisible without a picture above. */
  hidden: number
  /** Invisible over a picture, as text recognition leaves it. */
  layered: number
}

export interface ReadPage {
  readonly page: PageText
  readonly visible: Rect
  readonly tally: Readonly<PageTally>
  readonly painting: () => Painting
}

const ROTATIONS = [0, 90, 180, 270] as const
const WORDY = /[\p{L}\p{M}\p{N}\p{Cs}]/u
const FILLING: readonly number[] = Array.from('._-–—…·•*', (sign) => sign.charCodeAt(0))
const NEW_LINE = 10
const SPACE = 32
const NO_BREAK_SPACE = 0xa0
const HYPHEN = 45
const REPLACEMENT = 0xfffd
/** PDFium's code for a hyphen that it would join. */
const JOINED_HYPHEN = 2

/** What serves all pages of a document: SCRATCH_BYTES of PDFium's heap, and the growing text. */
export interface Desk {
  readonly scratch: number
  readonly buffer: TextBuffer
}

/** `page` and `textPage` are PDFium's handles. */
export function readPageText(
  pdfium: Pdfium,
  page: number,
  textPage: number,
  number: number,
  desk: Desk,
): ReadPage {
  const visible = visibleBox(pdfium, page)
  const painting = once(() => paintingOf(pdfium, page))
  const tally = readCharacters(pdfium, textPage, desk, visible, createSight(pdfium, painting))
  const rotation = ROTATIONS[pdfium.call('FPDFPage_GetRotation', page) & 3] ?? 0
  const { text, boxes } = desk.buffer.take()
  return { page: pageOf({ number, visible, rotation, text }, boxes), visible, tally, painting }
}

interface Bare {
  readonly number: number
  readonly visible: Rect
  readonly rotation: PageText['rotation']
  readonly text: string
}

/** The boxes are unpacked when they are asked for; those of the page asked for last are at hand. */
function pageOf({ number, visible, rotation, text }: Bare, packed: PackedBoxes): PageText {
  return {
    number,
    width: visible[2] - visible[0],
    height: visible[3] - visible[1],
    origin: [visible[0], visible[1]],
    rotation,
    text,
    get boxes() {
      if (atHand?.packed !== packed) atHand = { packed, boxes: unpackBoxes(packed) }
      return atHand.boxes
    },
  }
}

let atHand: { readonly packed: PackedBoxes; readonly boxes: Float32Array } | undefined

/** Fills the desk's buffer. */
function readCharacters(
  pdfium: Pdfium,
  textPage: number,
  { scratch, buffer }: Desk,
  visible: Rect,
  sight: Sight,
): PageTally {
  const unicode = pdfium.fn('FPDFText_GetUnicode')
  const objectOf = pdfium.fn('FPDFText_GetTextObject')
  const unmapped = pdfium.fn('FPDFText_HasUnicodeMapError')
  const boxOf = charBoxes(pdfium, textPage, scratch)
  const count = pdfium.call('FPDFText_CountChars', textPage)
  const tally: PageTally = { inked: 0, wordy: 0, filling: 0, unmapped: 0, hidden: 0, layered: 0 }

  for (let index = 0; index < count; index++) {
    const code = unicode(textPage, index) >>> 0
    const object = objectOf(textPage, index)
    if (object === 0) {
      if (code === NEW_LINE || code === SPACE) buffer.push(code)
      continue
    }
    const box = boxOf(index, object)
    const shown = holds(visible, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    if (isSpace(code)) {
      if (shown) buffer.push(SPACE, box)
    } else if (!shown) {
      tally.hidden += 1
    } else {
      countSighting(tally, sight, object, box)
      pushGlyph(buffer, tally, code, box, unmapped(textPage, index) === 1)
    }
  }
  return tally
}

function pushGlyph(buffer: TextBuffer, tally: PageTally, code: number, box: Rect, unmapped: boolean): void {
  const glyph = code === JOINED_HYPHEN ? HYPHEN : printable(code)
  buffer.push(glyph, box)
  if (code === JOINED_HYPHEN) buffer.push(NEW_LINE)
  tally.inked += 1
  if (unmapped || glyph === REPLACEMENT || isPrivate(glyph)) tally.unmapped += 1
  if (isWordy(glyph)) tally.wordy += 1
  else if (FILLING.includes(glyph)) tally.filling += 1
}

/** Letters, marks and digits; halves of a surrogate pair are taken for a letter. */
function isWordy(code: number): boolean {
  const latin = (code | 32) >= 0x61 && (code | 32) <= 0x7a
  return latin || (code >= 0x30 && code <= 0x39) || (code > 0x7f && WORDY.test(String.fromCodePoint(code)))
}

function countSighting(tally: PageTally, sight: Sight, object: number, box: Rect): void {
  const sighting = sight.of(object, box)
  if (sighting === 'layer') tally.layered += 1
  if (sighting === 'hidden') tally.hidden += 1
}

/** U+FFFD for what is no character: controls, non-characters, numbers beyond Unicode. Surrogates come in pairs. */
function printable(code: number): number {
  const control = code < SPACE || (code >= 0x7f && code < NO_BREAK_SPACE)
  return control || code > 0x10ffff || (code & 0xfffe) === 0xfffe ? REPLACEMENT : code
}

function isSpace(code: number): boolean {
  return code === SPACE || code === NO_BREAK_SPACE || (code >= 9 && code <= 13) || code === 0x3000
}

function isPrivate(code: number): boolean {
  return (code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
