/** Deletes what is kept no longer: rows past their lifetime and files that no row refers to. */
import { lt, or, sql } from 'drizzle-orm'
import { LIFETIME } from '../../domain/account/account.ts'
import type { Needs } from '../base/services.ts'
import { build } from '../db/client.ts'
import {
  checks,
  ledgerAccounts,
  mails,
  rateCounters,
  results,
  sessions,
  tokens,
  users,
} from '../db/schema/index.ts'
import { count } from '../db/statements.ts'
import { running } from '../db/states.ts'
import { annotatedPrefix, uploadKey } from './files.ts'

/** Links in letters work for two days at most. */
const MAIL_GIVE_UP_AFTER = 3 * 86_400_000
const MINUTE = 60_000
const DAY = 86_400_000

export async function expire(services: Needs<'settings' | 'db' | 'files' | 'clock'>): Promise<void> {
  const now = services.clock.now()
  const oldest = now - services.settings.RETENTION_DAYS * DAY
  const { expired } = await services.db.write({
    expired: build.delete(results).where(lt(results.createdAt, oldest)).returning({ pdfKey: results.pdfKey }),
    checks: build.delete(checks).where(lt(checks.endedAt, oldest)),
    sessions: build
      .delete(sessions)
      .where(
        or(
          lt(sessions.lastSeenAt, now - LIFETIME.sessionIdle),
          lt(sessions.createdAt, now - LIFETIME.sessionTotal),
        ),
      ),
    letters: build.delete(mails).where(lt(mails.createdAt, now - MAIL_GIVE_UP_AFTER)),
    links: build.delete(tokens).where(lt(tokens.expiresAt, now - DAY)),
    // Nobody can sign in to these users, so they own nothing; what an operator may
    // have credited is kept.
    unconfirmed: sql`delete from ${users} where confirmed_at is null and created_at < ${now - LIFETIME.unconfirmed}
      and not exists (select 1 from ${tokens} t where t.user_id = ${users}.id and t.expires_at > ${now})
      and not exists (select 1 from ${ledgerAccounts} a where a.id = 'user:' || ${users}.id and a.balance <> 0)`,
    counters: build.delete(rateCounters).where(lt(rateCounters.windowStart, now - DAY)),
  })
  const keys = expired.map(({ pdfKey }) => pdfKey)
  if (keys.length > 0) await services.db.run(count('deletion', now))
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
async function someKeys({ files, clock }: Needs<'files' | 'clock'>, prefix: string) {
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

/** Highlighted PDFs are kept while a result refers to them or a run may soon. */
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
