/** One drawing for two letters: the letter that it looks less like is another than it is read as. */
import { expect, test } from 'vitest'
import { type Drawing, KnownDrawings } from '../../src/server/adapters/pdf/read/letters/known-drawings.ts'
import { LETTERS } from '../../src/server/adapters/pdf/read/letters/letter-likeness.ts'

/** Numbers of a drawing: cells, and its proportions at the end. */
const CELLS = 16

interface Shape {
  readonly doubt?: number
  /** What the first cell has more than that of the plain shape. */
  readonly cell?: number
  readonly proportions?: number
}

function drawing(letter: string, { doubt = 0, cell = 0, proportions = 1 }: Shape = {}): Drawing {
  const features = new Float32Array(CELLS + 1)
  features[0] = cell
  features[CELLS] = proportions
  return { letter: LETTERS.indexOf(letter), doubt, away: 0, features }
}

/** What is said of the last drawing after those before it. */
function lastOf(...drawings: readonly Drawing[]): Drawing | undefined {
  const known = new KnownDrawings()
  return drawings.map((each) => known.lying(each)).at(-1)
}

test.each([
  [0.9, 0.2],
  [0.2, 0.9],
])('of two letters with one drawing, doubts %d and %d, the more doubtful one lies', (first, second) => {
  const [earlier, later] = [drawing('3', { doubt: first }), drawing('8', { doubt: second })]
  expect(lastOf(earlier, later)).toBe(first > second ? earlier : later)
})

test('the same letter, and letters that look alike, may share a drawing', () => {
  expect(lastOf(drawing('3'), drawing('3'))).toBeUndefined()
  expect(lastOf(drawing('0'), drawing('O'))).toBeUndefined()
  expect(lastOf(drawing('O'), drawing('0'))).toBeUndefined()
})

test.each([
  ['cells a little apart', { cell: 0.79 }, true],
  ['cells further apart', { cell: 0.81 }, false],
  ['proportions a little apart', { proportions: 1.0009 }, true],
  ['smaller proportions a little apart', { proportions: 0.9991 }, true],
  ['proportions further apart', { proportions: 1.0012 }, false],
  ['smaller proportions further apart', { proportions: 0.9988 }, false],
] as const)('%s', (_, shape, isOne) => {
  expect(lastOf(drawing('3', { doubt: 1 }), drawing('8', shape)) !== undefined).toBe(isOne)
})

test('the first thousand drawings are kept; one that is known takes no place', () => {
  const known = new KnownDrawings()
  const many = (from: number, to: number): void => {
    for (let at = from; at < to; at++) known.lying(drawing('3', { cell: at, doubt: 1 }))
  }
  for (let at = 0; at < 2; at++) many(0, 999)
  many(999, 1001)
  expect(known.lying(drawing('8', { cell: 0 }))?.letter).toBe(LETTERS.indexOf('3'))
  expect(known.lying(drawing('8', { cell: 999 }))?.letter).toBe(LETTERS.indexOf('3'))
  expect(known.lying(drawing('8', { cell: 1000 }))).toBeUndefined()
})
