/** The heights that the small Latin letters of a font have in common. */

export const FIRST = 0x61
export const LAST = 0x7a
const codesOf = (letters: string): readonly number[] => Array.from(letters, (letter) => letter.charCodeAt(0))
/** Letters as high as "x", letters that reach up, and letters that reach down. */
const LOW = codesOf('acemnorsuvwxz')
const HIGH = codesOf('bdhkl')
const DEEP = codesOf('gpqy')
/** Letters that end on the base line. */
const LEVEL_BELOW = [...LOW, ...HIGH]

/** Share of the height of "x" that a letter's edge may be from the others of its kind, and from where it was before. */
const APART = 0.2
/** Minimum letters of a kind to determine its height. */
const FEWEST = 3

/** Places of a letter's numbers: its lowest and highest top and bottom, in points above its base line. */
export const TOPS = 0
export const BOTTOMS = 2
export const STRIDE = 4

/** The small letters of one font in one size, STRIDE numbers each; NaN for letters it has not shown. */
export type Shapes = Float64Array

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
}

/** The letters of a font whose edges differ from those of their kind. */
export function outOfPlace(shapes: Shapes): ReadonlySet<number> {
  const found = new Set<number>()
  const lowest = (code: number, side: number): number => shapes[(code - FIRST) * STRIDE + side] ?? Number.NaN
  const highest = (code: number, side: number): number => lowest(code, side + 1)
  const shownOf = (kind: readonly number[]): readonly number[] =>
    kind.filter((code) => !Number.isNaN(lowest(code, TOPS)))
  const most = APART * middle(shownOf(LOW).map((code) => lowest(code, TOPS)))
  const usualOf = (kind: readonly number[], side: number): number | undefined => {
    const known = shownOf(kind)
    return known.length < FEWEST ? undefined : middle(known.map((code) => lowest(code, side)))
  }
  /** `small`: where the letter ends as a small capital, which a font may have besides its small letter. */
  const check = (kind: readonly number[], others: readonly number[], side: number, small?: number): void => {
    const usual = usualOf(others, side)
    if (usual === undefined) return
    const isNear = (value: number, expected = usual): boolean => !(Math.abs(value - expected) > most)
    for (const code of shownOf(kind)) {
      const ends = [lowest(code, side), highest(code, side)]
      const hasBoth =
        small !== undefined && ends.some((end) => isNear(end)) && ends.some((end) => isNear(end, small))
      if (!hasBoth && !ends.every((end) => isNear(end))) found.add(code)
    }
  }
  check(LOW, LOW, TOPS)
  check(HIGH, HIGH, TOPS, usualOf(LOW, TOPS))
  check(DEEP, LOW, TOPS)
  check(LEVEL_BELOW, LEVEL_BELOW, BOTTOMS)
  check(DEEP, DEEP, BOTTOMS, usualOf(LEVEL_BELOW, BOTTOMS))
  return found
}
