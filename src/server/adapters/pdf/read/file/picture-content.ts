/** Page contents compressed as a picture: readers show nothing of them or stall, so the rest is not the whole document. */

/** Filters allowed only for pictures (PDF 32000-1, 7.4.1). */
const PICTURE_FILTER = /\/(?:JBIG2|DCT|CCITTFax|JPX)Decode$/
const DECODE = 'Decode'
/** Length in bytes of the longest of their names before "Decode". */
const LONGEST_NAME = 9
/** Bytes searched around a filter's name for its dictionary. */
const DICTIONARY = 1_000
const STREAM_AHEAD = /^(?:(?!endobj)[\s\S])*?>>\s*stream\b/
/** Pictures have a width; forms, fonts, attachments and metadata have a type. */
const NO_CONTENT = /\/(?:Width|Type|Subtype|Image|EmbeddedFile)\b/

/** Stream dictionaries are never compressed, whatever else is. */
export function hasPictureContent(pdf: Uint8Array): boolean {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length)
  for (let at = bytes.indexOf(DECODE); at !== -1; at = bytes.indexOf(DECODE, at + 1)) {
    const name = latin(bytes, at - LONGEST_NAME, at + DECODE.length)
    if (PICTURE_FILTER.test(name) && isContent(dictionaryAround(bytes, at))) return true
  }
  return false
}

/** The dictionary from the start of its object to its stream; undefined when no stream follows. */
function dictionaryAround(bytes: Buffer, at: number): string | undefined {
  const before = latin(bytes, at - DICTIONARY, at)
  const after = STREAM_AHEAD.exec(latin(bytes, at, at + DICTIONARY))
  return after === null ? undefined : before.slice(before.lastIndexOf(' obj') + 1) + after[0]
}

function isContent(dictionary: string | undefined): boolean {
  return dictionary !== undefined && !NO_CONTENT.test(dictionary)
}

function latin(bytes: Buffer, start: number, end: number): string {
  return bytes.toString('latin1', Math.max(0, start), end)
}
