/** Compares the writing in a page's pictures with its text: a scan may have text for its header, some lines or a stamp. */
import { hasArea, overlap, type Rect } from '../../engine/document.ts'
import { pictureShare, SCANNED_SHARE } from '../objects/page-objects.ts'
import { HIDDEN, type Units } from '../text/text-buffer.ts'
import { type Canvas, scaleWithin } from './canvas.ts'
import { type Drawing, lightAt } from './drawing.ts'

/** Pixels per point, less on large pages; maximum pixels. */
const SCALE = 1
const MOST_PIXELS = 1_000_000
/** Pixels of a cell's side: about a line of text. */
const CELL = 12
/** Pixels of a strip's height: each is drawn by itself, so that others have their turn. */
const STRIP = 20 * CELL
/** Milliseconds between two strips, because a request of others needs several turns. */
const REST_MS = 20

/** Brightness of paper and of ink, and least share of paper: photographs have less. */
const PAPER = 170
const INK = 130
const PAPER_SHARE = 0.6
/** Shares of a cell with writing that are ink, at least and at most. */
const LEAST_INK = 0.04
const MOST_INK = 0.6
/** Share of a cell's width or height over which ink is a rule. */
const RULE = 0.9

/** More than a line of writing; a signature, a stamp or a logo has less. */
const LEAST_CELLS = 40
/** Points around a character in which its picture is: recognition is not exact. */
const AROUND = 3
/** With more than this many times the writing that is read, the text is only a header or a stamp. */
const HARDLY = 8

/** The page's reading if its pictures show more writing than was read: hardly anything was, or less than half of it. */
export async function unreadWriting(canvas: Canvas, units: Units): Promise<'picture' | 'part' | undefined> {
  const { visible, objects } = canvas
  if (pictureShare(objects, visible) < SCANNED_SHARE) return undefined
  const scale = scaleWithin(SCALE, MOST_PIXELS, visible)
  const high = STRIP / scale
  let [paper, pixels, read, outside] = [0, 0, 0, 0]
  for (let top = visible[3]; top > visible[1]; top -= high) {
    const box: Rect = [visible[0], Math.max(visible[1], top - high), visible[2], top]
    const drawing = await canvas.drawPictures(box, scale)
    if (!drawing) return undefined
    await canvas.budget.effort.pause(REST_MS)
    const near = cellsRead(units, drawing, box, AROUND)
    read += cellsRead(units, drawing, box, 0).size
    eachCell(drawing, (x, y, cell) => {
      if (!near.has(cell) && hasWriting(drawing, x, y)) outside += 1
    })
    paper += paperOf(drawing)
    pixels += drawing.width * drawing.height
  }
  if (paper < PAPER_SHARE * pixels || outside < LEAST_CELLS || outside <= read) return undefined
  return outside > HARDLY * read ? 'picture' : 'part'
}

function paperOf({ bytes }: Drawing): number {
  let paper = 0
  for (let at = 0; at < bytes.length; at += 4) paper += Number(lightAt(bytes, at) >= PAPER)
  return paper
}

function eachCell({ width, height }: Drawing, see: (x: number, y: number, cell: number) => void): void {
  const across = Math.ceil(width / CELL)
  for (let y = 0; y + CELL <= height; y += CELL) {
    for (let x = 0; x < width; x += CELL) see(x, y, (y / CELL) * across + x / CELL)
  }
}

/** The cells of the box that visible characters touch, or their surroundings `around` points wide. */
function cellsRead(
  { length, boxes, sights }: Units,
  { toPixels, width }: Drawing,
  box: Rect,
  around: number,
): ReadonlySet<number> {
  const across = Math.ceil(width / CELL)
  const cells = new Set<number>()
  for (let unit = 0; unit < length; unit++) {
    const [left = 0, bottom = 0, right = 0, top = 0] = boxes.subarray(unit * 4, unit * 4 + 4)
    if (sights[unit] === HIDDEN || right <= left) continue
    const own = overlap([left - around, bottom - around, right + around, top + around], box)
    if (!hasArea(own)) continue
    const [x, y, endX, endY] = toPixels(own)
    for (let row = Math.floor(y / CELL); row <= endY / CELL; row++) {
      for (let column = Math.floor(x / CELL); column <= endX / CELL; column++)
        cells.add(row * across + column)
    }
  }
  return cells
}

/** Whether the cell has ink apart from rules that run through it, on something lighter. */
function hasWriting({ bytes, width, height }: Drawing, left: number, top: number): boolean {
  const [columns, rows] = [new Uint8Array(CELL), new Uint8Array(CELL)]
  const isInk = (x: number, y: number): boolean =>
    left + x < width && top + y < height && lightAt(bytes, ((top + y) * width + left + x) * 4) < INK
  let ink = 0
  const each = (look: (x: number, y: number) => void): void => {
    for (let y = 0; y < CELL; y++) for (let x = 0; x < CELL; x++) if (isInk(x, y)) look(x, y)
  }
  each((x, y) => {
    columns[x] = (columns[x] ?? 0) + 1
    rows[y] = (rows[y] ?? 0) + 1
    ink += 1
  })
  if (ink < LEAST_INK * CELL * CELL || ink > MOST_INK * CELL * CELL) return false
  let rest = 0
  each((x, y) => {
    rest += Number((columns[x] ?? 0) < RULE * CELL && (rows[y] ?? 0) < RULE * CELL)
  })
  return rest >= LEAST_INK * CELL * CELL
}
