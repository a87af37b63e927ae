/** Letters are stored in the batch of their cause, by raw SQL that reads other rows; the queue sends them. */
import type { ResultSet } from '@libsql/client'
import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Letter } from '../../pages/emails/layout.tsx'
import type { Settings } from '../base/env.ts'
import { logFailure } from '../base/log.ts'
import { type Mail, MailRefused } from '../base/ports.ts'
import type { Needs } from '../base/services.ts'
import { build } from '../db/client.ts'
import { scaledMax } from '../db/rate-limit.ts'
import { mails, tokens, users } from '../db/schema/index.ts'
import { count, insertWhere } from '../db/statements.ts'

/** Stores a letter to the user that `from` selects ("from users where …"), and returns its row's id. */
export function letterToUser(from: SQL, { subject, text, html }: Letter, now: number): SQL {
  const letter = { recipient: sql`email`, subject, body: text, html, createdAt: now, queuedAt: now }
  return insertWhere(mails, letter, sql`${from} returning id`)
}

/** Limits letters that strangers request; sent whenever no link is valid, so that they keep no owner out. */
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

/** Replaces `placeholder` with a value that only the database knows, in letters of the same batch. */
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

/** Longer than a call to the mail service may take. */
const LEASE_MS = 60_000
const FIRST_WAIT_MS = 60_000
const LONGEST_WAIT_MS = 3_600_000

interface Outgoing extends Mail {
  readonly id: number
  readonly attempts: number
}

/** Sends a due letter that nobody else sends, and deletes it. A refused one flags its address; others are sent again. */
export async function sendMail(services: Needs<'db' | 'mailer' | 'clock'>, id: number): Promise<void> {
  const letter = await claimMail(services, id)
  if (!letter) return
  const { attempts, ...mail } = letter
  try {
    await services.mailer.send(mail)
  } catch (error) {
    logFailure('mail-not-sent', { id, attempts }, error)
    await services.db.settle(
      error instanceof MailRefused ? ending(services, letter) : waiting(services, letter),
    )
    return
  }
  await services.db.settle({ sent: deleting(id) })
}

async function claimMail({ db, clock }: Needs<'db' | 'clock'>, id: number): Promise<Outgoing | null> {
  const now = clock.now()
  const [row] = await db.run(
    build
      .update(mails)
      .set({ leaseUntil: now + LEASE_MS, attempts: sql`${mails.attempts} + 1` })
      .where(and(eq(mails.id, id), lte(mails.leaseUntil, now), lte(mails.notBefore, now)))
      .returning(),
  )
  if (!row) return null
  const { recipient, subject, body, html, createdAt, attempts } = row
  return { id, key: `mail-${id}-${createdAt}`, to: recipient, subject, text: body, html, attempts }
}

function ending({ clock }: Needs<'clock'>, { id, to }: Outgoing) {
  const now = clock.now()
  const flagging = build.update(users).set({ mailRefusedAt: now }).where(eq(users.email, to))
  return { counted: count('mail-refused', now), flagging, sent: deleting(id) }
}

function deleting(id: number) {
  return build.delete(mails).where(eq(mails.id, id))
}

/** Delay before the next attempt: one minute, then two, four, … at most an hour. */
function waiting({ clock }: Needs<'clock'>, { id, attempts }: Outgoing) {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1))
  const release = { leaseUntil: 0, notBefore: clock.now() + wait }
  const mine = and(eq(mails.id, id), eq(mails.attempts, attempts))
  return { released: build.update(mails).set(release).where(mine) }
}
