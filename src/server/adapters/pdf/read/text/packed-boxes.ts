/** Boxes in half of their bytes, since a long document is kept whole: each side as 1/65,534 of the extent of all. */

/** Steps between the smallest and the largest side; one more value means "not on the page". */
const STEPS = 65_534
const NOWHERE = 65_535

export interface PackedBoxes {
  /** Left, bottom, right and top of each character, in steps. */
  readonly sides: Uint16Array
  readonly smallest: number
  /** Points per step. */
  readonly step: number
}

/** `boxes` has left, bottom, right and top for each of `length` characters; four zeros mean "not on the page". */
export function packBoxes(boxes: Float32Array, length: number): PackedBoxes {
  let [smallest, largest] = [0, 0]
  for (let i = 0; i < length * 4; i += 4) {
    const least = Math.min(boxes[i] ?? 0, boxes[i + 1] ?? 0)
    const most = Math.max(boxes[i + 2] ?? 0, boxes[i + 3] ?? 0)
    if (least < smallest) smallest = least
    if (most > largest) largest = most
  }
  const step = largest > smallest ? (largest - smallest) / STEPS : 1
  const perPoint = 1 / step
  const sides = new Uint16Array(length * 4)
  for (let i = 0; i < length * 4; i += 4) {
    if (!boxes[i] && !boxes[i + 1] && !boxes[i + 2] && !boxes[i + 3]) sides[i] = NOWHERE
    // All are positive, so that this rounds.
    else
      for (let side = i; side < i + 4; side++) sides[side] = ((boxes[side] ?? 0) - smallest) * perPoint + 0.5
  }
  return { sides, smallest, step }
}

export function unpackBoxes({ sides, smallest, step }: PackedBoxes): Float32Array {
  const boxes = new Float32Array(sides.length)
  for (let i = 0; i < sides.length; i += 4) {
    if (sides[i] === NOWHERE) continue
    for (let side = i; side < i + 4; side++) boxes[side] = smallest + (sides[side] ?? 0) * step
  }
  return boxes
}
