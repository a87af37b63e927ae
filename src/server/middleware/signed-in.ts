/** Lets only signed-in users on, before anything of their request is read, and remembers who it is. */
import { createMiddleware } from 'hono/factory'
import type { User } from '../../domain/account.ts'
import { AppError } from '../../domain/errors.ts'
import { requireUser } from '../accounts/session.ts'
import type { AppContext, AppEnv } from '../context.ts'

export const signedIn = createMiddleware<AppEnv>(async function signedIn(c, next) {
  c.set('user', await requireUser(c))
  await next()
})

/** Whom `signedIn` let on; 401 where it was not asked. */
export function userOf(c: AppContext): User {
  if (!c.var.user) throw new AppError('unauthorized')
  return c.var.user
}
