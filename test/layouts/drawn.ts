/** Pages drawn line by line at given positions, in drawing orders that programs have. */
import { PDFDocument, type PDFFont, PDFName, StandardFonts } from 'pdf-lib'
import { type Layout, type Line, SIZE } from './arrange.ts'

function shuffled(lines: readonly Line[], seed: number): Line[] {
  const keyed = lines.map((line, index) => ({
    line,
    key: ((index + 1) * (seed * 2 + 1) * 2_654_435_761) % 4_294_967_291,
  }))
  return keyed.sort((a, b) => a.key - b.key).map(({ line }) => line)
}

/** Orders in which programs draw a page's lines. */
export const DRAWN: Readonly<Record<string, (lines: readonly Line[], seed: number) => readonly Line[]>> = {
  'as read': (lines) => lines,
  'row by row': (lines) => lines.toSorted((a, b) => b.y - a.y || a.x - b.x),
  'column by column': (lines) => lines.toSorted((a, b) => a.x - b.x || b.y - a.y),
  'from the bottom': (lines) => [...lines].reverse(),
  shuffled,
}

const FONT_BOX = [-92, -250, 1010, 922]
const [PAGE_WIDTH, PAGE_HEIGHT] = [595, 842]

const isJapanese = (text: string): boolean => /[\u3000-\u9fff]/u.test(text)
const isRightToLeft = (text: string): boolean => /[\u0590-\u06ff]/u.test(text)
/** What the standard fonts have. */
const isWestern = (text: string): boolean =>
  /^[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2018\u2019]*$/u.test(text)

/** Codes of two bytes each. */
const hex = (text: string): string =>
  Array.from(text, (sign) => (sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')).join('')

/** As drawn from left to right: words from right to left, numbers and Latin words within them as they are. */
function visual(text: string): string {
  if (!isRightToLeft(text)) return text
  const runs = text.match(/[A-Za-z0-9](?:[A-Za-z0-9.,' ]*[A-Za-z0-9])?|[^A-Za-z0-9]/gu) ?? []
  return runs.reverse().join('')
}

function composite(document: PDFDocument, encoding: string, ordering: string, own: object): PDFName {
  const name = ordering === 'Japan1' ? 'HeiseiKakuGo-W5' : 'Unknown'
  const font = document.context.obj({
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: name,
    Encoding: encoding,
    DescendantFonts: [
      {
        Type: 'Font',
        Subtype: ordering === 'Japan1' ? 'CIDFontType0' : 'CIDFontType2',
        BaseFont: name,
        CIDSystemInfo: { Registry: '(Adobe)', Ordering: `(${ordering})`, Supplement: 0 },
        FontDescriptor: {
          Type: 'FontDescriptor',
          FontName: name,
          Flags: 4,
          FontBBox: FONT_BOX,
          ItalicAngle: 0,
          Ascent: 752,
          Descent: -221,
          CapHeight: 737,
          StemV: 114,
        },
        ...own,
      },
    ],
  })
  const [page] = document.getPages()
  return page?.node.newFontDictionary(encoding, document.context.register(font)) ?? PDFName.of(encoding)
}

/** Letters that the standard fonts lack, by Unicode number, as wide as the letters under their accents. */
function unicodeFont(document: PDFDocument, texts: string, font: PDFFont): PDFName {
  const { context } = document
  const signs = [...new Set(texts)].map((sign) => sign.codePointAt(0) ?? 0)
  const W = signs.flatMap((code) => [code, [Math.round(measure(font)(String.fromCodePoint(code)) * 100)]])
  const name = composite(document, 'Identity-H', 'Identity', { W })
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${signs.length} beginbfchar ${signs.map((code) => `<${hex(String.fromCodePoint(code))}> <${hex(String.fromCodePoint(code))}>`).join('\n')} endbfchar
endcmap end end`
  const dictionary = document.getPage(0).node.normalizedEntries().Font.lookup(name)
  ;(dictionary as unknown as { set: (key: PDFName, value: unknown) => void }).set(
    PDFName.of('ToUnicode'),
    context.register(context.flateStream(map)),
  )
  return name
}

/** A page with the lines in the order given; text of a script that runs to the left makes it a mirrored one. */
export async function drawn(layout: Layout, lines: readonly Line[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const page = document.addPage(layout.isTurned ? [PAGE_HEIGHT, PAGE_WIDTH] : [PAGE_WIDTH, PAGE_HEIGHT])
  const font = await document.embedFont(StandardFonts.Helvetica)
  const latin = page.node.newFontDictionary('F', font.ref)
  const all = lines.map(({ text }) => text).join('')
  const fonts = {
    across: isJapanese(all) ? composite(document, 'UniJIS-UTF16-H', 'Japan1', {}) : latin,
    down: isJapanese(all) ? composite(document, 'UniJIS-UTF16-V', 'Japan1', {}) : latin,
    any: isWestern(all) || isJapanese(all) ? latin : unicodeFont(document, all, font),
  }
  const width = measure(font)
  const isMirrored = isRightToLeft(all)
  const operators = lines.map(({ text, x, y, size = SIZE, isVertical }) => {
    const left = isMirrored ? PAGE_WIDTH - x - (width(text) * size) / SIZE : x
    const place = `${size} Tf 1 0 0 1 ${left} ${y} Tm`
    if (isJapanese(text)) return `BT ${isVertical ? fonts.down : fonts.across} ${place} <${hex(text)}> Tj ET`
    if (isWestern(text)) return `BT ${latin} ${place} ${font.encodeText(text)} Tj ET`
    return `BT ${fonts.any} ${place} <${hex(visual(text))}> Tj ET`
  })
  const mirrored = (x: number): number => (isMirrored ? PAGE_WIDTH - x : x)
  const rules = (layout.rules ?? []).map(
    ([x, y, toX, toY]) => `${mirrored(x)} ${y} m ${mirrored(toX)} ${toY} l S`,
  )
  const turn = layout.isTurned ? [`0 1 -1 0 ${PAGE_HEIGHT} 0 cm`] : []
  const content = [...turn, '0.5 w', ...rules, ...operators].join('\n')
  const { context } = document
  page.node.addContentStream(context.register(context.flateStream(content)))
  if (layout.isTurned) page.setRotation({ type: 'degrees', angle: 90 } as never)
  return document.save()
}

/** Width in points of a text of 10 points. */
export function measure(font: PDFFont): (text: string) => number {
  const widthOf = (sign: string): number => {
    if (isJapanese(sign)) return SIZE
    if (isRightToLeft(sign)) return SIZE * 0.55
    const base = isWestern(sign) ? sign : sign.normalize('NFD')[0]
    return font.widthOfTextAtSize(base && isWestern(base) ? base : 'o', SIZE)
  }
  return (text) =>
    isWestern(text)
      ? font.widthOfTextAtSize(text, SIZE)
      : [...text].reduce((sum, sign) => sum + widthOf(sign), 0)
}
