/** Compares a highlight with the ink of the words it marks and of their neighbours. */
import type { PageText } from '../../src/domain/page-text.ts'
import { type Rect, touches } from '../../src/server/adapters/pdf/engine/document.ts'
import type { Picture } from './picture.ts'
import type { Quoted } from './quotes.ts'

/** Points by which ink may extend beyond its highlight. */
const BEYOND = 1
/** Share of a neighbour's ink that may be highlighted. */
const SHARED = 1 / 3
/** Pixels that decide nothing. */
const FEW = 3
/** Read from things drawn on the page, which are no text. */
const SIGNS = /[\ufffc\u2610\u2612_]/u

export interface Coverage {
  /** Pixels of the quoted words that are further than a point from the highlight. */
  readonly uncovered: number
  /** Characters that are not quoted but highlighted by more than a third. */
  readonly neighbours: number
  /** Quoted characters, those of them where no ink is drawn, and those for which PDFium has no font. */
  readonly characters: number
  readonly empty: number
  readonly fontless: number
}

/** Only the text of a page. */
export interface DrawnText {
  readonly picture: Picture
  /** Characters that PDFium can't draw, because their font is not in the file. */
  readonly fontless: ReadonlySet<string>
}

export function coverageOf(
  { page, places, quads }: Quoted,
  { picture, fontless }: DrawnText,
  drawn: Uint8Array,
  changes: Uint8Array,
): Coverage {
  const ink = withoutHidden(page, picture, drawn)
  const quotedUnits = places.flatMap(({ start, end }) => range(start, end))
  const hasFont = (unit: number): boolean => !fontless.has(page.text[unit] ?? '')
  const visible = quotedUnits.filter((unit) => isDrawn(page, unit) && !SIGNS.test(page.text[unit] ?? ''))
  const units = visible.filter(hasFont)
  const boxes = units.map((unit) => picture.toPixels(boxOf(page, unit)))
  const area = new Uint8Array(ink.length)
  for (const box of boxes) for (const at of pixelsIn(picture, box)) area[at] = 1
  const lines = quads.map((quad) => picture.toPixels([quad[4], quad[5], quad[2], quad[3]]))
  const highlight = new Uint8Array(ink.length)
  for (const line of lines)
    for (const at of pixelsIn(picture, grown(line, BEYOND * picture.scale))) highlight[at] = changes[at] ?? 0
  const own = ownInk(picture, ink, area, lines)
  const near = widened(picture, highlight, BEYOND * picture.scale)
  const quoted = new Set([
    ...quotedUnits,
    ...places.flatMap((place) => besides(page, place.start, place.end)),
  ])
  const signs = quotedUnits.filter((unit) => SIGNS.test(page.text[unit] ?? ''))
  // The letters of a picture or field that is quoted as one sign.
  const isInSign = (unit: number): boolean =>
    signs.some((sign) => touches(boxOf(page, sign), boxOf(page, unit)))
  const others = range(0, page.text.length).filter(
    (unit) => !quoted.has(unit) && isDrawn(page, unit) && !isInSign(unit),
  )
  const isCovered = (unit: number): boolean => {
    const box = picture.toPixels(boxOf(page, unit))
    if (!lines.some((line) => line[0] < box[2] && line[2] > box[0] && line[1] < box[3] && line[3] > box[1]))
      return false
    const foreign = pixelsIn(picture, box).filter((at) => ink[at] === 1 && !own.has(at))
    return foreign.length > FEW && foreign.filter((at) => highlight[at]).length > SHARED * foreign.length
  }
  return {
    uncovered: [...own].filter((at) => near[at] === 0).length,
    neighbours: others.filter(isCovered).length,
    characters: visible.length,
    fontless: visible.length - units.length,
    empty: boxes.filter((box) => !pixelsIn(picture, box).some((at) => ink[at])).length,
  }
}

const range = (start: number, end: number): number[] =>
  Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at)

/** The ink without that of hidden words, which may lie over others. */
function withoutHidden(page: PageText, picture: Picture, drawn: Uint8Array): Uint8Array {
  const ink = drawn.slice()
  for (const { start, end } of page.hidden ?? [])
    for (const unit of range(start, end))
      for (const at of pixelsIn(picture, grown(picture.toPixels(boxOf(page, unit)), BEYOND))) ink[at] = 0
  return ink
}

function isDrawn({ text, boxes, hidden = [] }: PageText, unit: number): boolean {
  const hasBox = (boxes[unit * 4 + 2] ?? 0) > (boxes[unit * 4] ?? 0)
  return (
    hasBox && /\S/u.test(text[unit] ?? ' ') && !hidden.some(({ start, end }) => unit >= start && unit < end)
  )
}

function boxOf({ boxes }: PageText, unit: number): Rect {
  const [left = 0, bottom = 0, right = 0, top = 0] = boxes.subarray(unit * 4, unit * 4 + 4)
  return [left, bottom, right, top]
}

/** The characters before and after, which the highlight's ends may touch. */
function besides(page: PageText, start: number, end: number): number[] {
  const before = range(0, start).findLast((unit) => isDrawn(page, unit))
  const after = range(end, page.text.length).find((unit) => isDrawn(page, unit))
  return [before, after].filter((unit) => unit !== undefined)
}

type Sheet = Pick<Picture, 'width' | 'height'>

function pixelsIn({ width, height }: Sheet, box: Rect): number[] {
  const [left, right] = [Math.max(0, Math.floor(box[0])), Math.min(width, Math.ceil(box[2]))]
  const pixels: number[] = []
  for (let y = Math.max(0, Math.floor(box[1])); y < Math.min(height, Math.ceil(box[3])); y++) {
    for (let x = left; x < right; x++) pixels.push(y * width + x)
  }
  return pixels
}

const grown = ([left, top, right, bottom]: Rect, by: number): Rect => [
  left - by,
  top - by,
  right + by,
  bottom + by,
]

/** Connected ink most of which lies in the area, looked for up to a line's height around the lines. */
function ownInk(picture: Picture, ink: Uint8Array, area: Uint8Array, lines: readonly Rect[]): Set<number> {
  const own = new Set<number>()
  for (const line of lines) {
    const around = grown(line, Math.min(line[3] - line[1], line[2] - line[0]))
    const pixels = new Set(pixelsIn(picture, around).filter((at) => ink[at]))
    while (pixels.size > 0) {
      const part = connected(pixels, picture.width)
      if (part.filter((at) => area[at]).length * 2 >= part.length) for (const at of part) own.add(at)
    }
  }
  return own
}

/** Takes one connected part out of the pixels. */
function connected(pixels: Set<number>, width: number): number[] {
  const first = pixels.values().next().value
  if (first === undefined) return []
  const part = [first]
  pixels.delete(first)
  for (let at = 0; at < part.length; at++) {
    for (const step of [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]) {
      const next = (part[at] ?? 0) + step
      if (pixels.delete(next)) part.push(next)
    }
  }
  return part
}

/** The mask grown by `by` pixels in each direction. */
function widened(sheet: Sheet, mask: Uint8Array, by: number): Uint8Array {
  const { width } = sheet
  const wide = new Uint8Array(mask.length)
  for (let at = 0; at < mask.length; at++) {
    if (mask[at] === 0) continue
    const isInner = mask[at - 1] && mask[at + 1] && mask[at - width] && mask[at + width]
    if (isInner) wide[at] = 1
    else {
      const [x, y] = [at % width, Math.floor(at / width)]
      for (const near of pixelsIn(sheet, [x - by, y - by, x + by + 1, y + by + 1])) wide[near] = 1
    }
  }
  return wide
}
