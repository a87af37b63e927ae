/** Grids of all letters, digits and signs of typefaces, drawn by PDFium as on a page. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type PDFContext, PDFDocument, PDFName, type PDFObject, StandardFonts } from 'pdf-lib'
import { pdfiumModule } from '../../local/pdfium.ts'
import { type Rect, withDocument, withPage } from '../../src/server/adapters/pdf/engine/document.ts'
import { pdfEngine } from '../../src/server/adapters/pdf/engine/engine.ts'
import { IDENTITY } from '../../src/server/adapters/pdf/engine/objects.ts'
import type { Pdfium } from '../../src/server/adapters/pdf/engine/pdfium.ts'
import { gridsOf } from '../../src/server/adapters/pdf/read/letters/glyph-grids.ts'
import type { GlyphGrid } from '../../src/server/adapters/pdf/read/letters/grid-cells.ts'
import { FIRST_SIGN, LETTERS } from '../../src/server/adapters/pdf/read/letters/letter-likeness.ts'

export interface Glyph {
  readonly typeface: string
  /** Its place in LETTERS. */
  readonly letter: number
  readonly grid: GlyphGrid
}

type FontObject = (context: PDFContext) => PDFObject

/** Codes of the signs that are not where Unicode has them; the first three are not in WinAnsiEncoding. */
const CODES = new Map([
  ['≠', 1],
  ['≤', 2],
  ['≥', 3],
  ['€', 0x80],
  ['‰', 0x89],
  ['™', 0x99],
])
const ENCODING = {
  Type: 'Encoding',
  BaseEncoding: 'WinAnsiEncoding',
  Differences: [1, ...['notequal', 'lessequal', 'greaterequal'].map((name) => PDFName.of(name))],
}
const hexOf = (letter: string): string =>
  (CODES.get(letter) ?? letter.charCodeAt(0)).toString(16).padStart(2, '0')

/** The standard fonts and the fonts in the folders. */
export async function glyphsOf(folders: readonly string[]): Promise<readonly Glyph[]> {
  const glyphs: Glyph[] = []
  for (const name of Object.values(StandardFonts)) {
    if (name === StandardFonts.Symbol || name === StandardFonts.ZapfDingbats) continue
    const font: FontObject = (context) =>
      context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: name, Encoding: ENCODING })
    glyphs.push(...(await drawn(name, font)))
  }
  for (const file of folders.flatMap((folder) => fontsIn(folder))) {
    glyphs.push(...(await drawn(basename(file), embedded(readFileSync(file)))))
  }
  return glyphs
}

function fontsIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /\.(?:ttf|otf)$/i.test(file))
    .sort()
    .map((file) => join(folder, file))
}

function embedded(file: Buffer): FontObject {
  const isOpenType = file.subarray(0, 4).toString('latin1') === 'OTTO'
  return (context) => {
    const program = context.register(
      context.stream(new Uint8Array(file), isOpenType ? { Subtype: 'OpenType' } : { Length1: file.length }),
    )
    const FontDescriptor = context.register(
      context.obj({
        Type: 'FontDescriptor',
        FontName: 'Sample',
        Flags: 32,
        FontBBox: [-200, -250, 1200, 950],
        ItalicAngle: 0,
        Ascent: 900,
        Descent: -200,
        CapHeight: 700,
        StemV: 80,
        [isOpenType ? 'FontFile3' : 'FontFile2']: program,
      }),
    )
    const Subtype = isOpenType ? 'Type1' : 'TrueType'
    const Widths = Array.from({ length: 255 }, () => 700)
    const font = { Type: 'Font', Subtype, BaseFont: 'Sample', Encoding: ENCODING, FontDescriptor }
    return context.obj({ ...font, FirstChar: 1, LastChar: 255, Widths })
  }
}

const SPACING = 40

async function drawn(typeface: string, fontObject: FontObject): Promise<readonly Glyph[]> {
  const file = await PDFDocument.create()
  const page = file.addPage([LETTERS.length * SPACING, 100])
  page.node.setFontDictionary(PDFName.of('F'), file.context.register(fontObject(file.context)))
  const shown = Array.from(
    LETTERS,
    (letter, at) => `BT /F 16 Tf ${at * SPACING} 50 Td <${hexOf(letter)}> Tj ET`,
  )
  page.node.addContentStream(file.context.register(file.context.stream(shown.join('\n'))))
  const pdf = await file.save()
  const glyphs: Glyph[] = []
  await pdfEngine(pdfiumModule()).run((pdfium) =>
    withDocument(pdfium, pdf, (document) =>
      withPage(pdfium, document, 0, (handle) => {
        const all = measured(pdfium, document, handle)
        const drawings = Map.groupBy(all, ({ grid }) => grid.cells.join())
        // Characters that a typeface lacks are drawn alike, or as another character of it.
        for (const alike of drawings.values()) {
          if (alike.length === 1 || (alike.length === 2 && alike.every(({ letter }) => letter < FIRST_SIGN)))
            glyphs.push(...alike.map(({ grid, letter }) => ({ typeface, letter, grid })))
        }
      }),
    ),
  )
  return glyphs
}

function measured(pdfium: Pdfium, document: number, page: number): { letter: number; grid: GlyphGrid }[] {
  const textPage = pdfium.call('FPDFText_LoadPage', page)
  const found = pdfium.lend(64, (at) =>
    Array.from({ length: pdfium.call('FPDFText_CountChars', textPage) }, (_, index) => {
      const object = pdfium.call('FPDFText_GetTextObject', textPage, index)
      const letter = LETTERS.indexOf(String.fromCharCode(pdfium.call('FPDFText_GetUnicode', textPage, index)))
      pdfium.call('FPDFText_GetCharBox', textPage, index, at, at + 8, at + 16, at + 24)
      const [left = 0, right = 0, bottom = 0, top = 0] = new Float64Array(pdfium.memory.buffer, at, 4)
      const ink: Rect = [left, bottom, right, top]
      if (object === 0 || letter < 0) return []
      const [grid] = gridsOf(pdfium, { document, page, object, matrix: IDENTITY }, [ink])
      return grid ? [{ letter, grid }] : []
    }).flat(),
  )
  pdfium.call('FPDFText_ClosePage', textPage)
  return found
}
