/** Sends the letters of the outbox. Raw SQL: one statement claims a letter, counts the attempt and reads it. */
import { and, eq, sql } from 'drizzle-orm'
import type { Statement } from '../base/database.ts'
import { logFailure } from '../base/log.ts'
import { type Mail, MailRefused } from '../base/ports.ts'
import type { Needs } from '../base/services.ts'
import { build } from '../db/client.ts'
import { count } from '../db/counters.ts'
import { mails, users } from '../db/schema/index.ts'

/** Longer than a call to the mail service may take. */
const LEASE_MS = 60_000
const FIRST_WAIT_MS = 60_000
const LONGEST_WAIT_MS = 3_600_000

interface Outgoing extends Mail {
  readonly id: number
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
