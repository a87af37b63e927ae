/** Exact counters in the database: how often something happened within a window of time. */
import { type SQL, sql } from 'drizzle-orm'
import { AppError } from '../../domain/errors.ts'
import { networkOf } from '../../domain/network.ts'
import type { AppContext } from '../context.ts'
import { rateCounters } from '../db/schema/index.ts'
import type { Settings } from '../env.ts'
import { sha256 } from '../hash.ts'

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
  const { db, clock } = c.var.services
  const [, counted] = await db.write(...counting(await counterKey(c, limit, key), limit, clock.now()))
  refusePast(c, limit, counted?.rows[0])
}

/** Whom a counter is about is not to be read in its row. */
export async function counterKey(c: AppContext, limit: Limit, key: string): Promise<string> {
  return `${limit.name}:${await sha256(c.var.services.settings.SECRET, key)}`
}

/** Counts one more where `condition` holds; the second statement answers count and window_start. */
export function counting(key: string, limit: Limit, now: number, condition: SQL = sql`true`): [SQL, SQL] {
  return [
    sql`delete from ${rateCounters} where key = ${key} and window_start <= ${now - limit.windowSeconds * 1000}`,
    // A window begins with its first count.
    sql`insert into ${rateCounters} (key, window_start, count)
      select ${key}, coalesce((select window_start from ${rateCounters} where key = ${key}), ${now}), 1
      where ${condition} on conflict do update set count = count + 1 returning count, window_start`,
  ]
}

/** @throws AppError tooManyRequests */
export function refusePast(
  c: AppContext,
  { max, windowSeconds }: Limit,
  counted: Readonly<Record<string, unknown>> | undefined,
): void {
  const { settings, clock } = c.var.services
  if (!counted || Number(counted.count) <= most(settings, max)) return
  const wait = Number(counted.window_start) + windowSeconds * 1000 - clock.now()
  throw new AppError('tooManyRequests', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) })
}

/** A limit as the operator's setting has it. */
export function most({ RATE_LIMITS }: Pick<Settings, 'RATE_LIMITS'>, max: number): number {
  return RATE_LIMITS === 'generous' ? max * GENEROUS_FACTOR : max
}

/** The caller's network as Cloudflare saw it; never taken from a header a caller can set. */
export function callerAddress(c: AppContext): string {
  return networkOf(c.req.header('CF-Connecting-IP') ?? 'local')
}
