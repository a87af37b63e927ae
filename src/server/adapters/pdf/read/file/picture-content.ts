/**
 * Detects page contents compressed as a picture. Readers show nothing of them or stall on them, so text read from the
 * rest would not be the whole document.
 */

/** Filters allowed only for pictures (PDF 32000-1, 7.4.1). */
const PICTURE_FILTERS = /^\/(?:JBIG2|DCT|CCITTFax|JPX)Decode$/
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
    const name = latin(pdf, at - LONGEST_NAME, at + DECODE.length).replace(/^[\s\S]*(?=\/)/, '')
    if (PICTURE_FILTERS.test(name) && isContent(dictionaryAround(pdf, at))) return true
  }
  return false
}

/** The dictionary from the start of its object to its stream; undefined when no stream follows. */
function dictionaryAround(pdf: Uint8Array, at: number): string | undefined {
  const before = latin(pdf, at - DICTIONARY, at)
  const after = STREAM_AHEAD.exec(latin(pdf, at, at + DICTIONARY))
  return after === null ? undefined : before.slice(before.lastIndexOf(' obj') + 1) + after[0]
}

function isContent(dictionary: string | undefined): boolean {
  return dictionary !== undefined && !NO_CONTENT.test(dictionary)
}

function latin(pdf: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...pdf.subarray(Math.max(0, start), end))
}
