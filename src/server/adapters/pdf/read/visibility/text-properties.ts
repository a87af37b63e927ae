/** Properties of a text object that PDFium reports: mode, colour, size, layer, font. */

import type { Rect } from '../../engine/document.ts'
import {
  boundsOnPage,
  type Colour,
  colourOf,
  difference,
  isOfTiles,
  strokeWidthOf,
  WHITE,
} from '../../engine/objects.ts'
import type { Pdfium } from '../../engine/pdfium.ts'
import type { FileProperties } from '../file/file-properties.ts'
import { CLIPPING } from '../objects/object-walk.ts'
import { isOnLayer } from '../objects/optional-content.ts'
import type { TextPlace } from '../objects/painted.ts'
import type { Font } from '../text/fonts.ts'
import type { TextState } from '../text/text-state.ts'
import type { Sighting } from './sighting.ts'
import { LEAST_DIFFERENCE } from './surroundings.ts'

/** Points below which a letter is too small to read. */
export const SMALLEST = 2
/** Share of a letter's size that its glyph has at least. */
const FLATTEST = 0.75

/** Least sine of the angle between a letter's baseline and its stems. */
const STEEPEST = 0.1

/** Share of a letter's size above which its outlines may be so thick that they fill it. */
const FATTEST = 0.2

/** Alpha (0 to 255) below which text is invisible. */
const FAINTEST_ALPHA = 16

/** Render modes: 1 strokes, 2 fills and strokes, 3 paints nothing, 7 only clips; from CLIPPING on, 4 to 6 are 0 to 2 and clip too. */
const PAINTLESS: readonly number[] = [3, 7]
const STROKED: readonly number[] = [1, 2, 5, 6]

export interface TextProperties {
  readonly always: Sighting | undefined
  /** Undefined when it has several colours or an unknown one. */
  readonly colour: Colour | undefined
  readonly isFaint: boolean
  readonly isUnclear: boolean
  /** Whether it may hide what is painted before it without being read as text. */
  readonly covers: boolean
  /** Maximum points by which its outlines exceed its letters. */
  readonly spread: number
  /** Points below which its letters are so narrow that they merge; 0 if it is wide. */
  readonly narrowest: number
  readonly place: TextPlace | undefined
}

export const HIDDEN: TextProperties = {
  always: 'hidden',
  colour: undefined,
  isFaint: true,
  isUnclear: false,
  covers: false,
  spread: 0,
  narrowest: 0,
  place: undefined,
}

export interface Subject {
  readonly object: number
  readonly state: TextState
  readonly place: TextPlace | undefined
  /** Points on the page below which a letter is too small to read. */
  readonly smallest: number
  /** Ink and code of its first character. */
  readonly first: Rect
  readonly code: number
  readonly file: Pick<FileProperties, 'areDrawingsSure' | 'areLayersAlike' | 'mayErase'>
}

export function textPropertiesOf(pdfium: Pdfium, subject: Subject): TextProperties {
  const { object, place, smallest } = subject
  if (place?.isSure === false) return HIDDEN
  const mode = pdfium.call('FPDFTextObj_GetTextRenderMode', object)
  if (PAINTLESS.includes(mode)) return { ...HIDDEN, always: 'layer' }
  const colours = coloursOf(pdfium, object, mode)
  if (colours.every(([, , , alpha]) => alpha < FAINTEST_ALPHA)) return HIDDEN
  const { along, across, size, isDistorted } = sizeOf(subject.state)
  const spread = STROKED.includes(mode) ? strokeWidthOf(pdfium, object) : 0
  const isFat = spread > FATTEST * size
  const isDrawn = subject.state.font.isOfDrawings
  if (isDrawn && !subject.file.areDrawingsSure) return HIDDEN
  if ((across < smallest || isDrawn) && isFlat(pdfium, subject)) return HIDDEN
  if (isDistorted && !isDrawn) return HIDDEN
  if (place?.isLayered || isOnLayer(pdfium, object))
    return { ...HIDDEN, always: subject.file.areLayersAlike ? 'maybe hidden' : 'hidden' }
  const isTransparent = pdfium.call('FPDFPageObj_HasTransparency', object) !== 0
  const isFaint = colours.every((colour) => difference(colour, WHITE) < LEAST_DIFFERENCE)
  const isBlended = isTransparent || place?.isBlended === true
  const isUnclear =
    isBlended ||
    isFat ||
    isOutlined(mode, colours) ||
    colours.some(isOfTiles) ||
    !place ||
    !place.clip.exact ||
    isDrawn
  return {
    always: undefined,
    colour: colours.length === 1 ? colours[0] : undefined,
    isFaint,
    isUnclear,
    covers: isDrawn || isFaint || isFat || (isBlended && subject.file.mayErase),
    spread: spread * Math.max(1, across / size),
    narrowest: along < smallest && !isDrawn ? smallest : 0,
    place,
  }
}

/** Whether a text object is white, of drawn glyphs, blended so that it `mayErase`, or has outlines of another colour. */
export function isCover(pdfium: Pdfium, object: number, font: Font, mayErase: boolean): boolean {
  if (font.isOfDrawings || (mayErase && pdfium.call('FPDFPageObj_HasTransparency', object) !== 0)) return true
  const mode = pdfium.call('FPDFTextObj_GetTextRenderMode', object)
  const colours = coloursOf(pdfium, object, mode)
  return isOutlined(mode, colours) || colours.every((colour) => difference(colour, WHITE) < LEAST_DIFFERENCE)
}

/** Outlines may be dashed away, and those of another colour may cover the letters. */
function isOutlined(mode: number, [fill, stroke]: readonly Colour[]): boolean {
  if (!STROKED.includes(mode)) return false
  return !fill || !stroke || difference(fill, stroke) > 0
}

/** The object's paint colours; opaque black if PDFium knows none. */
function coloursOf(pdfium: Pdfium, object: number, mode: number): readonly Colour[] {
  const colours: Colour[] = []
  if (mode % CLIPPING !== 1) colours.push(colourOf(pdfium, object) ?? [0, 0, 0, 255])
  if (STROKED.includes(mode)) colours.push(colourOf(pdfium, object, 'Stroke') ?? [0, 0, 0, 255])
  return colours
}

interface Size {
  /** Of a letter along and across the line, in points, and before any matrix. */
  readonly along: number
  readonly across: number
  readonly size: number
  /** Whether it is mirrored, or slants so much that each letter is a line. */
  readonly isDistorted: boolean
}

const UNKNOWN: Size = { along: Infinity, across: Infinity, size: Infinity, isDistorted: false }

function sizeOf({ size, matrix }: TextState): Size {
  if (!matrix) return UNKNOWN
  const [a, b, c, d] = matrix
  const along = Math.hypot(a, b)
  const turn = a * d - b * c
  const across = Math.min(Math.abs(turn) / along, Math.hypot(c, d))
  const own = Math.abs(size)
  const isDistorted = turn < 0 || turn < STEEPEST * along * Math.hypot(c, d)
  return { along: own * along, across: own * across, size: own, isDistorted }
}

/** Characters that are one stroke, so that a text of one of them alone is a line. */
const STROKES = /^[\p{Pd}_|!'.,:;1Iil\u00af\u00b7\u2026\u2212\u30fc\u4e00]$/u
/** Points by which a text of one character may be larger than its ink. */
const SLACK = 1

/** Fonts with their own scale are measured by their text's bounds. */
function isFlat(pdfium: Pdfium, { object, place, smallest, first, code }: Subject): boolean {
  const bounds = place && boundsOnPage(pdfium, object, place.matrix)
  if (!bounds) return true
  const [left, bottom, right, top] = bounds
  if (Math.min(right - left, top - bottom) >= FLATTEST * smallest) return false
  const isAlone = bounds.every((side, at) => Math.abs(side - (first[at] ?? 0)) < SLACK)
  const isLong = Math.max(right - left, top - bottom) >= FLATTEST * smallest
  return !(isAlone && isLong && STROKES.test(String.fromCodePoint(Math.min(code, 0x10ffff))))
}
