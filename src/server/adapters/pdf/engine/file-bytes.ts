/** What a file's bytes show before PDFium parses it: dictionaries of streams are never compressed, whatever else is. */

/** One character for each byte. */
export function latinOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
}

/** Bytes searched before and after a name for the dictionary that it is in. */
const NEAR = 1_000

/** From the start of the object around the name at `at` to the word that ends its dictionary: "stream" or "endobj". */
export function dictionaryAround(pdf: Uint8Array, at: number): string {
  const before = latinOf(pdf.subarray(Math.max(0, at - NEAR), at))
  const [after] = latinOf(pdf.subarray(at, at + NEAR)).split(/(?<=endobj|>>\s*stream)/, 1)
  return `${before.slice(before.lastIndexOf(' obj') + 1)}${after}`
}
