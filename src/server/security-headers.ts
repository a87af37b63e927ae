/**
 * Security headers of every response: the build writes them into `_headers` for files, the middleware sets them on
 * the worker's responses.
 */

import styles from '../../dist/styles.json'

/** Card payments redirect to the provider's pages; analytics is used only if configured. */
const PAYMENT = 'https://checkout.stripe.com'
const ANALYTICS = 'https://www.google-analytics.com'

const DIRECTIVES = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src '${styles.app.hash}' '${styles.site.hash}'`,
  "img-src 'self' data: blob:",
  "font-src 'self'",
  `connect-src 'self' ${PAYMENT} ${ANALYTICS}`,
  "worker-src 'self'",
  "manifest-src 'self'",
  `form-action 'self' ${PAYMENT}`,
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
]

const CONTENT_SECURITY_POLICY = DIRECTIVES.join('; ')

/** Of `/verify`: its scripts can neither connect to anything nor submit a form, so what it reads stays in the browser. */
export const VERIFY_POLICY = DIRECTIVES.map((directive) =>
  directive.replace(/^(connect-src|form-action) .*/, "$1 'none'"),
).join('; ')

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}
