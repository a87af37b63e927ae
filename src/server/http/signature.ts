/** 43 characters, base64url. */
export async function sign(secret: string, text: string): Promise<string> {
  return Buffer.from(await crypto.subtle.sign('HMAC', await key(secret), Buffer.from(text))).toString(
    'base64url',
  )
}

export async function isSigned(secret: string, text: string, signature: string): Promise<boolean> {
  if (!/^[\w-]{43}$/.test(signature)) return false
  return crypto.subtle.verify(
    'HMAC',
    await key(secret),
    Buffer.from(signature, 'base64url'),
    Buffer.from(text),
  )
}

function key(secret: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  return crypto.subtle.importKey('raw', Buffer.from(secret), algorithm, false, ['sign', 'verify'])
}
