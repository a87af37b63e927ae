/** What lies under and over a point of the page, found without looking at everything that is painted. */
import { holds, type Rect } from '../engine/document.ts'
import type { Painted } from './painted.ts'

/** Points of height of one band of the page. */
const BAND = 24
/** Bands that one object is entered in; a taller one is kept apart and looked at for every point. */
const MOST_BANDS = 64
/** Comparisons for one page; after that everything counts as painted over. */
const MOST_COMPARISONS = 3_000_000

export interface Grounds {
  /** Calls `see` for what is painted at the centre of the box; false when there is too much to tell. */
  at(box: Rect, see: (painted: Painted) => void): boolean
}

const NOTHING: readonly Painted[] = []

export function groundsOf(painted: readonly Painted[]): Grounds {
  if (painted.length === 0) return { at: () => true }
  const bands = new Map<number, Painted[]>()
  const tall: Painted[] = []
  for (const one of painted) enter(one, bands, tall)
  let comparisons = 0
  return {
    at([left, bottom, right, top], see) {
      const [x, y] = [(left + right) / 2, (bottom + top) / 2]
      const near = bands.get(Math.floor(y / BAND)) ?? NOTHING
      comparisons += near.length + tall.length
      if (comparisons > MOST_COMPARISONS) return false
      for (const one of near) if (holds(one.bounds, x, y)) see(one)
      for (const one of tall) if (holds(one.bounds, x, y)) see(one)
      return true
    },
  }
}

function enter(one: Painted, bands: Map<number, Painted[]>, tall: Painted[]): void {
  const first = Math.floor(one.bounds[1] / BAND)
  const last = Math.floor(one.bounds[3] / BAND)
  if (!(last - first < MOST_BANDS)) {
    tall.push(one)
    return
  }
  for (let band = first; band <= last; band++) {
    const own = bands.get(band)
    if (own) own.push(one)
    else bands.set(band, [one])
  }
}
