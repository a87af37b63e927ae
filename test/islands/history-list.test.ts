import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  earlierVersions,
  matching,
  newestFirst,
  pollDelay,
  selectedEntry,
  withEntry,
} from '../../src/islands/history/state/entries.ts'

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

test('the newest result comes first, whenever its check was submitted', () => {
  const entries = [
    entry(1, '2026-11-01T10:00:00Z', '2026-11-03T10:00:00Z'),
    entry(2, '2026-11-02T10:00:00Z', '2026-11-02T10:01:00Z'),
    entry(3, '2026-11-02T11:00:00Z', '2026-11-02T11:01:00Z'),
  ]
  expect(ids(newestFirst(entries))).toEqual([1, 3, 2])
})

test('checks without a result are sorted by submission, and simultaneous ones by the higher id', () => {
  const entries = [
    entry(1, '2026-11-01T10:00:00Z', '2026-11-02T10:00:00Z'),
    entry(2, '2026-11-03T10:00:00Z'),
    entry(3, '2026-11-03T10:00:00Z'),
  ]
  expect(ids(newestFirst(entries))).toEqual([3, 2, 1])
})

test('sorting neither adds nor loses entries and doesn’t change its argument', () => {
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

test('the selected entry stays selected while it exists, however it was selected; otherwise the first one is', () => {
  const entries = [entry(5, '2026-11-03T10:00:00Z'), entry(4, '2026-11-02T10:00:00Z')]
  expect(selectedEntry(entries, 4, null, false)?.documentRequestId).toBe(4)
  expect(selectedEntry(entries, null, 4, false)?.documentRequestId).toBe(4)
  expect(selectedEntry(entries, 4, 5, false)?.documentRequestId).toBe(4)
  expect(selectedEntry(entries, 9, 4, false)?.documentRequestId).toBe(4)
  expect(selectedEntry(entries, 9, 8, false)?.documentRequestId).toBe(5)
  expect(selectedEntry(entries, null, null, false)?.documentRequestId).toBe(5)
  expect(selectedEntry([], 4, 4, false)).toBeNull()
})

test('while the list is loading, no other entry is shown in place of the wanted one', () => {
  const entries = [entry(5, '2026-11-03T10:00:00Z'), entry(4, '2026-11-02T10:00:00Z')]
  expect(selectedEntry(entries, 9, 5, true)).toBeNull()
  expect(selectedEntry(entries, 4, null, true)?.documentRequestId).toBe(4)
  expect(selectedEntry(entries, null, null, true)?.documentRequestId).toBe(5)
})

test('a reloaded entry replaces the old one, and the rest of the list is unchanged', () => {
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

test('running checks are polled every second after a change, then less and less often, at least every 10 s', () => {
  const delays = Array.from({ length: 20 }, (_, quiet) => pollDelay(quiet))
  expect(delays[0]).toBe(1000)
  expect(delays).toEqual([...delays].sort((a, b) => a - b))
  expect(Math.max(...delays)).toBe(10_000)
})

const named = (fileName: string, ruleSetName = 'NDA') => ({ fileName, ruleSetName })

test('of the versions of a file all but the newest are marked', () => {
  const entries = [
    named('a.pdf'),
    named('b.pdf'),
    named('A v2.pdf', 'Thesis'),
    named('b (1).pdf'),
    named('c.pdf'),
  ]
  expect([...earlierVersions(entries)]).toEqual([entries[2], entries[3]])
})

test('a search finds entries whose file or rule set contains all its words, in any letter case', () => {
  const entries = [named('Lease Brno.pdf', 'Rent'), named('loan.pdf', 'Rent and loans'), named('x.pdf')]
  const found = (search: string) => matching(entries, search).map(({ fileName }) => fileName)
  expect(found('RENT')).toEqual(['Lease Brno.pdf', 'loan.pdf'])
  expect(found(' rent  brno ')).toEqual(['Lease Brno.pdf'])
  expect(found('  ')).toHaveLength(3)
  expect(found('nothing')).toEqual([])
})
