/**
 * Draws the page with and without the doubtful text; text that makes no difference is hidden. Only the strips with such
 * text are drawn, within a pixel budget, and nothing that would take long.
 */
import { overlap, overlaps, type Rect, union } from '../../engine/document.ts'
import { areTilesCoarse, type Canvas } from '../drawing/canvas.ts'
import { MARGIN } from '../drawing/drawing.ts'
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

/** A suspect, and what was found about it so far. */
interface Judged {
  readonly suspect: Suspect
  finding: Finding
}

/**
 * Returns one finding per suspect. `doubles`: text objects without characters, which are removed with any other, because
 * PDFium omits text written twice at the same place.
 */
export async function findings(
  canvas: Canvas,
  doubles: readonly number[],
  suspects: readonly Suspect[],
): Promise<readonly Finding[]> {
  const all = suspects.map((suspect): Judged => ({ suspect, finding: 'unknown' }))
  const { pdfium, painting, budget } = canvas
  const heavy = painting.painted.filter(({ isHeavy }) => isHeavy)
  const mayDraw = budget.pixels > 0 && areTilesCoarse(painting, budget.finestTile)
  if (mayDraw && heavy.length <= MOST_HEAVY) {
    for (const { object } of heavy) if (object !== 0) pdfium.call('FPDFPageObj_SetIsActive', object, 0)
    const drawn = all.filter(({ suspect }) => !heavy.some(({ bounds }) => overlaps(bounds, suspect.box)))
    await judge(canvas, doubles, drawn, COARSE_SCALE)
    const unseen = drawn.filter(({ suspect, finding }) => finding !== 'seen' && !suspect.isLayer)
    if (unseen.length > 0) await judge(canvas, doubles, unseen, scaleFor(unseen))
  }
  return all.map(({ finding }) => finding)
}

async function judge(
  canvas: Canvas,
  doubles: readonly number[],
  suspects: readonly Judged[],
  scale: number,
): Promise<void> {
  let room = PAGE_PIXELS
  for (const strip of stripsOf(suspects, canvas.visible, scale)) {
    const pixels = sizeOf(strip.box) * scale * scale
    if (pixels > LARGEST_STRIP || pixels > room) continue
    const spent = await canvas.budget.spend(pixels * 2 + canvas.picturesOn(strip.box), () => {
      judgeStrip(canvas, doubles, strip, scale)
      return pixels
    })
    room -= spent ?? 0
  }
}

function scaleFor(suspects: readonly Judged[]): number {
  const heights = suspects.map(({ suspect: { box } }) => box[3] - box[1]).sort((a, b) => a - b)
  const middle = heights[Math.floor(heights.length / 2)] ?? 1
  return Math.min(LARGEST_SCALE, Math.max(SMALLEST_SCALE, GLYPH_PIXELS / Math.max(0.1, middle)))
}

interface Strip {
  box: Rect
  readonly members: Judged[]
}

/** Strips from the top down; each suspect within the page is in one. */
function stripsOf(suspects: readonly Judged[], visible: Rect, scale: number): readonly Strip[] {
  const placed = suspects.map((one) => ({ one, box: overlap(one.suspect.box, visible) }))
  const strips: Strip[] = []
  for (const { one, box } of placed.sort((a, b) => b.box[3] - a.box[3])) {
    if (!(box[0] <= box[2] && box[1] <= box[3])) continue
    const strip = strips.at(-1)
    const wider = strip && union(strip.box, box)
    if (strip && wider && sizeOf(wider) * scale * scale <= STRIP_PIXELS) {
      strip.box = wider
      strip.members.push(one)
    } else strips.push({ box, members: [one] })
  }
  return strips
}

const sizeOf = ([left, bottom, right, top]: Rect): number => (right - left + MARGIN) * (top - bottom + MARGIN)

function judgeStrip(
  canvas: Canvas,
  doubles: readonly number[],
  { box, members }: Strip,
  scale: number,
): void {
  const objects = new Map<number, Rect>()
  for (const { suspect } of members) {
    const known = objects.get(suspect.object)
    if (!suspect.isLayer) objects.set(suspect.object, known ? union(known, suspect.box) : suspect.box)
  }
  const shown = objects.size > 0 ? canvas.draw(box, scale) : undefined
  const { rounds, stacked } = shown ? roundsOf(objects) : { rounds: [NOTHING], stacked: NOTHING }
  const isStacked = ({ suspect }: Judged): boolean => stacked.has(suspect.object)

  function judgeWithout(removed: ReadonlySet<number>, judged: readonly Judged[], isAll: boolean): void {
    const bare = canvas.drawWithout([...removed, ...(removed.size > 0 ? doubles : [])], box, scale)
    if (!bare) return
    for (const one of judged) {
      const { suspect } = one
      // Without one of two texts the other is still drawn.
      const isUnderFigure = isAll || (suspect.isUnderFigure === true && !isStacked(one))
      if (!suspect.isLayer && shown) one.finding = shownOf(shown, bare, suspect, isUnderFigure)
      else one.finding = hasInk(bare, suspect.box) ? 'seen' : 'hidden'
    }
  }

  for (const round of rounds) {
    const isIn = ({ suspect }: Judged): boolean => suspect.isLayer || round.has(suspect.object)
    judgeWithout(round, members.filter(isIn), false)
  }
  // What one of two texts erases of the other also shows when either is removed, but not when both are.
  const seen = members.filter((one) => isStacked(one) && one.finding === 'seen')
  if (stacked.size > 0) judgeWithout(stacked, seen, true)
}

const NOTHING: ReadonlySet<number> = new Set()
