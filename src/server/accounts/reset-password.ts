/** Password reset: mail a link, check it, use it once. */
import { sql } from 'drizzle-orm'
import type { ResetConfirm } from '../../contract/accounts.ts'
import { pages } from '../../contract/urls.ts'
import { emailKey, LIFETIME } from '../../domain/account/account.ts'
import { AppError } from '../../domain/errors/errors.ts'
import { passwordChanged, resetPassword } from '../../pages/emails/letters.ts'
import { sha256 } from '../base/hash.ts'
import type { Needs } from '../base/services.ts'
import { activity, apiKeys, sessions, tokens, users } from '../db/schema/index.ts'
import { enqueueMail, letterToUser, mayMailLink } from '../mail/outbox.ts'
import { hashPassword } from './password.ts'

/**
 * Mails a link; earlier ones remain valid, because otherwise a stranger's request would break the link that the owner
 * is about to open. Behaves the same for unknown addresses.
 */
export async function requestReset(
  services: Needs<'settings' | 'db' | 'jobs' | 'clock' | 'ids'>,
  email: string,
): Promise<void> {
  const now = services.clock.now()
  const user = sql`from ${users} where ${users.emailKey} = ${emailKey(email)} and enabled = 1
    and ${mayMailLink(services.settings, 'reset', LIFETIME.reset, now)}`
  const token = services.ids.token()
  const link = `${services.settings.APP_ORIGIN}${pages.login}?token=${token}`
  const [mailed] = await services.db.write(
    letterToUser(user, resetPassword({ link }), now),
    sql`insert into ${tokens} (token_hash, user_id, purpose, expires_at)
      select ${await sha256(token)}, id, 'reset', ${now + LIFETIME.reset} ${user}`,
  )
  await enqueueMail(services, mailed?.rows[0]?.id)
}

/** Whether a link still works. @throws AppError tokenInvalid, tokenExpired */
export async function checkReset(services: Needs<'db' | 'clock'>, token: string): Promise<void> {
  const [row] = await services.db.read
    .select({ expiresAt: tokens.expiresAt, usedAt: tokens.usedAt })
    .from(tokens)
    .where(sql`${tokens.tokenHash} = ${await sha256(token)} and ${tokens.purpose} = 'reset'`)
  if (!row || row.usedAt !== null) throw new AppError('tokenInvalid')
  if (row.expiresAt <= services.clock.now()) throw new AppError('tokenExpired')
}

/**
 * Sets a new password with a single-use link; ends all sessions and invalidates all API keys and other links. Returns
 * the account's address.
 * @throws AppError tokenInvalid, tokenExpired
 */
export async function confirmReset(
  services: Needs<'settings' | 'db' | 'jobs' | 'clock' | 'ids'>,
  input: ResetConfirm,
): Promise<string> {
  await checkReset(services, input.token)
  const now = services.clock.now()
  const hash = await sha256(input.token)
  const use = services.ids.token()
  const user = sql`(select user_id from ${tokens} where token_hash = ${use})`
  const letter = passwordChanged({ link: services.settings.APP_ORIGIN + pages.login })
  const [, mailed, , , , , , found] = await services.db.write(
    // The token is used by renaming its row, so of two simultaneous requests only one succeeds.
    // Raw SQL: the rest of the batch uses this row's user.
    sql`update ${tokens} set used_at = ${now}, token_hash = ${use}
      where token_hash = ${hash} and purpose = 'reset' and used_at is null and expires_at > ${now}`,
    letterToUser(sql`from ${users} where id = ${user}`, letter, now),
    sql`update ${users} set password_hash = ${await hashPassword(input.newPassword)} where id = ${user}`,
    sql`delete from ${sessions} where user_id = ${user}`,
    // An attacker may have created keys.
    sql`delete from ${apiKeys} where user_id = ${user}`,
    sql`delete from ${tokens} where user_id = ${user} and purpose = 'reset' and used_at is null`,
    sql`insert into ${activity} (user_id, kind, at) select user_id, 'password reset', ${now}
      from ${tokens} where token_hash = ${use}`,
    sql`select email from ${users} where id = ${user}`,
  )
  const email = found?.rows[0]?.email
  if (typeof email !== 'string') throw new AppError('tokenInvalid')
  await enqueueMail(services, mailed?.rows[0]?.id)
  return email
}
