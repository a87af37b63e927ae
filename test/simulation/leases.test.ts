/** Which worker may run a check, and for how long. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claim, type Holding, LeaseLost, release, withLease } from '../../src/server/documents/lease.ts'
import { type CheckRows, HELD, NOW, newCheckRows, OTHER, OWNER } from './check-rows.ts'

const LEASE = 30_000
const JUDGED = {
  file: 'a.pdf',
  specificRules: [],
  generalRules: [],
  checkedBy: 'model',
  pages: 2,
  language: 'de',
}

let checks: CheckRows

beforeEach(() => {
  checks = newCheckRows()
})

afterEach(() => {
  vi.useRealTimers()
})

test('a claim holds a waiting check for thirty seconds, from its reading on', async () => {
  const id = checks.add({ times_asked: 3, language: 'de', deaths: 'asking ', judged: JSON.stringify(JUDGED) })
  const other = checks.add()
  expect(await claim(checks.services, id)).toMatchObject({
    leaseToken: 'token-1',
    attempts: 1,
    userId: OWNER,
    fileName: 'a.pdf',
    rulesText: '1. A rule',
    language: 'de',
    createdAt: NOW,
    timesAsked: 3,
    deaths: ['asking', ''],
    judged: JUDGED,
  })
  expect(checks.check(id)).toMatchObject({
    ...{ state: 'PROCESSING', stage: 'reading', lease_token: 'token-1', lease_until: NOW + LEASE },
    ...{ attempts: 1, claimed_at: NOW, deaths: 'asking ' },
  })
  expect(checks.check(other)).toMatchObject({ state: 'STARTED', lease_token: null, attempts: 0 })
})

test('a check without earlier verdicts is claimed without them', async () => {
  expect((await claim(checks.services, checks.add()))?.judged).toBeNull()
})

test.each([
  ['that has finished', { state: 'FINISHED', stage: null }],
  ['that has failed', { state: 'ERROR', stage: null }],
  ['whose next attempt is later', { not_before: NOW + 1 }],
  ['that another worker holds, up to the last millisecond', { ...HELD, lease_until: NOW }],
  ['that broke off twice while it was asked', { ...HELD, lease_until: NOW - 1, deaths: 'reading asking ' }],
])('no worker claims a check %s', async (_, columns) => {
  const id = checks.add(columns)
  const before = checks.check(id)
  expect(await claim(checks.services, id)).toBeNull()
  expect(checks.check(id)).toEqual(before)
})

test('a check is claimed at the moment its next attempt is due', async () => {
  expect(await claim(checks.services, checks.add({ not_before: NOW }))).not.toBeNull()
})

test('a check whose worker died is claimed when the lease has passed, and the stage is noted', async () => {
  const id = checks.add({ ...HELD, deaths: 'reading ', lease_until: NOW - 1 })
  expect(await claim(checks.services, id)).toMatchObject({ attempts: 2, deaths: ['reading', 'asking', ''] })
})

test('a check that broke off twice while it was highlighted is claimed a third time', async () => {
  const id = checks.add({ ...HELD, stage: 'marking', deaths: 'marking ', lease_until: NOW - 1 })
  expect(await claim(checks.services, id)).toMatchObject({ deaths: ['marking', 'marking', ''] })
})

test('a user’s fifth check waits while four are running; those of others and expired ones don’t count', async () => {
  for (const _ of ['first', 'second', 'third']) checks.add({ ...HELD, lease_until: NOW })
  checks.add({ ...HELD, user_id: OTHER })
  checks.add({ ...HELD, lease_until: NOW - 1 })
  checks.add({ ...HELD, state: 'FINISHED', stage: null })
  const [fourth, fifth] = [checks.add(), checks.add()]
  expect(await claim(checks.services, fourth)).not.toBeNull()
  expect(await claim(checks.services, fifth)).toBeNull()
})

test('a released check waits for its next attempt, without a mark against its stage', async () => {
  const id = checks.add({ ...HELD, deaths: 'reading ' })
  const other = checks.add(HELD)
  expect(await release(checks.services, id, 'held', { delayMs: 5_000, brokeOff: false })).toBe(true)
  expect(checks.check(id)).toMatchObject({
    ...{ state: 'STARTED', stage: 'queued', lease_token: null, lease_until: null },
    ...{ deaths: 'reading ', not_before: NOW + 5_000, sent_at: NOW },
  })
  expect(checks.check(other)).toMatchObject({ state: 'PROCESSING', lease_token: 'held' })
})

test('an attempt that breaks off is noted with its stage, and the second in the same stage is the last', async () => {
  const [first, second, answered] = [
    checks.add(HELD),
    checks.add({ ...HELD, deaths: 'reading asking ' }),
    checks.add({ ...HELD, deaths: 'asking ' }),
  ]
  const given = { delayMs: 0, brokeOff: true }
  expect(await release(checks.services, first, 'held', given)).toBe(true)
  expect(checks.check(first)).toMatchObject({ deaths: 'asking ' })
  expect(await release(checks.services, second, 'held', given)).toBe(false)
  expect(checks.check(second)).toMatchObject({ state: 'PROCESSING', lease_token: 'held' })
  // An outage is not the check's fault, however often it happens.
  expect(await release(checks.services, answered, 'held', { ...given, brokeOff: false })).toBe(true)
})

test('only the holder releases a check, and none that has ended', async () => {
  const [other, ended] = [checks.add(HELD), checks.add({ ...HELD, state: 'ERROR', stage: null })]
  const given = { delayMs: 0, brokeOff: false }
  expect(await release(checks.services, other, 'another', given)).toBe(false)
  expect(await release(checks.services, ended, 'held', given)).toBe(false)
  expect(checks.check(other)).toMatchObject({ state: 'PROCESSING', lease_token: 'held' })
})

test('entering a stage stores it, renews the lease and stores the verdicts, of this check alone', async () => {
  const [id, other] = [checks.add(HELD), checks.add(HELD)]
  const result = { pages: 3 } as never
  const entered = await withLease(checks.services, id, 'held', async (holding) => {
    await holding.enter('verifying')
    expect(checks.check(id)).toMatchObject({ stage: 'verifying', lease_until: NOW + LEASE, judged: null })
    checks.pass(1_000)
    await holding.enter('marking', result)
    return 'done'
  })
  expect(entered).toBe('done')
  expect(checks.check(id)).toMatchObject({
    ...{ stage: 'marking', lease_until: NOW + 1_000 + LEASE, judged: '{"pages":3}' },
  })
  expect(checks.check(other)).toMatchObject({ stage: 'asking', lease_until: HELD.lease_until })
})

test.each([
  ['that another worker has taken', { lease_token: 'another' }],
  ['that was cancelled', { state: 'ERROR', stage: null }],
])('the work on a check %s is given up', async (_, columns) => {
  const id = checks.add({ ...HELD, ...columns })
  const work = (holding: Holding): Promise<void> => holding.enter('verifying')
  await expect(withLease(checks.services, id, 'held', work)).rejects.toBeInstanceOf(LeaseLost)
  expect(checks.check(id)).toMatchObject({ lease_until: HELD.lease_until })
})

test.each([
  ['that another worker has taken', { lease_token: 'another' }],
  ['that was cancelled', { state: 'ERROR', stage: null }],
])('whoever is asked about a check %s is told within ten seconds', async (_, columns) => {
  vi.useFakeTimers()
  const id = checks.add({ ...HELD, ...columns })
  const work = async ({ lost }: Holding): Promise<void> => {
    expect(lost.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(lost.aborted).toBe(true)
    throw new Error('broken off')
  }
  await expect(withLease(checks.services, id, 'held', work)).rejects.toBeInstanceOf(LeaseLost)
})

test('the lease is renewed every ten seconds while the work goes on, and no longer', async () => {
  vi.useFakeTimers()
  const id = checks.add(HELD)
  const until = (): unknown => checks.check(id).lease_until
  await withLease(checks.services, id, 'held', async (holding) => {
    checks.pass(7)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(until()).toBe(HELD.lease_until)
    await vi.advanceTimersByTimeAsync(1)
    expect([until(), checks.check(id).stage]).toEqual([NOW + 7 + LEASE, 'reading'])
    await holding.enter('asking')
    checks.pass(7)
    await vi.advanceTimersByTimeAsync(10_000)
    expect([until(), checks.check(id).stage]).toEqual([NOW + 14 + LEASE, 'asking'])
  })
  checks.pass(7)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(until()).toBe(NOW + 14 + LEASE)
})

test('the work goes on when a renewal fails, and the operator is told', async () => {
  vi.useFakeTimers()
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const db = { ...checks.services.db, run: () => Promise.reject(new Error('away')) }
  const work = async (): Promise<string> => {
    await vi.advanceTimersByTimeAsync(10_000)
    return 'done'
  }
  expect(await withLease({ ...checks.services, db }, 5, 'held', work)).toBe('done')
  expect(said.mock.calls.join()).toContain('lease-not-renewed')
  expect(said.mock.calls.join()).toContain('5')
  said.mockRestore()
})
