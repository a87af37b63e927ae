/** Empty if the bytes are not UTF-8, because decoding would replace or drop the invalid ones and hide the change. */
export function receiptText(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file)
  } catch {
    return ''
  }
}
