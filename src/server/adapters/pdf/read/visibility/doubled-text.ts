/**
 * Text written twice, first invisibly and then visibly, as for a shadow. PDFium returns characters only of the first, so
 * whether they are hidden is decided on the drawn page, with and without both.
 */
import { area, type Rect, touches } from '../../engine/document.ts'
import { boundsOnPage, fontSizeOf, matrixOf, product } from '../../engine/objects.ts'
import type { Pdfium } from '../../engine/pdfium.ts'
import type { Painting } from '../objects/painting.ts'
import type { Fonts } from '../text/fonts.ts'
import type { Glyphs } from '../text/glyphs.ts'
import { HIDDEN, type Units } from '../text/text-buffer.ts'
import type { TextState } from '../text/text-state.ts'
import type { Sight } from './by-objects.ts'
import type { UncertainCharacter } from './sighting.ts'

/** Maximum comparisons of hidden texts with ones that PDFium left out. */
const MOST_COMPARED = 20_000
/** Share of its width by which the second text may differ. */
const SAME_WIDTH = 0.01
/** The same for text in another font. */
const OTHER_WIDTH = 0.15

interface Doubles {
  /** Text objects without characters. */
  readonly doubles: readonly number[]
  readonly painting: Painting
  readonly sight: Sight
  readonly fonts: Fonts
}

/** Whether a text is written again, and so far from the first that neither can be read. */
type Doubling = 'none' | 'doubled' | 'blurred'

/** Share of the font size between the first and the last of several writings from which they blur. */
const APART = 0.09

interface Writing {
  readonly box: Rect
  readonly state: TextState
}

interface Noticed {
  readonly doubts: UncertainCharacter[]
  readonly glyphs: Glyphs
  /** Text objects with characters. */
  readonly objects: ReadonlyMap<number, unknown>
}

/** Adds the hidden characters of texts that were written again to the doubts, and hides those blurred by the second. */
export function doubtDoubledText(pdfium: Pdfium, doubled: Doubles, noticed: Noticed, units: Units): void {
  const { doubts, glyphs } = noticed
  // Those with characters are blank, or beside the page.
  const left = doubled.doubles.filter((object) => !noticed.objects.has(object))
  if (left.length === 0) return
  const doubles = visible(pdfium, { ...doubled, doubles: left })
  if (doubles.length === 0) return
  const known = new Map<number, Doubling>()
  let [last, ofLast]: [number, Doubling] = [0, 'none']
  const doublingOf = (object: number): Doubling => {
    if (object !== last) [last, ofLast] = [object, known.get(object) ?? found(object)]
    return ofLast
  }
  const found = (object: number): Doubling => {
    const own = known.size * doubles.length < MOST_COMPARED ? writingOf(pdfium, doubled, object) : undefined
    const over = own ? doubles.filter((double) => isOver(own, double)) : []
    const isBlurred = own !== undefined && areApart(own, over)
    const isSame = own !== undefined && over.some((double) => isSameWriting(own, double))
    const doubling = isBlurred ? 'blurred' : isSame ? 'doubled' : 'none'
    known.set(object, doubling)
    return doubling
  }
  const isDoubled = (object: number): boolean => doublingOf(object) !== 'none'
  for (const [at, doubt] of doubts.entries()) {
    if (doubt.sighting === 'layer' && isDoubled(doubt.object))
      doubts[at] = { ...doubt, sighting: 'maybe layer' }
  }
  const isDoubtful = new Set(doubts.map(({ unit }) => unit))
  for (let glyph = 0; glyph < glyphs.length; glyph++) {
    const unit = glyphs.unit(glyph)
    const object = glyphs.owner(glyph)
    if (units.sights[unit] !== HIDDEN) {
      if (doublingOf(object) === 'blurred' && !isDoubtful.has(unit)) units.sights[unit] = HIDDEN
      continue
    }
    if (isDoubtful.has(unit) || !isDoubled(object)) continue
    doubts.push(hiddenAt(unit, object, glyphs.ink(glyph), glyphs.isUndrawable(glyph)))
  }
}

/** Those that aren't hidden themselves, nor blank. */
function visible(pdfium: Pdfium, doubled: Doubles): readonly Writing[] {
  return doubled.doubles.flatMap((object) => {
    const writing = writingOf(pdfium, doubled, object)
    if (!writing || area(writing.box) === 0) return []
    const sighting = doubled.sight.of(object, writing.state, writing.box, 0)
    return sighting === 'hidden' || sighting === 'layer' ? [] : [writing]
  })
}

function hiddenAt(unit: number, object: number, ink: Rect, isUndrawable: boolean): UncertainCharacter {
  return { unit, object, ink, sighting: 'maybe hidden', isUndrawable }
}

function writingOf(pdfium: Pdfium, { painting, fonts }: Doubles, object: number): Writing | undefined {
  const place = painting.texts.get(object)
  const box = place && boundsOnPage(pdfium, object, place.matrix)
  if (!box) return undefined
  const state = {
    font: fonts.of(object),
    size: fontSizeOf(pdfium, object),
    matrix: product(matrixOf(pdfium, object), place.matrix),
  }
  return { box, state }
}

/** PDFium leaves out text with the codes of one before in any font. */
function isOver(one: Writing, other: Writing): boolean {
  return touches(one.box, other.box) && isAsWide(one, other, OTHER_WIDTH)
}

function isAsWide({ box: one }: Writing, { box: other }: Writing, share: number): boolean {
  const [wide, wideToo] = [one[2] - one[0], other[2] - other[0]]
  return Math.abs(wide - wideToo) <= share * wide
}

function areApart(own: Writing, others: readonly Writing[]): boolean {
  const most = APART * sizeOf(own)
  return [0, 1].some((side) => {
    const edges = [own, ...others].map(({ box }) => box[side] ?? 0)
    return Math.max(...edges) - Math.min(...edges) > most
  })
}

/** In points on the page. */
function sizeOf({ state: { size, matrix } }: Writing): number {
  return matrix ? Math.abs(size) * Math.hypot(matrix[2], matrix[3]) : 0
}

/** In the same font, the same codes show the same letters. */
function isSameWriting(one: Writing, other: Writing): boolean {
  return (
    one.state.font === other.state.font &&
    one.state.size === other.state.size &&
    isAsWide(one, other, SAME_WIDTH)
  )
}
