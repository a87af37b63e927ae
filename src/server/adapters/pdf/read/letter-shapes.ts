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

/** Lowest and highest top and bottom of one letter, in points above its base line. */
interface Shape {
  readonly tops: [number, number]
  readonly bottoms: [number, number]
}

interface Seen {
  readonly unit: number
  readonly code: number
  /** Font and size. */
  readonly font: string
}

/** The small Latin letters of one page. */
export class LetterShapes {
  readonly #fonts = new Map<string, Map<number, Shape>>()
  readonly #seen: Seen[] = []
  readonly #pdfium: Pdfium
  readonly #textPage: number
  readonly #at: number
  #last = 0
  /** Undefined on lines that are not level. */
  #font: string | undefined

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
    const font = this.#font
    if (font === undefined) return
    if (this.#pdfium.call('FPDFText_GetCharOrigin', this.#textPage, index, this.#at, this.#at + 8) === 0)
      return
    const base = new Float64Array(this.#pdfium.memory.buffer, this.#at, 2)[1] ?? 0
    const [top, bottom] = [ink[3] - base, ink[1] - base]
    const letters = this.#fonts.get(font) ?? new Map<number, Shape>()
    this.#fonts.set(font, letters)
    const { tops, bottoms } = letters.get(code) ?? { tops: [top, top], bottoms: [bottom, bottom] }
    letters.set(code, {
      tops: [Math.min(tops[0], top), Math.max(tops[1], top)],
      bottoms: [Math.min(bottoms[0], bottom), Math.max(bottoms[1], bottom)],
    })
    this.#seen.push({ unit, code, font })
  }

  /** Reads the object's font and size, if its lines are level. */
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
    this.#font = isLevel ? `${font} ${size * d}` : undefined
  }

  /** Marks the letters that show others, with their words. */
  hide(units: Units): void {
    const lying = new Map([...this.#fonts].map(([font, letters]) => [font, outOfPlace(letters)]))
    for (const { unit, code, font } of this.#seen) {
      const letters = lying.get(font) ?? NONE
      if (letters.size >= TOO_MANY || letters.has(code)) hideWord(units, unit)
    }
  }
}

const NONE: ReadonlySet<number> = new Set()

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
}

/** The letters of a font whose edges differ from those of their kind. */
function outOfPlace(letters: ReadonlyMap<number, Shape>): ReadonlySet<number> {
  const found = new Set<number>()
  const range = (code: number, side: 'tops' | 'bottoms'): readonly [number, number] =>
    letters.get(code)?.[side] ?? [0, 0]
  const check = (kind: readonly number[], others: readonly number[], side: 'tops' | 'bottoms'): void => {
    const known = others.filter((code) => letters.has(code))
    if (known.length < FEWEST) return
    const most = APART * middle(LOW.filter((code) => letters.has(code)).map((code) => range(code, 'tops')[0]))
    const usual = middle(known.map((code) => range(code, side)[0]))
    for (const code of kind) {
      const [low, high] = range(code, side)
      if (letters.has(code) && (high - usual > most || usual - low > most)) found.add(code)
    }
  }
  check(LOW, LOW, 'tops')
  check(HIGH, HIGH, 'tops')
  check(DEEP, LOW, 'tops')
  check([...LOW, ...HIGH], [...LOW, ...HIGH], 'bottoms')
  check(DEEP, DEEP, 'bottoms')
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
