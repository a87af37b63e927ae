/** Cookies. On https their names have the `__Host-` prefix; the local run uses plain http. */
import { getCookie, setCookie } from 'hono/cookie'
import { SIGNED_IN_COOKIE, SIGNED_OUT_COOKIE, XSRF_COOKIE } from '../../contract/cookies.ts'
import { LIFETIME } from '../../domain/account/account.ts'
import type { AppContext } from './context.ts'

function secure(c: AppContext): boolean {
  return c.var.services.settings.APP_ORIGIN.startsWith('https:')
}

export function sessionCookie(c: AppContext): string {
  return secure(c) ? '__Host-session' : 'session'
}

/** Ignores the session cookie after an offline sign-out. */
export function readSessionToken(c: AppContext): string | undefined {
  return getCookie(c, SIGNED_OUT_COOKIE) ? undefined : getCookie(c, sessionCookie(c))
}

/** An empty token deletes the cookie. */
export function writeSessionToken(c: AppContext, token: string): void {
  const lifetime = token === '' ? 0 : LIFETIME.sessionTotal
  write(c, sessionCookie(c), token, lifetime, { httpOnly: true })
  write(c, SIGNED_IN_COOKIE, token === '' ? '' : '1', lifetime)
  setCookie(c, SIGNED_OUT_COOKIE, '', { path: '/', sameSite: 'Lax', maxAge: 0 })
}

function deviceCookie(c: AppContext): string {
  return secure(c) ? '__Host-device' : 'device'
}

export function readDeviceToken(c: AppContext): string | undefined {
  return getCookie(c, deviceCookie(c))
}

/** Outlives the session: marks a browser that has signed in to an account before. It grants no access. */
export function writeDeviceToken(c: AppContext, token: string): void {
  write(c, deviceCookie(c), token, LIFETIME.device, { httpOnly: true })
}

export function readXsrfToken(c: AppContext): string | undefined {
  return getCookie(c, XSRF_COOKIE)
}

/** Readable by scripts, which return its value in headers. */
export function writeXsrfToken(c: AppContext, token: string): void {
  setCookie(c, XSRF_COOKIE, token, { path: '/', secure: secure(c), sameSite: 'Strict' })
}

function write(c: AppContext, name: string, value: string, lifetime: number, options = {}): void {
  setCookie(c, name, value, {
    path: '/',
    secure: secure(c),
    sameSite: 'Lax',
    maxAge: lifetime / 1000,
    ...options,
  })
}
