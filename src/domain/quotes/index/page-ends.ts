/** The lines at the top and at the bottom of a page, from its edge inwards, with keys to compare them across pages. */
import { type Frame, noBox, takeBox } from '../../document/page-frame.ts'
import type { PageText, TextRange } from '../../document/page-text.ts'

export interface Line extends TextRange {
  /** Points from this edge of the displayed page to the middle of the line, and the line's height. */
  readonly inward: number
  readonly height: number
}

type Side = 'top' | 'bottom'

/** Number of lines at the top and at the bottom of a page that may be headers or footers. */
const OUTERMOST = 8
/** Points by which a header or footer may be higher or lower on another page. */
const STEP = 6
/** Longer lines (characters) are body text. */
export const LONGEST = 200

export function sizeDown({ rotation, width, height }: PageText): number {
  return rotation === 90 || rotation === 270 ? width : height
}

/** Top edge of the displayed page, in the frame of its boxes. */
function topOf({ origin: [x, y] = [0, 0], rotation, width, height }: PageText): number {
  if (rotation === 90) return -x
  if (rotation === 180) return -y
  return rotation === 270 ? x + width : y + height
}

/** The lines of a page with drawn characters, measured from its top. */
function* linesOf(page: PageText): Generator<Line> {
  const frame: Frame = { rotation: page.rotation, isMirrored: false }
  const box = noBox()
  const top = topOf(page)
  for (let start = 0, end: number; start < page.text.length; start = end + 1) {
    const next = page.text.indexOf('\n', start)
    end = next < 0 ? page.text.length : next
    let [low, high] = [Infinity, -Infinity]
    for (let at = start; at < end; at += 1) {
      if (!takeBox(page.boxes, at, frame, box)) continue
      low = Math.min(low, box[1])
      high = Math.max(high, box[3])
    }
    if (low < high) yield { start, end, inward: top - (low + high) / 2, height: high - low }
  }
}

/** Normalizes a line for comparison across pages: no spaces, case or numbers. */
function wording(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s/g, '')
  return /^\W?[ivxlcdm]+\W?$/.test(plain) ? '#' : plain.replace(/\p{Nd}+/gu, '#')
}

/** Keys of a line's wording at its position and the adjacent ones; null if it can't be a header or footer. */
export type Keys = readonly [here: string, above: string, below: string] | null

/** One end of a page, from its edge inwards. */
export interface PageEnd {
  readonly page: PageText
  readonly lines: readonly Line[]
  /** One entry per line. */
  readonly keys: readonly Keys[]
}

function keysOf(page: PageText, side: Side, line: Line): Keys {
  if (line.end - line.start > LONGEST) return null
  const words = wording(page.text.slice(line.start, line.end))
  if (words === '') return null
  const step = Math.round(line.inward / STEP)
  return [`${step} ${side} ${words}`, `${step - 1} ${side} ${words}`, `${step + 1} ${side} ${words}`]
}

/** Adds a line to the outermost ones, in order, if it is one of them. */
function addOutermost(lines: Line[], line: Line): void {
  const place = lines.findIndex(({ inward }) => inward > line.inward)
  if (place < 0 && lines.length === OUTERMOST) return
  lines.splice(place < 0 ? lines.length : place, 0, line)
  if (lines.length > OUTERMOST) lines.pop()
}

function endOf(page: PageText, side: Side, lines: readonly Line[]): PageEnd {
  return { page, lines, keys: lines.map((line) => keysOf(page, side, line)) }
}

export function endsOf(page: PageText): readonly [top: PageEnd, bottom: PageEnd] {
  const size = sizeDown(page)
  const top: Line[] = []
  const bottom: Line[] = []
  for (const line of linesOf(page)) {
    addOutermost(top, line)
    addOutermost(bottom, { ...line, inward: size - line.inward })
  }
  return [endOf(page, 'top', top), endOf(page, 'bottom', bottom)]
}
