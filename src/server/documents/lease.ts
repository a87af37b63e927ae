/**
 * Leases: which worker runs a check. A lease is renewed during the work, so that another worker soon replaces a crashed
 * one. Raw SQL: the statement that changes the lease also checks state and holder.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { Stage } from '../../domain/document/documents.ts'
import type { CheckResult } from '../../domain/results/verdicts.ts'
import { logFailure } from '../base/log.ts'
import type { Needs } from '../base/services.ts'
import { build } from '../db/client.ts'
import { checks } from '../db/schema/index.ts'
import { allows, targetState } from '../db/states.ts'
import { mayAskAi } from './breaker.ts'

const LEASE_MS = 30_000
/** A check that was cancelled or deleted goes on for no longer. */
const LOOK_MS = 1_000
/** Looks for each renewal, which costs a write. */
const LOOKS_A_RENEWAL = 10
export const ATTEMPTS_MAX = 7
/** Simultaneous checks of one user, out of the ten workers in production. */
export const RUNNING_MAX = 4

export interface Claim extends Omit<typeof checks.$inferSelect, 'leaseToken' | 'deaths'> {
  readonly leaseToken: string
  readonly deaths: readonly string[]
}

/**
 * Two attempts broke off in the same stage, so there is no third. Highlighting is the exception: the verified result is
 * stored, and a third attempt ends without highlights.
 */
const brokeOffHere = sql`instr(deaths, stage || ' ') > 0 and stage <> 'marking'`
const taken = allows('RELEASE')
export const isStuck: SQL = sql`(${taken} and ${brokeOffHere})`

/**
 * Claims a check; null if it has ended, is leased, is not due, is stuck, or its user has `RUNNING_MAX` running checks.
 */
export async function claim(services: Needs<'db' | 'clock' | 'ids'>, id: number): Promise<Claim | null> {
  const leaseToken = services.ids.token()
  const now = services.clock.now()
  const [row] = await services.db.run(
    build
      .update(checks)
      .set({
        state: targetState('CLAIM'),
        stage: 'reading',
        leaseToken,
        leaseUntil: now + LEASE_MS,
        attempts: sql`attempts + 1`,
        claimedAt: now,
        deaths: sql`deaths || case when ${taken} then stage || ' ' else '' end`,
      })
      .where(
        sql`id = ${id} and ${allows('CLAIM')} and not_before <= ${now}
          and (lease_until is null or lease_until < ${now}) and not ${isStuck}
          and (select count(*) from ${checks} r where r.user_id = ${checks.userId} and r.state = 'PROCESSING'
            and r.lease_until >= ${now}) < ${RUNNING_MAX}`,
      )
      .returning(),
  )
  return row ? { ...row, leaseToken, deaths: row.deaths.split(' ') } : null
}

/**
 * Releases a check for a later retry. With `brokeOff` the attempt counts as broken off in its stage. Returns false if
 * that was the second time or the lease is lost.
 */
export async function release(
  services: Needs<'db' | 'clock'>,
  id: number,
  leaseToken: string,
  { delayMs, brokeOff }: { delayMs: number; brokeOff: boolean },
): Promise<boolean> {
  const now = services.clock.now()
  const released = await services.db.run(
    sql`update ${checks} set state = ${targetState('RELEASE')}, stage = 'queued', lease_token = null, lease_until = null,
      deaths = ${brokeOff ? sql`deaths || stage || ' '` : sql`deaths`},
      not_before = ${now + delayMs}, sent_at = ${now}
      where id = ${id} and lease_token = ${leaseToken} and ${allows('RELEASE')}
      ${brokeOff ? sql`and not (${brokeOffHere})` : sql``}`,
  )
  return released.rowsAffected === 1
}

/** Stores the stage and renews the lease; false if another worker has it or the check was cancelled. */
async function renew(
  services: Needs<'db' | 'clock'>,
  id: number,
  leaseToken: string,
  stage: Stage,
  judged?: CheckResult,
): Promise<boolean> {
  const kept = judged ? sql`, judged = ${JSON.stringify(judged)}` : sql``
  const renewed = await services.db.run(
    sql`update ${checks} set stage = ${stage}, lease_until = ${services.clock.now() + LEASE_MS} ${kept}
      where id = ${id} and lease_token = ${leaseToken} and ${taken}`,
  )
  return renewed.rowsAffected === 1
}

async function isHeld({ db }: Needs<'db'>, id: number, leaseToken: string): Promise<boolean> {
  const [row] = await db.read.all(
    sql`select 1 from ${checks} where id = ${id} and lease_token = ${leaseToken} and ${taken}`,
  )
  return row !== undefined
}

export class LeaseLost extends Error {}

export interface Holding {
  /** Enters a stage; `judged` is stored for later attempts. @throws LeaseLost */
  enter(stage: Stage, judged?: CheckResult): Promise<void>
  /** Aborts with LeaseLost, so that nobody is asked about a document that was deleted or whose check was cancelled. */
  readonly lost: AbortSignal
}

/** Runs `work` and keeps renewing the lease. @throws LeaseLost; what `work` throws */
export async function withLease<T>(
  services: Needs<'db' | 'clock'>,
  id: number,
  leaseToken: string,
  work: (holding: Holding) => Promise<T>,
): Promise<T> {
  let stage: Stage = 'reading'
  let looks = 0
  const losing = new AbortController()
  async function look(): Promise<void> {
    looks += 1
    const isSeen = looks % LOOKS_A_RENEWAL > 0 && (await isHeld(services, id, leaseToken))
    // A replica of the database may not know the claim yet; the renewal does.
    if (!isSeen && !(await renew(services, id, leaseToken, stage))) losing.abort(new LeaseLost())
  }
  const heart = setInterval(() => {
    look().catch((error) => logFailure('lease-not-renewed', { id }, error))
  }, LOOK_MS)
  try {
    return await work({
      lost: losing.signal,
      async enter(next, judged) {
        stage = next
        if (!(await renew(services, id, leaseToken, next, judged))) throw new LeaseLost()
      },
    })
  } catch (error) {
    losing.signal.throwIfAborted()
    throw error
  } finally {
    clearInterval(heart)
  }
}

/** A queue message only signals work: users take turns, so that nobody waits for all checks of another. */
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
