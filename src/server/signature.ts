/** HMAC-SHA-256 signatures under the operator's secret. */
import { fromBase64Url, toBase64Url } from './base64url.ts'

/** 43 characters, base64url. */
export async function sign(secret: string, text: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', await key(secret), bytes(text))))
}

export async function isSigned(secret: string, text: string, signature: string): Promise<boolean> {
  if (!/^[\w-]{43}$/.test(signature)) return false
  return crypto.subtle.verify('HMAC', await key(secret), fromBase64Url(signature), bytes(text))
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

function key(secret: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  return crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign', 'verify'])
}
