import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { Scope } from '../../domain/account/api-keys.ts'
import { AppError } from '../../domain/errors/errors.ts'
import { countAgainst } from '../db/rate-limit.ts'
import { apiKeys } from '../db/schema/index.ts'
import type { AppContext, AppEnv } from '../http/context.ts'
import { usableKey } from './credential.ts'

const CALLS = { name: 'api-key', max: 600, windowSeconds: 60 } as const

export function apiKey(scopes: ReadonlyMap<string, Scope>) {
  return createMiddleware<AppEnv>(async function apiKey(c, next) {
    if (c.var.keyHash === null) return next()
    const allowed = await scopesOfKey(c)
    const wanted = scopes.get(calledRoute(c))
    if (wanted === undefined || !allowed.includes(wanted)) throw new AppError('forbidden')
    await next()
  })
}

/** Counts the call and returns the key's scopes. @throws AppError unauthorized, tooManyRequests */
export async function scopesOfKey(c: AppContext): Promise<readonly Scope[]> {
  const { keyHash, services } = c.var
  const [key] =
    keyHash === null
      ? []
      : await services.db.read
          .select({ scopes: apiKeys.scopes })
          .from(apiKeys)
          .where(usableKey(keyHash, services.clock.now()))
  if (!key || keyHash === null) {
    c.header('WWW-Authenticate', 'Bearer')
    throw new AppError('unauthorized')
  }
  await countAgainst(c.var.services, CALLS, keyHash)
  return key.scopes
}

/** The first matched route that is not middleware, whose method is "ALL". */
function calledRoute(c: AppContext): string {
  const route = matchedRoutes(c).find(({ method }) => method !== 'ALL')
  return route ? `${route.method} ${route.path}` : ''
}
