/** Cookies of sessions, and of known devices (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). */
import { getCookie, setCookie } from 'hono/cookie'
import { SIGNED_IN_COOKIE, SIGNED_OUT_COOKIE } from '../../contract/cookies.ts'
import { emailKey, LIFETIME } from '../../domain/account/account.ts'
import type { AppContext } from './context.ts'

export function isSecure(c: AppContext): boolean {
  return c.var.services.settings.APP_ORIGIN.startsWith('https:')
}

function cookieName(c: AppContext, name: 'session' | 'device'): string {
  return isSecure(c) ? `__Host-${name}` : name
}

export function sessionCookie(c: AppContext): string {
  return cookieName(c, 'session')
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

/** The device's random name if this account knows it. */
export async function knownDevice(c: AppContext, account: string): Promise<string | null> {
  const [name, mac] = getCookie(c, cookieName(c, 'device'))?.split('.') ?? []
  if (!name || !mac) return null
  return (await isSigned(c, deviceOf(name, account), mac)) ? name : null
}

/** Marks a browser whose user has just proven to own the account; outlives the session and grants no access. */
export async function rememberDevice(c: AppContext, email: string): Promise<void> {
  const account = emailKey(email)
  const name = (await knownDevice(c, account)) ?? c.var.services.ids.token()
  const token = `${name}.${await sign(c, deviceOf(name, account))}`
  write(c, cookieName(c, 'device'), token, LIFETIME.device, { httpOnly: true })
}

function deviceOf(name: string, account: string): string {
  return `device:${name}:${account}`
}

function write(c: AppContext, name: string, value: string, lifetime: number, options = {}): void {
  setCookie(c, name, value, {
    path: '/',
    secure: isSecure(c),
    sameSite: 'Lax',
    maxAge: lifetime / 1000,
    ...options,
  })
}

/** HMAC-SHA-256 under the operator's secret: 43 characters, base64url. */
export async function sign(c: AppContext, text: string): Promise<string> {
  const mac = await crypto.subtle.sign('HMAC', await keyOf(c), Buffer.from(text))
  return Buffer.from(mac).toString('base64url')
}

export async function isSigned(c: AppContext, text: string, mac: string): Promise<boolean> {
  if (!/^[\w-]{43}$/.test(mac)) return false
  return crypto.subtle.verify('HMAC', await keyOf(c), Buffer.from(mac, 'base64url'), Buffer.from(text))
}

function keyOf(c: AppContext): Promise<CryptoKey> {
  const secret = Buffer.from(c.var.services.settings.SECRET)
  return crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
}
