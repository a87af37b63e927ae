/**
 * Sends the confirmation link again; earlier links remain valid. Behaves the same for unknown addresses, so that
 * it doesn't reveal who has an account.
 */
import { sql } from 'drizzle-orm'
import { emailKey, LIFETIME } from '../../domain/account/account.ts'
import { confirmEmail } from '../../pages/emails/letters.ts'
import { sha256 } from '../base/hash.ts'
import type { Needs } from '../base/services.ts'
import { tokens, users } from '../db/schema/index.ts'
import { insertWhere } from '../db/statements.ts'
import { enqueueMail, letterToUser, mayMailLink } from '../mail/outbox.ts'
import { confirmationLink } from './register.ts'

export async function resendConfirmation(
  services: Needs<'settings' | 'db' | 'jobs' | 'clock' | 'ids'>,
  email: string,
): Promise<void> {
  const now = services.clock.now()
  const token = services.ids.token()
  const waiting = sql`from ${users} where ${users.emailKey} = ${emailKey(email)} and confirmed_at is null
    and ${mayMailLink(services.settings, 'confirm', LIFETIME.confirmation, now)}`
  const tokenHash = await sha256(token)
  const expiresAt = now + LIFETIME.confirmation
  const { mailed } = await services.db.write({
    mailed: letterToUser(waiting, confirmEmail({ link: confirmationLink(services, token) }), now),
    link: insertWhere(tokens, { tokenHash, userId: sql`id`, purpose: 'confirm', expiresAt }, waiting),
  })
  await enqueueMail(services, mailed)
}
