/**
 * Finds letters that are drawn as other letters: a font may map a glyph that shows "t" to "w". The small letters of a
 * font have consistent heights, and each letter has one shape.
 */
import type { Rect } from '../../engine/document.ts'
import type { Pdfium } from '../../engine/pdfium.ts'
import type { Font } from '../text/fonts.ts'
import { hideWord } from '../text/sights.ts'
import type { Units } from '../text/text-buffer.ts'
import type { TextState } from '../text/text-state.ts'
import { BOTTOMS, FIRST, LAST, outOfPlace, type Shapes, STRIDE, TOPS } from './small-letters.ts'

/** Number of wrong letters above which no letter of a font is trusted. */
const TOO_MANY = 3
/** Share of its top above which a letter's bottom shows that it is raised, as in "1er": a font has such letters too. */
const RAISED = 0.3
/** Share of its size by which a line may be slanted. */
const TURNED = 0.01

/** The small Latin letters of one page. */
export class LetterHeights {
  readonly #fonts = new Map<Font, Map<number, Shapes>>()
  readonly #units: number[] = []
  /** Of each letter in `#units`. */
  readonly #shapesOf: Shapes[] = []
  readonly #pdfium: Pdfium
  readonly #textPage: number
  #last: TextState | undefined
  /** Of the last object's font; undefined if its lines are not level. */
  #shapes: Shapes | undefined
  /** Height of the last object's base line; undefined if it isn't exactly level. */
  #base: number | undefined
  /** The last letter, until the next character shows whether they share a glyph; no shapes if there is none. */
  readonly #letter = { unit: 0, at: 0, shapes: undefined as Shapes | undefined }
  /** Top and bottom of the last letter above its base line. */
  readonly #edges = new Float64Array(2)
  /** Of the last character. */
  readonly #ink = new Float64Array(4)

  constructor(pdfium: Pdfium, textPage: number) {
    this.#pdfium = pdfium
    this.#textPage = textPage
  }

  /** Adds the character at `index` of the text page, which is at `unit` of the text. */
  add(index: number, unit: number, code: number, state: TextState, ink: Rect): void {
    const last = this.#ink
    const isShared = last[0] === ink[0] && last[1] === ink[1] && last[2] === ink[2] && last[3] === ink[3]
    if (isShared) this.#letter.shapes = undefined
    else this.#settle()
    last[0] = ink[0]
    last[1] = ink[1]
    last[2] = ink[2]
    last[3] = ink[3]
    if (isShared || code < FIRST || code > LAST || ink[3] <= ink[1]) return
    if (state !== this.#last) this.#start(state, index)
    const shapes = this.#shapes
    const base = shapes && (this.#base ?? this.#baseOf(index))
    if (base === undefined) return
    const letter = this.#letter
    letter.unit = unit
    letter.at = (code - FIRST) * STRIDE
    this.#edges[0] = ink[3] - base
    this.#edges[1] = ink[1] - base
    letter.shapes = shapes
  }

  /** Letters of a ligature share its glyph, so their heights say nothing. */
  #settle(): void {
    const { unit, at, shapes } = this.#letter
    this.#letter.shapes = undefined
    const top = this.#edges[0] ?? 0
    const bottom = this.#edges[1] ?? 0
    if (!shapes || bottom > RAISED * top) return
    widen(shapes, at + TOPS, top)
    widen(shapes, at + BOTTOMS, bottom)
    this.#units.push(unit)
    this.#shapesOf.push(shapes)
  }

  #baseOf(index: number): number | undefined {
    const at = this.#pdfium.scratch
    if (this.#pdfium.call('FPDFText_GetCharOrigin', this.#textPage, index, at, at + 8) === 0) return undefined
    return this.#pdfium.double(at + 8)
  }

  /** Takes the object's font, size and base line, if its lines are level. */
  #start(state: TextState, index: number): void {
    this.#last = state
    const { font, size, matrix } = state
    const [a, b, , d] = matrix ?? [0, 0, 0, 0]
    const isLevel = a > 0 && d > 0 && Math.abs(b) < TURNED * a
    this.#shapes = isLevel ? this.#shapesIn(font, size * d) : undefined
    this.#base = isLevel && b === 0 ? this.#baseOf(index) : undefined
  }

  #shapesIn(font: Font, size: number): Shapes {
    const sizes = this.#fonts.get(font) ?? new Map<number, Shapes>()
    this.#fonts.set(font, sizes)
    const shapes = sizes.get(size) ?? new Float64Array((LAST - FIRST + 1) * STRIDE).fill(Number.NaN)
    sizes.set(size, shapes)
    return shapes
  }

  /** Marks the letters that show others, with their words. */
  hide(units: Units): void {
    this.#settle()
    const lying = new Map<Shapes, ReadonlySet<number>>()
    for (const sizes of this.#fonts.values()) {
      for (const shapes of sizes.values()) {
        const letters = outOfPlace(shapes)
        if (letters.size > 0) lying.set(shapes, letters)
      }
    }
    if (lying.size === 0) return
    for (const [at, shapes] of this.#shapesOf.entries()) {
      const letters = lying.get(shapes) ?? NONE
      const unit = this.#units[at] ?? 0
      if (letters.size >= TOO_MANY || letters.has(units.codes[unit] ?? 0)) hideWord(units, unit)
    }
  }
}

/** Extends the range of two numbers at `at` to hold the value. */
function widen(shapes: Shapes, at: number, value: number): void {
  const low = shapes[at] ?? Number.NaN
  const high = shapes[at + 1] ?? Number.NaN
  if (!(low <= value)) shapes[at] = value
  if (!(high >= value)) shapes[at + 1] = value
}

const NONE: ReadonlySet<number> = new Set()
