/** Mail is written down in the batch of what caused it; the queue sends it. */
import { type SQL, sql } from 'drizzle-orm'
import { mails } from '../db/schema/index.ts'
import { logFailure } from '../log.ts'
import type { Needs } from '../services.ts'

export interface Letter {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The statement that puts a letter into the outbox; it answers the row's id. */
export function letterTo(recipient: string, letter: Letter, now: number): SQL {
  return sql`insert into ${mails} (recipient, subject, body, html, created_at, queued_at)
    values (${recipient}, ${letter.subject}, ${letter.text}, ${letter.html}, ${now}, ${now}) returning id`
}

/** As `letterTo` for the user that `from` selects ("from users where …"); no row when there is none. */
export function letterToUser(from: SQL, letter: Letter, now: number): SQL {
  return sql`insert into ${mails} (recipient, subject, body, html, created_at, queued_at)
    select email, ${letter.subject}, ${letter.text}, ${letter.html}, ${now}, ${now} ${from} returning id`
}

/** The number of no letter: told to the queue where nothing was written, so that both take the same time. */
const NO_LETTER = 0

/** Tells the queue about a letter just written. If that fails the sweeper tells it later. */
export async function announceMail(services: Needs<'jobs'>, id: unknown): Promise<void> {
  const letter = typeof id === 'number' ? id : NO_LETTER
  try {
    await services.jobs.mail(letter)
  } catch (error) {
    logFailure('mail-not-queued', { id: letter }, error)
  }
}

/** Sends one letter and forgets it. Sending is repeated by the queue until it works. */
export async function sendMail(services: Needs<'db' | 'mailer'>, id: number): Promise<void> {
  const [row] = await services.db.read.select().from(mails).where(sql`${mails.id} = ${id}`)
  if (!row) return
  await services.mailer.send({
    key: `mail-${row.id}-${row.createdAt}`,
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    html: row.html,
  })
  await services.db.write(sql`delete from ${mails} where ${mails.id} = ${id}`)
}
