/** Sets the security headers, and `no-store` on responses without a Cache-Control header. */
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context.ts'
import { securityHeadersFor } from '../security-headers.ts'

export const securityHeaders = createMiddleware<AppEnv>(async function securityHeaders(c, next) {
  await next()
  // Without services when the configuration is incomplete.
  const services: Partial<AppEnv['Variables']>['services'] = c.var.services
  for (const [name, value] of Object.entries(securityHeadersFor(services?.settings.ANALYTICS_ID ?? '')))
    c.res.headers.set(name, value)
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
})
