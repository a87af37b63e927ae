/** Signs a user in. */
import { sql } from 'drizzle-orm'
import type { Login } from '../../contract/accounts.ts'
import { emailKey } from '../../domain/account.ts'
import { AppError } from '../../domain/errors.ts'
import { activity, users } from '../db/schema/index.ts'
import type { Services } from '../services.ts'
import { verifyPassword } from './password.ts'
import { openSession } from './session.ts'

/** @throws AppError invalidCredentials, emailNotConfirmed */
export async function login(services: Services, input: Login): Promise<{ token: string; hash: string }> {
  const [user] = await services.db.read
    .select()
    .from(users)
    .where(sql`${users.emailKey} = ${emailKey(input.username)}`)
  const known = await verifyPassword(input.password, user?.passwordHash ?? null)
  if (!user || !known || !user.enabled) throw new AppError('invalidCredentials')
  if (user.confirmedAt === null) throw new AppError('emailNotConfirmed')
  const session = await openSession(services, user.id)
  await services.db.write(
    sql`insert into ${activity} (user_id, kind, at) values (${user.id}, 'signed in', ${services.clock.now()})`,
  )
  return session
}
