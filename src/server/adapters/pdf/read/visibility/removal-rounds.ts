/** Which of a strip's objects are removed at once, to see which are visible. */
import { area, extent, overlap, overlaps, type Rect } from '../../engine/document.ts'

/** Maximum rounds of a strip, and objects compared for them; the rest stays unknown. */
const MOST_ROUNDS = 4
const MOST_COMPARED = 1_500

/** Share of an object that lies over another from which one may erase the other, and the ratio of their heights or widths. */
const STACKED = 0.25
const ALIKE = 4

interface Rounds {
  readonly rounds: readonly ReadonlySet<number>[]
  /** Objects of different rounds that lie over each other. */
  readonly stacked: ReadonlySet<number>
}

/** Overlapping objects are removed in different rounds, so that no object counts as visible because of another one. */
export function roundsOf(objects: ReadonlyMap<number, Rect>): Rounds {
  const rounds: Map<number, Rect>[] = []
  const stacked = new Set<number>()
  for (const [object, box] of [...objects].slice(0, MOST_COMPARED)) {
    const taken = rounds.map((round) => [...round].filter(([, other]) => overlaps(other, box)))
    for (const [under, other] of taken.flat()) if (isStacked(other, box)) stacked.add(under).add(object)
    const free = rounds[taken.findIndex((others) => others.length === 0)]
    if (free) free.set(object, box)
    else if (rounds.length < MOST_ROUNDS) rounds.push(new Map([[object, box]]))
  }
  return { rounds: rounds.map((round) => new Set(round.keys())), stacked }
}

function isStacked(one: Rect, other: Rect): boolean {
  const isAlike = [0, 1].some((side) => {
    const ratio = extent(one, side) / extent(other, side)
    return ratio <= ALIKE && ratio >= 1 / ALIKE
  })
  return isAlike && area(overlap(one, other)) >= STACKED * Math.min(area(one), area(other))
}
