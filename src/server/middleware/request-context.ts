/** Attaches the services and a log id to each request. */
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context.ts'
import type { Env } from '../env.ts'
import type { Services } from '../services.ts'

export function requestContext(servicesOf: (env: Env) => Services) {
  return createMiddleware<AppEnv>(async function requestContext(c, next) {
    c.set('services', servicesOf(c.env))
    c.set('requestId', crypto.randomUUID())
    await next()
  })
}
