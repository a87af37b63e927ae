/** Converts places to quads, one per visual line. */
import type { PageText, Place, Quad } from '../../document/page-text.ts'

export interface PageQuads {
  readonly page: number
  readonly quads: readonly Quad[]
}

interface Box {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

/** A line under construction; `tallest` and `widest` are the height and width of its largest characters. */
interface Line {
  box: Box
  last: Box
  tallest: number
  widest: number
  direction: 'unknown' | 'across' | 'down'
}

/** Maximum gap between two characters of a line, in line heights (a tab or a column gap is wider). */
const WIDEST_GAP = 2.5
/** Maximum height of a line, in heights of its highest character: with indices; after a gap as wide as the line is high. */
const HIGHEST = 1.4
const HIGHEST_AFTER_GAP = 1.2
/** Maximum width of a vertical line, in widths of its widest character. */
const WIDEST = 1.7
/** Maximum gap between two characters of vertical text, in character sizes: a space. */
const WIDEST_STEP = 1.2

/** Null if the character is not drawn. */
export function boxAt({ boxes }: PageText, unit: number): Box | null {
  const [left = 0, bottom = 0, right = 0, top = 0] = boxes.subarray(unit * 4, unit * 4 + 4)
  // A side that is no number makes a difference that is none, or infinite.
  const isDrawn = Number.isFinite(right - left) && Number.isFinite(top - bottom)
  return isDrawn && right > left && top > bottom ? { left, bottom, right, top } : null
}

function union(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    bottom: Math.min(a.bottom, b.bottom),
    right: Math.max(a.right, b.right),
    top: Math.max(a.top, b.top),
  }
}

const height = (box: Box): number => box.top - box.bottom
const width = (box: Box): number => box.right - box.left
const overlapAcross = (a: Box, b: Box): number => Math.min(a.right, b.right) - Math.max(a.left, b.left)
const overlapDown = (a: Box, b: Box): number => Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom)

function advancesAcross(line: Line, next: Box, isNewLine: boolean): boolean {
  const tallest = Math.max(line.tallest, height(next))
  const gap = -overlapAcross(line.last, next)
  const highest = gap > tallest ? HIGHEST_AFTER_GAP : HIGHEST
  const isLevel = isNewLine
    ? overlapDown(line.box, next) >= 0.5 * Math.min(height(line.box), height(next))
    : height(union(line.box, next)) <= highest * tallest
  return isLevel && gap <= WIDEST_GAP * tallest
}

function advancesDown(line: Line, next: Box, isNewLine: boolean): boolean {
  const isAligned = overlapAcross(line.box, next) >= 0.3 * Math.min(width(line.box), width(next))
  const widest = Math.max(line.widest, width(next))
  const size = Math.max(height(line.last), height(next), width(line.box))
  const isUpright = width(union(line.box, next)) <= WIDEST * widest
  return !isNewLine && isAligned && isUpright && -overlapDown(line.last, next) <= WIDEST_STEP * size
}

/** Two characters nearly on top of each other don't determine the direction. */
function directionOf(line: Line, next: Box): Line['direction'] {
  const across = Math.abs(line.last.left + line.last.right - next.left - next.right)
  const down = Math.abs(line.last.top + line.last.bottom - next.top - next.bottom)
  if (line.direction !== 'unknown' || Math.max(across, down) < 0.2 * Math.min(width(next), height(next))) {
    return line.direction
  }
  return across >= down ? 'across' : 'down'
}

function joins(line: Line, next: Box, isNewLine: boolean): boolean {
  const direction = directionOf(line, next)
  if (direction === 'down') return advancesDown(line, next, isNewLine)
  return advancesAcross(line, next, isNewLine)
}

function linesOf(page: PageText, place: Place): Box[] {
  const lines: Line[] = []
  let isNewLine = false
  for (let unit = Math.max(0, place.start); unit < Math.min(place.end, page.text.length); unit += 1) {
    if (page.text[unit] === '\n') isNewLine = true
    const box = boxAt(page, unit)
    if (box === null || /\s/.test(page.text[unit] ?? '')) continue
    const line = lines[lines.length - 1]
    if (line === undefined || !joins(line, box, isNewLine))
      lines.push({ box, last: box, tallest: height(box), widest: width(box), direction: 'unknown' })
    else {
      line.direction = directionOf(line, box)
      line.box = union(line.box, box)
      line.last = box
      line.tallest = Math.max(line.tallest, height(box))
      line.widest = Math.max(line.widest, width(box))
    }
    isNewLine = false
  }
  return lines.map((line) => line.box)
}

function quadOf({ left, bottom, right, top }: Box): Quad {
  return [left, top, right, top, left, bottom, right, bottom]
}

/** Returns the quads of each page that has any, in the order of the places. */
export function quadsOf(pages: readonly PageText[], places: readonly Place[]): PageQuads[] {
  const byPage = new Map<number, Quad[]>()
  for (const place of places) {
    const page = pages.find((candidate) => candidate.number === place.page)
    if (page === undefined) continue
    const quads = linesOf(page, place).map(quadOf)
    if (quads.length > 0) byPage.set(page.number, [...(byPage.get(page.number) ?? []), ...quads])
  }
  return [...byPage].map(([page, quads]) => ({ page, quads }))
}
