/** Checks a file's cross-reference chain, to which an appended update will refer. */
import { latinOf } from '../engine/latin.ts'

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
