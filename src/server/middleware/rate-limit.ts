/** Exact counters in the database: how often something happened within a window of time. */
import { sql } from 'drizzle-orm'
import { AppError } from '../../domain/errors.ts'
import type { AppContext } from '../context.ts'
import { rateCounters } from '../db/schema/index.ts'

/** Operators' own machines and tests set limits that nobody meets by hand. */
const GENEROUS_FACTOR = 100

export interface Limit {
  /** What is counted, e.g. "login". */
  readonly name: string
  readonly max: number
  readonly windowSeconds: number
}

/** Counts one more for `key`; 429 with Retry-After past the limit. */
export async function countAgainst(c: AppContext, limit: Limit, key: string): Promise<void> {
  const { db, clock, settings } = c.var.services
  const window = limit.windowSeconds * 1000
  const now = clock.now()
  const start = Math.floor(now / window) * window
  const max = settings.RATE_LIMITS === 'generous' ? limit.max * GENEROUS_FACTOR : limit.max
  const [counted] = await db.write(
    sql`insert into ${rateCounters} (key, window_start, count) values (${`${limit.name}:${key}`}, ${start}, 1)
      on conflict do update set count = count + 1 returning count`,
  )
  const count = Number(counted?.rows[0]?.count ?? 0)
  if (count > max)
    throw new AppError('tooManyRequests', { retryAfter: Math.ceil((start + window - now) / 1000) })
}

/** The caller's address as Cloudflare saw it; never taken from a header a caller can set. */
export function callerAddress(c: AppContext): string {
  return c.req.header('CF-Connecting-IP') ?? 'local'
}
