/** A clock that was wrong by a year and has been set back. */
import { beforeEach, expect, test, vi } from 'vitest'
import { repairAheadTimes } from '../../src/server/documents/sweep.ts'
import { type CheckRows, HELD, NOW, newCheckRows } from './check-rows.ts'

const HOUR = 3_600_000
const WRONG = NOW + 365 * 24 * HOUR

let checks: CheckRows

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  checks = newCheckRows()
})

function sweepAt(now: number): Promise<void> {
  return repairAheadTimes({ db: checks.services.db, clock: { now: () => now } })
}

const rows = (query: string) => checks.rows(query)

test('nothing waits, is refused or is kept until the time that the clock was ahead', async () => {
  const id = checks.add({
    ...HELD,
    ...{ created_at: WRONG, claimed_at: WRONG, sent_at: WRONG, not_before: WRONG, lease_until: WRONG },
  })
  rows(`insert into mails (recipient, subject, body, html, created_at, queued_at, not_before, lease_until)
    values ('a', '', '', '', ${WRONG}, ${WRONG}, ${WRONG}, ${WRONG})`)
  rows(`insert into results (user_id, body, pdf_key, created_at) values (1, '{}', 'a', ${WRONG})`)
  rows(
    `insert into sessions (token_hash, user_id, created_at, last_seen_at) values ('a', 1, ${WRONG}, ${WRONG})`,
  )
  rows(`insert into tokens (token_hash, user_id, purpose, expires_at) values ('a', 1, 'reset', ${WRONG})`)
  rows(`insert into breakers (name, failures, open_until) values ('ai', 3, ${WRONG})`)
  rows(`insert into rate_counters (key, window_start, count) values ('a', ${WRONG}, 9), ('b', ${NOW}, 9)`)
  await sweepAt(WRONG)
  await sweepAt(NOW)
  expect(checks.check(id)).toMatchObject({
    ...{ created_at: NOW, claimed_at: NOW, sent_at: NOW, not_before: NOW, lease_until: NOW, ended_at: null },
  })
  expect(rows('select created_at, queued_at, not_before, lease_until from mails')).toEqual([
    { created_at: NOW, queued_at: NOW, not_before: NOW, lease_until: NOW },
  ])
  expect(rows('select created_at from results')).toEqual([{ created_at: NOW }])
  expect(rows('select created_at, last_seen_at from sessions')).toEqual([
    { created_at: NOW, last_seen_at: NOW },
  ])
  expect(rows('select expires_at from tokens')).toEqual([{ expires_at: NOW + HOUR }])
  expect(rows('select open_until from breakers')).toEqual([{ open_until: NOW }])
  expect(rows('select key from rate_counters')).toEqual([{ key: 'b' }])
})

test('clocks that differ by minutes change nothing', async () => {
  const id = checks.add({ ...HELD, not_before: NOW + 3 * HOUR })
  const before = checks.check(id)
  await sweepAt(NOW + 2 * HOUR)
  await sweepAt(NOW)
  await sweepAt(NOW + HOUR)
  expect(checks.check(id)).toEqual(before)
})
