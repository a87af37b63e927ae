/**
 * Repairs times written while the clock was ahead, once it has been set back. Otherwise checks and letters would wait,
 * limits would hold and data would be kept until those times come. Raw SQL: it compares columns of whole tables.
 */
import { type SQL, sql } from 'drizzle-orm'
import { LIFETIME } from '../../domain/account/account.ts'
import { logProblem } from '../base/log.ts'
import type { Needs } from '../base/services.ts'
import {
  breakers,
  checks,
  counters,
  mails,
  rateCounters,
  results,
  sessions,
  tokens,
} from '../db/schema/index.ts'
import { count } from '../db/statements.ts'

/** Milliseconds: more than clocks of workers differ, and than anything is scheduled ahead. */
const AHEAD_MS = 2 * 3_600_000

/** Call regularly: notes the time, and compares it with the one noted before. */
export async function repairAheadTimes({ db, clock }: Needs<'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const ahead = now + AHEAD_MS
  const noted = await db.read.all(sql`select 1 from ${counters} where name = 'sweep' and last_at > ${ahead}`)
  if (noted.length > 0) {
    logProblem('clock-set-back', {})
    await db.write({ repairs: repairs(now, ahead) })
  }
  await db.run(count('sweep', now))
}

function repairs(now: number, ahead: number): SQL[] {
  const past = (...columns: readonly string[]) =>
    sql.join(
      columns.map((column) => sql.raw(`${column} = min(${column}, ${now})`)),
      sql`, `,
    )
  const any = (...columns: readonly string[]) =>
    sql.join(
      columns.map((column) => sql`${sql.raw(column)} > ${ahead}`),
      sql` or `,
    )
  const pulled = (table: SQL, ...columns: readonly string[]) =>
    sql`update ${table} set ${past(...columns)} where ${any(...columns)}`
  return [
    pulled(
      sql`${checks}`,
      ...['created_at', 'claimed_at', 'ended_at', 'sent_at', 'lease_until', 'not_before'],
    ),
    pulled(sql`${mails}`, 'created_at', 'queued_at', 'lease_until', 'not_before'),
    pulled(sql`${results}`, 'created_at'),
    pulled(sql`${sessions}`, 'created_at', 'last_seen_at'),
    pulled(sql`${breakers}`, 'open_until'),
    sql`update ${tokens} set expires_at = ${now + LIFETIME.reset} where expires_at > ${ahead + LIFETIME.confirmation}`,
    sql`delete from ${rateCounters} where window_start > ${ahead}`,
  ]
}
