/** The sweeper repairs the effects of lost messages and crashed workers: enqueues again and ends old checks. */
import { and, lt, lte, type SQL, sql } from 'drizzle-orm'
import { LIFETIME } from '../../domain/account/account.ts'
import { logFailure, logProblem } from '../base/log.ts'
import type { Needs } from '../base/services.ts'
import { build } from '../db/client.ts'
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
import { allows, running } from '../db/states.ts'
import { failCheck } from './end-check.ts'
import { expire } from './expire.ts'
import { ATTEMPTS_MAX, isStuck } from './lease.ts'

const RESEND_AFTER = 20_000
const GIVE_UP_AFTER = 25 * 60_000
const MAIL_RESEND_AFTER = 60_000
/** An attempt asks the AI for at most ten minutes, so older uploads at the provider are unused. */
const PROVIDER_FILES_MAX_AGE = 15 * 60_000
const MINUTE = 60_000
/** Maximum messages per sweep, so that a backlog doesn't double. */
const RESENT_AT_ONCE = 100

export async function sweep(
  services: Needs<'db' | 'files' | 'providerFiles' | 'jobs' | 'clock' | 'settings'>,
): Promise<void> {
  await repairAheadTimes(services)
  await resendChecks(services)
  await giveUp(services)
  await resendMails(services)
  await deleteProviderFiles(services)
  await expire(services)
}

/** Re-enqueues waiting or expired checks whose message may be lost. */
async function resendChecks(services: Needs<'db' | 'jobs' | 'clock'>): Promise<void> {
  const now = services.clock.now()
  const due = sql`attempts < ${ATTEMPTS_MAX} and not ${isStuck} and not_before <= ${now}
    and (sent_at is null or sent_at < ${now - RESEND_AFTER})
    and ${allows('CLAIM')} and (lease_until is null or lease_until < ${now + MINUTE})`
  const rows = await services.db.run(
    build
      .update(checks)
      .set({ sentAt: now })
      .where(sql`id in (select id from ${checks} where ${due} order by sent_at limit ${RESENT_AT_ONCE})`)
      .returning({ id: checks.id, leaseUntil: checks.leaseUntil }),
  )
  // If a lease is still valid, the message is delayed to its end: a live worker renews it before then.
  for (const { id, leaseUntil } of rows)
    await services.jobs.check(id, Math.max(0, Math.ceil(((leaseUntil ?? now) - now) / 1000)))
}

async function giveUp(services: Needs<'db' | 'files' | 'clock'>): Promise<void> {
  const now = services.clock.now()
  const rows = await services.db.read
    .select({ id: checks.id, isStuck: sql<number>`${isStuck}` })
    .from(checks)
    .where(sql`${running} and (${checks.createdAt} < ${now - GIVE_UP_AFTER}
      or ((${checks.attempts} >= ${ATTEMPTS_MAX} or ${isStuck}) and coalesce(${checks.leaseUntil}, 0) < ${now}))`)
  for (const row of rows) await failCheck(services, row.id, row.isStuck ? 'gave-up' : 'internal')
}

/** Re-enqueues due, unleased letters whose message may be lost. */
async function resendMails(services: Needs<'db' | 'jobs' | 'clock'>): Promise<void> {
  const now = services.clock.now()
  const rows = await services.db.run(
    build
      .update(mails)
      .set({ queuedAt: now })
      .where(
        and(
          lt(mails.queuedAt, now - MAIL_RESEND_AFTER),
          lte(mails.leaseUntil, now),
          lte(mails.notBefore, now),
        ),
      )
      .returning({ id: mails.id }),
  )
  for (const { id } of rows) await services.jobs.mail(id)
}

/** Deletes copies at the AI provider left by killed checks. */
async function deleteProviderFiles({
  clock,
  providerFiles,
}: Needs<'clock' | 'providerFiles'>): Promise<void> {
  try {
    await providerFiles.deleteOlderThan(clock.now() - PROVIDER_FILES_MAX_AGE)
  } catch (error) {
    logFailure('lent-files-not-swept', {}, error)
  }
}

/** Milliseconds: more than clocks of workers differ, and than anything is scheduled ahead. */
const AHEAD_MS = 2 * 3_600_000

/** Repairs times written while the clock was ahead: checks, letters, limits and data would wait for them. */
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
