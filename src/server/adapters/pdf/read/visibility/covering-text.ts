/** Finds text that covers other text: white letters, or glyphs drawn as blocks, can hide words. */
import type { Rect } from '../../engine/document.ts'
import { areaIndexOf } from '../objects/area-index.ts'
import type { Painted } from '../objects/painted.ts'
import type { Units } from '../text/text-buffer.ts'

/** Units of a text object; `end` exclusive. */
export interface Span {
  readonly start: number
  end: number
}

/** The covers that contain the middle of a letter of another text object; all of them after too many comparisons. */
export function coveringOthers(
  { boxes, codes, length }: Units,
  covers: readonly Painted[],
  spans: ReadonlyMap<number, Span>,
): readonly Painted[] {
  const areas = areaIndexOf(covers)
  const over = new Set<Painted>()
  const box: [number, number, number, number] = [0, 0, 0, 0]
  for (let unit = 0; unit < length && over.size < covers.length; unit++) {
    if ((codes[unit] ?? 0) <= SPACE) continue
    for (const side of SIDES) box[side] = boxes[unit * 4 + side] ?? 0
    const isWhole = areas.at(box satisfies Rect, (cover) => {
      const own = spans.get(cover.object)
      if (!own || unit < own.start || unit >= own.end) over.add(cover)
    })
    if (!isWhole) return covers
  }
  return covers.filter((cover) => over.has(cover))
}

const SIDES = [0, 1, 2, 3] as const
const SPACE = 32
