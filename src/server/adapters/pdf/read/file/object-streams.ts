/** Object streams: objects packed together (PDF 32000-1, 7.5.7), in which PDFium gives no access to dictionaries. */
import { inflated } from './inflate.ts'
import { spellings } from './names.ts'

const OBJECT_STREAM = new RegExp(`/${spellings('ObjStm')}`, 'g')
const FIRST = /\/First\s{1,20}(\d{1,9})\b/
const STREAM = 'stream'
/** Characters between /ObjStm and its data. */
const DICTIONARY = 2_000
/** Maximum bytes unpacked; a file with more is not whole. */
const MOST_UNPACKED = 32 * 1024 * 1024
/** Counted for a stream that can't be unpacked, because trying takes time too. */
const FAILED = 1024 * 1024

/** Objects of an object stream; the first begins at `first`, after the header. */
export interface Pack {
  readonly objects: string
  readonly first: number
}

/** `isWhole`: whether all could be unpacked. `text`: the file's bytes as Latin-1. */
export function unpacked(
  pdf: Uint8Array,
  text: string,
): { readonly packs: readonly Pack[]; isWhole: boolean } {
  const packs: Pack[] = []
  let room = MOST_UNPACKED
  let isWhole = true
  for (const { index } of text.matchAll(OBJECT_STREAM)) {
    const start = dataAfter(text, index)
    const bytes = start < 0 ? undefined : inflated(pdf.subarray(start), room)
    const objects = bytes && new TextDecoder('latin1').decode(bytes)
    const before = text.slice(Math.max(0, index - DICTIONARY), index)
    const first = FIRST.exec(before.slice(before.lastIndexOf('obj') + 1) + text.slice(index, start))
    if (objects !== undefined && first) packs.push({ objects, first: Number(first[1]) })
    else isWhole = false
    room -= objects?.length ?? FAILED
  }
  return { packs, isWhole }
}

/** Negative if no stream follows. */
function dataAfter(text: string, index: number): number {
  const at = text.slice(index, index + DICTIONARY).indexOf(STREAM)
  if (at < 0) return -1
  const end = index + at + STREAM.length
  return end + (text[end] === '\r' ? 2 : 1)
}
