/** Which cancellations count against the limit for checks that were begun. */
import { beforeEach, expect, test } from 'vitest'
import { cancelCheck } from '../../src/server/documents/cancel-check.ts'
import { BALANCE, type CheckRows, HELD, newCheckRows, OTHER, OWNER } from './check-rows.ts'

const DAY_SECONDS = 86_400

let checks: CheckRows

beforeEach(() => {
  checks = newCheckRows()
})

function cancel(id: number): Promise<void> {
  const settings = { ...checks.services.settings, RATE_LIMITS: 'strict' as const }
  return cancelCheck({ ...checks.services, settings }, OWNER, id)
}

const counted = (): unknown => checks.rows('select count from rate_counters')[0]?.count

test.each([
  ['is queued', { state: 'STARTED', stage: 'queued' }],
  ['waits between attempts', { state: 'STARTED', stage: 'asking' }],
  ['is another user’s', { ...HELD, user_id: OTHER }],
])('a check that %s does not count', async (_, columns) => {
  checks.add({ ...HELD, state: 'STARTED' })
  await cancel(checks.add(columns))
  expect(counted()).toBeUndefined()
})

test('another user’s check goes on', async () => {
  const id = checks.add({ ...HELD, user_id: OTHER })
  await cancel(id)
  expect(checks.check(id)).toMatchObject({ state: 'PROCESSING' })
})

test.each(['reading', 'asking', 'verifying', 'marking'])(
  'a check counts at the stage “%s”',
  async (stage) => {
    checks.add(HELD)
    await cancel(checks.add({ ...HELD, stage }))
    expect(counted()).toBe(1)
  },
)

test('a cancelled check ends with its reason and is refunded; after ten a day the next continues', async () => {
  const ids = Array.from({ length: 11 }, () => checks.add(HELD))
  const last = ids.pop() ?? 0
  for (const id of ids) await cancel(id)
  expect(checks.check(ids[0] ?? 0)).toMatchObject({ state: 'ERROR', failure: 'cancelled' })
  expect(checks.balance(`user:${OWNER}`)).toBe(BALANCE + 10 * 1_200)
  checks.pass(1_000)
  await expect(cancel(last)).rejects.toMatchObject({ code: 'cancelLimit', retryAfter: DAY_SECONDS - 1 })
  expect(checks.check(last)).toMatchObject({ state: 'PROCESSING' })
  checks.pass((DAY_SECONDS - 1) * 1_000)
  await cancel(last)
  expect(checks.check(last)).toMatchObject({ state: 'ERROR' })
})
