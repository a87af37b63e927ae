/** Changes a signed-in user's password, ends every session, opens a new one and invalidates reset links. */
import { and, eq, sql } from 'drizzle-orm'
import type { PasswordChange } from '../../contract/accounts.ts'
import { pages } from '../../contract/urls.ts'
import type { User } from '../../domain/account/account.ts'
import { AppError } from '../../domain/errors/errors.ts'
import { passwordChanged } from '../../pages/emails/letters.ts'
import type { Needs } from '../base/services.ts'
import { build } from '../db/client.ts'
import { sessions, tokens, users } from '../db/schema/index.ts'
import { note } from '../db/statements.ts'
import { enqueueMail, letterToUser } from '../mail/outbox.ts'
import { type NewSession, newSession } from './new-session.ts'
import { hashPassword, verifyPassword } from './password.ts'

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
