/** Attaches the hash of the session cookie or API key to each request. */
import { createMiddleware } from 'hono/factory'
import { pages } from '../../contract/urls.ts'
import { sha256 } from '../base/hash.ts'
import type { AppContext, AppEnv } from '../http/context.ts'
import { readSessionToken } from '../http/cookies.ts'

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
