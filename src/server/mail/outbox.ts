/**
 * Letters are stored in the batch of their cause; the queue sends them. Raw SQL, because the statements read other rows to
 * compute or decide what they write.
 */
import type { ResultSet } from '@libsql/client'
import { type SQL, sql } from 'drizzle-orm'
import type { Letter } from '../../pages/emails/layout.tsx'
import type { Settings } from '../base/env.ts'
import { logFailure } from '../base/log.ts'
import type { Needs } from '../base/services.ts'
import { scaledMax } from '../db/rate-limit.ts'
import { mails, tokens, users } from '../db/schema/index.ts'
import { insertWhere } from '../db/statements.ts'

/** Stores a letter to the user that `from` selects ("from users where …"), and returns its row's id. */
export function letterToUser(from: SQL, { subject, text, html }: Letter, now: number): SQL {
  const letter = { recipient: sql`email`, subject, body: text, html, createdAt: now, queuedAt: now }
  return insertWhere(mails, letter, sql`${from} returning id`)
}

/**
 * Limits letters that strangers request for an address. Every link sent stays valid, and one is sent whenever none is,
 * so that they can't keep its owner out.
 */
const LINKS = [
  { max: 3, withinMs: 15 * 60_000 },
  { max: 10, withinMs: 24 * 3_600_000 },
] as const

/** SQL condition on table "users": whether one more link of this kind may be mailed. */
export function mayMailLink(
  settings: Pick<Settings, 'RATE_LIMITS'>,
  purpose: 'confirm' | 'reset',
  lifetime: number,
  now: number,
): SQL {
  const sentWithin = (ms: number) => sql`(select count(*) from ${tokens} t where t.user_id = ${users}.id
    and t.purpose = ${purpose} and t.used_at is null and t.expires_at > ${now + lifetime - ms})`
  const [quarter, day] = LINKS.map(
    ({ max, withinMs }) => sql`${sentWithin(withinMs)} < ${scaledMax(settings, max)}`,
  )
  return sql`((${quarter} and ${day}) or ${sentWithin(lifetime)} = 0)`
}

/**
 * Replaces `placeholder` with a value that only the database knows, in letters of the same batch; earlier letters no
 * longer contain it.
 */
export function fillIn(placeholder: string, value: SQL, now: number): SQL {
  return sql`update ${mails} set body = replace(body, ${placeholder}, ${value}), html = replace(html, ${placeholder}, ${value})
    where queued_at = ${now} and instr(body, ${placeholder}) > 0`
}

/** Dummy id enqueued when no letter was written, so that unknown addresses take as long as known ones. */
const NO_LETTER = 0

/** Enqueues the letter that `letterToUser` stored. If that fails, the sweeper does it later. */
export async function enqueueMail(services: Needs<'jobs'>, { rows }: Pick<ResultSet, 'rows'>): Promise<void> {
  const letter = Number(rows[0]?.id ?? NO_LETTER)
  try {
    await services.jobs.mail(letter)
  } catch (error) {
    logFailure('mail-not-queued', { id: letter }, error)
  }
}
