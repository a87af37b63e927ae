/** Signs a user in. */
import { sql } from 'drizzle-orm'
import type { Login } from '../../contract/accounts.ts'
import { emailKey } from '../../domain/account.ts'
import { AppError } from '../../domain/errors.ts'
import { activity, sessions, users } from '../db/schema/index.ts'
import type { Services } from '../services.ts'
import { hashPassword, isOutdated, verifyPassword } from './password.ts'
import { type NewSession, newSession } from './session.ts'

/** The session that the browser had ends. @throws AppError invalidCredentials, emailNotConfirmed */
export async function login(
  services: Services,
  input: Login,
  earlierHash: string | null,
): Promise<NewSession> {
  const [user] = await services.db.read
    .select()
    .from(users)
    .where(sql`${users.emailKey} = ${emailKey(input.username)}`)
  const known = await verifyPassword(input.password, user?.passwordHash ?? null)
  if (!user || !known || !user.enabled) throw new AppError('invalidCredentials')
  if (user.confirmedAt === null) throw new AppError('emailNotConfirmed')
  const now = services.clock.now()
  const { token, hash, opening } = await newSession(services, user.id, now)
  await services.db.write(
    sql`delete from ${sessions} where token_hash = ${earlierHash ?? ''}`,
    opening,
    sql`insert into ${activity} (user_id, kind, at) values (${user.id}, 'signed in', ${now})`,
  )
  if (isOutdated(user.passwordHash)) await rehash(services, user.id, user.passwordHash, input.password)
  return { token, hash }
}

/** Only what was verified is replaced: a password changed meanwhile stays. */
async function rehash(services: Services, userId: number, stored: string, password: string): Promise<void> {
  await services.db.write(
    sql`update ${users} set password_hash = ${await hashPassword(password)}
      where id = ${userId} and password_hash = ${stored}`,
  )
}
