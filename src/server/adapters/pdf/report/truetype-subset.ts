/** A TrueType file with the outlines of some glyphs only. */
import { bytesOf, concat, type Tables, table } from './truetype-tables.ts'

/** Tables that a PDF reader needs in an embedded font. */
const KEPT = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'] as const

/** `starts`: where each glyph begins in the table `glyf`, and the end of the last; numbers of glyphs stay. */
export function subsetOf(tables: Tables, starts: Uint32Array, wanted: ReadonlySet<number>): Uint8Array {
  const glyf = bytesOf(table(tables, 'glyf'))
  const kept = withParts(glyf, starts, wanted)
  const count = starts.length - 1
  const loca = new DataView(new ArrayBuffer(starts.length * 4))
  const parts: Uint8Array[] = []
  let length = 0
  for (let glyph = 0; glyph < count; glyph++) {
    loca.setUint32(glyph * 4, length)
    if (!kept.has(glyph)) continue
    const outline = glyf.subarray(starts[glyph], starts[glyph + 1])
    const padded = new Uint8Array((outline.length + 3) & ~3)
    padded.set(outline)
    parts.push(padded)
    length += padded.length
  }
  loca.setUint32(count * 4, length)
  const result = new Map<string, Uint8Array>()
  for (const name of KEPT) {
    const source = tables.get(name)
    if (source) result.set(name, bytesOf(source).slice())
  }
  result.set('loca', bytesOf(loca)).set('glyf', concat(parts))
  clearWidths(result.get('hmtx'), kept)
  new DataView(result.get('head')?.buffer ?? new ArrayBuffer(54)).setInt16(50, 1)
  return write(result)
}

/** Zeroes the widths of omitted glyphs for better compression: readers use the PDF's widths. */
function clearWidths(hmtx: Uint8Array | undefined, kept: ReadonlySet<number>): void {
  if (!hmtx) return
  const widths = new Uint32Array(hmtx.buffer, hmtx.byteOffset, hmtx.length >> 2)
  for (let glyph = 0; glyph < widths.length; glyph++) if (!kept.has(glyph)) widths[glyph] = 0
}

/** The wanted glyphs, the missing-glyph sign, and the components of composite glyphs. */
function withParts(glyf: Uint8Array, starts: Uint32Array, wanted: ReadonlySet<number>): Set<number> {
  const kept = new Set<number>()
  const open = [0, ...wanted]
  for (let glyph = open.pop(); glyph !== undefined; glyph = open.pop()) {
    const [start, end] = [starts[glyph], starts[glyph + 1]]
    if (start === undefined || end === undefined || kept.has(glyph)) continue
    kept.add(glyph)
    if (end > start) open.push(...partsOf(new DataView(glyf.buffer, glyf.byteOffset + start)))
  }
  return kept
}

/** Flags of composite glyphs: word-sized arguments, scale, more parts, x and y scale, two by two. */
const [WORDS, SCALE, MORE, TWO_SCALES, MATRIX] = [1, 8, 32, 64, 128] as const

function partsOf(glyph: DataView): number[] {
  if (glyph.getInt16(0) >= 0) return []
  const parts: number[] = []
  let at = 10
  let flags: number = MORE
  while (flags & MORE) {
    flags = glyph.getUint16(at)
    parts.push(glyph.getUint16(at + 2))
    at += 4 + (flags & WORDS ? 4 : 2)
    at += flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0
  }
  return parts
}

function write(tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const names = [...tables.keys()].sort()
  const header = new DataView(new ArrayBuffer(12 + names.length * 16))
  header.setUint32(0, 0x00010000)
  header.setUint16(4, names.length)
  const parts = [bytesOf(header)]
  let offset = header.byteLength
  for (const [index, name] of names.entries()) {
    const content = tables.get(name) ?? new Uint8Array(0)
    const entry = 12 + index * 16
    for (let letter = 0; letter < 4; letter++) header.setUint8(entry + letter, name.charCodeAt(letter))
    header.setUint32(entry + 8, offset)
    header.setUint32(entry + 12, content.length)
    const padded = new Uint8Array((content.length + 3) & ~3)
    padded.set(content)
    parts.push(padded)
    offset += padded.length
  }
  return concat(parts)
}
