/** A cheap upper estimate of the number of objects in a PDF, before it is parsed. */
import { latinOf } from './latin.ts'

const OBJ = [0x6f, 0x62, 0x6a] as const
const OBJECT_STREAM = /\/ObjStm/g
/** Object streams examined; a file with more counts as having too many objects. */
const MOST_STREAMS = 10_000
/** Bytes searched before and after /ObjStm for its dictionary's object count. */
const DICTIONARY = 600

/** Counts "n g obj" in the file and adds the /N of its object streams; Infinity for too many streams. */
export function countObjects(pdf: Uint8Array): number {
  let count = 0
  for (let at = pdf.indexOf(OBJ[2]); at !== -1; at = pdf.indexOf(OBJ[2], at + 1)) {
    const spaced = pdf[at - 3] === 0x20 || pdf[at - 3] === 0x0a || pdf[at - 3] === 0x0d
    if (pdf[at - 1] === OBJ[1] && pdf[at - 2] === OBJ[0] && spaced) count += 1
  }
  return count + streamedObjects(pdf)
}

function streamedObjects(pdf: Uint8Array): number {
  const text = latinOf(pdf)
  let count = 0
  let streams = 0
  for (const { index } of text.matchAll(OBJECT_STREAM)) {
    streams += 1
    if (streams > MOST_STREAMS) return Number.POSITIVE_INFINITY
    const before = text.slice(Math.max(0, index - DICTIONARY), index)
    const after = text.slice(index, index + DICTIONARY).split(/stream|endobj/)[0]
    const dictionary = `${before.slice(before.lastIndexOf('obj') + 1)}${after}`
    count += Number(/\/N\s+(\d{1,9})/.exec(dictionary)?.[1] ?? 0)
  }
  return count
}
