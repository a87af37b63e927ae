/** Changes a signed-in user's password, or resets a forgotten one by a link. */
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { PasswordChange, ResetConfirm } from '../../contract/accounts.ts'
import { pages } from '../../contract/urls.ts'
import { emailKey, LIFETIME, type User } from '../../domain/account/account.ts'
import { AppError } from '../../domain/errors/errors.ts'
import { passwordChanged, resetPassword } from '../../pages/emails/letters.ts'
import { sha256 } from '../base/hash.ts'
import type { Needs } from '../base/services.ts'
import { build } from '../db/client.ts'
import { apiKeys, sessions, tokens, users } from '../db/schema/index.ts'
import { insertWhere, note } from '../db/statements.ts'
import { enqueueMail, letterToUser, mayMailLink } from '../mail/letters.ts'
import { type NewSession, newSession } from './login.ts'
import { hashPassword, verifyPassword } from './password.ts'

/** Also ends every session, opens a new one and invalidates reset links. */
export async function changePassword(
  services: Needs<'settings' | 'db' | 'jobs' | 'clock' | 'ids'>,
  user: User,
  input: PasswordChange,
): Promise<NewSession> {
  const [row] = await services.db.read
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, user.id))
  if (!(await verifyPassword(input.currentPassword, row?.passwordHash ?? null)))
    throw new AppError('wrongPassword')
  if (input.newPassword === input.currentPassword) throw new AppError('samePassword')
  const now = services.clock.now()
  const hash = await hashPassword(input.newPassword)
  // Replaces only the hash that was verified: a reset or another device may have changed the password meanwhile.
  const verified = and(eq(users.id, user.id), eq(users.passwordHash, row?.passwordHash ?? ''))
  // The rest of the batch applies only if the first statement changed the row.
  const changed = sql`exists (select 1 from ${users} where id = ${user.id} and password_hash = ${hash})`
  const letter = passwordChanged({ link: services.settings.APP_ORIGIN + pages.login })
  const { opening, ...session } = await newSession(services, { id: user.id, passwordHash: hash }, now)
  const { updated, mailed } = await services.db.write({
    updated: build.update(users).set({ passwordHash: hash }).where(verified),
    mailed: letterToUser(sql`from ${users} where id = ${user.id} and ${changed}`, letter, now),
    ended: build.delete(sessions).where(and(eq(sessions.userId, user.id), changed)),
    opening,
    links: build.delete(tokens).where(and(eq(tokens.userId, user.id), eq(tokens.purpose, 'reset'), changed)),
    noted: note({ userId: user.id, kind: 'password changed', at: now }, sql`where ${changed}`),
  })
  if (updated.rowsAffected !== 1) throw new AppError('wrongPassword')
  await enqueueMail(services, mailed)
  return session
}

/** Earlier links remain valid: a stranger's request must not break them. The same for unknown addresses. */
export async function requestReset(
  services: Needs<'settings' | 'db' | 'jobs' | 'clock' | 'ids'>,
  email: string,
): Promise<void> {
  const now = services.clock.now()
  const user = sql`from ${users} where ${users.emailKey} = ${emailKey(email)} and enabled = 1
    and ${mayMailLink(services.settings, 'reset', LIFETIME.reset, now)}`
  const token = services.ids.token()
  const link = `${services.settings.APP_ORIGIN}${pages.login}?token=${token}`
  const tokenHash = await sha256(token)
  const expiresAt = now + LIFETIME.reset
  const { mailed } = await services.db.write({
    mailed: letterToUser(user, resetPassword({ link }), now),
    link: insertWhere(tokens, { tokenHash, userId: sql`id`, purpose: 'reset', expiresAt }, user),
  })
  await enqueueMail(services, mailed)
}

export async function checkReset(services: Needs<'db' | 'clock'>, token: string): Promise<void> {
  const [row] = await services.db.read
    .select({ expiresAt: tokens.expiresAt, usedAt: tokens.usedAt })
    .from(tokens)
    .where(and(eq(tokens.tokenHash, await sha256(token)), eq(tokens.purpose, 'reset')))
  if (!row || row.usedAt !== null) throw new AppError('tokenInvalid')
  if (row.expiresAt <= services.clock.now()) throw new AppError('tokenExpired')
}

/** Ends all sessions, API keys and other links. Returns the address. @throws AppError tokenInvalid, tokenExpired */
export async function confirmReset(
  services: Needs<'settings' | 'db' | 'jobs' | 'clock' | 'ids'>,
  input: ResetConfirm,
): Promise<string> {
  await checkReset(services, input.token)
  const now = services.clock.now()
  const hash = await sha256(input.token)
  const use = services.ids.token()
  const user = sql`(select user_id from ${tokens} where token_hash = ${use})`
  const isUnused = and(eq(tokens.purpose, 'reset'), isNull(tokens.usedAt))
  const letter = passwordChanged({ link: services.settings.APP_ORIGIN + pages.login })
  const passwordHash = await hashPassword(input.newPassword)
  const { mailed, found } = await services.db.write({
    // The token is used by renaming its row, so of two simultaneous requests only one succeeds; the rest of the batch
    // uses this row's user.
    used: build
      .update(tokens)
      .set({ usedAt: now, tokenHash: use })
      .where(and(eq(tokens.tokenHash, hash), isUnused, gt(tokens.expiresAt, now))),
    mailed: letterToUser(sql`from ${users} where id = ${user}`, letter, now),
    changed: build.update(users).set({ passwordHash }).where(eq(users.id, user)),
    ended: build.delete(sessions).where(eq(sessions.userId, user)),
    // An attacker may have created keys.
    keys: build.delete(apiKeys).where(eq(apiKeys.userId, user)),
    links: build.delete(tokens).where(and(eq(tokens.userId, user), isUnused)),
    noted: note(
      { userId: sql`user_id`, kind: 'password reset', at: now },
      sql`from ${tokens} where token_hash = ${use}`,
    ),
    found: build.select({ email: users.email }).from(users).where(eq(users.id, user)),
  })
  const [row] = found
  if (!row) throw new AppError('tokenInvalid')
  await enqueueMail(services, mailed)
  return row.email
}
