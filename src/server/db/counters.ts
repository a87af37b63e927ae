/** Counters for the operator. */
import { type SQL, sql } from 'drizzle-orm'
import { counters } from './schema/index.ts'

export type CounterName = 'sweep' | 'payment-in-suspense' | 'reversal-unknown' | 'mail-refused' | 'deletion'

/** Increments the counter if `condition` holds. Raw SQL: one statement decides, creates and counts. */
export function count(name: CounterName, now: number, condition: SQL = sql`true`): SQL {
  return sql`insert into ${counters} (name, count, last_at) select ${name}, 1, ${now} where ${condition}
    on conflict do update set count = count + 1, last_at = excluded.last_at`
}
