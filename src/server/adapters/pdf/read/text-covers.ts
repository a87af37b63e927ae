/** Finds text that lies over other text: white letters or glyphs drawn as blocks can hide words. */
import { holds } from '../engine/document.ts'
import type { Painted } from './painted.ts'
import type { Units } from './text-buffer.ts'

/** Units of a text object; `end` exclusive. */
export interface Span {
  readonly start: number
  end: number
}

/** The covers that contain the middle of a letter of another text object. */
export function overOthers(
  { boxes, codes, length }: Units,
  covers: readonly Painted[],
  spans: ReadonlyMap<number, Span>,
): readonly Painted[] {
  return covers.filter(({ object, bounds }) => {
    const own = spans.get(object)
    for (let unit = 0; unit < length; unit++) {
      if (own && unit >= own.start && unit < own.end) continue
      const [left = 0, bottom = 0, right = 0, top = 0] = boxes.subarray(unit * 4, unit * 4 + 4)
      if ((codes[unit] ?? 0) > SPACE && holds(bounds, (left + right) / 2, (bottom + top) / 2)) return true
    }
    return false
  })
}

const SPACE = 32
