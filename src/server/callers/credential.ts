/** A request's credential: a session cookie or an API key, never both. */
import { eq, type SQL, sql } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { pages } from '../../contract/urls.ts'
import { LIFETIME } from '../../domain/account/account.ts'
import type { Scope } from '../../domain/account/api-keys.ts'
import { AppError } from '../../domain/errors/errors.ts'
import type { Statement } from '../base/database.ts'
import { sha256 } from '../base/hash.ts'
import { build } from '../db/client.ts'
import { countAgainst } from '../db/rate-limit.ts'
import { apiKeys, sessions } from '../db/schema/index.ts'
import type { AppContext, AppEnv } from '../http/context.ts'
import { readSessionToken } from '../http/cookies.ts'

export interface Credential {
  /** Subquery for the user's id; no row if the credential is invalid. */
  readonly owner: SQL<number>
  /** Last recorded use, in milliseconds since 1970. */
  readonly lastUsed: SQL<number>
  /** Milliseconds between recorded uses. */
  readonly noteAfter: number
  readonly note: Statement
}

export function credentialOf({ sessionHash, keyHash }: AppEnv['Variables'], now: number): Credential | null {
  if (keyHash !== null) return keyCredential(keyHash, now)
  return sessionHash === null ? null : sessionCredential(sessionHash, now)
}

function sessionCredential(hash: string, now: number): Credential {
  return {
    owner: sql<number>`(select ${sessions.userId} from ${sessions} where ${sessions.tokenHash} = ${hash}
      and ${sessions.lastSeenAt} > ${now - LIFETIME.sessionIdle}
      and ${sessions.createdAt} > ${now - LIFETIME.sessionTotal})`,
    lastUsed: sql<number>`(select ${sessions.lastSeenAt} from ${sessions} where ${sessions.tokenHash} = ${hash})`,
    noteAfter: 3_600_000,
    note: build.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, hash)),
  }
}

export function usableKey(hash: string, now: number): SQL {
  return sql`${apiKeys.tokenHash} = ${hash} and (${apiKeys.expiresAt} is null or ${apiKeys.expiresAt} > ${now})`
}

function keyCredential(hash: string, now: number): Credential {
  return {
    owner: sql<number>`(select ${apiKeys.userId} from ${apiKeys} where ${usableKey(hash, now)})`,
    lastUsed: sql<number>`(select coalesce(${apiKeys.lastUsedAt}, 0) from ${apiKeys}
      where ${apiKeys.tokenHash} = ${hash})`,
    noteAfter: 60_000,
    note: build.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.tokenHash, hash)),
  }
}

export const credentials = createMiddleware<AppEnv>(async function credentials(c, next) {
  const key = apiKeyOf(c)
  const token = key === null ? readSessionToken(c) : undefined
  c.set('sessionHash', token ? await sha256(token) : null)
  c.set('keyHash', key === null ? null : await sha256(key))
  await next()
})

/** Only the API and the Model Context Protocol accept keys. */
function apiKeyOf(c: AppContext): string | null {
  const [scheme = '', key = ''] = c.req.header('Authorization')?.split(' ') ?? []
  const takesKeys = c.req.path.startsWith('/api/') || c.req.path === pages.mcp
  return takesKeys && scheme.toLowerCase() === 'bearer' ? key : null
}

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
