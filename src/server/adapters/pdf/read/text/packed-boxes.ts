/**
 * A page's boxes in about 5 bytes per character instead of 16, because a long document is kept whole during its check:
 * along the line as 1/65,534 of the page's extent, across it once per run of equal height.
 */

/** Steps between the smallest and the largest x; one more value means "not on the page". */
const STEPS = 65_534
const NOWHERE = 65_535

export interface PackedBoxes {
  /** Left and right of each character, in steps. */
  readonly xs: Uint16Array
  readonly smallest: number
  /** Points per step. */
  readonly step: number
  /** First character of each run, and its bottom and top. */
  readonly starts: Uint32Array
  readonly heights: Float32Array
}

/** `boxes` has four numbers for each of `length` characters; four zeros mean "not on the page". */
export function packBoxes(boxes: Float32Array, length: number): PackedBoxes {
  const [smallest, largest] = extentOf(boxes, length)
  const step = largest > smallest ? (largest - smallest) / STEPS : 1
  const perPoint = 1 / step
  const xs = new Uint16Array(length * 2)
  const starts: number[] = []
  const heights: number[] = []
  let lastBottom = Number.NaN
  let lastTop = Number.NaN
  for (let at = 0, i = 0; at < length; at++, i += 4) {
    const left = boxes[i] ?? 0
    const bottom = boxes[i + 1] ?? 0
    const right = boxes[i + 2] ?? 0
    const top = boxes[i + 3] ?? 0
    if (left === 0 && right === 0 && bottom === 0 && top === 0) {
      xs[at * 2] = NOWHERE
      continue
    }
    // Both are positive, so that this rounds.
    xs[at * 2] = (left - smallest) * perPoint + 0.5
    xs[at * 2 + 1] = (right - smallest) * perPoint + 0.5
    if (bottom === lastBottom && top === lastTop) continue
    starts.push(at)
    heights.push(bottom, top)
    lastBottom = bottom
    lastTop = top
  }
  return { xs, smallest, step, starts: Uint32Array.from(starts), heights: Float32Array.from(heights) }
}

export function unpackBoxes({ xs, smallest, step, starts, heights }: PackedBoxes): Float32Array {
  const length = xs.length / 2
  const boxes = new Float32Array(length * 4)
  let stretch = -1
  for (let at = 0; at < length; at++) {
    while ((starts[stretch + 1] ?? length) <= at) stretch += 1
    if (xs[at * 2] === NOWHERE) continue
    boxes[at * 4] = smallest + (xs[at * 2] ?? 0) * step
    boxes[at * 4 + 1] = heights[stretch * 2] ?? 0
    boxes[at * 4 + 2] = smallest + (xs[at * 2 + 1] ?? 0) * step
    boxes[at * 4 + 3] = heights[stretch * 2 + 1] ?? 0
  }
  return boxes
}

/** Smallest and largest x of the characters on the page. */
function extentOf(boxes: Float32Array, length: number): readonly [number, number] {
  let smallest = Number.POSITIVE_INFINITY
  let largest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < length * 4; i += 4) {
    const left = boxes[i] ?? 0
    const right = boxes[i + 2] ?? 0
    if (left === 0 && right === 0 && boxes[i + 1] === 0 && boxes[i + 3] === 0) continue
    if (left < smallest) smallest = left
    if (right > largest) largest = right
  }
  return largest >= smallest ? [smallest, largest] : [0, 0]
}
