/**
 * Text written twice, first invisibly and then visibly, as for a shadow. PDFium returns characters only of the first, so
 * whether they are hidden is decided on the drawn page, with and without both.
 */
import { type Rect, touches } from '../engine/document.ts'
import type { Pdfium } from '../engine/engine.ts'
import { boundsOf, fontSizeOf, matrixOf, moved, product } from '../engine/objects.ts'
import type { Fonts } from './fonts.ts'
import type { Noticed, UncertainCharacter } from './page-characters.ts'
import type { Painting } from './painting.ts'
import type { Setting } from './setting.ts'
import type { Sight } from './sight.ts'
import { HIDDEN, type Units } from './text-buffer.ts'

/** Maximum comparisons of hidden texts with ones that PDFium left out. */
const MOST_COMPARED = 20_000
/** Share of its width by which the second text may differ. */
const SAME_WIDTH = 0.01

interface Doubles {
  /** Text objects without characters. */
  readonly doubles: readonly number[]
  readonly painting: Painting
  readonly sight: Sight
  readonly fonts: Fonts
  /** Address of OBJECT_BYTES of PDFium's heap. */
  readonly at: number
}

interface Writing {
  readonly box: Rect
  readonly setting: Setting
}

/** Adds the hidden characters of texts that were written again to the doubts. */
export function doubtShadows(pdfium: Pdfium, doubled: Doubles, noticed: Noticed, units: Units): void {
  const { doubts, glyphs } = noticed
  if (doubled.doubles.length === 0) return
  const doubles = visible(pdfium, doubled)
  if (doubles.length === 0) return
  const known = new Map<number, boolean>()
  const isDoubled = (object: number): boolean => {
    const before = known.get(object)
    if (before !== undefined) return before
    const own = known.size * doubles.length < MOST_COMPARED ? writingOf(pdfium, doubled, object) : undefined
    const isSame = own !== undefined && doubles.some((double) => isSameWriting(own, double))
    known.set(object, isSame)
    return isSame
  }
  for (const [at, doubt] of doubts.entries()) {
    if (doubt.sighting === 'layer' && isDoubled(doubt.object))
      doubts[at] = { ...doubt, sighting: 'maybe layer' }
  }
  const isDoubtful = new Set(doubts.map(({ unit }) => unit))
  for (let glyph = 0; glyph < glyphs.length; glyph++) {
    const unit = glyphs.unit(glyph)
    const object = glyphs.owner(glyph)
    if (units.sights[unit] !== HIDDEN || isDoubtful.has(unit) || !isDoubled(object)) continue
    doubts.push(hiddenAt(unit, object, glyphs.ink(glyph), glyphs.isUndrawable(glyph)))
  }
}

/** Those that aren't hidden themselves. */
function visible(pdfium: Pdfium, doubled: Doubles): readonly Writing[] {
  return doubled.doubles.flatMap((object) => {
    const writing = writingOf(pdfium, doubled, object)
    if (!writing) return []
    const sighting = doubled.sight.of(object, writing.setting, writing.box)
    return sighting === 'hidden' || sighting === 'layer' ? [] : [writing]
  })
}

function hiddenAt(unit: number, object: number, ink: Rect, isUndrawable: boolean): UncertainCharacter {
  return { unit, object, ink, sighting: 'maybe hidden', isUndrawable }
}

function writingOf(pdfium: Pdfium, { painting, fonts, at }: Doubles, object: number): Writing | undefined {
  const place = painting.texts.get(object)
  const bounds = place && boundsOf(pdfium, object, at)
  if (!bounds) return undefined
  const setting = {
    font: fonts.of(object),
    size: fontSizeOf(pdfium, object, at),
    matrix: product(matrixOf(pdfium, object, at), place.matrix),
  }
  return { box: moved(bounds, place.matrix), setting }
}

/** PDFium leaves out only text with the codes of one before; in the same font they show the same letters. */
function isSameWriting(one: Writing, other: Writing): boolean {
  const [wide, wideToo] = [one.box[2] - one.box[0], other.box[2] - other.box[0]]
  return (
    one.setting.font === other.setting.font &&
    one.setting.size === other.setting.size &&
    Math.abs(wide - wideToo) <= SAME_WIDTH * wide &&
    touches(one.box, other.box)
  )
}
