/**
 * Draws the page with and without the doubtful text; text that makes no difference is hidden. Only the strips with such
 * text are drawn, within a pixel budget, and nothing that would take long.
 */
import { overlap, overlaps, type Rect, union } from '../../engine/document.ts'
import type { Pdfium } from '../../engine/engine.ts'
import { type DrawingBudget, FINEST_TILE, PIXELS_A_CHARACTER, picturesOn } from '../drawing/budget.ts'
import { type Canvas, type Drawing, draw, MARGIN } from '../drawing/drawing.ts'
import { roundsOf } from './removal-rounds.ts'
import { hasInk, type Shown, shownOf } from './shown-glyphs.ts'

export interface Suspect {
  readonly object: number
  /** Bounds of the glyph's ink, in user space. */
  readonly box: Rect
  /** The character it is read as. */
  readonly code: number
  /** Whether to look for anything readable at the text's place rather than for the text itself. */
  readonly isLayer: boolean
  /** Whether letters or a figure are painted over it. */
  readonly isUnderFigure?: boolean
}

/** `partly`: it is partly visible, but not enough to be read; `unknown`: it could not be drawn. */
export type Finding = Shown | 'unknown'

/** Maximum pixels of a strip, of one with a single large glyph, and of a page's strips. */
const STRIP_PIXELS = 1_500_000
const LARGEST_STRIP = 3_000_000
const PAGE_PIXELS = 12_000_000

/** Everything is compared coarsely first; what isn't seen is then drawn larger. */
const COARSE_SCALE = 1.2
/** Pixels that a glyph's height should have in the second drawing, and limits of its scale. */
const GLYPH_PIXELS = 14
const SMALLEST_SCALE = 2
const LARGEST_SCALE = 6

/** Maximum objects too slow to draw; a page with more is not drawn. */
const MOST_HEAVY = 100

interface Strip {
  readonly box: Rect
  readonly members: readonly number[]
}

/** Returns one finding per suspect. */
export async function findings(
  pdfium: Pdfium,
  canvas: Canvas,
  suspects: readonly Suspect[],
  budget: DrawingBudget,
): Promise<readonly Finding[]> {
  const found = suspects.map((): Finding => 'unknown')
  const { isComplete, scale } = canvas.painting
  if (!isComplete || budget.pixels <= 0 || budget.finestTile * scale < FINEST_TILE) return found
  const heavy = canvas.painting.painted.filter(({ isHeavy }) => isHeavy).map(({ bounds }) => bounds)
  if (heavy.length > MOST_HEAVY) return found
  budget.isBusy = true
  for (const { object, isHeavy } of canvas.painting.painted) {
    if (isHeavy && object !== 0) pdfium.call('FPDFPageObj_SetIsActive', object, 0)
  }
  const all = suspects.flatMap(({ box }, at) => (heavy.some((bounds) => overlaps(bounds, box)) ? [] : [at]))
  const look = (indices: readonly number[], scale: number): Promise<void> =>
    judge(pdfium, canvas, stripsOf(suspects, indices, canvas.visible, scale), {
      scale,
      suspects,
      found,
      budget,
    })
  await look(all, COARSE_SCALE)
  const unseen = all.filter((at) => found[at] !== 'seen' && suspects[at]?.isLayer === false)
  if (unseen.length > 0) await look(unseen, scaleFor(unseen.map((at) => suspects[at]?.box)))
  budget.isBusy = false
  return found
}

interface Pass {
  readonly scale: number
  readonly suspects: readonly Suspect[]
  readonly found: Finding[]
  readonly budget: DrawingBudget
}

async function judge(pdfium: Pdfium, canvas: Canvas, strips: readonly Strip[], pass: Pass): Promise<void> {
  let room = PAGE_PIXELS
  for (const strip of strips) {
    const pixels = sizeOf(strip.box) * pass.scale * pass.scale
    const cost = pixels * 2 + picturesOn(canvas.painting, strip.box)
    if (pixels > LARGEST_STRIP || cost > pass.budget.pixels || pixels > room) continue
    room -= pixels
    pass.budget.pixels -= cost
    judgeStrip(pdfium, canvas, strip, pass.scale, pass.suspects, pass.found)
    await pass.budget.pauses.after(cost / PIXELS_A_CHARACTER)
  }
}

function scaleFor(boxes: readonly (Rect | undefined)[]): number {
  const heights = boxes.map((box) => (box ? box[3] - box[1] : 0)).sort((a, b) => a - b)
  const middle = heights[Math.floor(heights.length / 2)] ?? 1
  return Math.min(LARGEST_SCALE, Math.max(SMALLEST_SCALE, GLYPH_PIXELS / Math.max(0.1, middle)))
}

/** Strips from the top down; each suspect within the page is in one. */
function stripsOf(
  suspects: readonly Suspect[],
  indices: readonly number[],
  visible: Rect,
  scale: number,
): readonly Strip[] {
  const boxAt = (at: number): Rect => overlap(suspects[at]?.box ?? [0, 0, 0, 0], visible)
  const sorted = [...indices].sort((a, b) => boxAt(b)[3] - boxAt(a)[3])
  const strips: { box: Rect; members: number[] }[] = []
  for (const at of sorted) {
    const box = boxAt(at)
    if (!(box[0] <= box[2] && box[1] <= box[3])) continue
    const strip = strips.at(-1)
    const wider = strip && union(strip.box, box)
    if (strip && wider && sizeOf(wider) * scale * scale <= STRIP_PIXELS) {
      strip.box = wider
      strip.members.push(at)
    } else {
      strips.push({ box, members: [at] })
    }
  }
  return strips
}

const sizeOf = ([left, bottom, right, top]: Rect): number => (right - left + MARGIN) * (top - bottom + MARGIN)

function judgeStrip(
  pdfium: Pdfium,
  canvas: Canvas,
  strip: Strip,
  scale: number,
  suspects: readonly Suspect[],
  found: Finding[],
): void {
  const all = strip.members.flatMap((at) => {
    const suspect = suspects[at]
    return suspect ? [{ at, suspect }] : []
  })
  const objects = new Map<number, Rect>()
  for (const { suspect } of all) {
    const known = objects.get(suspect.object)
    if (!suspect.isLayer) objects.set(suspect.object, known ? union(known, suspect.box) : suspect.box)
  }
  const shown = objects.size > 0 ? draw(pdfium, canvas, strip.box, scale) : undefined
  const { rounds, stacked } = shown ? roundsOf(objects) : { rounds: [NOTHING], stacked: NOTHING }
  const members = all.map(({ at, suspect }) => {
    // Without one of two texts the other is still drawn.
    const isUnderFigure = suspect.isUnderFigure === true && !stacked.has(suspect.object)
    return { at, suspect: { ...suspect, isUnderFigure } }
  })
  for (const round of rounds) {
    const isIn = ({ suspect }: { suspect: Suspect }): boolean => suspect.isLayer || round.has(suspect.object)
    judgeRound(pdfium, canvas, { strip, scale, shown, round, members: members.filter(isIn), found })
  }
  if (stacked.size === 0) return
  // What one of two texts erases of the other also shows when either is removed, but not when both are.
  const seen = all.flatMap(({ at, suspect }) =>
    stacked.has(suspect.object) && found[at] === 'seen'
      ? [{ at, suspect: { ...suspect, isUnderFigure: true } }]
      : [],
  )
  judgeRound(pdfium, canvas, { strip, scale, shown, round: stacked, members: seen, found })
}

const NOTHING: ReadonlySet<number> = new Set()

interface Round {
  readonly strip: Strip
  readonly scale: number
  readonly shown: Drawing | undefined
  /** The objects to remove. */
  readonly round: ReadonlySet<number>
  readonly members: readonly { readonly at: number; readonly suspect: Suspect }[]
  readonly found: Finding[]
}

function judgeRound(
  pdfium: Pdfium,
  canvas: Canvas,
  { strip, scale, shown, round, members, found }: Round,
): void {
  const taken = [...round, ...(round.size > 0 ? canvas.doubles : [])]
  for (const object of taken) pdfium.call('FPDFPageObj_SetIsActive', object, 0)
  const bare = draw(pdfium, canvas, strip.box, scale)
  for (const object of taken) pdfium.call('FPDFPageObj_SetIsActive', object, 1)
  if (!bare) return
  for (const { at, suspect } of members) {
    if (!suspect.isLayer && shown) found[at] = shownOf(shown, bare, suspect)
    else found[at] = hasInk(bare, suspect.box) ? 'seen' : 'hidden'
  }
}
