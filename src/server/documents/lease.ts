/**
 * Leases: which worker runs a check. A lease is renewed during the work, so that another worker soon replaces a crashed
 * one. Raw SQL: the statement that changes the lease also checks state and holder.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { Stage } from '../../domain/document/documents.ts'
import type { CheckResult } from '../../domain/results/verdicts.ts'
import { logFailure } from '../base/log.ts'
import type { Needs } from '../base/services.ts'
import { checks } from '../db/schema/index.ts'
import { allows, targetState } from '../db/states.ts'
import { storedResult } from '../db/stored-results.ts'

const LEASE_MS = 30_000
const RENEW_MS = 10_000
export const ATTEMPTS_MAX = 7
/** Simultaneous checks of one user, out of the ten workers in production. */
export const RUNNING_MAX = 4

export interface Claim {
  readonly leaseToken: string
  readonly attempts: number
  readonly userId: number
  readonly fileName: string
  readonly rulesText: string
  readonly language: string
  readonly createdAt: number
  readonly timesAsked: number
  /** Stages in which earlier attempts broke off. */
  readonly deaths: readonly string[]
  /** Result that an earlier attempt verified, or null. */
  readonly judged: CheckResult | null
}

/**
 * Two attempts broke off in the same stage, so there is no third. Highlighting is the exception: the verified result is
 * stored, and a third attempt ends without highlights.
 */
const brokeOffHere = sql`instr(deaths, stage || ' ') > 0 and stage <> 'marking'`
/** Has a lease, valid or expired. */
const taken = allows('RELEASE')
export const isStuck: SQL = sql`(${taken} and ${brokeOffHere})`

/**
 * Claims a check; null if it has ended, is leased, is not due, is stuck, or its user has `RUNNING_MAX` running checks.
 */
export async function claim(services: Needs<'db' | 'clock' | 'ids'>, id: number): Promise<Claim | null> {
  const leaseToken = services.ids.token()
  const now = services.clock.now()
  const [claimed] = await services.db.write(
    sql`update ${checks} set state = ${targetState('CLAIM')}, stage = 'reading', lease_token = ${leaseToken},
      lease_until = ${now + LEASE_MS}, attempts = attempts + 1, claimed_at = ${now},
      deaths = deaths || case when ${taken} then stage || ' ' else '' end
      where id = ${id} and ${allows('CLAIM')} and not_before <= ${now}
      and (lease_until is null or lease_until < ${now}) and not ${isStuck}
      and (select count(*) from ${checks} r where r.user_id = ${checks.userId} and r.state = 'PROCESSING'
        and r.lease_until >= ${now}) < ${RUNNING_MAX}
      returning attempts, user_id, file_name, rules_text, language, created_at, times_asked, deaths, judged`,
  )
  const row = claimed?.rows[0]
  if (!row) return null
  return {
    leaseToken,
    attempts: Number(row.attempts),
    userId: Number(row.user_id),
    fileName: String(row.file_name),
    rulesText: String(row.rules_text),
    language: String(row.language),
    createdAt: Number(row.created_at),
    timesAsked: Number(row.times_asked),
    deaths: String(row.deaths).split(' '),
    judged: row.judged === null ? null : storedResult(String(row.judged)),
  }
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
  const [released] = await services.db.write(
    sql`update ${checks} set state = ${targetState('RELEASE')}, stage = 'queued', lease_token = null, lease_until = null,
      deaths = ${brokeOff ? sql`deaths || stage || ' '` : sql`deaths`},
      not_before = ${now + delayMs}, sent_at = ${now}
      where id = ${id} and lease_token = ${leaseToken} and ${allows('RELEASE')}
      ${brokeOff ? sql`and not (${brokeOffHere})` : sql``}`,
  )
  return released?.rowsAffected === 1
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
  const [renewed] = await services.db.write(
    sql`update ${checks} set stage = ${stage}, lease_until = ${services.clock.now() + LEASE_MS} ${kept}
      where id = ${id} and lease_token = ${leaseToken} and ${taken}`,
  )
  return renewed?.rowsAffected === 1
}

/** The lease was lost; the run discards its work. */
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
  const losing = new AbortController()
  const heart = setInterval(() => {
    renew(services, id, leaseToken, stage).then(
      (isHeld) => isHeld || losing.abort(new LeaseLost()),
      (error) => logFailure('lease-not-renewed', { id }, error),
    )
  }, RENEW_MS)
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
