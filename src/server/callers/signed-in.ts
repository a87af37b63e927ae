/** Refuses requests without a session before reading their body. */
import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { User } from '../../domain/account/account.ts'
import { AppError } from '../../domain/errors/errors.ts'
import type { AppContext, AppEnv } from '../http/context.ts'
import { requireUser } from './session.ts'

const requireSession = createMiddleware<AppEnv>(async function requireSession(c, next) {
  await requireUser(c)
  await next()
})

/** Restricts a call to signed-in users; `then` runs before their request is read. */
export function signedIn<Call extends object>(
  call: Call,
  ...then: readonly MiddlewareHandler<AppEnv>[]
): Call & { middleware: MiddlewareHandler<AppEnv>[] } {
  return { ...call, middleware: [requireSession, ...then] }
}

export function userOf(c: AppContext): User {
  if (!c.var.user) throw new AppError('unauthorized')
  return c.var.user
}
