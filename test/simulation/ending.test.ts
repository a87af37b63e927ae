/** How a check ends: its state, its money, its files, and whose they are. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CheckResult } from '../../src/domain/results/verdicts.ts'
import { deleteEntry } from '../../src/server/documents/delete-entry.ts'
import { failCheck, finishCheck } from '../../src/server/documents/end-check.ts'
import { reviewFinding } from '../../src/server/documents/review-finding.ts'
import { BALANCE, type CheckRows, HELD, NOW, newCheckRows, OTHER, OWNER } from './check-rows.ts'

const PRICE = 1_200
const FILE = new Uint8Array(1)
const RESULT = { pages: 2, specificRules: [], generalRules: [], warnings: [] } as unknown as CheckResult

let checks: CheckRows

beforeEach(() => {
  checks = newCheckRows()
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** A paid check with its upload and a file from a run that lost its lease. */
function paid(columns = {}): number {
  const id = checks.add({ ...HELD, price: PRICE, judged: '{}', ...columns })
  checks.rows(
    "insert into ledger (debit, credit, amount, code, ref, at) select 'user:' || user_id, 'revenue', price, 'check', 'check:' || id, 0 from checks where id = ? and price > 0",
    id,
  )
  for (const key of [`uploads/${id}.pdf`, `annotated/${id}-old.pdf`]) checks.files.set(key, FILE)
  return id
}

const outcome = (id: number, dismissals: object[] = []) => ({
  ...{ result: RESULT, pdfKey: `annotated/${id}-held.pdf`, marked: true },
  dismissals: dismissals as never,
})

test('a failed check ends in ERROR with its reason, without a lease, a stage, verdicts or files', async () => {
  const [id, other] = [paid(), paid()]
  expect(await failCheck(checks.services, id, 'damaged')).toBe(true)
  expect(checks.check(id)).toMatchObject({
    ...{ state: 'ERROR', stage: null, failure: 'damaged', ended_at: NOW },
    ...{ lease_token: null, lease_until: null, judged: null },
  })
  expect([...checks.files.keys()]).toEqual([`uploads/${other}.pdf`, `annotated/${other}-old.pdf`])
  expect(checks.check(other)).toMatchObject({ state: 'PROCESSING', ended_at: null })
})

test('while the file store is down, checks and entries end all the same, and the sweeper is left the files', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { services } = checks
  for (const call of ['delete', 'list'] as const)
    vi.spyOn(services.files, call).mockRejectedValue(new Error('down'))
  const [failed, done] = [paid(), paid()]
  expect(await failCheck(services, failed, 'damaged')).toBe(true)
  expect(await finishCheck(services, done, 'held', outcome(done))).toBe(true)
  await deleteEntry(services, OWNER, done)
  expect(checks.rows('select id, state from checks')).toMatchObject([{ id: failed, state: 'ERROR' }])
  expect(checks.balance(`user:${OWNER}`)).toBe(BALANCE - PRICE)
})

test('a failed check is refunded in full, once, and no other check with it', async () => {
  const [id] = [paid(), paid()]
  expect(checks.balance(`user:${OWNER}`)).toBe(BALANCE - 2 * PRICE)
  await failCheck(checks.services, id, 'damaged')
  expect(await failCheck(checks.services, id, 'damaged')).toBe(false)
  expect(checks.balance(`user:${OWNER}`)).toBe(BALANCE - PRICE)
  expect(
    checks.rows("select debit, credit, amount, ref, at from ledger where code = 'refund'"),
  ).toMatchObject([{ debit: 'revenue', credit: `user:${OWNER}`, amount: PRICE, ref: `check:${id}`, at: NOW }])
})

test('a free check that fails books nothing', async () => {
  const id = paid({ price: 0 })
  expect(await failCheck(checks.services, id, 'damaged')).toBe(true)
  expect(checks.rows("select 1 from ledger where code = 'refund'")).toEqual([])
})

test.each([
  ['with a lease that was lost', { leaseToken: 'another' }],
  ['by another user', { event: 'CANCEL', userId: OTHER }],
] as const)('a check is not ended %s: no refund, and its files stay', async (_, options) => {
  const id = paid()
  expect(await failCheck(checks.services, id, 'cancelled', options)).toBe(false)
  expect(checks.check(id)).toMatchObject({ state: 'PROCESSING', lease_token: 'held' })
  expect(checks.balance(`user:${OWNER}`)).toBe(BALANCE - PRICE)
  expect(checks.files.size).toBe(2)
})

test.each([
  ['its holder', { leaseToken: 'held' }],
  ['its owner', { event: 'CANCEL', userId: OWNER }],
] as const)('a check is ended by %s', async (_, options) => {
  const id = paid()
  expect(await failCheck(checks.services, id, 'cancelled', options)).toBe(true)
  expect(checks.balance(`user:${OWNER}`)).toBe(BALANCE)
})

test('a finished check has its result and no lease, and its upload is deleted; nothing is refunded', async () => {
  const [id, other] = [paid(), paid()]
  expect(await finishCheck(checks.services, id, 'held', outcome(id))).toBe(true)
  expect(checks.rows('select * from results')).toMatchObject([
    {
      user_id: OWNER,
      body: JSON.stringify(RESULT),
      pdf_key: `annotated/${id}-held.pdf`,
      marked: 1,
      created_at: NOW,
    },
  ])
  expect(checks.check(id)).toMatchObject({
    ...{ state: 'FINISHED', stage: null, ended_at: NOW, lease_token: null, lease_until: null, judged: null },
    ...{ result_id: 1, failure: null },
  })
  expect(checks.check(other)).toMatchObject({ state: 'PROCESSING', result_id: null })
  expect([...checks.files.keys()]).not.toContain(`uploads/${id}.pdf`)
  expect([...checks.files.keys()]).toContain(`uploads/${other}.pdf`)
  expect(checks.balance(`user:${OWNER}`)).toBe(BALANCE - 2 * PRICE)
})

test.each([
  ['that another worker has taken', { lease_token: 'another' }],
  ['that was cancelled', { state: 'ERROR', stage: null }],
])('the outcome of a check %s is discarded', async (_, columns) => {
  const id = paid(columns)
  expect(await finishCheck(checks.services, id, 'held', outcome(id))).toBe(false)
  expect(checks.rows('select 1 from results')).toEqual([])
  expect(checks.check(id)).toMatchObject({ result_id: null, ...columns })
  expect(checks.files.has(`uploads/${id}.pdf`)).toBe(true)
})

test('dismissals that hold are stored with the check in which they were made', async () => {
  const [earlier, id] = [paid(), paid()]
  await finishCheck(checks.services, earlier, 'held', outcome(earlier))
  const held = { section: 'specific', findingId: 7, decision: 'dismissed', reason: 'agreed', madeIn: 3 }
  await finishCheck(checks.services, id, 'held', outcome(id, [held]))
  expect(checks.rows('select * from reviews')).toMatchObject([
    {
      check_id: id,
      section: 'specific',
      finding_id: 7,
      decision: 'dismissed',
      reason: 'agreed',
      carried_from: 3,
      at: NOW,
    },
  ])
})

test('only its owner deletes an entry, and only after its end; a result that another entry shows stays', async () => {
  const first = paid()
  await finishCheck(checks.services, first, 'held', outcome(first))
  const shares = checks.add({ state: 'FINISHED', stage: null, price: 0, result_id: 1 })
  const running = checks.add(HELD)
  await expect(deleteEntry(checks.services, OTHER, first)).rejects.toMatchObject({ code: 'notFound' })
  await expect(deleteEntry(checks.services, OWNER, running)).rejects.toMatchObject({ code: 'checkRunning' })
  await deleteEntry(checks.services, OWNER, first)
  expect(checks.rows('select id from checks order by id').map((row) => row.id)).toEqual([shares, running])
  expect(checks.rows('select 1 from results')).toHaveLength(1)
  checks.files.set(`annotated/${first}-held.pdf`, FILE)
  await deleteEntry(checks.services, OWNER, shares)
  expect(checks.rows('select 1 from results')).toEqual([])
  expect(checks.files.has(`annotated/${first}-held.pdf`)).toBe(false)
  // By this the self-hosted product knows that deleted data has to go from its files too.
  expect(checks.rows("select 1 from counters where name = 'deletion'")).toHaveLength(1)
})

test('only its owner decides on a finding, and only of a finished check; a new decision replaces the earlier one', async () => {
  const [id, running] = [paid(), checks.add(HELD)]
  await finishCheck(checks.services, id, 'held', outcome(id))
  const given = { section: 'specific', findingId: 7, decision: 'accepted', reason: 'read' } as const
  for (const [user, check] of [
    [OTHER, id],
    [OWNER, running],
  ] as const)
    await expect(reviewFinding(checks.services, user, check, given)).rejects.toMatchObject({
      code: 'notFound',
    })
  const stored = (): readonly object[] =>
    checks.rows('select check_id, finding_id, decision, reason from reviews')
  expect(stored()).toEqual([])
  await reviewFinding(checks.services, OWNER, id, given)
  await reviewFinding(checks.services, OWNER, id, { ...given, findingId: 8 })
  await reviewFinding(checks.services, OWNER, id, {
    ...given,
    decision: 'dismissed',
    reason: undefined,
  } as never)
  expect(stored()).toMatchObject([
    { check_id: id, finding_id: 8, decision: 'accepted', reason: 'read' },
    { check_id: id, finding_id: 7, decision: 'dismissed', reason: '' },
  ])
  await reviewFinding(checks.services, OWNER, id, { ...given, decision: null })
  expect(stored()).toMatchObject([{ finding_id: 8 }])
})

test('a result has at most a thousand decisions', async () => {
  const id = paid()
  await finishCheck(checks.services, id, 'held', outcome(id))
  checks.rows(
    `insert into reviews (check_id, section, finding_id, decision, at)
      with recursive n(value) as (select 1 union all select value + 1 from n where value < 999)
      select ?, 'specific', value, 'accepted', 0 from n`,
    id,
  )
  const given = { section: 'general', findingId: 1, decision: 'accepted', reason: '' } as const
  await reviewFinding(checks.services, OWNER, id, given)
  await expect(reviewFinding(checks.services, OWNER, id, { ...given, findingId: 2 })).rejects.toMatchObject({
    code: 'tooManyReviews',
  })
})
