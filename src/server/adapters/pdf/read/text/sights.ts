/** Finds the visibility of units. */
import { isSpacing } from '../../../../../domain/document/page-pieces.ts'
import type { TextRange } from '../../../../../domain/document/page-text.ts'
import type { Units } from './text-buffer.ts'

const SPACE = 32
/** Maximum letters on each side that are examined as one word. */
const LONGEST = 60

export function wordAround({ codes, length }: Units, unit: number): TextRange {
  let [start, end] = [unit, unit + 1]
  while (start > 0 && unit - start < LONGEST && (codes[start - 1] ?? 0) > SPACE) start -= 1
  while (end < length && end - unit < LONGEST && (codes[end] ?? 0) > SPACE) end += 1
  return { start, end }
}

/** Ranges of the units with this visibility, including white space between them. Undefined if there are none. */
export function rangesOf({ length, codes, sights }: Units, sight: number): readonly TextRange[] | undefined {
  const ranges: { start: number; end: number }[] = []
  for (let at = 0; at < length; at++) {
    if (sights[at] !== sight) continue
    const last = ranges.at(-1)
    if (last && isBlank(codes, last.end, at)) last.end = at + 1
    else ranges.push({ start: at, end: at + 1 })
  }
  return ranges.length > 0 ? ranges : undefined
}

function isBlank(codes: Uint16Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!isSpacing(codes[at] ?? 0)) return false
  return true
}
