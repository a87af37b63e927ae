/** Empty for bytes that are not UTF-8: with replaced or dropped bytes a changed file would verify as unchanged. */
export function receiptText(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file)
  } catch {
    return ''
  }
}
