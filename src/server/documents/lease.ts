/** A lease says who works on a check. It is renewed while the work goes on, so a crashed run is taken over soon. */
import { sql } from 'drizzle-orm'
import type { Stage } from '../../domain/documents.ts'
import { checks } from '../db/schema/index.ts'
import { logFailure } from '../log.ts'
import type { Needs } from '../services.ts'
import { after, allows } from './states.ts'

const LEASE_MS = 30_000
const RENEW_MS = 10_000
export const ATTEMPTS_MAX = 7

export interface Claim {
  readonly leaseToken: string
  readonly attempts: number
  readonly userId: number
  readonly fileName: string
  readonly rulesText: string
  readonly language: string
  readonly createdAt: number
}

/** Takes a check to work on; null when it has ended, is somebody's, or is not due yet. */
export async function claim(services: Needs<'db' | 'clock' | 'ids'>, id: number): Promise<Claim | null> {
  const leaseToken = services.ids.token()
  const now = services.clock.now()
  const [claimed] = await services.db.write(
    sql`update ${checks} set state = ${after('CLAIM')}, stage = 'reading', lease_token = ${leaseToken},
      lease_until = ${now + LEASE_MS}, attempts = attempts + 1, claimed_at = ${now}
      where id = ${id} and ${allows('CLAIM')} and not_before <= ${now}
      and (lease_until is null or lease_until < ${now})
      returning attempts, user_id, file_name, rules_text, language, created_at`,
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
  }
}

/** Gives a check back, to be tried again after a while. */
export async function release(
  services: Needs<'db' | 'clock'>,
  id: number,
  leaseToken: string,
  delayMs: number,
): Promise<void> {
  const now = services.clock.now()
  await services.db.write(
    sql`update ${checks} set state = ${after('RELEASE')}, stage = 'queued', lease_token = null, lease_until = null,
      not_before = ${now + delayMs}, sent_at = ${now}
      where id = ${id} and lease_token = ${leaseToken} and ${allows('RELEASE')}`,
  )
}

/** Says what the run is doing and renews its lease; false when somebody else has taken over or it was cancelled. */
async function renew(
  services: Needs<'db' | 'clock'>,
  id: number,
  leaseToken: string,
  stage: Stage,
): Promise<boolean> {
  const [renewed] = await services.db.write(
    sql`update ${checks} set stage = ${stage}, lease_until = ${services.clock.now() + LEASE_MS}
      where id = ${id} and lease_token = ${leaseToken} and ${allows('RELEASE')}`,
  )
  return renewed?.rowsAffected === 1
}

/** The lease was lost: what this run still has is worth nothing. */
export class LeaseLost extends Error {}

export interface Holding {
  /** Enters a stage. @throws LeaseLost */
  enter(stage: Stage): Promise<void>
}

/** Runs `work` while the lease is kept alive. */
export async function whileHolding<T>(
  services: Needs<'db' | 'clock'>,
  id: number,
  leaseToken: string,
  work: (holding: Holding) => Promise<T>,
): Promise<T> {
  let stage: Stage = 'reading'
  const heart = setInterval(() => {
    renew(services, id, leaseToken, stage).catch((error) => logFailure('lease-not-renewed', { id }, error))
  }, RENEW_MS)
  try {
    return await work({
      async enter(next) {
        stage = next
        if (!(await renew(services, id, leaseToken, next))) throw new LeaseLost()
      },
    })
  } finally {
    clearInterval(heart)
  }
}
