/** Reads the characters of a page into the text buffer, and notes what is needed to judge their visibility. */
import { isSpacing } from '../../../../domain/page-pieces.ts'
import type { Pauses } from '../../../turns.ts'
import { holds, type Rect } from '../engine/document.ts'
import type { Pdfium } from '../engine/pdfium.ts'
import { LetterHeights } from './letters/letter-heights.ts'
import { isMisread, JOINED_HYPHEN } from './letters/misread-signs.ts'
import { Strokes } from './objects/strokes.ts'
import { charBoxes } from './text/character-boxes.ts'
import { isLatin, isMeaningless, isSpace, printable, REPLACEMENT } from './text/character-kinds.ts'
import type { Fonts } from './text/fonts.ts'
import type { Glyphs } from './text/glyphs.ts'
import { HIDDEN, SEEN, type TextBuffer } from './text/text-buffer.ts'
import { type TextState, textStateOf } from './text/text-state.ts'
import { isCut, type Sight } from './visibility/by-objects.ts'
import type { Span } from './visibility/covering-text.ts'
import type { Sighting, UncertainCharacter } from './visibility/sighting.ts'

/** Maximum characters per page checked on the drawn page; the rest count as hidden. */
const MAX_UNCERTAIN = 20_000

const NEW_LINE = 10
const SPACE = 32
const HYPHEN = 45
/** Characters typed over words to cross them out: dashes, and dots in a row. */
const DASHES: ReadonlySet<number> = new Set([
  JOINED_HYPHEN,
  ...Array.from(
    '.*\u2022\u00b7\u2219\u22c5\u2027-_=~\u00ac\u00ad\u00af\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2500\u2501',
    (sign) => sign.charCodeAt(0),
  ),
])
/** Highest code that PDFium draws in a font that is not embedded. */
const LAST_SUBSTITUTED = 0xff
/** Characters without a glyph, such as marks. */
const GLYPHLESS = /[\p{M}\p{C}\p{Z}\u02b0-\u02ff]/u
/** Characters read before their work is counted. */
const CHARACTERS_A_COUNT = 4_096

export interface Noticed {
  readonly doubts: UncertainCharacter[]
  readonly glyphs: Glyphs
  readonly heights: LetterHeights
  /** Lines made of dashes in the text. */
  readonly dashes: Strokes
  /** Text objects with characters, and where these are. */
  readonly objects: Map<number, Span>
  /** Number of characters outside the crop box, not in the text. */
  outside: number
  /** Units of characters without a Unicode meaning. */
  readonly unmapped: number[]
}

interface CharacterBuffers {
  readonly buffer: TextBuffer
  readonly pauses: Pauses
  readonly fonts: Fonts
  readonly glyphs: Glyphs
}

/** `textPage`: PDFium's handle; `visible`: the crop box, outside of which characters are left out. */
export async function readCharacters(
  pdfium: Pdfium,
  { textPage, visible }: { readonly textPage: number; readonly visible: Rect },
  { buffer, pauses, fonts, glyphs }: CharacterBuffers,
  sight: Sight,
): Promise<Noticed> {
  const unicode = pdfium.fn('FPDFText_GetUnicode')
  const objectOf = pdfium.fn('FPDFText_GetTextObject')
  const unmapped = pdfium.fn('FPDFText_HasUnicodeMapError')
  const boxOf = charBoxes(pdfium, textPage)
  const count = pdfium.call('FPDFText_CountChars', textPage)
  glyphs.clear(count)
  const noticed: Noticed = {
    doubts: [],
    glyphs,
    heights: new LetterHeights(pdfium, textPage),
    dashes: new Strokes(),
    objects: new Map(),
    outside: 0,
    unmapped: [],
  }

  let last = 0
  let state: TextState | undefined
  let span = { start: 0, end: 0 }
  for (let index = 0; index < count; index++) {
    if (index % CHARACTERS_A_COUNT === 0) await pauses.after(Math.min(CHARACTERS_A_COUNT, count - index))
    const code = unicode(textPage, index) >>> 0
    const object = objectOf(textPage, index)
    if (object === 0) {
      if (code === NEW_LINE || code === SPACE) buffer.push(code)
      continue
    }
    if (object !== last || !state) {
      last = object
      state = textStateOf(pdfium, textPage, index, { object, font: fonts.of(object) })
      span = { start: buffer.length, end: buffer.length }
      noticed.objects.set(object, span)
    }
    const place = boxOf(index, state)
    const { box, ink, isTurned } = place
    // The outline of a space set at an angle has an extent.
    const hasInk = !isEmpty(ink, box) && !(isTurned && isSpacing(code))
    const shown = holds(visible, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    if (isSpace(code) && !hasInk) {
      if (shown) buffer.push(SPACE, box)
      continue
    }
    if (!shown) {
      noticed.outside += 1
      continue
    }
    const isUndrawable = code > LAST_SUBSTITUTED && !state.font.isEmbedded
    const isBlank = !hasInk && !isGlyphless(code)
    const isUnseen = hasInk && (isCut(ink, visible) || isTiny(code, ink, sight.smallest))
    const sighting = isUnseen
      ? 'hidden'
      : isSpacing(code) && !hasInk
        ? 'seen'
        : withInk(sight.of(object, state, hasInk ? ink : box, printable(code)), isBlank && !isUndrawable)
    const unit = buffer.length
    const isFull = noticed.doubts.length >= MAX_UNCERTAIN
    const isHidden = sighting === 'hidden' || (sighting !== 'seen' && isFull)
    const isSign =
      state.font.unshown?.test(String.fromCharCode(code)) ||
      (hasInk && isMisread(code, place) && !glyphs.endsWith(ink))
    pushGlyph(buffer, isSign ? REPLACEMENT : code, box, isHidden ? HIDDEN : SEEN)
    span.end = buffer.length
    const isUnknown = isUndrawable && !hasInk
    glyphs.add(unit, object, isUnknown ? box : ink, isUnknown, place)
    noticed.heights.add(index, unit, code, state, ink)
    if (DASHES.has(code)) noticed.dashes.add([...ink])
    if (unmapped(textPage, index) === 1 || (code !== JOINED_HYPHEN && isMeaningless(code)))
      noticed.unmapped.push(unit)
    if (sighting === 'seen' || sighting === 'hidden' || isFull) continue
    noticed.doubts.push({ unit, object, ink: isBlank ? [...box] : [...ink], sighting, isUndrawable })
  }
  return noticed
}

/** A glyph without an outline, in a font that PDFium can draw, shows nothing. */
function withInk(sighting: Sighting, isBlank: boolean): Sighting {
  return isBlank && (sighting === 'seen' || sighting === 'maybe seen') ? 'maybe hidden' : sighting
}

/** Share of a font's size that each Latin letter has in height or width. */
const LETTER = 0.45

/** Fonts may draw letters much smaller than their size. */
function isTiny(code: number, [left, bottom, right, top]: Rect, smallest: number): boolean {
  return Math.max(right - left, top - bottom) < LETTER * smallest && isLatin(code)
}

/** Share of its box below which a glyph is flat: PDFium gives empty ones a thousandth. */
const FLAT = 0.005

function isEmpty(ink: Rect, box: Rect): boolean {
  const least = FLAT * Math.max(box[2] - box[0], box[3] - box[1])
  return !(ink[2] - ink[0] > least && ink[3] - ink[1] > least)
}

function isGlyphless(code: number): boolean {
  return code > 0x7f && GLYPHLESS.test(String.fromCodePoint(Math.min(code, 0x10ffff)))
}

function pushGlyph(buffer: TextBuffer, code: number, box: Rect, sight: number): void {
  buffer.push(code === JOINED_HYPHEN ? HYPHEN : printable(code), box, sight)
  if (code === JOINED_HYPHEN) buffer.push(NEW_LINE)
}
