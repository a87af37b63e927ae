/** The product's cookies. Over https they carry the `__Host-` prefix's guarantees; plain http is the local run. */
import { getCookie, setCookie } from 'hono/cookie'
import { SIGNED_IN_COOKIE, SIGNED_OUT_COOKIE, XSRF_COOKIE } from '../contract/cookies.ts'
import { LIFETIME } from '../domain/account.ts'
import type { AppContext } from './context.ts'

function secure(c: AppContext): boolean {
  return c.var.services.settings.APP_ORIGIN.startsWith('https:')
}

/** Its name over the scheme that the product is served by. */
export function sessionCookie(c: AppContext): string {
  return secure(c) ? '__Host-session' : 'session'
}

/** Nothing while the browser has disowned the session: it could not tell us when signing out. */
export function readSessionToken(c: AppContext): string | undefined {
  return getCookie(c, SIGNED_OUT_COOKIE) ? undefined : getCookie(c, sessionCookie(c))
}

/** An empty token ends the cookie. */
export function writeSessionToken(c: AppContext, token: string): void {
  setCookie(c, sessionCookie(c), token, {
    path: '/',
    httpOnly: true,
    secure: secure(c),
    sameSite: 'Lax',
    maxAge: token === '' ? 0 : LIFETIME.sessionTotal / 1000,
  })
  setCookie(c, SIGNED_IN_COOKIE, token === '' ? '' : '1', {
    path: '/',
    secure: secure(c),
    sameSite: 'Lax',
    maxAge: token === '' ? 0 : LIFETIME.sessionTotal / 1000,
  })
  setCookie(c, SIGNED_OUT_COOKIE, '', { path: '/', sameSite: 'Lax', maxAge: 0 })
}

/** Its name over the scheme that the product is served by. */
function deviceCookie(c: AppContext): string {
  return secure(c) ? '__Host-device' : 'device'
}

export function readDeviceToken(c: AppContext): string | undefined {
  return getCookie(c, deviceCookie(c))
}

/** Outlives the session: it says that this browser has signed in to an account before, and opens nothing. */
export function writeDeviceToken(c: AppContext, token: string): void {
  setCookie(c, deviceCookie(c), token, {
    path: '/',
    httpOnly: true,
    secure: secure(c),
    sameSite: 'Lax',
    maxAge: LIFETIME.device / 1000,
  })
}

export function readXsrfToken(c: AppContext): string | undefined {
  return getCookie(c, XSRF_COOKIE)
}

/** Readable by script: its value is to be sent back in the headers. */
export function writeXsrfToken(c: AppContext, token: string): void {
  setCookie(c, XSRF_COOKIE, token, { path: '/', secure: secure(c), sameSite: 'Strict' })
}
