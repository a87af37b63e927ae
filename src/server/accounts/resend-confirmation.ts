/** Sends the confirmation link again. Says nothing about whether the address is known. */
import { sql } from 'drizzle-orm'
import { emailKey, LIFETIME } from '../../domain/account.ts'
import { confirmEmail } from '../../pages/emails/confirm-email.tsx'
import { tokens, users } from '../db/schema/index.ts'
import { sha256 } from '../hash.ts'
import type { Services } from '../services.ts'
import { announceMail, letterTo } from './mail.ts'
import { confirmationLink } from './register.ts'

export async function resendConfirmation(services: Services, email: string): Promise<void> {
  const now = services.clock.now()
  const [user] = await services.db.read
    .select({ id: users.id, email: users.email, confirmedAt: users.confirmedAt })
    .from(users)
    .where(sql`${users.emailKey} = ${emailKey(email)}`)
  if (!user || user.confirmedAt !== null) return
  const token = services.ids.token()
  const results = await services.db.write(
    sql`insert into ${tokens} (token_hash, user_id, purpose, expires_at)
      values (${await sha256(token)}, ${user.id}, 'confirm', ${now + LIFETIME.confirmation})`,
    letterTo(user.email, confirmEmail({ link: confirmationLink(services, token) }), now),
  )
  await announceMail(services, results.at(-1)?.rows[0]?.id)
}
