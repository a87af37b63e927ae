/**
 * The sweeper repairs the effects of lost messages and crashed workers: enqueues again, ends old checks, deletes
 * unreferenced files.
 */
import { and, lt, lte, or, sql } from 'drizzle-orm'
import { LIFETIME } from '../../domain/account.ts'
import { build } from '../db/client.ts'
import { count } from '../db/counters.ts'
import { checks, mails, rateCounters, results, sessions, tokens } from '../db/schema/index.ts'
import { logFailure } from '../log.ts'
import type { Needs } from '../services.ts'
import { failCheck } from './end-check.ts'
import { annotatedPrefix, uploadKey } from './files.ts'
import { ATTEMPTS_MAX, isStuck } from './lease.ts'
import { allows, running } from './states.ts'

const RESEND_AFTER = 20_000
const GIVE_UP_AFTER = 25 * 60_000
const MAIL_RESEND_AFTER = 60_000
/** An attempt asks the AI for at most ten minutes, so older uploads at the provider are unused. */
const PROVIDER_FILES_MAX_AGE = 15 * 60_000
/** Links in letters work for two days at most. */
const MAIL_GIVE_UP_AFTER = 3 * 86_400_000
const MINUTE = 60_000
const DAY = 86_400_000
/** Maximum messages per sweep, so that a backlog doesn't double. */
const RESENT_AT_ONCE = 100

export async function sweep(
  services: Needs<'db' | 'files' | 'providerFiles' | 'jobs' | 'clock' | 'settings'>,
): Promise<void> {
  await resendChecks(services)
  await giveUp(services)
  await resendMails(services)
  await expire(services)
  await deleteProviderFiles(services)
}

/** Re-enqueues waiting or expired checks whose message may be lost. */
async function resendChecks(services: Needs<'db' | 'jobs' | 'clock'>): Promise<void> {
  const now = services.clock.now()
  const due = sql`attempts < ${ATTEMPTS_MAX} and not ${isStuck} and not_before <= ${now}
    and (sent_at is null or sent_at < ${now - RESEND_AFTER})
    and ${allows('CLAIM')} and (lease_until is null or lease_until < ${now + MINUTE})`
  const [rows] = await services.db.write(
    // Raw SQL: a limited update with conditions on the machine's states.
    sql`update ${checks} set sent_at = ${now} where id in
      (select id from ${checks} where ${due} order by sent_at limit ${RESENT_AT_ONCE}) returning id, lease_until`,
  )
  // If a lease is still valid, the message is delayed to its end: a live worker renews it before then.
  for (const { id, lease_until: until } of rows?.rows ?? [])
    await services.jobs.check(Number(id), Math.max(0, Math.ceil((Number(until ?? now) - now) / 1000)))
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

/** Re-enqueues due, unleased letters whose message may be lost. */
async function resendMails(services: Needs<'db' | 'jobs' | 'clock'>): Promise<void> {
  const now = services.clock.now()
  const [rows] = await services.db.write(
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
  for (const row of rows?.rows ?? []) await services.jobs.mail(Number(row.id))
}

/** Deletes expired results, sessions and tokens, undeliverable letters and old counters. */
async function expire(services: Needs<'settings' | 'db' | 'files' | 'clock'>): Promise<void> {
  const now = services.clock.now()
  const oldest = now - services.settings.RETENTION_DAYS * DAY
  const [expired] = await services.db.write(
    build.delete(results).where(lt(results.createdAt, oldest)).returning({ pdfKey: results.pdfKey }),
    build.delete(checks).where(lt(checks.endedAt, oldest)),
    build
      .delete(sessions)
      .where(
        or(
          lt(sessions.lastSeenAt, now - LIFETIME.sessionIdle),
          lt(sessions.createdAt, now - LIFETIME.sessionTotal),
        ),
      ),
    build.delete(mails).where(lt(mails.createdAt, now - MAIL_GIVE_UP_AFTER)),
    build.delete(tokens).where(lt(tokens.expiresAt, now - DAY)),
    build.delete(rateCounters).where(lt(rateCounters.windowStart, now - DAY)),
  )
  const keys = (expired?.rows ?? []).map((row) => String(row.pdf_key))
  if (keys.length > 0) await services.db.write(count('deletion', now))
  await services.files.delete(...keys)
  await deleteOrphans(services, 'uploads/', wantedUploads)
  await deleteOrphans(services, 'annotated/', wantedMarked)
}

/** Deletes unreferenced files, left by a killed worker or a failed deletion. */
async function deleteOrphans(
  services: Needs<'db' | 'files' | 'clock'>,
  prefix: string,
  wanted: (services: Needs<'db'>, keys: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  const keys = await someKeys(services, prefix)
  if (keys.length === 0) return
  // Queried after listing, so that rows written since then count.
  const kept = await wanted(services, keys)
  await services.files.delete(...keys.filter((key) => !kept.has(key)))
}

/** All keys while they are few, else a different range per sweep. */
async function someKeys(
  { files, clock }: Needs<'files' | 'clock'>,
  prefix: string,
): Promise<readonly string[]> {
  const start = `${prefix}${10 + (Math.floor(clock.now() / MINUTE) % 90)}`
  const later = await files.some(prefix, start)
  const earlier = await files.some(prefix, prefix)
  return [...new Set([...later, ...earlier])]
}

/** Uploads are kept until their check has ended. */
async function wantedUploads({ db }: Needs<'db'>): Promise<ReadonlySet<string>> {
  const unfinished = await db.read.select({ id: checks.id }).from(checks).where(running)
  return new Set(unfinished.map(({ id }) => uploadKey(id)))
}

/** Marked files are kept while a result refers to them or a run may soon. */
async function wantedMarked({ db }: Needs<'db'>, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const list = JSON.stringify(keys)
  const [unfinished, kept] = await db.read.batch([
    db.read.select({ id: checks.id }).from(checks).where(running),
    db.read
      .select({ key: results.pdfKey })
      .from(results)
      .where(sql`${results.pdfKey} in (select value from json_each(${list}))`),
  ])
  const prefixes = unfinished.map(({ id }) => annotatedPrefix(id))
  return new Set([
    ...kept.map(({ key }) => key),
    ...keys.filter((key) => prefixes.some((prefix) => key.startsWith(prefix))),
  ])
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
