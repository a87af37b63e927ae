/**
 * Whether a reader can see a character, judged by PDFium's objects: mode, colour, size, clip, and what is painted under
 * and over it. The rest is `maybe`, and the drawn page decides.
 */
import { EVERYWHERE } from '../../engine/clip.ts'
import { contains, holds, type Rect, touches } from '../../engine/document.ts'
import { boundsOnPage } from '../../engine/objects.ts'
import type { Pdfium } from '../../engine/pdfium.ts'
import type { FileProperties } from '../file/file-properties.ts'
import { type AreaIndex, areaIndexOf } from '../objects/area-index.ts'
import { type Painted, plainly, type TextPlace } from '../objects/painted.ts'
import type { Painting } from '../objects/painting.ts'
import type { Fonts } from '../text/fonts.ts'
import type { TextState } from '../text/text-state.ts'
import type { Sighting } from './sighting.ts'
import { isAlike, LARGE, Surroundings } from './surroundings.ts'
import { HIDDEN, isCover, SMALLEST, type TextProperties, textPropertiesOf } from './text-properties.ts'

export interface Sight {
  /** Points below which a letter is too small to read. */
  readonly smallest: number
  /** `object` is the text object of a character, set like `state`; `ink` and `code` are the character's. */
  of(object: number, state: TextState, ink: Rect, code: number): Sighting
  /** Text that may hide other text painted before it: white letters, or glyphs that are drawings. */
  readonly covers: readonly Painted[]
  /** Adds a text object without characters to `covers` if it may hide text; returns whether it did. */
  consider(object: number): boolean
  /** Whether the object is in doubt only as the first of its form object. */
  isSample(object: number): boolean
}

/** Maximum text objects of a page that are examined as covers; one more counts as covering everything. */
const MOST_COVERS = 500

const EVERYTHING = plainly('text', 0, Infinity, EVERYWHERE.bounds)

/** Form objects may be on a hidden layer: which of their texts are checked on the drawn page. */
export type DoubtedForms = 'none' | 'first' | 'all'

export interface Doubts {
  readonly doubted: DoubtedForms
  readonly file: FileProperties
  readonly fonts: Fonts
}

export function createSight(pdfium: Pdfium, painting: Painting, { doubted, file, fonts }: Doubts): Sight {
  const smallest = SMALLEST / file.smallestUnit
  const areas = areaIndexOf(painting.painted)
  const around = new Surroundings(file)
  const samples = new Map<number, number>()
  const covers: Painted[] = []
  let last = 0
  let properties = HIDDEN

  function isDoubted(object: number, form: number): boolean {
    if (form === 0 || doubted === 'none') return false
    if (!samples.has(form)) samples.set(form, object)
    return doubted === 'all' || samples.get(form) === object
  }

  /** Whether it is in a form object that may be on a layer which PDFium shows and other readers hide. */
  function isInUnsureForm(place: TextPlace | undefined): boolean {
    return file.hasLayers && file.areLayersAlike === false && (place?.form ?? 0) !== 0
  }

  function look(object: number, state: TextState, first: Rect, code: number): TextProperties {
    const place = painting.texts.get(object)
    if (!file.areColoursSure || isInUnsureForm(place)) return HIDDEN
    const own = textPropertiesOf(pdfium, { object, state, place, smallest, file, first, code })
    const isClipped = (place?.order ?? 0) > painting.textClip
    const isUnsure =
      !painting.isComplete ||
      isClipped ||
      file.hasStencils ||
      file.hasTransfers ||
      isDoubted(object, place?.form ?? 0)
    const seen = { ...own, isUnclear: own.isUnclear || isUnsure }
    const isWhole = place && !own.always && own.narrowest === 0
    const box = isWhole ? boundsOnPage(pdfium, object, place.matrix) : undefined
    if (box && place && own.covers) cover(object, place.order, grown(box, own.spread))
    if (!box || !reaches(box, first) || !isUniform(painting, place?.clip.bounds, box)) return seen
    return { ...seen, always: sighted(seen, areas, around, box) }
  }

  function cover(object: number, order: number, bounds: Rect): void {
    if (covers.length > MOST_COVERS) return
    const isLast = covers.length === MOST_COVERS
    covers.push(isLast ? EVERYTHING : plainly('text', object, order, bounds))
  }

  return {
    smallest,
    covers,
    consider(object) {
      const place = painting.texts.get(object)
      const box = place && boundsOnPage(pdfium, object, place.matrix)
      if (!box) return false
      // PDFium leaves out letters that begin beside the page, however far they reach into it.
      const isLarge = Math.min(box[2] - box[0], box[3] - box[1]) >= LARGE
      const isOver = isLarge || isCover(pdfium, object, fonts.of(object), file.mayErase)
      if (isOver) cover(object, place.order, box)
      return isOver
    },
    isSample: (object) => samples.get(painting.texts.get(object)?.form ?? 0) === object,
    of(object, state, ink, code) {
      if (object !== last) {
        last = object
        properties = look(object, state, ink, code)
      }
      if (properties.always === 'layer') return onPicture(painting, ink) ? 'layer' : 'hidden'
      return properties.always ?? sighted(properties, areas, around, ink)
    },
  }
}

const grown = ([left, bottom, right, top]: Rect, by: number): Rect => [
  left - by,
  bottom - by,
  right + by,
  top + by,
]

/** Whether PDFium's bounds of the object are plausible: they contain the centre of its first character. */
function reaches([left, bottom, right, top]: Rect, first: Rect): boolean {
  return (
    right > left &&
    top > bottom &&
    holds([left - 1, bottom - 1, right + 1, top + 1], (first[0] + first[2]) / 2, (first[1] + first[3]) / 2)
  )
}

/** Maximum painted objects on a page for judging a text object as a whole. */
const FEW_PAINTED = 32

/** Whether the whole box has the same surroundings. */
function isUniform({ painted }: Painting, clip: Rect | undefined, box: Rect): boolean {
  if (painted.length > FEW_PAINTED || (clip && !contains(clip, box))) return false
  return painted.every(({ bounds }) => contains(bounds, box) || !touches(bounds, box))
}

function onPicture({ pictures }: Painting, [left, bottom, right, top]: Rect): boolean {
  return pictures.some((picture) => holds(picture, (left + right) / 2, (bottom + top) / 2))
}

function sighted(properties: TextProperties, areas: AreaIndex, around: Surroundings, box: Rect): Sighting {
  const { colour, isFaint, isUnclear, narrowest, place } = properties
  if (Math.min(box[2] - box[0], box[3] - box[1]) < narrowest) return 'hidden'
  if (place && isCut(box, place.clip.bounds)) return 'maybe hidden'
  const middle = middleOf(box)
  around.start(place?.order ?? 0, colour, middle)
  if (!areas.at(middle, around.see)) return 'maybe hidden'
  if (around.isUnderUnknown || around.isOverprinted) return 'hidden'
  if (around.isUnderPicture) return 'maybe layer'
  if (around.isCovered) return around.isUnderFigure ? 'maybe erased' : 'maybe hidden'
  if (isFaint && around.isOnPaper) return 'maybe hidden'
  if (!isFaint && !around.isBlind) return isUnclear ? 'maybe seen' : 'seen'
  const { ground } = around
  return ground && colour && isAlike(ground, colour) ? 'maybe hidden' : 'maybe seen'
}

/** Share of a glyph, on each side, that its surroundings may touch. */
const EDGE = 0.12

function middleOf([left, bottom, right, top]: Rect): Rect {
  const [x, y] = [EDGE * (right - left), EDGE * (top - bottom)]
  return [left + x, bottom + y, right - x, top - y]
}

/** Whether less than half of the box lies within the clip. */
export function isCut([left, bottom, right, top]: Rect, clip: Rect): boolean {
  const wide = Math.min(right, clip[2]) - Math.max(left, clip[0])
  const high = Math.min(top, clip[3]) - Math.max(bottom, clip[1])
  return wide * 2 < right - left || high * 2 < top - bottom
}
