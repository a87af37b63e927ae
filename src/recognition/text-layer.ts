/** Writes recognised words invisibly on a page. */
import type { Pdfium } from '../server/adapters/pdf/engine/pdfium.ts'
import { ADVANCE, glyphlessFont } from './glyphless-font.ts'

const INVISIBLE = 3
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
  const used = new Set([SPACE, ...words.flatMap(({ text }) => [...text])])
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

/** The letter at position n has the code n + 1; the first is the space. */
function loadFont(pdfium: Pdfium, document: number, letters: readonly string[]): number {
  const bytes = glyphlessFont()
  const glyphs = new Uint8Array((letters.length + 1) * 2).map((_, at) => (at > 3 ? at % 2 : 0))
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
