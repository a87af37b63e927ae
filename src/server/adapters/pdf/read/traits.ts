/** Properties of a text object that PDFium reports: mode, colour, size, layer, font. */
import type { Pdfium } from '../engine/engine.ts'
import {
  boundsOf,
  type Colour,
  colourOf,
  difference,
  isOfTiles,
  moved,
  OBJECT_BYTES,
  WHITE,
} from '../engine/objects.ts'
import { LEAST_DIFFERENCE } from './surroundings.ts'
import { CLIPPING, type TextPlace } from './walk.ts'

/**
 * `layer`: invisible text over a picture, as left by text recognition. `maybe`: the drawn page decides; the second word
 * applies if it can't be drawn (`maybe layer`: under a picture).
 */
export type Sighting = 'seen' | 'hidden' | 'layer' | 'maybe seen' | 'maybe hidden' | 'maybe layer'

/** Points below which a letter is too small to read. */
export const SMALLEST = 1.5

/** Share of a letter's size above which its outlines may be so thick that they fill it. */
const FATTEST = 0.2

/** Alpha (0 to 255) below which text is invisible. */
const FAINTEST_ALPHA = 16

/** Render modes: 1 strokes, 2 fills and strokes, 3 paints nothing, 7 only clips; from CLIPPING on, 4 to 6 are 0 to 2 and clip too. */
const PAINTLESS: readonly number[] = [3, 7]
const STROKED: readonly number[] = [1, 2, 5, 6]

/** Maximum tagged-content marks searched for an optional layer. */
const MOST_MARKS = 16
const LAYER_MARK = 'OC'

export interface Traits {
  readonly always: Sighting | undefined
  /** Undefined when it has several colours or an unknown one. */
  readonly colour: Colour | undefined
  readonly isFaint: boolean
  readonly isUnclear: boolean
  /** Whether it may hide what is painted before it without being read as text. */
  readonly covers: boolean
  /** Maximum points by which its outlines exceed its letters. */
  readonly spread: number
  /** Whether its letters are so narrow that they merge. */
  readonly isNarrow: boolean
  readonly place: TextPlace | undefined
}

export const HIDDEN: Traits = {
  always: 'hidden',
  colour: undefined,
  isFaint: true,
  isUnclear: false,
  covers: false,
  spread: 0,
  isNarrow: false,
  place: undefined,
}

export interface Subject {
  readonly textPage: number
  readonly index: number
  readonly object: number
  readonly place: TextPlace | undefined
}

export function traitsOf(pdfium: Pdfium, subject: Subject, at: number): Traits {
  const { object, place } = subject
  if (place?.isGenuine === false) return HIDDEN
  const mode = pdfium.call('FPDFTextObj_GetTextRenderMode', object)
  if (PAINTLESS.includes(mode)) return { ...HIDDEN, always: 'layer' }
  const colours = coloursOf(pdfium, object, mode, at)
  if (colours.every(([, , , alpha]) => alpha < FAINTEST_ALPHA)) return HIDDEN
  const [along, across, size] = sizeOf(pdfium, subject, at) ?? [Infinity, Infinity, Infinity]
  const spread = STROKED.includes(mode) ? strokeWidth(pdfium, object, at) : 0
  const isFat = spread > FATTEST * size
  const isDrawn = isDrawnFont(pdfium, object)
  if ((across < SMALLEST || isDrawn) && isFlat(pdfium, subject, at)) return HIDDEN
  if (isOnLayer(pdfium, object, at)) return { ...HIDDEN, always: 'maybe hidden' }
  const isTransparent = pdfium.call('FPDFPageObj_HasTransparency', object) !== 0
  const isFaint = colours.every((colour) => difference(colour, WHITE) < LEAST_DIFFERENCE)
  const isUnclear =
    isTransparent ||
    isFat ||
    isOutlined(mode, colours) ||
    colours.some(isOfTiles) ||
    !place ||
    place.isBlended ||
    !place.clip.exact ||
    isDrawn
  return {
    always: undefined,
    colour: colours.length === 1 ? colours[0] : undefined,
    isFaint,
    isUnclear,
    covers: isDrawn || isFaint || isFat,
    spread: spread * Math.max(1, across / size),
    isNarrow: along < SMALLEST && !isDrawn,
    place,
  }
}

/** Whether a text object is white, of drawn glyphs, or has outlines of another colour. */
export function isCover(pdfium: Pdfium, object: number, at: number): boolean {
  if (isDrawnFont(pdfium, object)) return true
  const mode = pdfium.call('FPDFTextObj_GetTextRenderMode', object)
  const colours = coloursOf(pdfium, object, mode, at)
  return isOutlined(mode, colours) || colours.every((colour) => difference(colour, WHITE) < LEAST_DIFFERENCE)
}

/** Outlines may be dashed away, and those of another colour may cover the letters. */
function isOutlined(mode: number, [fill, stroke]: readonly Colour[]): boolean {
  if (!STROKED.includes(mode)) return false
  return !fill || !stroke || difference(fill, stroke) > 0
}

/** The object's paint colours; opaque black if PDFium knows none. */
function coloursOf(pdfium: Pdfium, object: number, mode: number, at: number): readonly Colour[] {
  const colours: Colour[] = []
  if (mode % CLIPPING !== 1) colours.push(colourOf(pdfium, object, at) ?? [0, 0, 0, 255])
  if (STROKED.includes(mode)) colours.push(colourOf(pdfium, object, at, 'Stroke') ?? [0, 0, 0, 255])
  return colours
}

/** Letter size along and across the line, in points, and before any matrix; undefined where PDFium doesn't know it. */
function sizeOf(
  pdfium: Pdfium,
  { textPage, index, object }: Subject,
  at: number,
): readonly [number, number, number] | undefined {
  pdfium.floats(at, 1)[0] = 0
  pdfium.call('FPDFTextObj_GetFontSize', object, at)
  const size = pdfium.floats(at, 1)[0] ?? 0
  if (pdfium.call('FPDFText_GetMatrix', textPage, index, at) === 0) return undefined
  const [a = 0, b = 0, c = 0, d = 0] = pdfium.floats(at, 4)
  const along = Math.hypot(a, b)
  const across = Math.abs(a * d - b * c) / along
  return [Math.abs(size) * along, Math.abs(size) * Math.min(across, Math.hypot(c, d)), Math.abs(size)]
}

function strokeWidth(pdfium: Pdfium, object: number, at: number): number {
  pdfium.floats(at, 1)[0] = 0
  pdfium.call('FPDFPageObj_GetStrokeWidth', object, at)
  return pdfium.floats(at, 1)[0] ?? 0
}

/** Fonts with their own scale are measured by their text's bounds. */
function isFlat(pdfium: Pdfium, { object, place }: Subject, at: number): boolean {
  const own = place && boundsOf(pdfium, object, at)
  if (!own) return true
  const [left, bottom, right, top] = moved(own, place.matrix)
  return Math.min(right - left, top - bottom) < SMALLEST
}

/** Whether it is on an optional layer, which may be off. */
function isOnLayer(pdfium: Pdfium, object: number, at: number): boolean {
  const count = Math.min(MOST_MARKS, pdfium.call('FPDFPageObj_CountMarks', object))
  for (let index = 0; index < count; index++) {
    const mark = pdfium.call('FPDFPageObj_GetMark', object, index)
    if (
      mark === 0 ||
      pdfium.call('FPDFPageObjMark_GetName', mark, at, OBJECT_BYTES - 4, at + OBJECT_BYTES - 4) === 0
    )
      continue
    const name = new TextDecoder('utf-16le').decode(
      new Uint8Array(pdfium.memory.buffer, at, LAYER_MARK.length * 2 + 2),
    )
    if (name === `${LAYER_MARK}\0`) return true
  }
  return false
}

/** Whether the font's glyphs are drawings (Type 3), with their own colours and no name. */
function isDrawnFont(pdfium: Pdfium, object: number): boolean {
  return pdfium.call('FPDFFont_GetBaseFontName', pdfium.call('FPDFTextObj_GetFont', object), 0, 0) <= 1
}
