/**
 * Finds letters that are drawn as other letters: a font may map a glyph that shows "t" to "w". The small letters of a
 * font have consistent heights, and each letter has one shape.
 */
import type { Rect } from '../engine/document.ts'
import type { Pdfium } from '../engine/engine.ts'
import { HIDDEN, type Units } from './text-buffer.ts'

const FIRST = 0x61
const LAST = 0x7a
const codesOf = (letters: string): readonly number[] => Array.from(letters, (letter) => letter.charCodeAt(0))
/** Letters as high as "x", letters that reach up, and letters that reach down. */
const LOW = codesOf('acemnorsuvwxz')
const HIGH = codesOf('bdhkl')
const DEEP = codesOf('gpqy')
/** Letters that end on the base line. */
const LEVEL_BELOW = [...LOW, ...HIGH]

/** Share of the height of "x" that a letter's edge may be from the others of its kind, and from where it was before. */
const APART = 0.2
/**
 * Minimum letters of a kind to determine its height; number of wrong letters above which no letter of a font is
 * trusted.
 */
const FEWEST = 3
const TOO_MANY = 3
/** Share of its size by which a line may be slanted. */
const TURNED = 0.01

/** Places of a letter's numbers: its lowest and highest top and bottom, in points above its base line. */
const TOPS = 0
const BOTTOMS = 2
const STRIDE = 4

/** The small letters of one font in one size, STRIDE numbers each; NaN for letters it has not shown. */
type Shapes = Float64Array

/** The small Latin letters of one page. */
export class LetterShapes {
  readonly #fonts = new Map<string, Shapes>()
  readonly #units: number[] = []
  /** Of each letter in `#units`. */
  readonly #shapesOf: Shapes[] = []
  readonly #pdfium: Pdfium
  readonly #textPage: number
  readonly #at: number
  #last = 0
  /** Of the last object's font; undefined if its lines are not level. */
  #shapes: Shapes | undefined
  /** Height of the last object's base line; undefined if it isn't exactly level. */
  #base: number | undefined

  /** `at`: scratch memory in PDFium's heap. */
  constructor(pdfium: Pdfium, textPage: number, at: number) {
    this.#pdfium = pdfium
    this.#textPage = textPage
    this.#at = at
  }

  /** Adds the character at `index` of the text page, which is at `unit` of the text. */
  add(index: number, unit: number, code: number, object: number, ink: Rect): void {
    if (code < FIRST || code > LAST || ink[3] <= ink[1]) return
    if (object !== this.#last) this.#start(object, index)
    const shapes = this.#shapes
    const base = shapes && (this.#base ?? this.#baseOf(index))
    if (shapes === undefined || base === undefined) return
    const at = (code - FIRST) * STRIDE
    widen(shapes, at + TOPS, ink[3] - base)
    widen(shapes, at + BOTTOMS, ink[1] - base)
    this.#units.push(unit)
    this.#shapesOf.push(shapes)
  }

  #baseOf(index: number): number | undefined {
    const at = this.#at
    if (this.#pdfium.call('FPDFText_GetCharOrigin', this.#textPage, index, at, at + 8) === 0) return undefined
    return new Float64Array(this.#pdfium.memory.buffer, at, 2)[1]
  }

  /** Reads the object's font, size and base line, if its lines are level. */
  #start(object: number, index: number): void {
    const at = this.#at
    this.#last = object
    const font = this.#pdfium.call('FPDFTextObj_GetFont', object)
    this.#pdfium.floats(at, 1)[0] = 0
    this.#pdfium.call('FPDFTextObj_GetFontSize', object, at)
    const size = this.#pdfium.floats(at, 1)[0] ?? 0
    const isKnown = this.#pdfium.call('FPDFText_GetMatrix', this.#textPage, index, at) !== 0
    const [a = 0, b = 0, , d = 0] = this.#pdfium.floats(at, 4)
    const isLevel = isKnown && a > 0 && d > 0 && Math.abs(b) < TURNED * a
    this.#shapes = isLevel ? this.#shapesIn(`${font} ${size * d}`) : undefined
    this.#base = isLevel && b === 0 ? this.#baseOf(index) : undefined
  }

  #shapesIn(font: string): Shapes {
    const known = this.#fonts.get(font)
    if (known) return known
    const shapes = new Float64Array((LAST - FIRST + 1) * STRIDE).fill(Number.NaN)
    this.#fonts.set(font, shapes)
    return shapes
  }

  /** Marks the letters that show others, with their words. */
  hide(units: Units): void {
    const lying = new Map<Shapes, ReadonlySet<number>>()
    for (const shapes of this.#fonts.values()) {
      const letters = outOfPlace(shapes)
      if (letters.size > 0) lying.set(shapes, letters)
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

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
}

/** The letters of a font whose edges differ from those of their kind. */
function outOfPlace(shapes: Shapes): ReadonlySet<number> {
  const found = new Set<number>()
  const lowest = (code: number, side: number): number => shapes[(code - FIRST) * STRIDE + side] ?? Number.NaN
  const highest = (code: number, side: number): number => lowest(code, side + 1)
  const shownOf = (kind: readonly number[]): readonly number[] =>
    kind.filter((code) => !Number.isNaN(lowest(code, TOPS)))
  const most = APART * middle(shownOf(LOW).map((code) => lowest(code, TOPS)))
  const check = (kind: readonly number[], others: readonly number[], side: number): void => {
    const known = shownOf(others)
    if (known.length < FEWEST) return
    const usual = middle(known.map((code) => lowest(code, side)))
    for (const code of shownOf(kind)) {
      if (highest(code, side) - usual > most || usual - lowest(code, side) > most) found.add(code)
    }
  }
  check(LOW, LOW, TOPS)
  check(HIGH, HIGH, TOPS)
  check(DEEP, LOW, TOPS)
  check(LEVEL_BELOW, LEVEL_BELOW, BOTTOMS)
  check(DEEP, DEEP, BOTTOMS)
  return found
}

const SPACE = 32
/** Maximum letters looked at as one word. */
const LONGEST = 60

export function hideWord({ codes, sights, length }: Units, unit: number): void {
  let [start, end] = [unit, unit + 1]
  while (start > 0 && unit - start < LONGEST && (codes[start - 1] ?? 0) > SPACE) start -= 1
  while (end < length && end - unit < LONGEST && (codes[end] ?? 0) > SPACE) end += 1
  sights.fill(HIDDEN, start, end)
}
