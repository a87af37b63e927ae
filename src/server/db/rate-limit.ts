import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import { AppError } from '../../domain/errors/errors.ts'
import type { Settings } from '../base/env.ts'
import { sha256 } from '../base/hash.ts'
import type { Needs } from '../base/services.ts'
import { build } from './client.ts'
import { rateCounters } from './schema/index.ts'

/** For tests and local runs. */
const GENEROUS_FACTOR = 100

export interface Limit {
  readonly name: string
  readonly max: number
  readonly windowSeconds: number
}

/** Counts one call for `key`. @throws AppError tooManyRequests, with the seconds to wait */
export async function countAgainst(services: Needs<'db' | 'clock' | 'settings'>, limit: Limit, key: string) {
  const statements = counting(await counterKey(services, limit, key), limit, services.clock.now())
  const { counted } = await services.db.write(statements)
  refusePast(services, limit, counted.rows[0])
}

/** Hashed, so that a counter's row identifies no user. */
export async function counterKey(
  { settings }: Needs<'settings'>,
  limit: Limit,
  key: string,
): Promise<string> {
  return `${limit.name}:${await sha256(settings.SECRET, key)}`
}

/** Increments if `condition` holds; `counted` returns count and window_start. */
export function counting(key: string, limit: Limit, now: number, condition: SQL = sql`true`) {
  return {
    over: build
      .delete(rateCounters)
      .where(and(eq(rateCounters.key, key), lte(rateCounters.windowStart, now - limit.windowSeconds * 1000))),
    // One statement either starts a window or counts within it.
    counted: sql`insert into ${rateCounters} (key, window_start, count)
      select ${key}, coalesce((select window_start from ${rateCounters} where key = ${key}), ${now}), 1
      where ${condition} on conflict do update set count = count + 1 returning count, window_start`,
  }
}

export function refusePast(
  { settings, clock }: Needs<'settings' | 'clock'>,
  { max, windowSeconds }: Limit,
  counted: Readonly<Record<string, unknown>> | undefined,
  code: 'tooManyRequests' | 'cancelLimit' = 'tooManyRequests',
): void {
  if (!counted || Number(counted.count) <= scaledMax(settings, max)) return
  const wait = Number(counted.window_start) + windowSeconds * 1000 - clock.now()
  throw new AppError(code, { retryAfter: Math.max(1, Math.ceil(wait / 1000)) })
}

export function scaledMax({ RATE_LIMITS }: Pick<Settings, 'RATE_LIMITS'>, max: number): number {
  return RATE_LIMITS === 'generous' ? max * GENEROUS_FACTOR : max
}
