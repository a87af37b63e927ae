/** Writes recognised words invisibly on a page. */
import type { Pdfium } from '../server/adapters/pdf/engine/pdfium.ts'

const INVISIBLE = 3
/** Units of an em. */
const EM = 1000
const ADVANCE = 0.5
/** Ends each word, so that programs read words apart that stand close together. */
const SPACE = ' '
/** Lines of one block of a character map. */
const BLOCK = 100

/** A word and the corners of its box on the page, in points. */
export interface PlacedWord {
  readonly text: string
  readonly origin: readonly [number, number]
  readonly right: readonly [number, number]
  readonly top: readonly [number, number]
}

export function writeWords(
  pdfium: Pdfium,
  document: number,
  page: number,
  words: readonly PlacedWord[],
): void {
  if (words.length === 0) return
  const used = new Set([...words.flatMap(({ text }) => [...text]), SPACE])
  const codes = new Map([...used].map((letter, at) => [letter, at + 1]))
  const font = loadFont(pdfium, document, [...codes.keys()])
  for (const word of words) writeWord(pdfium, { document, page, font }, word, codes)
  pdfium.call('FPDFPage_GenerateContent', page)
  pdfium.call('FPDFFont_Close', font)
}

interface Target {
  readonly document: number
  readonly page: number
  readonly font: number
}

function writeWord(
  pdfium: Pdfium,
  { document, page, font }: Target,
  { text, origin, right, top }: PlacedWord,
  codes: ReadonlyMap<string, number>,
): void {
  const letters = [...text, SPACE].map((letter) => codes.get(letter) ?? 0)
  const object = pdfium.call('FPDFPageObj_CreateTextObj', document, font, 1)
  pdfium.lendBytes(new Uint8Array(new Uint32Array(letters).buffer), (address) =>
    pdfium.call('FPDFText_SetCharcodes', object, address, letters.length),
  )
  pdfium.call('FPDFTextObj_SetTextRenderMode', object, INVISIBLE)
  const width = (letters.length - 1) * ADVANCE
  const matrix = [
    (right[0] - origin[0]) / width,
    (right[1] - origin[1]) / width,
    top[0] - origin[0],
    top[1] - origin[1],
    ...origin,
  ]
  pdfium.lendBytes(new Uint8Array(new Float32Array(matrix).buffer), (address) =>
    pdfium.call('FPDFPageObj_SetMatrix', object, address),
  )
  pdfium.call('FPDFPage_InsertObject', page, object)
}

/** The letter at position n has the code n + 1; all are drawn as the one glyph. */
function loadFont(pdfium: Pdfium, document: number, letters: readonly string[]): number {
  const bytes = glyphlessFont()
  const glyphs = new Uint8Array((letters.length + 1) * 2)
  return pdfium.lendBytes(bytes, (font) =>
    pdfium.lendBytes(glyphs, (map) =>
      pdfium.lendAscii(characterMap(letters), (meanings) =>
        pdfium.call(
          'FPDFText_LoadCidType2Font',
          ...[document, font, bytes.length, meanings, map, glyphs.length],
        ),
      ),
    ),
  )
}

function characterMap(letters: readonly string[]): string {
  const lines = letters.map((letter, at) => {
    const units = Array.from({ length: letter.length }, (_, unit) => hexadecimal(letter.charCodeAt(unit)))
    return `<${hexadecimal(at + 1)}> <${units.join('')}>`
  })
  const blocks = Array.from({ length: Math.ceil(lines.length / BLOCK) }, (_, at) =>
    lines.slice(at * BLOCK, (at + 1) * BLOCK),
  )
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /Recognised def /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
${blocks.map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`).join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`
}

function hexadecimal(value: number): string {
  return value.toString(16).padStart(4, '0').toUpperCase()
}

/** A TrueType font of one glyph: every character is half as wide as it is high, and empty. */
function glyphlessFont(): Uint8Array {
  return font({
    glyf: u16(0, 0),
    head: head(),
    hhea: [...u32(0x10000), ...u16(EM, 0, 0, EM / 2, 0, 0, EM / 2, 1, 0, 0, 0, 0, 0, 0, 0, 1)],
    hmtx: u16(EM / 2, 0),
    loca: u16(0, 0),
    maxp: [...u32(0x10000), ...u16(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)],
  })
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
