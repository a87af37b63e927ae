/** Anti-forgery: a signed double-submit token bound to the session (OWASP, CSRF Prevention Cheat Sheet). */
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { XSRF_COOKIE } from '../../contract/cookies.ts'
import { AppError } from '../../domain/errors/errors.ts'
import type { AppContext, AppEnv } from './context.ts'
import { isSecure, isSigned, sign } from './cookies.ts'

const HEADERS = ['X-XSRF-TOKEN', 'X-CSRF-TOKEN'] as const
const READING = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Sec-Fetch-Site values of requests from our own pages or typed by hand. */
const OWN_SITES = new Set(['same-origin', 'none'])

/** `exempt`: paths that authenticate their caller in another way. */
export function csrf(exempt: readonly string[]) {
  return createMiddleware<AppEnv>(async function csrf(c, next) {
    // Browsers never add an API key by themselves, so such a request can't be forged.
    if (READING.has(c.req.method) || c.var.keyHash !== null || exempt.includes(c.req.path)) return next()
    const token = getCookie(c, XSRF_COOKIE)
    const fromElsewhere = !OWN_SITES.has(c.req.header('Sec-Fetch-Site') ?? 'none')
    const sent = HEADERS.every((name) => c.req.header(name) === token)
    if (!token || fromElsewhere || !sent || !(await belongs(c, token))) throw new AppError('forbidden')
    await next()
  })
}

/** Issues a token unless the current one is valid. */
export async function ensureXsrfToken(c: AppContext): Promise<void> {
  const token = getCookie(c, XSRF_COOKIE)
  if (!token || !(await belongs(c, token))) await issueXsrfToken(c, c.var.sessionHash)
}

/** A new token, bound to a session ("" before signing in); scripts read it to send it in the headers. */
export async function issueXsrfToken(c: AppContext, sessionHash: string | null): Promise<void> {
  const nonce = c.var.services.ids.token()
  const token = `${nonce}.${await sign(c, message(nonce, sessionHash))}`
  setCookie(c, XSRF_COOKIE, token, { path: '/', secure: isSecure(c), sameSite: 'Strict' })
}

async function belongs(c: AppContext, token: string): Promise<boolean> {
  const [nonce, mac] = token.split('.')
  if (!nonce || !mac) return false
  return isSigned(c, message(nonce, c.var.sessionHash), mac)
}

function message(nonce: string, sessionHash: string | null): string {
  return `xsrf:${nonce}:${sessionHash ?? ''}`
}
