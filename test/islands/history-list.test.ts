import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  groupVersions,
  matching,
  newestFirst,
  pollDelay,
  selectedEntry,
  withEntry,
} from '../../src/islands/history/list.ts'

interface Entry {
  readonly documentRequestId: number
  readonly state: 'FINISHED'
  readonly resultDate: string | null
  readonly createdAt: string
}

function entry(documentRequestId: number, createdAt: string, resultDate: string | null = null): Entry {
  return { documentRequestId, state: 'FINISHED', createdAt, resultDate }
}

const ids = (entries: readonly Entry[]): number[] => entries.map(({ documentRequestId }) => documentRequestId)

test('[HIST-06] the newest result is first, regardless of when its check was submitted', () => {
  const entries = [
    entry(1, '2026-11-01T10:00:00Z', '2026-11-03T10:00:00Z'),
    entry(2, '2026-11-02T10:00:00Z', '2026-11-02T10:01:00Z'),
    entry(3, '2026-11-02T11:00:00Z', '2026-11-02T11:01:00Z'),
  ]
  expect(ids(newestFirst(entries))).toEqual([1, 3, 2])
})

test('[HIST-06] a check without a result is placed by its submission, of two at one moment the later id first', () => {
  const entries = [
    entry(1, '2026-11-01T10:00:00Z', '2026-11-02T10:00:00Z'),
    entry(2, '2026-11-03T10:00:00Z'),
    entry(3, '2026-11-03T10:00:00Z'),
  ]
  expect(ids(newestFirst(entries))).toEqual([3, 2, 1])
})

test('ordering loses and adds nothing and does not touch what it is given', () => {
  const entries = fc.array(
    fc
      .record({ id: fc.nat(1000), at: fc.date({ noInvalidDate: true }) })
      .map(({ id, at }) => entry(id, at.toISOString())),
  )
  fc.assert(
    fc.property(entries, (given) => {
      const before = [...given]
      const sorted = newestFirst(given)
      expect(given).toEqual(before)
      expect(new Set(sorted)).toEqual(new Set(given))
      expect(sorted).toHaveLength(given.length)
    }),
  )
})

test('[HIST-07, HIST-08] the wanted entry stays selected while it is there, else the first is', () => {
  const entries = [entry(5, '2026-11-03T10:00:00Z'), entry(4, '2026-11-02T10:00:00Z')]
  expect(selectedEntry(entries, 4, false)?.documentRequestId).toBe(4)
  expect(selectedEntry(entries, 9, false)?.documentRequestId).toBe(5)
  expect(selectedEntry(entries, null, false)?.documentRequestId).toBe(5)
  expect(selectedEntry([], 4, false)).toBeNull()
})

test('while the list is loading, an entry that may still come has no other shown in its place', () => {
  const entries = [entry(5, '2026-11-03T10:00:00Z'), entry(4, '2026-11-02T10:00:00Z')]
  expect(selectedEntry(entries, 9, true)).toBeNull()
  expect(selectedEntry(entries, 4, true)?.documentRequestId).toBe(4)
  expect(selectedEntry(entries, null, true)?.documentRequestId).toBe(5)
})

test('what was heard of one entry takes its place, and nothing else of the list is touched', () => {
  const [older, newer] = [entry(4, '2026-11-02T10:00:00Z'), entry(5, '2026-11-03T10:00:00Z')]
  const ended = entry(4, '2026-11-02T10:00:00Z', '2026-11-02T10:01:00Z')
  const given = Object.freeze([newer, older])
  const after = withEntry(given, 4, ended)
  expect(after).toEqual([newer, ended])
  expect(after[0]).toBe(newer)
})

test('a deleted entry leaves the list, and an unknown entry is not added', () => {
  const [older, newer] = [entry(4, '2026-11-02T10:00:00Z'), entry(5, '2026-11-03T10:00:00Z')]
  expect(withEntry([newer, older], 4, null)).toEqual([newer])
  expect(withEntry([newer], 4, null)).toEqual([newer])
  expect(withEntry([newer], 4, older)).toEqual([newer])
})

test('running checks are asked for every second after news, and less and less without, at least every 10 s', () => {
  const delays = Array.from({ length: 20 }, (_, quiet) => pollDelay(quiet))
  expect(delays[0]).toBe(1000)
  expect(delays).toEqual([...delays].sort((a, b) => a - b))
  expect(Math.max(...delays)).toBe(10_000)
})

const named = (fileName: string, ruleSetName = 'NDA') => ({ fileName, ruleSetName })

test('versions of a file stand below its newest check, and nothing is left out', () => {
  const entries = [
    named('a.pdf'),
    named('b.pdf'),
    named('A v2.pdf', 'Thesis'),
    named('b (1).pdf'),
    named('c.pdf'),
  ]
  const groups = groupVersions(entries)
  expect(groups.map(({ newest, earlier }) => [newest, ...earlier].map(({ fileName }) => fileName))).toEqual([
    ['a.pdf', 'A v2.pdf'],
    ['b.pdf', 'b (1).pdf'],
    ['c.pdf'],
  ])
})

test('a search finds files and rule sets by all its words, regardless of letter case', () => {
  const entries = [named('Lease Brno.pdf', 'Rent'), named('loan.pdf', 'Rent and loans'), named('x.pdf')]
  const found = (search: string) => matching(entries, search).map(({ fileName }) => fileName)
  expect(found('RENT')).toEqual(['Lease Brno.pdf', 'loan.pdf'])
  expect(found(' rent  brno ')).toEqual(['Lease Brno.pdf'])
  expect(found('  ')).toHaveLength(3)
  expect(found('nothing')).toEqual([])
})
