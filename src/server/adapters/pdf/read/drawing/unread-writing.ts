/**
 * Compares the writing that a page's pictures show with the text read from the page. A scan can have a text layer for
 * its header or for some lines only, or a stamp with its number.
 */
import { overlap, type Rect } from '../../engine/document.ts'
import { pictureShare, SCANNED_SHARE } from '../objects/page-objects.ts'
import { HIDDEN, type Units } from '../text/text-buffer.ts'
import { type Canvas, scaleWithin } from './canvas.ts'
import { type Drawing, lightAt } from './drawing.ts'

/** Pixels per point, less on large pages; maximum pixels. */
const SCALE = 1
const MOST_PIXELS = 1_000_000
/** Pixels of a cell's side: about a line of text. */
const CELL = 12

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
  const drawing = await drawPictures(canvas)
  if (!drawing || !isOnPaper(drawing)) return undefined
  const across = Math.ceil(drawing.width / CELL)
  const read = cellsRead(units, drawing, canvas.visible, 0).size
  const near = cellsRead(units, drawing, canvas.visible, AROUND)
  let outside = 0
  for (let y = 0; y < drawing.height; y += CELL) {
    for (let x = 0; x < drawing.width; x += CELL) {
      if (!near.has((y / CELL) * across + x / CELL) && hasWriting(drawing, x, y)) outside += 1
    }
  }
  if (outside < LEAST_CELLS || outside <= read) return undefined
  return outside > HARDLY * read ? 'picture' : 'part'
}

/** Undefined if pictures cover little of the page or would take long to draw. */
async function drawPictures(canvas: Canvas): Promise<Drawing | undefined> {
  const { visible, objects } = canvas
  if (pictureShare(objects, visible) < SCANNED_SHARE) return undefined
  const drawings = await canvas.draw(visible, scaleWithin(SCALE, MOST_PIXELS, visible), [objects.others])
  return drawings?.[0]
}

function isOnPaper({ bytes, width, height }: Drawing): boolean {
  let light = 0
  for (let at = 0; at < bytes.length; at += 4) light += Number(lightAt(bytes, at) >= PAPER)
  return light >= PAPER_SHARE * width * height
}

/** The cells that visible characters touch, or their surroundings `around` points wide. */
function cellsRead(
  units: Units,
  { toPixels, width }: Drawing,
  visible: Rect,
  around: number,
): ReadonlySet<number> {
  const across = Math.ceil(width / CELL)
  const cells = new Set<number>()
  for (let unit = 0; unit < units.length; unit++) {
    const [left = 0, bottom = 0, right = 0, top = 0] = units.boxes.subarray(unit * 4, unit * 4 + 4)
    if (units.sights[unit] === HIDDEN || right <= left) continue
    const box = overlap([left - around, bottom - around, right + around, top + around], visible)
    const [x, y, endX, endY] = toPixels(box).map((pixel) => Math.floor(pixel / CELL)) as [
      number,
      number,
      number,
      number,
    ]
    for (let row = y; row <= endY; row++) {
      for (let column = x; column <= endX; column++) cells.add(row * across + column)
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
