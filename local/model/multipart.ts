/** Parses the body of a multipart/related request. */
interface Part {
  readonly type: string
  readonly bytes: Uint8Array
}

/** Returns its parts; none if it is malformed. */
export function multipartOf(body: Uint8Array, contentType: string): readonly Part[] {
  const boundary = /^multipart\/related;\s*boundary=([^;\s]+)/iu.exec(contentType)?.[1]
  if (!boundary) return []
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.length)
  const mark = `--${boundary}`
  const parts: Part[] = []
  for (let at = bytes.indexOf(mark); at >= 0; ) {
    const start = at + mark.length + 2
    const next = bytes.indexOf(`\r\n${mark}`, start)
    const blank = bytes.indexOf('\r\n\r\n', start)
    if (next < 0 || blank < 0 || blank > next) break
    const type = /content-type:\s*([^\r\n]+)/iu.exec(bytes.toString('latin1', start, blank))?.[1] ?? ''
    parts.push({ type, bytes: bytes.subarray(blank + 4, next) })
    at = next + 2
  }
  return parts
}
