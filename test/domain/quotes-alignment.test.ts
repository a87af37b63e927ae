/** Approximate matching, compared with the textbook table of edit distances. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { align, compilePattern, distanceIn } from '../../src/domain/quotes/comparison/alignment.ts'

/** Least number of edits between the quote and a part of the window that ends at each position. */
function distancesByEnd(quote: Uint16Array, window: Uint16Array): number[] {
  let row = Array.from({ length: window.length + 1 }, () => 0)
  for (const [i, unit] of quote.entries()) {
    const next = [i + 1]
    for (const [j, other] of window.entries())
      next.push(Math.min((row[j] ?? 0) + Number(unit !== other), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    row = next
  }
  return row
}

/** Edits of an alignment: between two partners, the longer of the two gaps. */
function editsOf(start: number, end: number, partners: readonly number[]): number {
  let [edits, at, place] = [0, 0, start]
  for (const [i, partner] of [...partners, end].entries()) {
    if (partner < 0) continue
    edits += Math.max(i - at, partner - place)
    at = i + 1
    place = partner + 1
  }
  return edits
}

const unit = fc.constantFrom(97, 98, 99)
const units = (minLength: number, maxLength: number): fc.Arbitrary<Uint16Array> =>
  fc.array(unit, { minLength, maxLength }).map((all) => Uint16Array.from(all))
/** A quote with a few other units, inside other text; lengths on both sides of 32 and 64 units. */
const pairs = fc.oneof(
  fc.tuple(units(1, 8), units(0, 12)),
  fc
    .tuple(units(28, 68), units(0, 9), units(0, 9), fc.array(fc.tuple(fc.nat(80), unit), { maxLength: 6 }))
    .map(([quote, before, after, changes]): [Uint16Array, Uint16Array] => {
      const changed = Array.from(quote)
      for (const [at, other] of changes) changed.splice(at, other - 97, other)
      return [quote, Uint16Array.from([...before, ...changed, ...after])]
    }),
)

test('the distance is the least of any part, which ends as early as possible, and the partners show these edits', () => {
  fc.assert(
    fc.property(pairs, ([quote, window]) => {
      const pattern = compilePattern(quote)
      const distances = distancesByEnd(quote, window)
      const least = Math.min(...distances)
      expect(distanceIn(pattern, window)).toBe(least)
      const { distance, start, end, partners } = align(pattern, window)
      expect({ distance, end }).toEqual({ distance: least, end: distances.indexOf(least) })
      const found = [...partners].filter((partner) => partner >= 0)
      expect(found).toEqual(found.toSorted((a, b) => a - b))
      for (const [i, partner] of partners.entries())
        if (partner >= 0) expect([window[partner], partner >= start]).toEqual([quote[i], true])
      expect(editsOf(start, end, [...partners])).toBe(least)
    }),
    { numRuns: 120 },
  )
})

test('a quote without a unit of the window has no partners', () => {
  const { distance, start, end, partners } = align(
    compilePattern(Uint16Array.of(1, 2)),
    Uint16Array.of(3, 3, 3),
  )
  expect({ distance, start, end, partners: [...partners] }).toEqual({
    distance: 2,
    start: 0,
    end: 0,
    partners: [-1, -1],
  })
})
