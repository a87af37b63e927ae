/** Security headers: the build writes them into `_headers` for files, the middleware sets them on responses. */
import { createMiddleware } from 'hono/factory'
import styles from '../../../dist/styles.json'
import type { AppEnv } from './context.ts'

/** Card payments redirect to the provider's pages. */
const PAYMENT = 'https://checkout.stripe.com'
const ANALYTICS = 'https://www.google-analytics.com'

const BASE: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}
const PLAIN = { 'Content-Security-Policy': policy(`'self' ${PAYMENT}`), ...BASE }
const MEASURED = { 'Content-Security-Policy': policy(`'self' ${PAYMENT} ${ANALYTICS}`), ...BASE }

/** For `/verify`: nothing can be connected to or submitted, so the files it reads stay in the browser. */
export const VERIFY_POLICY = policy("'none'", "'none'")

/** The analytics host is allowed only where a measurement ID is set. */
export function securityHeadersFor(analyticsId: string): Readonly<Record<string, string>> {
  return analyticsId === '' ? PLAIN : MEASURED
}

function policy(connect: string, form = `'self' ${PAYMENT}`): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src '${styles.app.hash}' '${styles.site.hash}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    `form-action ${form}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export const securityHeaders = createMiddleware<AppEnv>(async function securityHeaders(c, next) {
  await next()
  // Without services when the configuration is incomplete.
  const services: Partial<AppEnv['Variables']>['services'] = c.var.services
  for (const [name, value] of Object.entries(securityHeadersFor(services?.settings.ANALYTICS_ID ?? '')))
    c.res.headers.set(name, value)
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
})
