/** What a sentence stands under: the introductions of its lists, and its headings. */
import type { Reading, Sentence } from '../sentences/sentences.ts'

/** Maximum stems and headings above a sentence, and sentences read to find them. */
const MOST_ABOVE = 3
const READ_BACK = 2_000

/** The introduction of a list item, and that of the list in which this list is an item. */
export function stemsOf({ sentences }: Reading, at: number): number[] {
  const stems: number[] = []
  for (let next = sentences[at]?.stem ?? null; next !== null && stems.length < MOST_ABOVE; ) {
    stems.push(next)
    next = sentences[next]?.stem ?? null
  }
  return stems
}

const NUMBER = /^\d{1,3}(?:\.\d{1,3})*$/u
const UNNUMBERED = 9
const depthOf = (label: string | null): number =>
  label !== null && NUMBER.test(label) ? label.split('.').length : UNNUMBERED

/** Whether a heading stands above another in the outline: a shorter number, or larger letters. */
function isHigher(above: Sentence, below: Sentence): boolean {
  const [high, low] = [depthOf(above.label), depthOf(below.label)]
  return high < low || (high === low && above.height > 1.1 * below.height)
}

/** Indexes of the headings under which a sentence stands, the nearest first. */
export function headingsAbove({ sentences }: Reading, at: number): number[] {
  const found: number[] = []
  let lowest: Sentence | undefined
  for (let i = at - 1; i >= Math.max(0, at - READ_BACK) && found.length < MOST_ABOVE; i -= 1) {
    const one = sentences[i]
    if (one?.title === undefined || (lowest && !isHigher(one, lowest))) continue
    found.push(i)
    lowest = one
  }
  return found
}
