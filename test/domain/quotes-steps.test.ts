/** Preparing a long document is split into steps, so that other work can run in between. */
import { expect, test } from 'vitest'
import {
  indexDocument,
  indexInSteps,
  locateQuote,
  nearestPassages,
  passageAround,
  readPassages,
} from '../../src/domain/quotes/quotes.ts'
import { finished, type Steps, Work } from '../../src/domain/text/steps.ts'
import { pageOf } from '../support/hostile-texts.ts'

const SENTENCE = 'The supplier shall deliver lot 4 within thirty days of the written order. '
const PAGES = Array.from({ length: 40 }, (_, i) =>
  pageOf(`Framework contract, page ${i + 1}\n${SENTENCE.replace('4', String(i)).repeat(300)}`, i + 1),
)

function count(steps: Steps<unknown>): number {
  let all = 0
  while (steps.next().done !== true) all += 1
  return all
}

test('a step ends each time the given number of units is done', () => {
  const work = new Work(3)
  expect([1, 1, 1, 2, 2, 0, 3, 9].map((units) => work.isEnough(units))).toEqual([
    ...[false, false, true, false, true, false, true, true],
  ])
})

test('a text of a million characters is indexed and searched in many steps, a page in few', () => {
  expect(count(indexInSteps(PAGES))).toBeGreaterThan(15)
  expect(count(readPassages(indexDocument(PAGES)))).toBeGreaterThan(40)
  expect(count(indexInSteps(PAGES.slice(0, 1)))).toBeLessThan(4)
})

test('a single page is indexed in steps too, and signs that stand for many letters take no more of them', () => {
  const stepsFor = (unit: string): number => count(indexInSteps([pageOf(unit.repeat(1_000_000))]))
  expect(stepsFor('b')).toBeGreaterThanOrEqual(10)
  expect(stepsFor('ﷺ')).toBeLessThan(60)
})

test('results are the same with and without steps', () => {
  const [stepped, whole] = [finished(indexInSteps(PAGES)), indexDocument(PAGES)]
  finished(readPassages(stepped))
  for (const quote of [
    'shall deliver lot 17 within thirty days',
    'contract, page 3 The supplier',
    'no such words here',
  ]) {
    expect(locateQuote(stepped, quote)).toEqual(locateQuote(whole, quote))
    expect(nearestPassages(stepped, quote, 3)).toEqual(nearestPassages(whole, quote, 3))
    const places = locateQuote(stepped, quote)?.places ?? []
    expect(passageAround(stepped, [places], [])).toEqual(passageAround(whole, [places], []))
  }
})
