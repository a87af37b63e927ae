/** What the pixels of a drawing show of the glyphs. */
import type { Rect } from '../../engine/document.ts'
import { type Drawing, eachPixel, lightAt, pixelArea, pixelDifference, rangeIn } from '../drawing/drawing.ts'
import { isLatin, isWordy } from '../text/character-kinds.ts'
import { LARGE, LEAST_DIFFERENCE, LEAST_FOR_LARGE, LEAST_UNDER_FIGURE } from './surroundings.ts'

/** Share of the rows and of the columns of a letter's box in which it must be visible, and of a sign with gaps like ":". */
const SHOWN_SHARE = 0.6
const SIGN_SHARE = 0.35
/** A Latin letter at least this wide for its height that fills this much of its box is a block. */
const BLOCK_WIDE = 0.5
const BLOCK_SHARE = 0.97
const FEW_PIXELS = 4
/** Characters of level strokes with wide gaps, by their number: all must be visible, because one less is another number. */
const SEPARATE_STROKES: ReadonlyMap<number, number> = new Map(
  ['二2', '三3', 'ニ2', 'こ2', '=2', '＝2'].map((entry) => [entry.charCodeAt(0), Number(entry[1])]),
)

/** Minimum brightness range in a picture of words. */
const INK = 40

export type Shown = 'seen' | 'partly' | 'hidden'

/** Whether the text changes pixels in enough rows and columns of the glyph's box, and shows more than a block. */
export function shownOf(
  shown: Drawing,
  bare: Drawing,
  { box, code }: { readonly box: Rect; readonly code: number },
  isUnderFigure: boolean,
): Shown {
  const share = isWordy(code) ? SHOWN_SHARE : SIGN_SHARE
  const isLarge = box[3] - box[1] >= LARGE
  const least = isUnderFigure ? LEAST_UNDER_FIGURE : isLarge ? LEAST_FOR_LARGE : LEAST_DIFFERENCE
  const area = pixelArea(shown, box)
  const columns = new Set<number>()
  const rows = new Set<number>()
  let [changed, contrast] = [0, 0]
  eachPixel(shown, area, (x, y, at) => {
    const by = pixelDifference(shown.bytes, bare.bytes, at)
    if (by < least) return
    columns.add(x)
    rows.add(y)
    changed += 1
    contrast += by
  })
  const [wide, high] = [area[2] - area[0], area[3] - area[1]]
  const isBlock = isLatin(code) && wide >= high * BLOCK_WIDE && changed >= wide * high * BLOCK_SHARE
  const strokes = SEPARATE_STROKES.get(code)
  const isHigh = strokes === undefined ? isEnough(rows.size, high, share) : runsOf(rows) >= strokes
  const isWhole = isEnough(columns.size, wide, share) && isHigh
  if (isWhole && !isBlock && !isBusy(bare, area, contrast / changed)) return 'seen'
  return changed > 0 ? 'partly' : 'hidden'
}

/** Share of a glyph's box that may show something else about as clearly as the glyph, and what counts as that. */
const BUSY_SHARE = 0.3
const ABOUT_AS_CLEAR = 0.6

/** Whether a glyph of this contrast is lost in what else is drawn there, as letters are under a row of signs. */
function isBusy(bare: Drawing, area: Rect, contrast: number): boolean {
  const [darkest, lightest] = rangeIn(bare, area)
  if (lightest - darkest < ABOUT_AS_CLEAR * contrast) return false
  const lights: number[] = []
  eachPixel(bare, area, (_x, _y, at) => lights.push(lightAt(bare.bytes, at)))
  const ground = lights.sort((a, b) => a - b)[lights.length >> 1] ?? 0
  const other = lights.filter((light) => Math.abs(light - ground) >= ABOUT_AS_CLEAR * contrast)
  return lights.length > FEW_PIXELS * FEW_PIXELS && other.length > BUSY_SHARE * lights.length
}

/** Runs of adjacent rows. */
function runsOf(rows: ReadonlySet<number>): number {
  return [...rows].filter((row) => !rows.has(row - 1)).length
}

/** For a dot or a dash a single pixel is enough. */
function isEnough(changed: number, all: number, share: number): boolean {
  return changed > 0 && (all <= FEW_PIXELS || changed >= all * share)
}

/** Whether there are light and dark pixels, as in words. */
export function hasInk(bare: Drawing, [left, bottom, right, top]: Rect): boolean {
  const wider = (top - bottom) / 2
  const area = pixelArea(bare, [left - wider, bottom, right + wider, top])
  const [darkest, lightest] = rangeIn(bare, area)
  return lightest - darkest >= INK
}
