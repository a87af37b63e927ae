/** Which check is next, which are enqueued again, and which are given up; what else a sweep does. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nextCheck, nextOfSameUser } from '../../src/server/documents/lease.ts'
import { sweep } from '../../src/server/documents/sweep.ts'
import { type CheckRows, HELD, NOW, newCheckRows, OTHER, OWNER } from './check-rows.ts'

const MINUTE = 60_000

let checks: CheckRows

beforeEach(() => {
  checks = newCheckRows()
})

afterEach(() => {
  vi.restoreAllMocks()
})

const next = (told = 0): Promise<number | null> => nextCheck(checks.services, told)

test('the oldest waiting check is next, whichever the message names', async () => {
  const [first, second] = [checks.add(), checks.add()]
  expect(await next(second)).toBe(first)
})

test('users take turns: first who has fewest checks running, then who has waited longest', async () => {
  const [own, others] = [checks.add(), checks.add({ user_id: OTHER })]
  checks.add({ ...HELD, claimed_at: 1 })
  expect(await next()).toBe(others)
  checks.add({ ...HELD, user_id: OTHER, claimed_at: 2 })
  expect(await next()).toBe(own)
  checks.add({ state: 'FINISHED', stage: null, claimed_at: 3 })
  expect(await next()).toBe(others)
})

test.each([
  ['that is due now', { not_before: NOW }],
  ['whose last attempt is left', { attempts: 6 }],
  ['whose lease has passed', { ...HELD, lease_until: NOW - 1 }],
])('a check %s is next', async (_, columns) => {
  const id = checks.add(columns)
  expect(await next()).toBe(id)
})

test.each([
  ['that is due later', { not_before: NOW + 1 }],
  ['without attempts left', { attempts: 7 }],
  ['that a worker holds', { ...HELD, lease_until: NOW }],
  ['that broke off twice in one stage', { ...HELD, deaths: 'asking ', lease_until: NOW - 1 }],
  ['that has ended', { state: 'ERROR', stage: null }],
  ['whose file is not known to be stored', { stored_at: null }],
])('a check %s is not', async (_, columns) => {
  checks.add(columns)
  expect(await next()).toBeNull()
})

test('a check whose file has just been stored is found by its own message', async () => {
  const id = checks.add({ stored_at: null })
  expect(await next(id)).toBe(id)
})

test('a user with four checks running has none next; expired ones and those of others don’t count', async () => {
  const id = checks.add()
  for (const _ of ['first', 'second', 'third']) checks.add({ ...HELD, lease_until: NOW })
  checks.add({ ...HELD, user_id: OTHER })
  checks.add({ ...HELD, lease_until: NOW - 1, attempts: 7 })
  expect(await next()).toBe(id)
  checks.add(HELD)
  expect(await next()).toBeNull()
})

test('while the AI fails, no check is next', async () => {
  checks.add()
  checks.rows("insert into breakers (name, failures, open_until) values ('ai', 3, ?)", NOW + 1)
  expect(await next()).toBeNull()
})

test('after a check, the oldest waiting one of the same user is next', async () => {
  const add = (columns = {}): number => checks.add({ user_id: OTHER, ...columns })
  checks.add()
  add({ not_before: NOW + 1 })
  add({ stored_at: null })
  const ended = add({ state: 'FINISHED', stage: null })
  expect(await nextOfSameUser(checks.services, ended)).toBeNull()
  const [first] = [add({ not_before: NOW }), add()]
  expect(await nextOfSameUser(checks.services, ended)).toBe(first)
})

test('a sweep enqueues again what has waited for twenty seconds, each once', async () => {
  const [never, long] = [checks.add({ not_before: NOW }), checks.add({ sent_at: NOW - 20_001 })]
  checks.add({ sent_at: NOW - 20_000 })
  checks.add({ not_before: NOW + 1 })
  checks.add({ state: 'FINISHED', stage: null })
  await sweep(checks.services)
  await sweep(checks.services)
  expect(checks.enqueued).toEqual([
    [never, 0],
    [long, 0],
  ])
  expect(checks.check(long).sent_at).toBe(NOW)
})

test('a check that is held is enqueued again for the end of its lease', async () => {
  const id = checks.add({ ...HELD, lease_until: NOW + 29_001 })
  checks.add({ ...HELD, lease_until: NOW + MINUTE })
  await sweep(checks.services)
  expect(checks.enqueued).toEqual([[id, 30]])
})

test('a sweep enqueues at most a hundred, those first that were sent longest ago', async () => {
  const newest = checks.add({ sent_at: NOW - 30_000 })
  for (let count = 0; count < 100; count++) checks.add({ sent_at: NOW - MINUTE })
  await sweep(checks.services)
  expect(checks.enqueued).toHaveLength(100)
  expect(checks.enqueued.some(([id]) => id === newest)).toBe(false)
})

test.each([
  ['after 25 minutes', { sent_at: NOW, created_at: NOW - 25 * MINUTE - 1 }, 'internal'],
  ['even while it is held', { ...HELD, sent_at: NOW, created_at: NOW - 25 * MINUTE - 1 }, 'internal'],
  ['without attempts left', { attempts: 7 }, 'internal'],
  ['that broke off twice in one stage', { ...HELD, deaths: 'asking ', lease_until: NOW - 1 }, 'gave-up'],
])('a check is given up %s', async (_, columns, failure) => {
  const id = checks.add(columns)
  await sweep(checks.services)
  expect(checks.check(id)).toMatchObject({ state: 'ERROR', failure })
  expect(checks.enqueued).toEqual([])
})

test.each([
  ['for 25 minutes', { created_at: NOW - 25 * MINUTE }],
  ['while its last attempt is under way', { ...HELD, attempts: 7, lease_until: NOW }],
  ['that is held a second time in one stage', { ...HELD, deaths: 'asking ', lease_until: NOW }],
])('a check is not given up %s', async (_, columns) => {
  const id = checks.add(columns)
  await sweep(checks.services)
  expect(checks.check(id).failure).toBeNull()
})

test('a sweep deletes files that no check needs, and keeps the others', async () => {
  const running = checks.add({ ...HELD, sent_at: NOW })
  const [ended] = [checks.add({ state: 'ERROR', stage: null })]
  checks.rows(
    "insert into results (user_id, body, pdf_key, created_at) values (?, '{}', 'annotated/8-a.pdf', ?)",
    OWNER,
    NOW,
  )
  const kept = [`uploads/${running}.pdf`, `annotated/${running}-t.pdf`, 'annotated/8-a.pdf']
  for (const key of [...kept, `uploads/${ended}.pdf`, 'uploads/99.pdf', 'annotated/8-b.pdf'])
    checks.files.set(key, new Uint8Array(1))
  await sweep(checks.services)
  expect([...checks.files.keys()]).toEqual(kept)
})

test('a result and its file are deleted after thirty days, and no earlier', async () => {
  const expiry = NOW - 30 * 1_440 * MINUTE
  for (const [at, name] of [
    [expiry - 1, 'old'],
    [expiry, 'new'],
  ] as const) {
    checks.rows(
      'insert into results (user_id, body, pdf_key, created_at) values (1, ?, ?, ?)',
      '{}',
      `annotated/${name}.pdf`,
      at,
    )
    checks.add({ state: 'FINISHED', stage: null, ended_at: at, file_name: name })
    checks.files.set(`annotated/${name}.pdf`, new Uint8Array(1))
  }
  await sweep(checks.services)
  expect(checks.rows('select pdf_key from results')).toMatchObject([{ pdf_key: 'annotated/new.pdf' }])
  expect(checks.rows('select file_name from checks')).toMatchObject([{ file_name: 'new' }])
  expect([...checks.files.keys()]).toEqual(['annotated/new.pdf'])
})

test('a sweep sends waiting letters again, and reports when copies at the AI can’t be deleted', async () => {
  const waits = { created_at: 0, queued_at: 0, lease_until: 0, not_before: 0 }
  for (const queuedAt of [0, NOW]) {
    const row = { recipient: 'a', subject: 'b', body: 'c', html: 'd', ...waits, queued_at: queuedAt }
    const names = Object.keys(row)
    checks.rows(
      `insert into mails (${names.join()}) values (${names.map(() => '?').join()})`,
      ...Object.values(row),
    )
  }
  const sent: number[] = []
  const log = vi
    .spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => undefined)
  const { jobs } = checks.services
  await sweep({
    ...checks.services,
    jobs: { ...jobs, mail: async (id: number) => void sent.push(id) },
    providerFiles: { deleteOlderThan: () => Promise.reject(new Error('away')) },
  } as never)
  expect(sent).toEqual([1])
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)).event)).toEqual(['lent-files-not-swept'])
})
