/**
 * Gaps between the words of a line in which readers see something that is not read: a word in a picture, a pattern or an
 * annotation that is larger than the gap, and glyphs that their font reads as spaces, of which PDFium returns only one.
 * The page is drawn there; what shows is read as an object.
 */
import { type Frame, frameOf, type Numbers, takeBox } from '../../../../../domain/page-frame.ts'
import { isSpacing } from '../../../../../domain/page-pieces.ts'
import { overlap, type Rect, union } from '../../engine/document.ts'
import type { Pdfium } from '../../engine/engine.ts'
import { boundsOf, moved } from '../../engine/objects.ts'
import { type DrawingBudget, FINEST_TILE, PIXELS_A_CHARACTER, picturesOn } from '../drawing/budget.ts'
import { type Canvas, draw } from '../drawing/drawing.ts'
import { groundsOf } from '../objects/area-index.ts'
import type { Painted } from '../objects/painted.ts'
import type { Painting } from '../objects/painting.ts'
import type { Font, Fonts } from '../text/fonts.ts'
import { SEEN, type Units } from '../text/text-buffer.ts'
import { isOnLine, OBJECT, type Sign, turned } from './drawn-signs.ts'
import { showsFigure } from './figures.ts'

/** Narrowest and widest gap beside its spaces, in line heights: nearly a digit; more is a gap between cells. */
const NARROWEST = 0.45
const WIDEST = 12
/** Width of a space that is not written, and greatest width of those that are, in line heights. */
const SPACE = 0.3
const WIDEST_SPACE = 0.8
/** Shares of a line's height next to words, into which slanting letters reach, and at its bottom, where underlines are. */
const BESIDE = 0.15
const UNDER = 0.25

/** Pixels per point, and maximum pixels. */
const SCALE = 2
const MOST_PIXELS = 3_000_000
/** Gaps that would cover the page more often than this lie upon each other: all count, because looking takes too long. */
const MOST_LAYERS = 3
/** More gaps of a page than this are drawn together. */
const FEW = 24

interface Gap {
  readonly unit: number
  readonly box: Rect
}

interface Read {
  readonly units: Units
  readonly signs: readonly Sign[]
  readonly fonts: Fonts
  /** Scratch memory in PDFium's heap. */
  readonly at: number
}

/** The signs with those in gaps, in the order of the text. */
export async function withGaps(
  pdfium: Pdfium,
  canvas: Omit<Canvas, 'doubles'>,
  { units, signs, fonts, at }: Read,
  budget: DrawingBudget,
): Promise<readonly Sign[]> {
  const { painting, turns } = canvas
  const isSlow = painting.painted.some(({ isHeavy }) => isHeavy)
  if (!painting.isComplete || isSlow || budget.finestTile * painting.scale < FINEST_TILE) return signs
  const known = new Set(signs.map(({ unit }) => unit))
  const wide = gapsIn(units).filter(({ unit }) => !known.has(unit))
  if (wide.length === 0) return signs
  const near = groundsOf([
    ...painting.painted.filter(mayShow),
    ...painting.lines,
    ...textsOf(pdfium, painting, fonts, at),
  ])
  const gaps = wide.filter(({ box }) => {
    let isTouched = false
    const isWhole = near.at(box, () => {
      isTouched = true
    })
    return isTouched || !isWhole
  })
  const signOf = ({ unit, box }: Gap): Sign => {
    return { unit, box: turned(box, turns), text: OBJECT, isSquare: false, isFirst: false }
  }
  const found: Sign[] = []
  const area = gaps.reduce((sum, { box }) => sum + areaOf(overlap(box, canvas.visible)), 0)
  if (area > MOST_LAYERS * areaOf(canvas.visible)) return inOrder([...signs, ...gaps.map(signOf)])
  for (const group of gaps.length > FEW ? [gaps] : gaps.map((gap) => [gap])) {
    const all = group.map(({ box }) => overlap(box, canvas.visible)).reduce(union)
    const size = areaOf(all)
    const scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / size))
    const cost = size * scale * scale + picturesOn(painting, all)
    if (!(size > 0) || cost > budget.pixels) continue
    budget.pixels -= cost
    budget.isBusy = true
    const drawing = draw(pdfium, canvas, all, scale)
    budget.isBusy = false
    if (drawing) found.push(...group.filter(({ box }) => showsFigure(drawing, box)).map(signOf))
    await budget.pauses.after(cost / PIXELS_A_CHARACTER)
  }
  return found.length === 0 ? signs : inOrder([...signs, ...found])
}

const inOrder = (signs: readonly Sign[]): Sign[] => signs.toSorted((a, b) => a.unit - b.unit)

const areaOf = ([left, bottom, right, top]: Rect): number =>
  Math.max(0, right - left) * Math.max(0, top - bottom)

/** The insides of wide gaps between visible words, in user space. */
function gapsIn(units: Units): readonly Gap[] {
  const frame = frameOf(units)
  const gaps: Gap[] = []
  const [last, box]: [Numbers, Numbers] = [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]
  for (let unit = 1; unit < units.length; unit++) {
    if (!isSpacing(units.codes[unit] ?? 0)) continue
    const before = unit - 1
    let spaces = 0
    for (; unit < units.length && isSpacing(units.codes[unit] ?? 0); unit++)
      if (takeBox(units.boxes, unit, frame, box)) spaces += box[2] - box[0]
    if (units.sights[before] !== SEEN || units.sights[unit] !== SEEN) continue
    if (!takeBox(units.boxes, before, frame, last) || !takeBox(units.boxes, unit, frame, box)) continue
    const high = Math.min(box[3] - box[1], last[3] - last[1])
    const gap = box[0] - last[2] - Math.min(spaces || SPACE * high, WIDEST_SPACE * high)
    if (gap > NARROWEST * high && gap < WIDEST * high && isOnLine(last, box))
      gaps.push({ unit, box: outOf(frame, inside(last, box, high)) })
  }
  return gaps
}

function inside(last: Rect, next: Rect, high: number): Rect {
  const [bottom, top] = [Math.max(last[1], next[1]), Math.min(last[3], next[3])]
  return [last[2] + BESIDE * high, bottom + UNDER * high, next[0] - BESIDE * high, top]
}

/** In user space. */
function outOf({ rotation, isMirrored }: Frame, [left, bottom, right, top]: Rect): Rect {
  const box: Rect = isMirrored ? [-right, bottom, -left, top] : [left, bottom, right, top]
  return turned(box, (4 - rotation / 90) & 3)
}

/** Plain areas, such as backgrounds, show nothing by themselves. */
function mayShow({ colour, kind }: Painted): boolean {
  return !colour && kind !== 'text'
}

/** Text in fonts that have a space: others can't hide letters as spaces. */
function textsOf(pdfium: Pdfium, { texts }: Painting, fonts: Fonts, at: number): readonly Painted[] {
  const spaced = new Map<Font, boolean>()
  return [...texts].flatMap(([object, { order, matrix }]) => {
    const font = fonts.of(object)
    const hasSpace = spaced.get(font) ?? maySpace(pdfium, font)
    spaced.set(font, hasSpace)
    const own = hasSpace && boundsOf(pdfium, object, at)
    if (!own) return []
    const bounds = moved(own, matrix)
    return [{ kind: 'text', object, order, bounds, colour: undefined, isHeavy: false, pixels: 0 }]
  })
}

const SPACE_CODE = 32

/** Fonts of drawings don't tell. */
function maySpace(pdfium: Pdfium, { handle, isOfDrawings }: Font): boolean {
  return isOfDrawings || pdfium.call('FPDFFont_GetGlyphPath', handle, SPACE_CODE, 1) !== 0
}
