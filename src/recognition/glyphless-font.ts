/**
 * A font for text that is never drawn: each character is a box of half the width of its height, so that programs find
 * and select the words where they stand in the picture.
 */

/** Units of an em; the box reaches from 0 to it. */
const EM = 1000
export const ADVANCE = 0.5

/** A TrueType font of an empty glyph, for spaces, and the box. */
export function glyphlessFont(): Uint8Array {
  const box = glyph()
  return font({
    glyf: box,
    head: head(),
    hhea: [...u32(0x10000), ...u16(EM, 0, 0, EM / 2, 0, 0, EM / 2, 1, 0, 0, 0, 0, 0, 0, 0, 2)],
    hmtx: u16(EM / 2, 0, EM / 2, 0),
    loca: u16(0, 0, box.length / 2),
    maxp: [...u32(0x10000), ...u16(2, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)],
  })
}

function glyph(): number[] {
  const [right, top] = [EM / 2, EM]
  const corners = u16(0, right, 0, -right & 0xffff, 0, 0, top, 0)
  return [...u16(1, 0, 0, right, top, 3, 0), 1, 1, 1, 1, ...corners]
}

function head(): number[] {
  const dates = u32(0, 0, 0, 0)
  return [
    ...u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
    ...u16(0, EM),
    ...dates,
    ...u16(0, 0, EM / 2, EM, 0, 8, 2, 0, 0),
  ]
}

function font(tables: Readonly<Record<string, readonly number[]>>): Uint8Array {
  const names = Object.keys(tables).sort()
  const directory: number[] = []
  const data: number[] = []
  for (const name of names) {
    const table = tables[name] ?? []
    const offset = 12 + names.length * 16 + data.length
    directory.push(...[...name].map((letter) => letter.charCodeAt(0)), ...u32(0, offset, table.length))
    data.push(...table, ...Array(-table.length & 3).fill(0))
  }
  return new Uint8Array([...u32(0x10000), ...u16(names.length, 64, 2, 32), ...directory, ...data])
}

function u16(...values: readonly number[]): number[] {
  return values.flatMap((value) => [(value >> 8) & 0xff, value & 0xff])
}

function u32(...values: readonly number[]): number[] {
  return values.flatMap((value) => u16(value >>> 16, value & 0xffff))
}
