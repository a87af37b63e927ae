/** Reads what is needed of a TrueType file to measure text and embed the used glyphs (OpenType 1.9 names). */

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
  return {
    unitsPerEm: head.getUint16(18),
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    box: [36, 38, 40, 42].map((offset) => head.getInt16(offset)),
    glyphOf: (codePoint) => glyphs.get(codePoint) ?? 0,
    advanceOf: (glyph) => hmtx.getUint16(glyph * 4),
    subset: (wanted) => subsetOf(tables, starts, wanted),
  }
}

/** The font has one subtable, of Unicode's first plane (format 4). */
function cmapOf(cmap: DataView): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>()
  const offset = cmap.getUint32(8)
  const size = cmap.getUint16(offset + 6)
  for (let at = offset + 14; at < offset + 14 + size; at += 2) {
    const [end, start] = [cmap.getUint16(at), cmap.getUint16(at + size + 2)]
    const [delta, range] = [cmap.getUint16(at + size * 2 + 2), cmap.getUint16(at + size * 3 + 2)]
    for (let code = start; code <= end && code < 0xffff; code++) {
      const raw = range === 0 ? code : cmap.getUint16(at + size * 3 + 2 + range + (code - start) * 2)
      if (raw !== 0) glyphs.set(code, (raw + delta) & 0xffff)
    }
  }
  return glyphs
}

/** Start of each glyph in `glyf`, and the end of the last; the font's table has offsets of four bytes. */
function startsOf(tables: Tables): Uint32Array {
  const loca = table(tables, 'loca')
  return Uint32Array.from({ length: loca.byteLength / 4 }, (_, glyph) => loca.getUint32(glyph * 4))
}

/** Tables that a PDF reader needs in an embedded font. */
const KEPT = ['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp'] as const

/** `starts`: where each glyph begins in the table `glyf`, and the end of the last; numbers of glyphs stay. */
function subsetOf(tables: Tables, starts: Uint32Array, wanted: ReadonlySet<number>): Uint8Array {
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
  const result = new Map<string, Uint8Array>(KEPT.map((name) => [name, bytesOf(table(tables, name)).slice()]))
  result.set('loca', bytesOf(loca)).set('glyf', Buffer.concat(parts))
  clearWidths(result.get('hmtx'), kept)
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
  return Buffer.concat(parts)
}

type Tables = ReadonlyMap<string, DataView>

function tablesOf(file: Uint8Array): Tables {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const found = new Map<string, DataView>()
  for (let index = 0; index < view.getUint16(4); index++) {
    const entry = 12 + index * 16
    const name = String.fromCharCode(...file.subarray(entry, entry + 4))
    const [offset, length] = [view.getUint32(entry + 8), view.getUint32(entry + 12)]
    found.set(name, new DataView(file.buffer, file.byteOffset + offset, length))
  }
  return found
}

function table(tables: Tables, name: string): DataView {
  const found = tables.get(name)
  if (!found) throw new Error(`the font has no table ${name}`)
  return found
}

function bytesOf(view: DataView): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
}
