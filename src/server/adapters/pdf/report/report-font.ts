/**
 * The fonts of the verdict table in one PDF: an embedded TrueType subset, and for Chinese, Japanese and Korean
 * references to fonts of the PDF reader (no font with these characters fits into a worker).
 */
import { type PDFContext, PDFName, type PDFRef, PDFString } from 'pdf-lib'
import { readTrueType, type TrueType } from './truetype.ts'

/** Font that draws a character; `none` if no font has it. */
export type FontKey = 'Text' | 'Jpan' | 'Kore' | 'Hans' | 'none'
export type CjkKey = 'Jpan' | 'Kore' | 'Hans'

/** Names and character maps known to PDF readers (PDF 32000-1, 9.7.5.2); UTF-16BE codes. */
const CJK: Readonly<
  Record<CjkKey, { name: string; encoding: string; ordering: string; supplement: number }>
> = {
  Jpan: { name: 'HeiseiKakuGo-W5', encoding: 'UniJIS-UTF16-H', ordering: 'Japan1', supplement: 6 },
  Kore: { name: 'HYGoThic-Medium', encoding: 'UniKS-UTF16-H', ordering: 'Korea1', supplement: 2 },
  Hans: { name: 'STSong-Light', encoding: 'UniGB-UTF16-H', ordering: 'GB1', supplement: 5 },
}

const CJK_CHARACTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u

/** Most likely language of a text's Chinese characters. */
export function cjkOf(text: string): CjkKey {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'Jpan'
  return /\p{Script=Hangul}/u.test(text) ? 'Kore' : 'Hans'
}

/**
 * Unicode's letters up to U+01FF and its signs from U+2000 on, and where in the private use area the font has them in the
 * serif of headlines.
 */
const SERIF = [
  { from: 0x21, to: 0x1ff, at: 0xe021 },
  { from: 0x2000, to: 0x22ff, at: 0xe200 },
] as const

/** The text in the serif, as far as the font has it. */
export function serifOf(text: string, font: ReportFont): string {
  return Array.from(text.normalize('NFC'), (character) => {
    const code = character.codePointAt(0) ?? 0
    const block = SERIF.find(({ from, to }) => code >= from && code <= to)
    const serif = block ? String.fromCharCode(block.at + code - block.from) : character
    return font.keyOf(serif, 'Hans') === 'Text' ? serif : character
  }).join('')
}

export interface ReportFont {
  keyOf(character: string, cjk: CjkKey): FontKey
  /** Width of a character at size 1. */
  widthOf(character: string, key: FontKey): number
  /** Encodes characters as a PDF string for the font's Tj; remembers the glyphs used. */
  encode(characters: readonly string[], key: FontKey): string
  /** Embeds the used fonts; returns their references. */
  embed(context: PDFContext): ReadonlyMap<FontKey, PDFRef>
}

export function createReportFont(file: Uint8Array): ReportFont {
  const font = readTrueType(file)
  const used = new Map<number, string>()
  const asked = new Set<CjkKey>()
  return {
    keyOf(character, cjk) {
      const code = character.codePointAt(0) ?? 0
      if (font.glyphOf(code) !== 0) return 'Text'
      return CJK_CHARACTER.test(character) ? cjk : 'none'
    },
    widthOf(character, key) {
      if (key === 'Jpan' || key === 'Kore' || key === 'Hans') return 1
      return font.advanceOf(font.glyphOf(character.codePointAt(0) ?? 0)) / font.unitsPerEm
    },
    encode(characters, key) {
      if (key === 'Jpan' || key === 'Kore' || key === 'Hans') {
        asked.add(key)
        return `<${characters.map(utf16Hex).join('')}>`
      }
      const glyphs = characters.map((character) => font.glyphOf(character.codePointAt(0) ?? 0))
      for (const [index, glyph] of glyphs.entries())
        used.set(glyph, glyph === 0 ? '\ufffd' : meaningOf(characters[index] ?? ''))
      return `<${glyphs.map(hex4).join('')}>`
    },
    embed(context) {
      const embedded = new Map<FontKey, PDFRef>([['Text', embedTrueType(context, font, used)]])
      for (const key of asked) embedded.set(key, referCjk(context, key))
      return embedded
    },
  }
}

type Dictionary = NonNullable<Parameters<PDFContext['flateStream']>[1]>

/** Adds a dictionary to the document. */
export function put(context: PDFContext, entries: Dictionary): PDFRef {
  return context.register(context.obj(entries))
}

function embedTrueType(context: PDFContext, font: TrueType, used: ReadonlyMap<number, string>): PDFRef {
  const scale = 1000 / font.unitsPerEm
  const name = PDFName.of('RULMRK+ReportSans')
  const file = context.register(context.flateStream(font.subset(new Set(used.keys()))))
  const descriptor = put(context, {
    Type: 'FontDescriptor',
    FontName: name,
    Flags: 32,
    FontBBox: font.box.map((value) => value * scale),
    ItalicAngle: 0,
    Ascent: font.ascent * scale,
    Descent: font.descent * scale,
    CapHeight: font.ascent * scale,
    StemV: 80,
    FontFile2: file,
  })
  const widths = [...used.keys()]
    .sort((a, b) => a - b)
    .flatMap((glyph) => [glyph, [font.advanceOf(glyph) * scale]])
  const descendant = put(context, {
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
    CIDToGIDMap: 'Identity',
    FontDescriptor: descriptor,
    W: widths,
  })
  const unicode = context.register(context.flateStream(new TextEncoder().encode(toUnicode(used))))
  return put(context, {
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: name,
    Encoding: 'Identity-H',
    DescendantFonts: [descendant],
    ToUnicode: unicode,
  })
}

function referCjk(context: PDFContext, key: CjkKey): PDFRef {
  const { name, encoding, ordering, supplement } = CJK[key]
  const descriptor = put(context, {
    Type: 'FontDescriptor',
    FontName: name,
    Flags: 4,
    FontBBox: [0, -200, 1000, 900],
    ItalicAngle: 0,
    Ascent: 880,
    Descent: -120,
    CapHeight: 740,
    StemV: 80,
  })
  const descendant = put(context, {
    Type: 'Font',
    Subtype: 'CIDFontType0',
    BaseFont: name,
    CIDSystemInfo: {
      Registry: PDFString.of('Adobe'),
      Ordering: PDFString.of(ordering),
      Supplement: supplement,
    },
    FontDescriptor: descriptor,
    DW: 1000,
  })
  return put(context, {
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: `${name}-${encoding}`,
    Encoding: encoding,
    DescendantFonts: [descendant],
  })
}

/** Maps glyphs to Unicode, so that the table can be searched and copied. At most 100 entries per block. */
function toUnicode(used: ReadonlyMap<number, string>): string {
  const entries = [...used].map(([glyph, character]) => `<${hex4(glyph)}> <${utf16Hex(character)}>`)
  const blocks: string[] = []
  for (let at = 0; at < entries.length; at += 100) {
    const block = entries.slice(at, at + 100)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
${blocks.join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`
}

/** Letters of the serif and joined Arabic letters map to the plain ones. */
function meaningOf(character: string): string {
  const code = character.charCodeAt(0)
  const block = SERIF.find(({ from, to, at }) => code >= at && code <= at + to - from)
  if (block) return String.fromCharCode(block.from + code - block.at)
  return /[\ufb50-\ufdff\ufe70-\ufefc]/.test(character) ? character.normalize('NFKC') : character
}

function hex4(value: number): string {
  return value.toString(16).padStart(4, '0')
}

function utf16Hex(text: string): string {
  return Array.from({ length: text.length }, (_, at) => hex4(text.charCodeAt(at))).join('')
}
