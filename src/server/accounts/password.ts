/**
 * Password hashing: scrypt with N = 2^14, r = 8, p = 5, one of the settings of OWASP's Password Storage Cheat
 * Sheet, from node:crypto (production Workers have no argon2 and cap PBKDF2 below what OWASP asks for).
 * Parameters are stored with each hash, so that they can be raised.
 */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { fromBase64Url, toBase64Url } from '../base64url.ts'

interface Cost {
  readonly N: number
  readonly r: number
  readonly p: number
}
const COST: Cost = { N: 2 ** 14, r: 8, p: 5 }
const KEY_BYTES = 32

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, COST)
  return ['scrypt', COST.N, COST.r, COST.p, toBase64Url(salt), toBase64Url(key)].join('$')
}

/** Whether the password belongs to the stored hash. Takes as long for a missing hash as for a wrong password. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt, key] = (stored ?? NOBODY).split('$')
  if (!N || !r || !p || !salt || !key) return false
  const expected = fromBase64Url(key)
  const actual = await derive(password, fromBase64Url(salt), { N: Number(N), r: Number(r), p: Number(p) })
  return timingSafeEqual(actual, expected) && stored !== null
}

/** Whether a stored hash was made at another cost than new ones are. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(`scrypt$${COST.N}$${COST.r}$${COST.p}$`)
}

/** A hash no password has: compared with when there is no such user. */
const NOBODY = `scrypt$${COST.N}$${COST.r}$${COST.p}$${toBase64Url(new Uint8Array(16))}$${toBase64Url(new Uint8Array(KEY_BYTES))}`

function derive(password: string, salt: Uint8Array, cost: Cost): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, key: Uint8Array): void => (error ? reject(error) : resolve(key))
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, { ...cost, maxmem: 64 * 1024 * 1024 }, done)
  })
}
