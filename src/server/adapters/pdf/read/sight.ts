/**
 * Whether a reader of the page sees a character, as far as PDFium's objects tell: mode, colour, size, clip, and what is
 * painted under and over it. What they don't tell is `maybe`; the page's picture does.
 */
import { holds, type Rect } from '../engine/document.ts'
import type { Pdfium } from '../engine/engine.ts'
import {
  boundsOf,
  type Colour,
  colourOf,
  difference,
  IDENTITY,
  moved,
  OBJECT_BYTES,
  WHITE,
} from '../engine/objects.ts'
import { type Grounds, groundsOf } from './ground.ts'
import type { Painted } from './painted.ts'
import type { Painting, TextPlace } from './painting.ts'

/**
 * `layer`: invisible text over a picture, as text recognition leaves it. `maybe`: the page's picture decides; what
 * follows it is believed when the page can't be drawn (`maybe layer`: under a picture).
 */
export type Sighting = 'seen' | 'hidden' | 'layer' | 'maybe seen' | 'maybe hidden' | 'maybe layer'

/** Least difference between a text and its ground at which it can be read, and for letters that are large. */
export const LEAST_DIFFERENCE = 22
export const LEAST_FOR_LARGE = 10
export const LARGE = 30

/** Points below which a letter is too small to be read. */
const SMALLEST = 1.5

/** Opacity below which nothing is seen. */
const FAINTEST_ALPHA = 16

/** Render modes: 1 strokes, 2 fills and strokes, 3 paints nothing, 7 only clips; 4 to 6 are 0 to 2 and clip too. */
const PAINTLESS: readonly number[] = [3, 7]
const STROKED: readonly number[] = [1, 2, 5, 6]
const CLIPPING = 4

/** Marks of tagged content looked at for one that a layer could switch off. */
const MOST_MARKS = 16
const LAYER_MARK = 'OC'

export interface Sight {
  /** `object` is the text object that holds the character at `index` of the text page, whose line has this box. */
  of(index: number, object: number, box: Rect): Sighting
  /** Whether the object was doubted for its form object alone, as the first of it. */
  isSample(object: number): boolean
}

/** Form objects may be on a layer that is switched off: of which of their texts the page's picture is asked. */
export type DoubtedForms = 'none' | 'first' | 'all'

interface Traits {
  readonly always: Sighting | undefined
  /** What it is painted with; undefined: more than one or unknown. */
  readonly colour: Colour | undefined
  readonly isFaint: boolean
  readonly isUnclear: boolean
  /** Its letters are so narrow that they run into one. */
  readonly isNarrow: boolean
  readonly place: TextPlace | undefined
}

const HIDDEN: Traits = {
  always: 'hidden',
  colour: undefined,
  isFaint: true,
  isUnclear: false,
  isNarrow: false,
  place: undefined,
}

export function createSight(
  pdfium: Pdfium,
  textPage: number,
  painting: Painting,
  at: number,
  doubted: DoubtedForms,
): Sight {
  const grounds = groundsOf(painting.painted)
  const around = new Surroundings()
  const samples = new Map<number, number>()
  let last = 0
  let traits = HIDDEN
  let isClipped = false

  function isDoubted(object: number, form: number): boolean {
    if (form === 0 || doubted === 'none') return false
    if (!samples.has(form)) samples.set(form, object)
    return doubted === 'all' || samples.get(form) === object
  }

  function look(index: number, object: number, first: Rect): Traits {
    const place = painting.texts.get(object)
    const own = traitsOf(pdfium, { textPage, index, object, place }, at)
    isClipped ||= pdfium.call('FPDFTextObj_GetTextRenderMode', object) >= CLIPPING
    const seen = { ...own, isUnclear: own.isUnclear || isClipped || isDoubted(object, place?.form ?? 0) }
    const bounds = place && !own.always && !own.isNarrow ? boundsOf(pdfium, object, at) : undefined
    const box = bounds && moved(bounds, place?.matrix ?? IDENTITY)
    if (!box || !reaches(box, first) || !isUniform(painting, place?.clip.bounds, box)) return seen
    return { ...seen, always: sighted(seen, grounds, around, box) }
  }

  return {
    isSample: (object) => samples.get(painting.texts.get(object)?.form ?? 0) === object,
    of(index, object, box) {
      if (object !== last) {
        last = object
        traits = look(index, object, box)
      }
      if (traits.always === 'layer') return onPicture(painting, box) ? 'layer' : 'hidden'
      return traits.always ?? sighted(traits, grounds, around, box)
    },
  }
}

/** Whether the object's extent, as PDFium has it, can be right: it holds the middle of its first character. */
function reaches([left, bottom, right, top]: Rect, first: Rect): boolean {
  return (
    right > left &&
    top > bottom &&
    holds([left - 1, bottom - 1, right + 1, top + 1], (first[0] + first[2]) / 2, (first[1] + first[3]) / 2)
  )
}

/** Objects painted on a page up to which a text object is looked at as a whole. */
const FEW_PAINTED = 32

/** Whether all of the box has the same surroundings. */
function isUniform({ painted }: Painting, clip: Rect | undefined, box: Rect): boolean {
  const isWhole = (bounds: Rect): boolean =>
    bounds[0] <= box[0] && bounds[1] <= box[1] && bounds[2] >= box[2] && bounds[3] >= box[3]
  const isApart = (bounds: Rect): boolean =>
    bounds[0] > box[2] || bounds[2] < box[0] || bounds[1] > box[3] || bounds[3] < box[1]
  if (painted.length > FEW_PAINTED || (clip && !isWhole(clip))) return false
  return painted.every(({ bounds }) => isWhole(bounds) || isApart(bounds))
}

function onPicture({ pictures }: Painting, [left, bottom, right, top]: Rect): boolean {
  return pictures.some((picture) => holds(picture, (left + right) / 2, (bottom + top) / 2))
}

interface Subject {
  readonly textPage: number
  readonly index: number
  readonly object: number
  readonly place: TextPlace | undefined
}

function traitsOf(pdfium: Pdfium, subject: Subject, at: number): Traits {
  const { object, place } = subject
  if (place?.isGenuine === false) return HIDDEN
  const mode = pdfium.call('FPDFTextObj_GetTextRenderMode', object)
  if (PAINTLESS.includes(mode)) return { ...HIDDEN, always: 'layer' }
  const colours = coloursOf(pdfium, object, mode, at)
  if (colours.every(([, , , alpha]) => alpha < FAINTEST_ALPHA)) return HIDDEN
  const [along, across] = sizeOf(pdfium, subject, at) ?? [Infinity, Infinity]
  const isDrawn = isDrawnFont(pdfium, object)
  if ((across < SMALLEST || isDrawn) && isFlat(pdfium, subject, at)) return HIDDEN
  if (isOnLayer(pdfium, object, at)) return { ...HIDDEN, always: 'maybe hidden' }
  const isTransparent = pdfium.call('FPDFPageObj_HasTransparency', object) !== 0
  const isFaint = colours.every((colour) => difference(colour, WHITE) < LEAST_DIFFERENCE)
  const isUnclear = isTransparent || !place || place.isBlended || !place.clip.exact || isDrawn
  return {
    always: undefined,
    colour: colours.length === 1 ? colours[0] : undefined,
    isFaint,
    isUnclear,
    isNarrow: along < SMALLEST && !isDrawn,
    place,
  }
}

/** What lies at one character, gathered while it is looked through. */
class Surroundings {
  isCovered = false
  isUnderPicture = false
  /** A ground that the text may not stand out from, or of unknown colour. */
  isBlind = false
  /** Of what is painted last under the text. */
  ground: Colour | undefined
  #last = -1
  #order = 0
  #colour: Colour | undefined

  start(order: number, colour: Colour | undefined): void {
    this.isCovered = false
    this.isUnderPicture = false
    this.isBlind = false
    this.ground = undefined
    this.#last = -1
    this.#order = order
    this.#colour = colour
  }

  get isOnPaper(): boolean {
    return this.#last < 0
  }

  readonly see = ({ order, kind, colour }: Painted): void => {
    if (order > this.#order) {
      this.isCovered = true
      this.isUnderPicture ||= kind === 'picture'
      return
    }
    this.isBlind ||= isAlike(colour, this.#colour)
    if (order > this.#last) {
      this.#last = order
      this.ground = colour
    }
  }
}

/** Whether two colours are too near each other, or one of them isn't known. */
function isAlike(one: Colour | undefined, other: Colour | undefined): boolean {
  return !one || !other || difference(one, other) < LEAST_DIFFERENCE
}

function sighted(traits: Traits, grounds: Grounds, around: Surroundings, box: Rect): Sighting {
  const { colour, isFaint, isUnclear, isNarrow, place } = traits
  if (isNarrow && Math.min(box[2] - box[0], box[3] - box[1]) < SMALLEST) return 'hidden'
  if (place && isCut(box, place.clip.bounds)) return 'maybe hidden'
  around.start(place?.order ?? 0, colour)
  if (!grounds.at(box, around.see)) return 'maybe hidden'
  if (around.isCovered) return around.isUnderPicture ? 'maybe layer' : 'maybe hidden'
  if (isFaint && around.isOnPaper) return 'maybe hidden'
  if (!isFaint && !around.isBlind) return isUnclear ? 'maybe seen' : 'seen'
  const { ground } = around
  return ground && colour && isAlike(ground, colour) ? 'maybe hidden' : 'maybe seen'
}

/** Whether less than half of the box lies within the clip. */
function isCut([left, bottom, right, top]: Rect, clip: Rect): boolean {
  const wide = Math.min(right, clip[2]) - Math.max(left, clip[0])
  const high = Math.min(top, clip[3]) - Math.max(bottom, clip[1])
  return wide * 2 < right - left || high * 2 < top - bottom
}

/** The colours that the object is painted with; none that PDFium doesn't know. */
function coloursOf(pdfium: Pdfium, object: number, mode: number, at: number): readonly Colour[] {
  const colours: Colour[] = []
  if (mode % CLIPPING !== 1) colours.push(colourOf(pdfium, object, at) ?? [0, 0, 0, 255])
  if (STROKED.includes(mode)) colours.push(colourOf(pdfium, object, at, 'Stroke') ?? [0, 0, 0, 255])
  return colours
}

/** Size of the letters along and across their line, in points; undefined where PDFium doesn't know it. */
function sizeOf(
  pdfium: Pdfium,
  { textPage, index, object }: Subject,
  at: number,
): readonly [number, number] | undefined {
  pdfium.floats(at, 1)[0] = 0
  pdfium.call('FPDFTextObj_GetFontSize', object, at)
  const size = pdfium.floats(at, 1)[0] ?? 0
  if (pdfium.call('FPDFText_GetMatrix', textPage, index, at) === 0) return undefined
  const [a = 0, b = 0, c = 0, d = 0] = pdfium.floats(at, 4)
  return [Math.abs(size) * Math.hypot(a, b), Math.abs(size) * Math.hypot(c, d)]
}

/** Fonts with a scale of their own are told by what their letters take up. */
function isFlat(pdfium: Pdfium, { object, place }: Subject, at: number): boolean {
  const own = place && boundsOf(pdfium, object, at)
  if (!own) return true
  const [left, bottom, right, top] = moved(own, place.matrix)
  return Math.min(right - left, top - bottom) < SMALLEST
}

/** Content of an optional layer, which may be switched off. */
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

/** Fonts whose glyphs are drawings (Type 3) have no name, and colours of their own. */
function isDrawnFont(pdfium: Pdfium, object: number): boolean {
  return pdfium.call('FPDFFont_GetBaseFontName', pdfium.call('FPDFTextObj_GetFont', object), 0, 0) <= 1
}
