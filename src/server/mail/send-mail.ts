import { and, eq, lte, sql } from 'drizzle-orm'
import { logFailure } from '../base/log.ts'
import { type Mail, MailRefused } from '../base/ports.ts'
import type { Needs } from '../base/services.ts'
import { build } from '../db/client.ts'
import { mails, users } from '../db/schema/index.ts'
import { count } from '../db/statements.ts'

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
