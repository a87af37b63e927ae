/** The data of streams that PDFium gives no access to. */

import type { Beginning, Entries } from './dictionary-entries.ts'
import { inflated } from './inflate.ts'

/** Characters of a stream's dictionary. */
const DICTIONARY = 1_000
const HEADER = /^(?:(?!endobj)[\s\S])*?>>\s{0,20}stream\r?\n/
const FILTER = /\/(?:Filter|DecodeParms)\b/
const IS_DEFLATED = /\/Filter\s{0,20}\[?\s{0,20}\/FlateDecode\s{0,20}\]?\s{0,20}(?:\/(?!DecodeParms)|>>)/

/**
 * The data of the stream that begins there, and what follows in the file if it is not compressed. Undefined if it is no
 * stream, has more than `room` bytes, or is packed in another way, as in encrypted files.
 */
export function streamAt(
  { pdf, textAt }: Entries,
  beginning: Beginning,
  room: number,
): Uint8Array | undefined {
  const header = beginning.text === 0 ? HEADER.exec(textAt(beginning, DICTIONARY))?.[0] : undefined
  if (header === undefined) return undefined
  const bytes = pdf.subarray(beginning.at + header.length)
  if (!FILTER.test(header)) return bytes
  return IS_DEFLATED.test(header) ? inflated(bytes, room) : undefined
}
