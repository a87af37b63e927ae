/** Ten planted losses, each of which the chaos test reports. */
import { expect, test } from 'vitest'
import { type Known, lossesOf, type Seen, type SeenCheck } from '../../bench/chaos/losses.ts'

const known: Known = {
  folders: new Map([[1, 'Contracts']]),
  ruleSets: new Map([[1, ['1. A rule']]]),
  checks: new Map([
    [1, 'word'],
    [2, 'other'],
    [3, 'third'],
  ]),
  unsure: new Set([3]),
  deleted: new Set([4]),
  decisions: new Map([['1:2', ['confirmed']]]),
  keys: new Map([
    [1, true],
    [2, false],
    [3, undefined],
  ]),
  payments: 1,
}
const check: SeenCheck = { state: 'FINISHED', placed: 1, pdf: { words: 'Number word', highlighted: 2 } }
const failed: SeenCheck = { state: 'ERROR', placed: 0, pdf: null }
const whole: Seen = {
  folders: new Map([[1, 'Contracts']]),
  ruleSets: new Map([[1, '1. A rule']]),
  checks: new Map([
    [1, check],
    [2, failed],
  ]),
  decisions: new Map([['1:2', 'confirmed']]),
  keys: new Map([
    [1, true],
    [2, false],
    [3, true],
  ]),
  topUps: 1,
  letters: { topUps: 1, keys: 3 },
}
const checks = (first: SeenCheck, ...more: (readonly [number, SeenCheck])[]) =>
  new Map([[1, first], [2, failed], ...more])

test('nothing is reported where nothing is lost, nor what nobody can know', () => {
  expect(lossesOf(known, whole)).toEqual([])
})

test.each<[string, Partial<Seen>]>([
  ['folder 1', { folders: new Map() }],
  ['rule set 1', { ruleSets: new Map([[1, 'An older text']]) }],
  ['check 2', { checks: new Map([[1, check]]) }],
  ['end of check 1', { checks: checks({ ...check, state: 'PROCESSING' }) }],
  ['PDF of check 1', { checks: checks({ ...check, pdf: null }) }],
  ['document in the PDF of check 1', { checks: checks({ ...check, pdf: { words: 'x', highlighted: 2 } }) }],
  ['highlights of check 1', { checks: checks({ ...check, pdf: { words: 'word', highlighted: 0 } }) }],
  ['deletion of check 4', { checks: checks(check, [4, failed]) }],
  ['decision 1:2', { decisions: new Map() }],
  [
    'key 1',
    {
      keys: new Map([
        [1, false],
        [2, false],
        [3, true],
      ]),
    },
  ],
  [
    'revocation of key 2',
    {
      keys: new Map([
        [1, true],
        [2, true],
        [3, true],
      ]),
    },
  ],
  ['payments: 1 made, 0 booked', { topUps: 0 }],
  ['letters of keys: 2 of 3', { letters: { topUps: 1, keys: 2 } }],
])('%s is reported', (loss, change) => {
  expect(lossesOf(known, { ...whole, ...change })).toEqual([loss])
})
