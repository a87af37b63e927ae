/** Attaches services, a log id and the hash of the session cookie or API key to each request. */
import { createMiddleware } from 'hono/factory'
import { pages } from '../../contract/urls.ts'
import type { AppContext, AppEnv } from '../context.ts'
import { readSessionToken } from '../cookies.ts'
import type { Env } from '../env.ts'
import { sha256 } from '../hash.ts'
import type { Services } from '../services.ts'

export function requestContext(servicesOf: (env: Env) => Services) {
  return createMiddleware<AppEnv>(async function requestContext(c, next) {
    c.set('services', servicesOf(c.env))
    c.set('requestId', crypto.randomUUID())
    const key = apiKeyOf(c)
    const token = key === null ? readSessionToken(c) : undefined
    c.set('sessionHash', token ? await sha256(token) : null)
    c.set('keyHash', key === null ? null : await sha256(key))
    await next()
  })
}

/** Only the API and the Model Context Protocol take keys. */
function apiKeyOf(c: AppContext): string | null {
  const [scheme = '', key = ''] = c.req.header('Authorization')?.split(' ') ?? []
  const takesKeys = c.req.path.startsWith('/api/') || c.req.path === pages.mcp
  return takesKeys && scheme.toLowerCase() === 'bearer' ? key : null
}
