/**
 * Chooses the next check. A queue message only signals work: users take turns, so that no user waits for all checks of
 * another or occupies every worker.
 */
import { sql } from 'drizzle-orm'
import type { Needs } from '../base/services.ts'
import { checks } from '../db/schema/index.ts'
import { mayAskAi } from './breaker.ts'
import { ATTEMPTS_MAX, isStuck, RUNNING_MAX } from './lease.ts'

export async function nextCheck(services: Needs<'db' | 'clock'>, told: number): Promise<number | null> {
  const now = services.clock.now()
  const due = sql`c.attempts < ${ATTEMPTS_MAX} and c.not_before <= ${now} and (c.id = ${told} or c.stored_at is not null)
    and not ${isStuck} and (c.state = 'STARTED' or (c.state = 'PROCESSING' and c.lease_until < ${now}))`
  const running = sql`(select count(*) from ${checks} r where r.user_id = c.user_id
    and r.state = 'PROCESSING' and r.lease_until >= ${now})`
  const [row] = await services.db.read.all<{ id: number }>(
    sql`select min(c.id) as id from ${checks} c where ${due} group by c.user_id having ${running} < ${RUNNING_MAX}
      order by ${running}, coalesce((select max(claimed_at) from ${checks} l where l.user_id = c.user_id), 0), id limit 1`,
  )
  if (!row) return null
  return (await mayAskAi(services)) ? row.id : null
}

/** Another waiting check of the same user: its message may have been consumed while the user was at the limit. */
export async function nextOfSameUser(
  { db, clock }: Needs<'db' | 'clock'>,
  id: number,
): Promise<number | null> {
  const now = clock.now()
  const [row] = await db.read.all<{ id: number }>(
    sql`select id from ${checks} where user_id = (select user_id from ${checks} where id = ${id})
      and state = 'STARTED' and stored_at is not null and not_before <= ${now} order by id limit 1`,
  )
  return row?.id ?? null
}
