/**
 * Finds letters that are drawn as other letters: a font may map a glyph that shows "t" to "w". The small letters of a
 * font have consistent heights, and each letter has one shape.
 */
import type { Rect } from '../../engine/document.ts'
import type { Pdfium } from '../../engine/engine.ts'
import type { Font } from '../text/fonts.ts'
import { HIDDEN, type Units } from '../text/text-buffer.ts'
import type { Setting } from '../text/text-state.ts'

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
/** Share of its top above which a letter's bottom shows that it is raised, as in "1er": a font has such letters too. */
const RAISED = 0.3
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
  readonly #fonts = new Map<Font, Map<number, Shapes>>()
  readonly #units: number[] = []
  /** Of each letter in `#units`. */
  readonly #shapesOf: Shapes[] = []
  readonly #pdfium: Pdfium
  readonly #textPage: number
  readonly #at: number
  #last: Setting | undefined
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

  /** `at`: scratch memory in PDFium's heap. */
  constructor(pdfium: Pdfium, textPage: number, at: number) {
    this.#pdfium = pdfium
    this.#textPage = textPage
    this.#at = at
  }

  /** Adds the character at `index` of the text page, which is at `unit` of the text. */
  add(index: number, unit: number, code: number, setting: Setting, ink: Rect): void {
    const last = this.#ink
    const isShared = last[0] === ink[0] && last[1] === ink[1] && last[2] === ink[2] && last[3] === ink[3]
    if (isShared) this.#letter.shapes = undefined
    else this.#settle()
    last[0] = ink[0]
    last[1] = ink[1]
    last[2] = ink[2]
    last[3] = ink[3]
    if (isShared || code < FIRST || code > LAST || ink[3] <= ink[1]) return
    if (setting !== this.#last) this.#start(setting, index)
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
    const at = this.#at
    if (this.#pdfium.call('FPDFText_GetCharOrigin', this.#textPage, index, at, at + 8) === 0) return undefined
    return this.#pdfium.double(at + 8)
  }

  /** Takes the object's font, size and base line, if its lines are level. */
  #start(setting: Setting, index: number): void {
    this.#last = setting
    const { font, size, matrix } = setting
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
  const usualOf = (kind: readonly number[], side: number): number | undefined => {
    const known = shownOf(kind)
    return known.length < FEWEST ? undefined : middle(known.map((code) => lowest(code, side)))
  }
  /** `small`: where the letter ends as a small capital, which a font may have besides its small letter. */
  const check = (kind: readonly number[], others: readonly number[], side: number, small?: number): void => {
    const usual = usualOf(others, side)
    if (usual === undefined) return
    const isNear = (value: number, expected = usual): boolean => !(Math.abs(value - expected) > most)
    for (const code of shownOf(kind)) {
      const ends = [lowest(code, side), highest(code, side)]
      const hasBoth =
        small !== undefined && ends.some((end) => isNear(end)) && ends.some((end) => isNear(end, small))
      if (!hasBoth && !ends.every((end) => isNear(end))) found.add(code)
    }
  }
  check(LOW, LOW, TOPS)
  check(HIGH, HIGH, TOPS, usualOf(LOW, TOPS))
  check(DEEP, LOW, TOPS)
  check(LEVEL_BELOW, LEVEL_BELOW, BOTTOMS)
  check(DEEP, DEEP, BOTTOMS, usualOf(LEVEL_BELOW, BOTTOMS))
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
