/**
 * Anti-forgery: a signed double-submit token bound to the session (OWASP, Cross-Site Request Forgery Prevention
 * Cheat Sheet). The cookie's value comes back in two headers with every call that changes data.
 */
import { createMiddleware } from 'hono/factory'
import { AppError } from '../../domain/errors.ts'
import { fromBase64Url, toBase64Url } from '../base64url.ts'
import type { AppContext, AppEnv } from '../context.ts'
import { readXsrfToken, writeXsrfToken } from '../cookies.ts'

const HEADERS = ['X-XSRF-TOKEN', 'X-CSRF-TOKEN'] as const
const READING = new Set(['GET', 'HEAD', 'OPTIONS'])
/** What a browser says of a request of the product's own pages, or of one typed by hand. */
const OWN_SITES = new Set(['same-origin', 'none'])

export interface CsrfOptions {
  /** Paths that prove their caller in another way. */
  readonly exempt: readonly string[]
}

/** Refuses with 403 what changes data without a valid token, or comes from another site. */
export function csrf({ exempt }: CsrfOptions) {
  return createMiddleware<AppEnv>(async function csrf(c, next) {
    if (READING.has(c.req.method) || exempt.includes(c.req.path)) return next()
    const token = readXsrfToken(c)
    const fromElsewhere = !OWN_SITES.has(c.req.header('Sec-Fetch-Site') ?? 'none')
    const sent = HEADERS.every((name) => c.req.header(name) === token)
    if (!token || fromElsewhere || !sent || !(await belongs(c, token))) throw new AppError('forbidden')
    await next()
  })
}

/** Makes sure that the caller holds a token that fits their session. */
export async function ensureXsrfToken(c: AppContext): Promise<void> {
  const token = readXsrfToken(c)
  if (!token || !(await belongs(c, token))) await issueXsrfToken(c, c.var.sessionHash)
}

/** A new token, bound to a session ("" before signing in). */
export async function issueXsrfToken(c: AppContext, sessionHash: string | null): Promise<void> {
  const nonce = c.var.services.ids.token()
  const mac = await crypto.subtle.sign('HMAC', await key(c), message(nonce, sessionHash))
  writeXsrfToken(c, `${nonce}.${toBase64Url(new Uint8Array(mac))}`)
}

async function belongs(c: AppContext, token: string): Promise<boolean> {
  const [nonce, mac] = token.split('.')
  if (!nonce || !mac || !/^[\w-]{43}$/.test(mac)) return false
  return crypto.subtle.verify('HMAC', await key(c), fromBase64Url(mac), message(nonce, c.var.sessionHash))
}

function message(nonce: string, sessionHash: string | null): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`xsrf:${nonce}:${sessionHash ?? ''}`)
}

function key(c: AppContext): Promise<CryptoKey> {
  const secret = new TextEncoder().encode(c.var.services.settings.SECRET)
  return crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
}
