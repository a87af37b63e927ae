/** A cheap look at what readers don't see, which is reported and kept from models that read text; `inspect` looks closely. */
import { area, holds, overlap, type Rect } from '../engine/document.ts'
import { type Colour, colourOf, difference, WHITE } from '../engine/objects.ts'
import type { Pdfium } from '../engine/pdfium.ts'
import type { Area, PageObjects } from './objects/page-objects.ts'
import type { TextState } from './text/fonts.ts'
import { HIDDEN, RECOGNISED, SEEN } from './text/text-buffer.ts'

/** Points below which a letter is too small to read. */
const SMALLEST = 2
/** Alpha (0 to 255) below which text is invisible. */
const FAINTEST_ALPHA = 16
/** Minimum difference, of 255, between readable text and its ground. */
const LEAST_DIFFERENCE = 30
/** Share of the page from which a filled area is its ground, and a picture a scan. */
const GROUND = 0.9
const SCAN = 0.5

/** Render modes of text that paints nothing (7 only clips), and of text that is filled. */
export const PAINTLESS: readonly number[] = [3, 7]
const FILLED: readonly number[] = [0, 2, 4, 6]

/** How the characters of one text object are seen: all alike, or by the middle of each. */
export type SightOf = number | ((x: number, y: number) => number)

export class TextSight {
  readonly #pdfium: Pdfium
  readonly #objects: PageObjects
  readonly #ground: Area | undefined
  readonly #scans: readonly Area[]

  constructor(pdfium: Pdfium, objects: PageObjects, page: Rect) {
    const covers = (share: number, bounds: Rect): boolean =>
      area(overlap(bounds, page)) >= share * Math.max(1, area(page))
    this.#pdfium = pdfium
    this.#objects = objects
    this.#ground = objects.areas.findLast(({ bounds }) => covers(GROUND, bounds))
    this.#scans = objects.pictures.filter(({ bounds }) => covers(SCAN, bounds))
  }

  /** Of a text object, set like `state`. */
  of(object: number, state: TextState): SightOf {
    const { order, mode } = this.#objects.texts.get(object) ?? { order: Infinity, mode: 0 }
    if (PAINTLESS.includes(mode)) return (x, y) => (isOn(this.#objects.pictures, x, y) ? RECOGNISED : HIDDEN)
    if (isTiny(state)) return HIDDEN
    const colour = FILLED.includes(mode) ? colourOf(this.#pdfium, object) : undefined
    if (colour && mode === 0 && colour[3] < FAINTEST_ALPHA) return HIDDEN
    const scans = this.#scans.filter((scan) => scan.order > order)
    if (scans.length > 0) return (x, y) => (isOn(scans, x, y) ? RECOGNISED : SEEN)
    return colour && !state.font.isOfDrawings && mode === 0 ? this.#onGround(colour, order) : SEEN
  }

  /** Whether it has the colour of the page's ground, and nothing else is painted beneath it. */
  #onGround(colour: Colour, order: number): SightOf {
    const ground = this.#ground && this.#ground.order < order ? this.#ground : undefined
    const behind = ground ? ground.colour : WHITE
    if (!behind || difference(behind, colour) >= LEAST_DIFFERENCE) return SEEN
    const others = this.#objects.areas.filter((other) => other !== ground && other.order < order)
    return others.length === 0 ? HIDDEN : (x, y) => (isOn(others, x, y) ? SEEN : HIDDEN)
  }
}

function isOn(areas: readonly Area[], x: number, y: number): boolean {
  return areas.some(({ bounds }) => holds(bounds, x, y))
}

/** Fonts of drawings have a scale of their own. */
function isTiny({ font, size, matrix }: TextState): boolean {
  if (font.isOfDrawings || !matrix) return false
  const [a, b, c, d] = matrix
  return Math.abs(size) * Math.min(Math.hypot(a, b), Math.hypot(c, d)) < SMALLEST
}
