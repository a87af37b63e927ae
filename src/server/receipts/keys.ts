/** The operator's receipt keys: the signing key and the public keys of earlier ones. */
import type { PublicKey } from '../../domain/results/receipt.ts'
import type { Settings } from '../base/env.ts'

type KeySettings = Pick<Settings, 'RECEIPT_KEY' | 'RECEIPT_PAST_KEYS'>

/** Null if none is configured: no receipts are issued. */
export async function signingKey({ RECEIPT_KEY }: KeySettings) {
  if (RECEIPT_KEY === '') return null
  const der = Buffer.from(RECEIPT_KEY.replace(/-----[A-Z ]+-----/g, ''), 'base64url')
  const key = await crypto.subtle.importKey('pkcs8', der, 'Ed25519', true, ['sign'])
  const { x } = (await crypto.subtle.exportKey('jwk', key)) as JsonWebKey
  if (!x) throw new Error('RECEIPT_KEY has no public part')
  return {
    publicKey: await publicKeyOf(x),
    async sign(text: string) {
      return Buffer.from(await crypto.subtle.sign('Ed25519', key, Buffer.from(text))).toString('base64url')
    },
  }
}

export async function publicKeys(settings: KeySettings): Promise<readonly PublicKey[]> {
  const current = await signingKey(settings)
  const past = settings.RECEIPT_PAST_KEYS.split(',').filter((x) => x !== '')
  return [...(current ? [current.publicKey] : []), ...(await Promise.all(past.map(publicKeyOf)))]
}

/** `x`: the 32 bytes, base64url. The key's id is derived from it. */
async function publicKeyOf(x: string): Promise<PublicKey> {
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(x, 'base64url')))
  return { kty: 'OKP', crv: 'Ed25519', kid: digest.toString('base64url').slice(0, 16), x }
}
