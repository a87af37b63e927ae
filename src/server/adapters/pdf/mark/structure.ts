/** Whether an update can be appended to a file: that parses the whole file and refers to its cross-reference chain. */
import { dictionaryAround, latinOf } from '../engine/file-bytes.ts'

/** Object streams examined; a file with more counts as having too many objects. */
const MOST_STREAMS = 10_000

/** At most the objects of a file: "n g obj" in it, and the /N of its object streams; Infinity for too many streams. */
export function countObjects(pdf: Uint8Array): number {
  const text = latinOf(pdf)
  let [count, streams] = [0, 0]
  for (let at = text.indexOf('obj'); at !== -1; at = text.indexOf('obj', at + 1))
    count += Number(/\s/.test(text.charAt(at - 1)))
  for (const { index } of text.matchAll(/\/ObjStm/g)) {
    streams += 1
    if (streams > MOST_STREAMS) return Number.POSITIVE_INFINITY
    count += Number(/\/N\s+(\d{1,9})/.exec(dictionaryAround(pdf, index))?.[1] ?? 0)
  }
  return count
}

/** Maximum updates followed; a file with more is rewritten. */
const MOST_SECTIONS = 64

const OBJECT = /^\s*\d+\s+\d+\s+obj/
const SUBSECTION = /^\s*(\d+) +(\d+) *(?:\r\n|\r|\n)/
const ENTRY_BYTES = 20

/** Every entry of the tables must point to an object; a cross-reference stream is trusted once found at its offset. */
export function hasSoundXref(pdf: Uint8Array): boolean {
  const text = latinOf(pdf)
  const last = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-1024))
  let offset = last ? Number(last[1]) : -1
  for (let section = 0; section < MOST_SECTIONS; section++) {
    if (offset < 0 || offset >= text.length) return false
    const here = text.slice(offset, offset + 32)
    if (OBJECT.test(here)) return true
    if (!here.startsWith('xref')) return false
    const trailer = afterSoundTable(text, offset + 4)
    if (trailer === undefined) return false
    const previous = /\/Prev\s+(\d+)/.exec(text.slice(trailer, trailerEnd(text, trailer)))
    if (!previous) return true
    offset = Number(previous[1])
  }
  return false
}

/** The offset of the table's trailer; undefined when an entry points to no object. Quartz writes 0 for unused numbers. */
function afterSoundTable(text: string, start: number): number | undefined {
  let at = start
  for (;;) {
    const subsection = SUBSECTION.exec(text.slice(at, at + 64))
    if (!subsection)
      return text
        .slice(at, at + 32)
        .trimStart()
        .startsWith('trailer')
        ? at
        : undefined
    at += subsection[0].length
    const end = at + Number(subsection[2]) * ENTRY_BYTES
    if (end > text.length) return undefined
    for (; at < end; at += ENTRY_BYTES) {
      if (text[at + 17] !== 'n') continue
      const offset = Number(text.slice(at, at + 10))
      if (offset !== 0 && !OBJECT.test(text.slice(offset, offset + 32))) return undefined
    }
  }
}

function trailerEnd(text: string, trailer: number): number {
  const end = text.indexOf('startxref', trailer)
  return end === -1 ? text.length : end
}
