/**
 * Gaps between the words of a line in which readers see something that is not read: a word in a picture, a pattern or an
 * annotation that is larger than the gap, and glyphs that their font reads as spaces, of which PDFium returns only one.
 * The page is drawn there; what shows is read as an object.
 */
import {
  type Frame,
  frameOf,
  type Numbers,
  runsToTheLeft,
  takeBox,
} from '../../../../../domain/page-frame.ts'
import { isSpacing } from '../../../../../domain/page-pieces.ts'
import { area, overlap, type Rect, union } from '../../engine/document.ts'
import { boundsOnPage } from '../../engine/objects.ts'
import type { Pdfium } from '../../engine/pdfium.ts'
import { type Canvas, scaleWithin } from '../drawing/canvas.ts'
import { areaIndexOf } from '../objects/area-index.ts'
import { type Painted, plainly } from '../objects/painted.ts'
import type { Painting } from '../objects/painting.ts'
import type { Font, Fonts } from '../text/fonts.ts'
import { SEEN, type Units } from '../text/text-buffer.ts'
import { isOnLine } from './drawn-signs.ts'
import { showsFigure } from './figures.ts'
import { OBJECT, type Sign, turned, turnedBack } from './signs.ts'

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

/** The signs with those in gaps, in the order of the text. */
export async function withGaps(
  canvas: Canvas,
  units: Units,
  signs: readonly Sign[],
  fonts: Fonts,
): Promise<readonly Sign[]> {
  if (!canvas.isQuick) return signs
  const known = new Set(signs.map(({ unit }) => unit))
  const wide = gapsIn(units).filter(({ unit }) => !known.has(unit))
  const gaps = wide.length === 0 ? [] : touched(wide, canvas, fonts)
  const signOf = ({ unit, box }: Gap): Sign => {
    return { unit, box: turned(box, canvas.turns), text: OBJECT, isSquare: false, isFirst: false }
  }
  const onPage = (gap: Gap): Rect => overlap(gap.box, canvas.visible)
  if (gaps.reduce((sum, gap) => sum + area(onPage(gap)), 0) > MOST_LAYERS * area(canvas.visible))
    return inOrder([...signs, ...gaps.map(signOf)])
  const found: Sign[] = []
  for (const group of gaps.length > FEW ? [gaps] : gaps.map((gap) => [gap])) {
    const all = group.map(onPage).reduce(union)
    if (!(area(all) > 0)) continue
    const scale = scaleWithin(SCALE, MOST_PIXELS, all)
    const drawing = await canvas.budget.spend(canvas.costOf(all, scale), () => canvas.draw(all, scale))
    if (drawing) found.push(...group.filter(({ box }) => showsFigure(drawing, box)).map(signOf))
  }
  return found.length === 0 ? signs : inOrder([...signs, ...found])
}

/** The gaps in which something is painted, or may be after too many comparisons. */
function touched(gaps: readonly Gap[], { pdfium, painting }: Canvas, fonts: Fonts): readonly Gap[] {
  const near = areaIndexOf([
    ...painting.painted.filter(mayShow),
    ...painting.lines,
    ...textsOf(pdfium, painting, fonts),
  ])
  return gaps.filter(({ box }) => {
    let isTouched = false
    const isWhole = near.at(box, () => {
      isTouched = true
    })
    return isTouched || !isWhole
  })
}

const inOrder = (signs: readonly Sign[]): Sign[] => signs.toSorted((a, b) => a.unit - b.unit)

/** The insides of wide gaps between visible words, in user space. */
function gapsIn(units: Units): readonly Gap[] {
  const frame = frameOf(units)
  const gaps: Gap[] = []
  const [last, box, space]: [Numbers, Numbers, Numbers] = [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]
  for (let unit = 1; unit < units.length; unit++) {
    if (!isSpacing(units.codes[unit] ?? 0)) continue
    const before = unit - 1
    let spaces = 0
    for (; unit < units.length && isSpacing(units.codes[unit] ?? 0); unit++)
      if (takeBox(units.boxes, unit, frame, space)) spaces += space[2] - space[0]
    if (units.sights[before] !== SEEN || units.sights[unit] !== SEEN) continue
    if (!takeRun(units, before, -1, frame, last) || !takeRun(units, unit, 1, frame, box)) continue
    const high = Math.min(box[3] - box[1], last[3] - last[1])
    const gap = box[0] - last[2] - Math.min(spaces || SPACE * high, WIDEST_SPACE * high)
    if (gap > NARROWEST * high && gap < WIDEST * high && isOnLine(last, box))
      gaps.push({ unit, box: outOf(frame, inside(last, box, high)) })
  }
  return gaps
}

/** Maximum characters of a run: a line has fewer. */
const LONGEST_RUN = 500
const NEW_LINE = 10

/**
 * Takes the box of a character; in text that runs to the left, that of the whole run of Latin words or numbers that begins
 * or ends with it, because its nearest character may be its farthest. `step`: 1 if it begins there, -1 if it ends.
 */
function takeRun(units: Units, unit: number, step: 1 | -1, frame: Frame, into: Numbers): boolean {
  const { codes, boxes, length } = units
  const isRun = (at: number): boolean => at >= 0 && at < length && !runsToTheLeft(codes[at] ?? 0)
  if (!takeBox(boxes, unit, frame, into)) return false
  if (!frame.isMirrored || !isRun(unit)) return true
  const next: Numbers = [0, 0, 0, 0]
  for (
    let at = unit + step;
    isRun(at) && Math.abs(at - unit) < LONGEST_RUN && codes[at] !== NEW_LINE;
    at += step
  ) {
    if (isSpacing(codes[at] ?? 0) || !takeBox(boxes, at, frame, next)) continue
    into[0] = Math.min(into[0], next[0])
    into[2] = Math.max(into[2], next[2])
  }
  return true
}

function inside(last: Rect, next: Rect, high: number): Rect {
  const [bottom, top] = [Math.max(last[1], next[1]), Math.min(last[3], next[3])]
  return [last[2] + BESIDE * high, bottom + UNDER * high, next[0] - BESIDE * high, top]
}

/** In user space. */
function outOf({ rotation, isMirrored }: Frame, [left, bottom, right, top]: Rect): Rect {
  const box: Rect = isMirrored ? [-right, bottom, -left, top] : [left, bottom, right, top]
  return turnedBack(box, rotation / 90)
}

/** Plain areas, such as backgrounds, show nothing by themselves. */
function mayShow({ colour, kind }: Painted): boolean {
  return !colour && kind !== 'text'
}

/** Text in fonts that have a space: others can't hide letters as spaces. */
function textsOf(pdfium: Pdfium, { texts }: Painting, fonts: Fonts): readonly Painted[] {
  const spaced = new Map<Font, boolean>()
  return [...texts].flatMap(([object, { order, matrix }]) => {
    const font = fonts.of(object)
    const hasSpace = spaced.get(font) ?? maySpace(pdfium, font)
    spaced.set(font, hasSpace)
    const bounds = hasSpace && boundsOnPage(pdfium, object, matrix)
    return bounds ? [plainly('text', object, order, bounds)] : []
  })
}

const SPACE_CODE = 32

/** Fonts of drawings don't tell. */
function maySpace(pdfium: Pdfium, { handle, isOfDrawings }: Font): boolean {
  return isOfDrawings || pdfium.call('FPDFFont_GetGlyphPath', handle, SPACE_CODE, 1) !== 0
}
