/** Reads what is needed of a TrueType file to measure text and embed the used glyphs (OpenType 1.9 names). */
import { subsetOf } from './truetype-subset.ts'
import { type Tables, table, tablesOf } from './truetype-tables.ts'

export interface TrueType {
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  readonly box: readonly number[]
  /** Glyph of a code point; 0 when the font has none. */
  glyphOf(codePoint: number): number
  /** Width in font units. */
  advanceOf(glyph: number): number
  /** A font file with outlines of `glyphs` only; numbers stay. */
  subset(glyphs: ReadonlySet<number>): Uint8Array
}

/** The report's font is read once, not for each document that is marked. */
const known = new WeakMap<Uint8Array, TrueType>()

export function readTrueType(file: Uint8Array): TrueType {
  const font = known.get(file) ?? parsed(file)
  known.set(file, font)
  return font
}

function parsed(file: Uint8Array): TrueType {
  const tables = tablesOf(file)
  const [head, hhea, hmtx] = [table(tables, 'head'), table(tables, 'hhea'), table(tables, 'hmtx')]
  const glyphs = cmapOf(table(tables, 'cmap'))
  const starts = startsOf(tables)
  const metrics = hhea.getUint16(34)
  return {
    unitsPerEm: head.getUint16(18),
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    box: [36, 38, 40, 42].map((offset) => head.getInt16(offset)),
    glyphOf: (codePoint) => glyphs.get(codePoint) ?? 0,
    advanceOf: (glyph) => hmtx.getUint16(Math.min(glyph, metrics - 1) * 4),
    subset: (wanted) => subsetOf(tables, starts, wanted),
  }
}

/** The Unicode subtables: formats 4 (first plane) and 12 (all). */
function cmapOf(cmap: DataView): Map<number, number> {
  const glyphs = new Map<number, number>()
  for (let index = 0; index < cmap.getUint16(2); index++) {
    const entry = 4 + index * 8
    const [platform, offset] = [cmap.getUint16(entry), cmap.getUint32(entry + 4)]
    if (platform !== 0 && platform !== 3) continue
    const format = cmap.getUint16(offset)
    if (format === 4) readFormat4(cmap, offset, glyphs)
    if (format === 12) readFormat12(cmap, offset, glyphs)
  }
  return glyphs
}

function readFormat4(cmap: DataView, offset: number, glyphs: Map<number, number>): void {
  const size = cmap.getUint16(offset + 6)
  for (let at = offset + 14; at < offset + 14 + size; at += 2) {
    const [end, start] = [cmap.getUint16(at), cmap.getUint16(at + size + 2)]
    const [delta, range] = [cmap.getUint16(at + size * 2 + 2), cmap.getUint16(at + size * 3 + 2)]
    for (let code = start; code <= end && code < 0xffff; code++) {
      const raw = range === 0 ? code : cmap.getUint16(at + size * 3 + 2 + range + (code - start) * 2)
      if (raw !== 0) glyphs.set(code, (raw + delta) & 0xffff)
    }
  }
}

function readFormat12(cmap: DataView, offset: number, glyphs: Map<number, number>): void {
  for (let group = 0; group < cmap.getUint32(offset + 12); group++) {
    const at = offset + 16 + group * 12
    const [start, end, glyph] = [cmap.getUint32(at), cmap.getUint32(at + 4), cmap.getUint32(at + 8)]
    for (let code = start; code <= end; code++) glyphs.set(code, glyph + code - start)
  }
}

/** Start of each glyph in `glyf`, and the end of the last. */
function startsOf(tables: Tables): Uint32Array {
  const [loca, count] = [table(tables, 'loca'), table(tables, 'maxp').getUint16(4)]
  const long = table(tables, 'head').getInt16(50) === 1
  const at = (glyph: number): number => (long ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2)
  return Uint32Array.from({ length: count + 1 }, (_, glyph) => at(glyph))
}
