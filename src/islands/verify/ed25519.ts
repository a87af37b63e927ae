import type { PublicKey } from '../../domain/receipt.ts'

/** Verifies a base64url signature over a text. @throws where the browser lacks Ed25519 */
export async function isSigned(
  { kty, crv, x }: PublicKey,
  signature: string,
  text: string,
): Promise<boolean> {
  const key = await crypto.subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify'])
  const bytes = Uint8Array.from(atob(signature.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  )
  return crypto.subtle.verify('Ed25519', key, bytes, new TextEncoder().encode(text))
}
