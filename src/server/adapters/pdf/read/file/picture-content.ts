/** Page contents compressed as a picture: readers show nothing of them or stall, so the rest is not the whole document. */
import { dictionaryAround, latinOf } from '../../engine/file-bytes.ts'

/** Filters allowed only for pictures (PDF 32000-1, 7.4.1). */
const PICTURE_FILTER = /\/(?:JBIG2|DCT|CCITTFax|JPX)$/
const DECODE = 'Decode'
/** Length in bytes of the longest of their names before "Decode". */
const LONGEST_NAME = 9
/** Pictures have a width; forms, fonts, attachments and metadata have a type. */
const NO_CONTENT = /\/(?:Width|Type|Subtype|Image|EmbeddedFile)\b/

export function hasPictureContent(pdf: Uint8Array): boolean {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length)
  for (let at = bytes.indexOf(DECODE); at !== -1; at = bytes.indexOf(DECODE, at + 1)) {
    const name = latinOf(bytes.subarray(Math.max(0, at - LONGEST_NAME), at))
    if (PICTURE_FILTER.test(name) && isContent(dictionaryAround(bytes, at))) return true
  }
  return false
}

function isContent(dictionary: string): boolean {
  return dictionary.endsWith('stream') && !NO_CONTENT.test(dictionary)
}
