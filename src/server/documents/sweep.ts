/**
 * What keeps rows true when messages or machines are lost: tells the queues again, ends what is too old, deletes
 * what nothing refers to.
 */
import { sql } from 'drizzle-orm'
import { LIFETIME } from '../../domain/account.ts'
import { checks, mails, rateCounters, results, sessions, tokens } from '../db/schema/index.ts'
import { logFailure } from '../log.ts'
import type { Needs } from '../services.ts'
import { failCheck } from './end-check.ts'
import { uploadKey } from './files.ts'
import { ATTEMPTS_MAX, isStuck } from './lease.ts'
import { allows, running } from './states.ts'

const RESEND_AFTER = 20_000
const GIVE_UP_AFTER = 25 * 60_000
const MAIL_RESEND_AFTER = 60_000
/** An attempt asks the AI for ten minutes at most; what it lent is nobody's after this. */
const LENT_AT_MOST = 15 * 60_000
/** Links in a letter work two days at most. */
const MAIL_GIVE_UP_AFTER = 3 * 86_400_000
const DAY = 86_400_000

export async function sweep(
  services: Needs<'db' | 'files' | 'lentFiles' | 'jobs' | 'clock' | 'settings'>,
): Promise<void> {
  await resendChecks(services)
  await giveUp(services)
  await resendMails(services)
  await expire(services)
  await deleteLentFiles(services)
}

/** Rows that wait, or whose lease ran out, and of which the queue may have lost the message. */
async function resendChecks(services: Needs<'db' | 'jobs' | 'clock'>): Promise<void> {
  const now = services.clock.now()
  const due = sql`attempts < ${ATTEMPTS_MAX} and not ${isStuck} and not_before <= ${now}
    and (sent_at is null or sent_at < ${now - RESEND_AFTER})
    and ${allows('CLAIM')} and (lease_until is null or lease_until < ${now})`
  const [rows] = await services.db.write(sql`update ${checks} set sent_at = ${now} where ${due} returning id`)
  for (const row of rows?.rows ?? []) await services.jobs.check(Number(row.id))
}

async function giveUp(services: Needs<'db' | 'files' | 'clock'>): Promise<void> {
  const now = services.clock.now()
  const rows = await services.db.read
    .select({ id: checks.id, isStuck: sql<number>`${isStuck}` })
    .from(checks)
    .where(sql`${running} and (${checks.createdAt} < ${now - GIVE_UP_AFTER}
      or ((${checks.attempts} >= ${ATTEMPTS_MAX} or ${isStuck}) and coalesce(${checks.leaseUntil}, 0) < ${now}))`)
  for (const row of rows) await failCheck(services, row.id, row.isStuck ? 'gave-up' : 'unavailable')
}

async function resendMails(services: Needs<'db' | 'jobs' | 'clock'>): Promise<void> {
  const now = services.clock.now()
  const [rows] = await services.db.write(
    sql`update ${mails} set queued_at = ${now} where queued_at < ${now - MAIL_RESEND_AFTER} returning id`,
  )
  for (const row of rows?.rows ?? []) await services.jobs.mail(Number(row.id))
}

/** Results past their time, letters nobody takes, dead sessions and tokens, old counters; files that no row refers to. */
async function expire(services: Needs<'settings' | 'db' | 'files' | 'clock'>): Promise<void> {
  const now = services.clock.now()
  const oldest = now - services.settings.RETENTION_DAYS * DAY
  const [expired] = await services.db.write(
    sql`delete from ${results} where created_at < ${oldest} returning pdf_key`,
    sql`delete from ${checks} where ended_at < ${oldest}`,
    sql`delete from ${sessions} where last_seen_at < ${now - LIFETIME.sessionIdle}
      or created_at < ${now - LIFETIME.sessionTotal}`,
    sql`delete from ${mails} where created_at < ${now - MAIL_GIVE_UP_AFTER}`,
    sql`delete from ${tokens} where expires_at < ${now - DAY}`,
    sql`delete from ${rateCounters} where window_start < ${now - DAY}`,
  )
  await services.files.delete(...(expired?.rows ?? []).map((row) => String(row.pdf_key)))
  await deleteOrphans(services)
}

/** Uploads whose check has ended or is gone: a worker was killed before it could delete them. */
async function deleteOrphans(services: Needs<'db' | 'files'>): Promise<void> {
  const kept = await services.files.list('uploads/')
  if (kept.length === 0) return
  const unfinished = await services.db.read.select({ id: checks.id }).from(checks).where(running)
  const wanted = new Set(unfinished.map(({ id }) => uploadKey(id)))
  await services.files.delete(...kept.filter((key) => !wanted.has(key)))
}

/** Copies at the AI's provider whose check was killed before it could delete them. */
async function deleteLentFiles({ clock, lentFiles }: Needs<'clock' | 'lentFiles'>): Promise<void> {
  try {
    await lentFiles.deleteOlderThan(clock.now() - LENT_AT_MOST)
  } catch (error) {
    logFailure('lent-files-not-swept', {}, error)
  }
}
