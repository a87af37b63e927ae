/** Sets the security headers, and `no-store` on responses without a Cache-Control header. */
import { createMiddleware } from 'hono/factory'
import { SECURITY_HEADERS } from '../security-headers.ts'

export function securityHeaders() {
  return createMiddleware(async function securityHeaders(c, next) {
    await next()
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.res.headers.set(name, value)
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
  })
}
