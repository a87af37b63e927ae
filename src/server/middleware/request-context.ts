/** Attaches services, a log id and the hash of the session cookie to each request. */
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context.ts'
import { readSessionToken } from '../cookies.ts'
import type { Env } from '../env.ts'
import { sha256 } from '../hash.ts'
import type { Services } from '../services.ts'

export function requestContext(servicesOf: (env: Env) => Services) {
  return createMiddleware<AppEnv>(async function requestContext(c, next) {
    c.set('services', servicesOf(c.env))
    c.set('requestId', crypto.randomUUID())
    const token = readSessionToken(c)
    c.set('sessionHash', token ? await sha256(token) : null)
    await next()
  })
}
