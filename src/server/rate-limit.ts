/** Rate limits with exact counters in the database. */
import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import { AppError } from '../../domain/errors.ts'
import { networkOf } from '../../domain/network.ts'
import type { AppContext } from '../context.ts'
import { build, type Statement } from '../db/client.ts'
import { rateCounters } from '../db/schema/index.ts'
import type { Settings } from '../env.ts'
import { sha256 } from '../hash.ts'

/** For tests and local runs. */
const GENEROUS_FACTOR = 100

export interface Limit {
  /** Name of the counter, e.g. "login". */
  readonly name: string
  readonly max: number
  readonly windowSeconds: number
}

/** Counts one call for `key` and sets Retry-After above the limit. @throws AppError tooManyRequests */
export async function countAgainst(c: AppContext, limit: Limit, key: string): Promise<void> {
  const { db, clock } = c.var.services
  const [, counted] = await db.write(...counting(await counterKey(c, limit, key), limit, clock.now()))
  refusePast(c, limit, counted?.rows[0])
}

/** Hashed, so that a counter's row identifies no user. */
export async function counterKey(c: AppContext, limit: Limit, key: string): Promise<string> {
  return `${limit.name}:${await sha256(c.var.services.settings.SECRET, key)}`
}

/** Increments if `condition` holds; the second statement returns count and window_start. */
export function counting(key: string, limit: Limit, now: number, condition: SQL = sql`true`): Statement[] {
  return [
    build
      .delete(rateCounters)
      .where(and(eq(rateCounters.key, key), lte(rateCounters.windowStart, now - limit.windowSeconds * 1000))),
    // Raw SQL: one statement either starts a window or counts within it.
    sql`insert into ${rateCounters} (key, window_start, count)
      select ${key}, coalesce((select window_start from ${rateCounters} where key = ${key}), ${now}), 1
      where ${condition} on conflict do update set count = count + 1 returning count, window_start`,
  ]
}

/** @throws AppError `code` */
export function refusePast(
  c: AppContext,
  { max, windowSeconds }: Limit,
  counted: Readonly<Record<string, unknown>> | undefined,
  code: 'tooManyRequests' | 'cancelLimit' = 'tooManyRequests',
): void {
  const { settings, clock } = c.var.services
  if (!counted || Number(counted.count) <= most(settings, max)) return
  const wait = Number(counted.window_start) + windowSeconds * 1000 - clock.now()
  throw new AppError(code, { retryAfter: Math.max(1, Math.ceil(wait / 1000)) })
}

/** `max`, adjusted for RATE_LIMITS. */
export function most({ RATE_LIMITS }: Pick<Settings, 'RATE_LIMITS'>, max: number): number {
  return RATE_LIMITS === 'generous' ? max * GENEROUS_FACTOR : max
}

/** The caller's network as Cloudflare saw it, because a caller can forge other headers. */
export function callerAddress(c: AppContext): string {
  return networkOf(c.req.header('CF-Connecting-IP') ?? 'local')
}
