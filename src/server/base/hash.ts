/** SHA-256 as base64url; each part is prefixed with its length, so that no two lists collide. */
export async function sha256(...parts: readonly (string | Uint8Array)[]): Promise<string> {
  const chunks = parts.flatMap((part) => {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part
    return [Buffer.from(`${bytes.length}:`), bytes]
  })
  return (await digestOf(Buffer.concat(chunks))).toString('base64url')
}

/** SHA-256 of a file in hexadecimal, as other programs print it. */
export async function fileSha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return (await digestOf(bytes)).toString('hex')
}

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<Buffer> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes))
}
