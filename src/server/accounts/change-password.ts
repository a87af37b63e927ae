/** A signed-in user's new password; every other session ends, and so does a link to reset the old one. */
import { sql } from 'drizzle-orm'
import type { PasswordChange } from '../../contract/accounts.ts'
import { pages } from '../../contract/urls.ts'
import type { User } from '../../domain/account.ts'
import { AppError } from '../../domain/errors.ts'
import { passwordChanged } from '../../pages/emails/password-changed.tsx'
import { activity, sessions, tokens, users } from '../db/schema/index.ts'
import { announceMail, letterTo } from '../mail/outbox.ts'
import type { Needs } from '../services.ts'
import { hashPassword, verifyPassword } from './password.ts'

/** @throws AppError wrongPassword, samePassword */
export async function changePassword(
  services: Needs<'settings' | 'db' | 'jobs' | 'clock'>,
  user: User,
  sessionHash: string | null,
  input: PasswordChange,
): Promise<void> {
  const now = services.clock.now()
  const [row] = await services.db.read
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(sql`${users.id} = ${user.id}`)
  if (!(await verifyPassword(input.currentPassword, row?.passwordHash ?? null)))
    throw new AppError('wrongPassword')
  if (input.newPassword === input.currentPassword) throw new AppError('samePassword')
  const results = await services.db.write(
    sql`update ${users} set password_hash = ${await hashPassword(input.newPassword)} where id = ${user.id}`,
    sql`delete from ${sessions} where user_id = ${user.id} and token_hash <> ${sessionHash ?? ''}`,
    sql`delete from ${tokens} where user_id = ${user.id} and purpose = 'reset'`,
    sql`insert into ${activity} (user_id, kind, at) values (${user.id}, 'password changed', ${now})`,
    letterTo(user.email, passwordChanged({ link: services.settings.APP_ORIGIN + pages.login }), now),
  )
  await announceMail(services, results.at(-1)?.rows[0]?.id)
}
