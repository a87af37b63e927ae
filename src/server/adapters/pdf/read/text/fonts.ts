/** What PDFium reports about the fonts of an open document, asked once per font, and about how a text object sets them. */
import { type Matrix, matrixAt } from '../../engine/objects.ts'
import type { Pdfium } from '../../engine/pdfium.ts'

/** Height of a font's line, as shares of the font size. */
export type Line = readonly [ascent: number, descent: number]

export interface Font {
  readonly isEmbedded: boolean
  /** Whether its glyphs are drawings (Type 3), which have their own scale and colours. */
  readonly isOfDrawings: boolean
  readonly line: Line
}

const NAME_BYTES = 64

/** Limits for fonts with absurd values (poppler's figures). */
const HIGHEST_ASCENT = 1.05
const LOWEST_DESCENT = -0.4
/** For fonts without values. */
const USUAL_ASCENT = 0.95
const USUAL_DESCENT = -0.35
/** A drawn font with a lower line declares that of its glyphs, such as commas alone. */
const LEAST_LINE = 0.6

/** The standard fonts' own metrics (Adobe's AFM files). */
const STANDARD_LINES: readonly (readonly [family: string, line: Line])[] = [
  ['Helvetica', [0.718, -0.207]],
  ['Times-', [0.683, -0.217]],
  ['Courier', [0.629, -0.157]],
]

/** The name of a part of a font begins with six capital letters. */
const SUBSET = /^[A-Z]{6}\+/

/** PDFium's fonts are kept while the document is open, so that a later page knows them again. */
export class Fonts {
  readonly #pdfium: Pdfium
  readonly #document: number
  readonly #known = new Map<number, Font>()
  readonly #holders: number[] = []
  readonly #fontOf: (object: number) => number

  constructor(pdfium: Pdfium, document: number) {
    this.#pdfium = pdfium
    this.#document = document
    this.#fontOf = pdfium.fn('FPDFTextObj_GetFont')
  }

  /** The font of a text object. */
  of(object: number): Font {
    const handle = this.#fontOf(object)
    const known = this.#known.get(handle)
    if (known) return known
    this.#holders.push(this.#pdfium.call('FPDFPageObj_CreateTextObj', this.#document, handle, 1))
    const font = fontAt(this.#pdfium, handle)
    this.#known.set(handle, font)
    return font
  }

  /** Must run before the document is closed. */
  release(): void {
    for (const holder of this.#holders) this.#pdfium.call('FPDFPageObj_Destroy', holder)
  }
}

function fontAt(pdfium: Pdfium, handle: number): Font {
  return pdfium.lend(NAME_BYTES, (at) => {
    const length = pdfium.call('FPDFFont_GetBaseFontName', handle, at, NAME_BYTES)
    const bytes = new Uint8Array(pdfium.memory.buffer, at, Math.max(0, Math.min(length, NAME_BYTES) - 1))
    const name = new TextDecoder('latin1').decode(bytes).replace(SUBSET, '')
    const isEmbedded = pdfium.call('FPDFFont_GetIsEmbedded', handle) === 1
    const standard = STANDARD_LINES.find(([family]) => !isEmbedded && name.startsWith(family))
    const declared = standard?.[1] ?? declaredLine(pdfium, handle, at)
    const isLow = name === '' && declared[0] - declared[1] < LEAST_LINE
    const line: Line = isLow ? [USUAL_ASCENT, USUAL_DESCENT] : declared
    return { isEmbedded, isOfDrawings: name === '', line }
  })
}

/** For a font that is not embedded, PDFium returns its substitute's. */
function declaredLine(pdfium: Pdfium, handle: number, at: number): Line {
  pdfium.setFloat(at, 0)
  pdfium.setFloat(at + 4, 0)
  pdfium.call('FPDFFont_GetAscent', handle, 1, at)
  pdfium.call('FPDFFont_GetDescent', handle, 1, at + 4)
  const [ascent, descent] = [pdfium.float(at), pdfium.float(at + 4)]
  const high = ascent > 0 ? Math.min(ascent, HIGHEST_ASCENT) : USUAL_ASCENT
  return [high, descent < 0 ? Math.max(descent, LOWEST_DESCENT) : USUAL_DESCENT]
}

/** How a text object sets its letters, read once for all its characters. */
export interface TextState {
  readonly font: Font
  /** Before any matrix. */
  readonly size: number
  /** On the page; undefined if PDFium doesn't know it. */
  readonly matrix: Matrix | undefined
}

/** `index`: a character of the text object on the text page. */
export function textStateOf(
  pdfium: Pdfium,
  textPage: number,
  index: number,
  { object, font }: { readonly object: number; readonly font: Font },
): TextState {
  const isKnown = pdfium.call('FPDFText_GetMatrix', textPage, index, pdfium.scratch) !== 0
  const matrix = isKnown ? matrixAt(pdfium, pdfium.scratch) : undefined
  pdfium.setFloat(pdfium.scratch, 0)
  pdfium.call('FPDFTextObj_GetFontSize', object, pdfium.scratch)
  return { font, size: pdfium.float(pdfium.scratch), matrix }
}
