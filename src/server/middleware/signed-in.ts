/** Lets only signed-in users on, before anything of their request is read, and remembers who it is. */
import { createMiddleware } from 'hono/factory'
import type { User } from '../../domain/account.ts'
import { requireUser } from '../accounts/session.ts'
import type { AppEnv } from '../context.ts'

interface SignedInEnv {
  readonly Variables: AppEnv['Variables'] & { readonly user: User }
}

export const signedIn = createMiddleware<SignedInEnv>(async function signedIn(c, next) {
  c.set('user', await requireUser(c))
  await next()
})
