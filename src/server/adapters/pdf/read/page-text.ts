/**
 * One page's characters in PDFium's order: by content stream, sorted within lines, with spaces and line ends inserted
 * at gaps. A hyphen that breaks a word stays as "-\n".
 */
import { isSpacing } from '../../../../domain/page-pieces.ts'
import type { PageReading, PageText } from '../../../../domain/page-text.ts'
import { holds, type Rect, visibleBox } from '../engine/document.ts'
import type { Pdfium } from '../engine/engine.ts'
import { OBJECT_BYTES } from '../engine/objects.ts'
import { charBoxes, SCRATCH_BYTES } from './char-box.ts'
import { MAX_UNCERTAIN, rangesOf, settle, type UncertainCharacter } from './hidden.ts'
import { LetterShapes } from './letter-shapes.ts'
import { inReadingOrder } from './order.ts'
import { type PackedBoxes, packBoxes, unpackBoxes } from './packed-boxes.ts'
import type { Painted } from './painted.ts'
import type { Painting } from './painting.ts'
import { createSight, type DoubtedForms, type Sight } from './sight.ts'
import { Strokes } from './strokes.ts'
import { crossedBy, strikeOut } from './struck.ts'
import { isMeaningless, isSpace, printable, tallyOf } from './tally.ts'
import { HIDDEN, RECOGNISED, SEEN, STRUCK, type TextBuffer, type Units } from './text-buffer.ts'
import { overOthers, type Span } from './text-covers.ts'
import type { Sighting } from './traits.ts'
import type { DrawingBudget } from './visibility.ts'
import { type PageSigns, signsOf } from './warnings.ts'

export interface ReadPage {
  readonly page: PageText
  readonly signs: PageSigns
}

const ROTATIONS = [0, 90, 180, 270] as const
const NEW_LINE = 10
const SPACE = 32
const HYPHEN = 45
/** PDFium's code for a hyphen it would join. */
const JOINED_HYPHEN = 2
/** Characters typed over words to cross them out. */
const DASHES: readonly number[] = [
  JOINED_HYPHEN,
  ...Array.from('-_=~\u00ac\u00ad\u00af\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2500\u2501', (sign) =>
    sign.charCodeAt(0),
  ),
]
/** Highest code that PDFium draws in a font that is not embedded. */
const LAST_SUBSTITUTED = 0xff
/** Characters without a glyph, such as marks. */
const GLYPHLESS = /[\p{M}\p{C}\p{Z}\u02b0-\u02ff]/u

export const PAGE_BYTES = SCRATCH_BYTES + OBJECT_BYTES

/** Characters read before their work is counted. */
const CHARACTERS_A_COUNT = 4_096

/** Shared by all pages of a document: PAGE_BYTES of PDFium's heap, the growing text, and the drawing budget. */
export interface PageBuffers {
  readonly scratch: number
  readonly buffer: TextBuffer
  readonly drawing: DrawingBudget
  /** Whether form objects may be on hidden layers. */
  readonly hasLayers: boolean
}

/** `page` and `textPage` are PDFium's handles. */
export interface LoadedPage {
  readonly page: number
  readonly textPage: number
  readonly painting: Painting
}

export async function readPageText(
  pdfium: Pdfium,
  { page, textPage, painting }: LoadedPage,
  number: number,
  buffers: PageBuffers,
): Promise<ReadPage> {
  const visible = visibleBox(pdfium, page)
  const turns = pdfium.call('FPDFPage_GetRotation', page) & 3
  const source: Source = { textPage, page, visible, turns, painting }
  const doubted = buffers.hasLayers ? 'first' : 'none'
  const { covers, ...first } = await readSeen(pdfium, source, buffers, doubted)
  const painted = [...painting.painted, ...covers]
  const whole = covers.length > 0 ? { ...source, painting: { ...painting, painted } } : source
  const trusting = whole === source ? first : await readSeen(pdfium, whole, buffers, doubted)
  const noticed = trusting.hasHiddenForm ? await readSeen(pdfium, whole, buffers, 'all') : trusting
  const units = buffers.buffer.units()
  const rotation = ROTATIONS[turns] ?? 0
  const signs = signsOf({ tally: tallyOf(units, noticed), painting, visible })
  const frame: Frame = { number, visible, rotation, reading: signs.reading }
  await buffers.drawing.pauses.after(units.length)
  const ordered = inReadingOrder(units)
  await buffers.drawing.pauses.after(units.length)
  return { page: pageOf(frame, ordered), signs }
}

interface Source {
  readonly textPage: number
  readonly page: number
  readonly visible: Rect
  readonly turns: number
  readonly painting: Painting
}

/** Fills the text buffer with the page's characters and their visibility. */
async function readSeen(
  pdfium: Pdfium,
  source: Source,
  buffers: PageBuffers,
  doubted: DoubtedForms,
): Promise<Noticed & { hasHiddenForm: boolean; covers: readonly Painted[] }> {
  const { textPage, painting } = source
  const sight = createSight(pdfium, textPage, painting, buffers.scratch + SCRATCH_BYTES, doubted)
  buffers.buffer.clear()
  const noticed = await readCharacters(pdfium, source, buffers, sight)
  const units = buffers.buffer.units()
  const isWhole = painting.texts.size <= noticed.objects.size
  const doubles = isWhole ? [] : [...painting.texts.keys()].filter((object) => !noticed.objects.has(object))
  for (const object of doubles) sight.consider(object)
  if (noticed.doubts.length > 0) {
    await settle(pdfium, { ...source, doubles }, buffers.drawing, noticed.doubts, units)
  }
  noticed.shapes.hide(units)
  strikeOut(units, crossedBy([painting.strokes, noticed.dashes], noticed.inks))
  const isHidden = ({ unit, object }: UncertainCharacter): boolean =>
    units.sights[unit] === HIDDEN && sight.isSample(object)
  const covers = overOthers(units, sight.covers, noticed.objects)
  return { ...noticed, covers, hasHiddenForm: doubted === 'first' && noticed.doubts.some(isHidden) }
}

interface Frame {
  readonly number: number
  readonly visible: Rect
  readonly rotation: PageText['rotation']
  readonly reading: PageReading
}

const DECODER = new TextDecoder('utf-16le')

/** Unpacks boxes on request and keeps those of the page requested last. */
function pageOf({ number, visible, rotation, reading }: Frame, units: Units): PageText {
  const packed = packBoxes(units.boxes, units.length)
  const hidden = rangesOf(units, HIDDEN)
  const recognised = rangesOf(units, RECOGNISED)
  const struck = rangesOf(units, STRUCK)
  return {
    number,
    width: visible[2] - visible[0],
    height: visible[3] - visible[1],
    origin: [visible[0], visible[1]],
    rotation,
    reading,
    text: DECODER.decode(units.codes.subarray(0, units.length)),
    ...(hidden && { hidden }),
    ...(recognised && { recognised }),
    ...(struck && { struck }),
    get boxes() {
      if (atHand?.packed !== packed) atHand = { packed, boxes: unpackBoxes(packed) }
      return atHand.boxes
    },
  }
}

let atHand: { readonly packed: PackedBoxes; readonly boxes: Float32Array } | undefined

interface Noticed {
  readonly doubts: UncertainCharacter[]
  /** Unit and ink of every glyph, five numbers each. */
  readonly inks: number[]
  readonly shapes: LetterShapes
  /** Lines made of dashes in the text. */
  readonly dashes: Strokes
  /** Text objects with characters, and where these are. */
  readonly objects: Map<number, Span>
  /** Number of characters outside the crop box, not in the text. */
  outside: number
  /** Units of characters without a Unicode meaning. */
  readonly unmapped: number[]
}

async function readCharacters(
  pdfium: Pdfium,
  { textPage, visible }: Source,
  { scratch, buffer, drawing: { pauses } }: PageBuffers,
  sight: Sight,
): Promise<Noticed> {
  const unicode = pdfium.fn('FPDFText_GetUnicode')
  const objectOf = pdfium.fn('FPDFText_GetTextObject')
  const unmapped = pdfium.fn('FPDFText_HasUnicodeMapError')
  const boxOf = charBoxes(pdfium, textPage, scratch)
  const isEmbedded = embeddedFonts(pdfium)
  const count = pdfium.call('FPDFText_CountChars', textPage)
  const noticed: Noticed = {
    doubts: [],
    inks: [],
    shapes: new LetterShapes(pdfium, textPage, scratch),
    dashes: new Strokes(),
    objects: new Map(),
    outside: 0,
    unmapped: [],
  }

  let last = 0
  let span = { start: 0, end: 0 }
  for (let index = 0; index < count; index++) {
    if (index % CHARACTERS_A_COUNT === 0) await pauses.after(Math.min(CHARACTERS_A_COUNT, count - index))
    const code = unicode(textPage, index) >>> 0
    const object = objectOf(textPage, index)
    if (object === 0) {
      if (code === NEW_LINE || code === SPACE) buffer.push(code)
      continue
    }
    if (object !== last) {
      last = object
      span = { start: buffer.length, end: buffer.length }
      noticed.objects.set(object, span)
    }
    const { box, ink } = boxOf(index, object)
    const shown = holds(visible, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    if (isSpace(code)) {
      if (shown) buffer.push(SPACE, box)
    } else if (!shown) {
      noticed.outside += 1
    } else {
      const isBlank = isEmpty(ink, box) && !isGlyphless(code)
      const sighting = isSpacing(code)
        ? 'seen'
        : withInk(sight.of(index, object, box), isBlank && isEmbedded(object))
      const unit = buffer.length
      const isFull = noticed.doubts.length >= MAX_UNCERTAIN
      pushGlyph(buffer, code, box, sighting === 'hidden' || (sighting !== 'seen' && isFull) ? HIDDEN : SEEN)
      span.end = buffer.length
      noticed.inks.push(unit, ...ink)
      noticed.shapes.add(index, unit, code, object, ink)
      if (DASHES.includes(code)) noticed.dashes.add([...ink])
      if (unmapped(textPage, index) === 1 || (code !== JOINED_HYPHEN && isMeaningless(code)))
        noticed.unmapped.push(unit)
      if (sighting === 'seen' || sighting === 'hidden' || isFull) continue
      const isUndrawable = code > LAST_SUBSTITUTED && !isEmbedded(object)
      noticed.doubts.push({ unit, object, ink: isBlank ? [...box] : [...ink], sighting, isUndrawable })
    }
  }
  return noticed
}

/** A glyph without an outline, in an embedded font, shows nothing. */
function withInk(sighting: Sighting, isBlank: boolean): Sighting {
  return isBlank && (sighting === 'seen' || sighting === 'maybe seen') ? 'maybe hidden' : sighting
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

function embeddedFonts(pdfium: Pdfium): (object: number) => boolean {
  const known = new Map<number, boolean>()
  return (object) => {
    const font = pdfium.call('FPDFTextObj_GetFont', object)
    const before = known.get(font)
    if (before !== undefined) return before
    const isEmbedded = pdfium.call('FPDFFont_GetIsEmbedded', font) === 1
    known.set(font, isEmbedded)
    return isEmbedded
  }
}

function pushGlyph(buffer: TextBuffer, code: number, box: Rect, sight: number): void {
  buffer.push(code === JOINED_HYPHEN ? HYPHEN : printable(code), box, sight)
  if (code === JOINED_HYPHEN) buffer.push(NEW_LINE)
}
