/** A quote in a window of text by edit distance, bit-parallel: Myers 1999 in the block form of Hyyrö 2003. */

export interface Alignment {
  readonly distance: number
  /** Part of the window that the quote matches; `end` exclusive. */
  readonly start: number
  readonly end: number
  /** For each unit of the quote, the position of the equal unit in the window that it is aligned with, or -1. */
  readonly partners: Int32Array
}

const BITS = 32

export interface Pattern {
  readonly units: Uint16Array
  readonly blocks: number
  /** For each unit in the pattern: bit i of block b is set where `units[32 b + i]` is that unit. */
  readonly masks: ReadonlyMap<number, Int32Array>
  readonly nowhere: Int32Array
}

export function compilePattern(units: Uint16Array): Pattern {
  const blocks = Math.ceil(units.length / BITS)
  const masks = new Map<number, Int32Array>()
  units.forEach((unit, i) => {
    const mask = masks.get(unit) ?? new Int32Array(blocks)
    const block = i >> 5
    mask[block] = (mask[block] ?? 0) | (1 << (i & 31))
    masks.set(unit, mask)
  })
  return { units, blocks, masks, nowhere: new Int32Array(blocks) }
}

/** Vertical and horizontal steps of +1, one row of blocks per column; kept only for backtracking. */
interface Trace {
  readonly up: Int32Array
  readonly left: Int32Array
}

interface Best {
  readonly distance: number
  readonly end: number
}

/** Rows behind the pattern's last one match nothing; they change neither the least distance nor where it is first. */
function scan(pattern: Pattern, window: Uint16Array, trace: Trace | null): Best {
  const { units, blocks, masks, nowhere } = pattern
  const plus = new Int32Array(blocks).fill(-1)
  const minus = new Int32Array(blocks)
  let score = units.length
  let distance = score
  let end = 0
  for (let column = 0; column < window.length; column += 1) {
    const mask = masks.get(window[column] ?? 0) ?? nowhere
    let carry = 0
    for (let b = 0; b < blocks; b += 1) {
      const pv = plus[b] ?? 0
      const mv = minus[b] ?? 0
      const into = carry < 0 ? 1 : 0
      const eq = mask[b] ?? 0
      const xv = eq | mv
      const eqIn = eq | into
      const xh = ((((eqIn & pv) + pv) | 0) ^ pv) | eqIn
      let ph = mv | ~(xh | pv)
      let mh = pv & xh
      if (trace !== null) trace.left[column * blocks + b] = ph
      const out = ph < 0 ? 1 : mh < 0 ? -1 : 0
      ph = (ph << 1) | (carry > 0 ? 1 : 0)
      mh = (mh << 1) | into
      plus[b] = mh | ~(xv | ph)
      minus[b] = ph & xv
      if (trace !== null) trace.up[column * blocks + b] = plus[b] ?? 0
      carry = out
    }
    score += carry
    if (score < distance) {
      distance = score
      end = column + 1
    }
  }
  return { distance, end }
}

/** Minimum edit distance between the quote and any part of the window. */
export function distanceIn(pattern: Pattern, window: Uint16Array): number {
  return scan(pattern, window, null).distance
}

function isSet(bits: Int32Array, row: number, column: number, blocks: number): boolean {
  return ((bits[column * blocks + (row >> 5)] ?? 0) & (1 << (row & 31))) !== 0
}

/** Returns the best match in the window; ties go to the one that ends first. */
export function align(pattern: Pattern, window: Uint16Array): Alignment {
  const { units, blocks } = pattern
  const size = blocks * window.length
  const trace = { up: new Int32Array(size), left: new Int32Array(size) }
  const { distance, end } = scan(pattern, window, trace)
  const partners = new Int32Array(units.length).fill(-1)
  let row = units.length - 1
  let column = end - 1
  while (row >= 0 && column >= 0) {
    if (units[row] === window[column]) {
      partners[row] = column
      row -= 1
      column -= 1
    } else if (isSet(trace.up, row, column, blocks)) row -= 1
    else if (isSet(trace.left, row, column, blocks)) column -= 1
    else {
      row -= 1
      column -= 1
    }
  }
  return { distance, start: column + 1, end, partners }
}
