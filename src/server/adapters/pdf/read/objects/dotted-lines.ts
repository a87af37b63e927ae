/** Finds lines made of dots or short dashes: small marks in a row. */
import { type Rect, union } from '../../engine/document.ts'

/** Maximum width and height of a mark in points, and of the gap to the next one. */
export const LARGEST_MARK = 6
const WIDEST_GAP = 4
/** Points by which the middles of the marks of a row may differ. */
const LEVEL = 0.7
/** Minimum marks and length of a row in points. */
const FEWEST = 6
const SHORTEST = 14
/** Rows at most this far apart, which together are this high, are a texture behind words. */
const DENSE = 6
const TEXTURE = 24

/** Rows of marks along the axis (0 is x, 1 is y), without those of textures behind words. */
export const dottedLines = (marks: readonly Rect[], axis: 0 | 1): readonly Rect[] =>
  withoutTextures(rowsOf(marks, axis), axis === 0 ? 1 : 0)

export function rowsOf(marks: readonly Rect[], axis: 0 | 1): readonly Rect[] {
  if (marks.length < FEWEST) return []
  const across = axis === 0 ? 1 : 0
  const middle = (mark: Rect): number => (mark[across] + mark[(across + 2) as 2 | 3]) / 2
  const sorted = [...marks].sort((a, b) => middle(a) - middle(b))
  const rows: Rect[] = []
  for (let first = 0; first < sorted.length; ) {
    let end = first + 1
    const start = middle(sorted[first] ?? NOTHING)
    while (end < sorted.length && middle(sorted[end] ?? NOTHING) - start <= LEVEL) end += 1
    if (end - first >= FEWEST) rows.push(...chains(sorted.slice(first, end), axis))
    first = end
  }
  return rows
}

const NOTHING: Rect = [0, 0, 0, 0]

function chains(level: Rect[], axis: 0 | 1): readonly Rect[] {
  const found: Rect[] = []
  let [count, row] = [0, NOTHING]
  const close = (): void => {
    if (count >= FEWEST && row[(axis + 2) as 2 | 3] - row[axis] >= SHORTEST) found.push(row)
  }
  for (const mark of level.sort((a, b) => a[axis] - b[axis])) {
    if (count > 0 && mark[axis] - row[(axis + 2) as 2 | 3] <= WIDEST_GAP) {
      row = union(row, mark)
      count += 1
    } else {
      close()
      row = mark
      count = 1
    }
  }
  close()
  return found
}

function withoutTextures(rows: readonly Rect[], across: 0 | 1): readonly Rect[] {
  const kept: Rect[] = []
  let stack: Rect[] = []
  const close = (): void => {
    const [first, last] = [stack[0] ?? NOTHING, stack.at(-1) ?? NOTHING]
    if (last[across] - first[across] < TEXTURE) kept.push(...stack)
  }
  for (const row of rows) {
    if (row[across] - (stack.at(-1) ?? row)[across] > DENSE) {
      close()
      stack = []
    }
    stack.push(row)
  }
  close()
  return kept
}
