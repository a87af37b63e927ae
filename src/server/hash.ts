import { toBase64Url } from './base64url.ts'

/** SHA-256 as base64url; each part is prefixed with its length, so that no two lists collide. */
export async function sha256(...parts: readonly (string | Uint8Array)[]): Promise<string> {
  const encoder = new TextEncoder()
  const chunks = parts.flatMap((part) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part
    return [encoder.encode(`${bytes.length}:`), bytes]
  })
  const all = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    all.set(chunk, offset)
    offset += chunk.length
  }
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', all)))
}

/** SHA-256 of a file in hexadecimal, as other programs print it. */
export async function fileSha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
}
