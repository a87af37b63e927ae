/** Finds the objects under and over an area of the page without scanning all of them. */
import { type Rect, touches } from '../../engine/document.ts'
import type { Painted } from './painted.ts'

/** Height of one band of the page in points. */
const BAND = 24
/** Maximum bands that list one object; a taller one is kept apart and tested for every point. */
const MOST_BANDS = 64
/** Maximum comparisons per page; after that everything counts as covered. */
const MOST_COMPARISONS = 3_000_000

export interface AreaIndex {
  /** Calls `see` for each object that touches the box, perhaps twice; false after too many comparisons. */
  at(box: Rect, see: (painted: Painted) => void): boolean
}

const NOTHING: readonly Painted[] = []

export function areaIndexOf(painted: readonly Painted[]): AreaIndex {
  if (painted.length === 0) return { at: () => true }
  const bands = new Map<number, Painted[]>()
  const tall: Painted[] = []
  for (const one of painted) enter(one, bands, tall)
  let comparisons = 0
  return {
    at(box, see) {
      const last = Math.floor(box[3] / BAND)
      const first = Math.max(Math.floor(box[1] / BAND), last - MOST_BANDS)
      for (let band = first; band <= last; band++) {
        const near = bands.get(band) ?? NOTHING
        comparisons += near.length
        if (comparisons > MOST_COMPARISONS) return false
        for (const one of near) if (touches(one.bounds, box)) see(one)
      }
      comparisons += tall.length
      if (comparisons > MOST_COMPARISONS) return false
      for (const one of tall) if (touches(one.bounds, box)) see(one)
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
