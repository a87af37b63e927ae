/**
 * Letters are stored in the batch of their cause; the queue sends them. Raw SQL where a statement reads other rows
 * to compute or decide what it writes.
 */
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { build, type Statement } from '../db/client.ts'
import { count } from '../db/counters.ts'
import { mails, tokens, users } from '../db/schema/index.ts'
import type { Settings } from '../env.ts'
import { logFailure } from '../log.ts'
import { MailRefused } from '../ports.ts'
import { scaledMax } from '../rate-limit.ts'
import type { Needs } from '../services.ts'

export interface Letter {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Statement that stores a letter and returns its row's id. */
export function letterTo(recipient: string, letter: Letter, now: number): SQL {
  return sql`insert into ${mails} (recipient, subject, body, html, created_at, queued_at)
    values (${recipient}, ${letter.subject}, ${letter.text}, ${letter.html}, ${now}, ${now}) returning id`
}

/** As `letterTo` for the user that `from` selects ("from users where …"); returns no row without one. */
export function letterToUser(from: SQL, letter: Letter, now: number): SQL {
  return sql`insert into ${mails} (recipient, subject, body, html, created_at, queued_at)
    select email, ${letter.subject}, ${letter.text}, ${letter.html}, ${now}, ${now} ${from} returning id`
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

/** Enqueues a letter just written. If that fails, the sweeper does it later. */
export async function enqueueMail(services: Needs<'jobs'>, id: unknown): Promise<void> {
  const letter = typeof id === 'number' ? id : NO_LETTER
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

interface Outgoing extends Letter {
  readonly id: number
  readonly key: string
  readonly to: string
  readonly attempts: number
}

/**
 * Sends one letter and deletes it. Does nothing while another worker is sending it, or before its next attempt is
 * due. A permanently refused letter is deleted and its address flagged; after any other failure the sweeper enqueues
 * it again.
 */
export async function sendMail(services: Needs<'db' | 'mailer' | 'clock'>, id: number): Promise<void> {
  const letter = await claimMail(services, id)
  if (!letter) return
  const { attempts, ...mail } = letter
  try {
    await services.mailer.send(mail)
  } catch (error) {
    logFailure('mail-not-sent', { id, attempts }, error)
    await services.db.settle(
      ...(error instanceof MailRefused ? ending(services, letter) : waiting(services, letter)),
    )
    return
  }
  await services.db.settle(deleting(id))
}

async function claimMail({ db, clock }: Needs<'db' | 'clock'>, id: number): Promise<Outgoing | null> {
  const now = clock.now()
  const [claimed] = await db.write(
    sql`update ${mails} set lease_until = ${now + LEASE_MS}, attempts = attempts + 1
      where id = ${id} and lease_until <= ${now} and not_before <= ${now}
      returning recipient, subject, body, html, created_at, attempts`,
  )
  const row = claimed?.rows[0]
  if (!row) return null
  return {
    id,
    key: `mail-${id}-${row.created_at}`,
    to: String(row.recipient),
    subject: String(row.subject),
    text: String(row.body),
    html: String(row.html),
    attempts: Number(row.attempts),
  }
}

/** Deletes a refused letter and flags the account's address. */
function ending({ clock }: Needs<'clock'>, { id, to }: Outgoing): Statement[] {
  const now = clock.now()
  const flagging = build.update(users).set({ mailRefusedAt: now }).where(eq(users.email, to))
  return [count('mail-refused', now), flagging, deleting(id)]
}

function deleting(id: number): Statement {
  return build.delete(mails).where(eq(mails.id, id))
}

/** Delay before the next attempt: one minute, then two, four, … at most an hour. */
function waiting({ clock }: Needs<'clock'>, { id, attempts }: Outgoing): Statement[] {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1))
  const release = { leaseUntil: 0, notBefore: clock.now() + wait }
  return [
    build
      .update(mails)
      .set(release)
      .where(and(eq(mails.id, id), eq(mails.attempts, attempts))),
  ]
}
