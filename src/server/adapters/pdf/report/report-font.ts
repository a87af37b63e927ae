/** An embedded subset; for Chinese, Japanese and Korean the reader's own fonts, because none of them fits into a worker. */
import type { Font } from '@cantoo/fontkit'
import { type PDFContext, type PDFDocument, type PDFRef, PDFString } from 'pdf-lib'

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

/** Letters up to U+01FF and signs from U+2000 on, and where in the private use area the font has them in the serif. */
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
  /** References to the fonts used; the document embeds them when it is saved. */
  embed(): ReadonlyMap<FontKey, PDFRef>
}

const MISSING = '\ufffd'

export async function createReportFont(document: PDFDocument, file: Uint8Array): Promise<ReportFont> {
  const { create } = await import('@cantoo/fontkit')
  const font = create(file)
  if (!('layout' in font)) throw new Error('the report needs one font')
  document.registerFontkit({ create: () => font })
  const text = await document.embedFont(file, { subset: true, customName: 'RULMRK+ReportSans' })
  const asked = new Set<CjkKey>()
  return {
    keyOf(character, cjk) {
      if (font.hasGlyphForCodePoint(codeOf(character))) return 'Text'
      return CJK_CHARACTER.test(character) ? cjk : 'none'
    },
    widthOf(character, key) {
      if (isCjk(key)) return 1
      const glyph = glyphOf(font, key === 'none' ? MISSING : character)
      return (glyph?.advanceWidth ?? 0) / font.unitsPerEm
    },
    encode(characters, key) {
      if (isCjk(key)) {
        asked.add(key)
        return `<${Buffer.from(characters.join(''), 'utf16le').swap16().toString('hex')}>`
      }
      // One by one, because they are in drawing order and joined already.
      const codes = characters.map((character) => {
        const shown = key === 'none' ? MISSING : character
        const glyph = glyphOf(font, shown)
        if (glyph) glyph.codePoints = Array.from(meaningOf(shown), codeOf)
        return text.encodeText(shown).asString()
      })
      return `<${codes.join('')}>`
    },
    embed() {
      const references = [...asked].map((key) => [key, referCjk(document.context, key)] as const)
      return new Map<FontKey, PDFRef>([['Text', text.ref], ...references])
    },
  }
}

const codeOf = (character: string): number => character.codePointAt(0) ?? 0

const glyphOf = (font: Font, character: string) => font.glyphForCodePoint(codeOf(character))

function isCjk(key: FontKey): key is CjkKey {
  return key in CJK
}

type Dictionary = NonNullable<Parameters<PDFContext['flateStream']>[1]>

/** Adds a dictionary to the document. */
export function put(context: PDFContext, entries: Dictionary): PDFRef {
  return context.register(context.obj(entries))
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

/** What is searched and copied: letters of the serif and joined Arabic letters are the plain ones. */
function meaningOf(character: string): string {
  const code = character.charCodeAt(0)
  const block = SERIF.find(({ from, to, at }) => code >= at && code <= at + to - from)
  if (block) return String.fromCharCode(block.from + code - block.at)
  return /[\ufb50-\ufdff\ufe70-\ufefc]/.test(character) ? character.normalize('NFKC') : character
}
