/** The characters within places of a page, and the text objects that draw them. */
import type { Quad } from '../../../../domain/document/page-text.ts'
import {
  extent,
  grown,
  hasArea,
  holdsMiddle,
  overlap,
  type Rect,
  rectAround,
  union,
  upright,
} from '../engine/document.ts'
import { boundsOnPage, matrixOf, product, withoutObjects } from '../engine/objects.ts'
import type { Pdfium } from '../engine/pdfium.ts'
import type { Canvas } from '../read/drawing/canvas.ts'
import { inkOf } from '../read/text/character-boxes.ts'
import { isSpace, isWordy } from '../read/text/character-kinds.ts'

/** A character much higher than the place, such as one of a watermark, is none of its own. */
const HIGHEST = 1.8
/** Points by which a letter may be outside the bounds that PDFium gives its text object. */
const OUTSIDE = 30
/** Points; PDFium gives an empty glyph, as those of recognised text, a thousandth of its size. */
const LEAST_INK = 0.05

export interface Glyph {
  readonly code: number
  readonly isWordy: boolean
  /** Bounds of what the font draws; those of its advance if it draws nothing. */
  readonly ink: Rect
  readonly hasInk: boolean
  /** PDFium's handle of its text object. */
  readonly object: number
}

/** Letters that follow each other in one text object without a space. */
export interface Word {
  readonly glyphs: readonly Glyph[]
  readonly bounds: Rect
}

export interface PlaceText {
  /** Rectangles of its lines, each with its words from left to right, or from the bottom up where lines run upwards. */
  readonly lines: readonly (readonly Word[])[]
  readonly bounds: Rect
  /** Whether its lines run up or down the page as it is stored. */
  readonly isUpright: boolean
}

interface Growing {
  readonly rects: readonly Rect[]
  readonly words: { glyphs: Glyph[]; bounds: Rect; line: number }[]
  /** Index after its last character on the page. */
  next: number
}

/** Text objects and characters are compared with each place: units of work for each comparison. */
const COMPARISON = 0.05

export async function placeTexts(
  canvas: Canvas,
  places: readonly (readonly Quad[])[],
): Promise<readonly PlaceText[]> {
  const { pdfium, page, budget } = canvas
  const growing = places.map((quads): Growing => ({ rects: quads.map(rectAround), words: [], next: -1 }))
  await budget.effort.after(canvas.objects.texts.size * (1 + places.length * COMPARISON))
  const textPage = withoutObjects(pdfium, farFrom(canvas, growing), () =>
    pdfium.call('FPDFText_LoadPage', page),
  )
  const count = textPage === 0 ? 0 : pdfium.call('FPDFText_CountChars', textPage)
  await budget.effort.after(count * (1 + places.length * COMPARISON))
  for (let index = 0; index < count; index++) {
    const box = advanceOf(pdfium, textPage, index)
    const own = growing.filter(({ rects }) => rects.some((rect) => holdsMiddle(rect, box)))
    const glyph = own.length > 0 && glyphAt(pdfium, textPage, index, box)
    if (glyph) for (const place of own) addTo(place, glyph, box, index)
  }
  if (textPage !== 0) pdfium.call('FPDFText_ClosePage', textPage)
  return growing.map(finished)
}

/** Text objects that neither begin nor draw near a place: most of a page's, of which no letter need be read. */
function farFrom({ pdfium, objects }: Canvas, places: readonly Growing[]): readonly number[] {
  const areas = places.flatMap(({ rects }) => rects).map((rect) => grown(rect, OUTSIDE))
  return [...objects.texts].flatMap(([object, { matrix }]) => {
    const bounds = boundsOnPage(pdfium, object, matrix)
    const [, , , , x, y] = product(matrixOf(pdfium, object), matrix)
    const isNear = (place: Rect): boolean => hasArea(overlap(place, union(bounds ?? place, [x, y, x, y])))
    return bounds && hasArea(bounds) && !areas.some(isNear) ? [object] : []
  })
}

function addTo(place: Growing, glyph: Glyph, box: Rect, index: number): void {
  const line = place.rects.findIndex((rect) => holdsMiddle(rect, box) && !isTooHigh(glyph.ink, rect))
  if (line < 0) return
  const last = place.words.at(-1)
  const isNext = place.next === index && last?.line === line && last.glyphs[0]?.object === glyph.object
  place.next = index + 1
  if (last && isNext) {
    last.glyphs.push(glyph)
    last.bounds = union(last.bounds, glyph.ink)
  } else place.words.push({ glyphs: [glyph], bounds: glyph.ink, line })
}

function isTooHigh(ink: Rect, line: Rect): boolean {
  const across = extent(line, 0) < extent(line, 1) ? 0 : 1
  return extent(ink, across) > HIGHEST * extent(line, across)
}

function finished({ rects, words }: Growing): PlaceText {
  const steps = [0, 1].map((axis) => words.reduce((sum, { bounds }) => sum + extent(bounds, axis), 0))
  const isUpright = (steps[1] ?? 0) > (steps[0] ?? 0) && words.some(({ glyphs }) => glyphs.length > 1)
  const along = isUpright ? 1 : 0
  const lines = rects.map((_, line) =>
    words.filter((word) => word.line === line).sort((a, b) => a.bounds[along] - b.bounds[along]),
  )
  const bounds = rects.length > 0 ? rects.reduce(union) : ([0, 0, 0, 0] as const)
  return { lines: lines.filter((line) => line.length > 0), bounds, isUpright }
}

function advanceOf(pdfium: Pdfium, textPage: number, index: number): Rect {
  const at = pdfium.scratch
  pdfium.call('FPDFText_GetLooseCharBox', textPage, index, at)
  return upright(pdfium.float(at), pdfium.float(at + 12), pdfium.float(at + 8), pdfium.float(at + 4))
}

/** Undefined for spaces and what PDFium adds; `box`: of its advance. */
function glyphAt(pdfium: Pdfium, textPage: number, index: number, box: Rect): Glyph | undefined {
  const code = pdfium.call('FPDFText_GetUnicode', textPage, index) >>> 0
  const object = pdfium.call('FPDFText_GetTextObject', textPage, index)
  if (object === 0 || isSpace(code)) return undefined
  const ink = inkOf(pdfium, textPage, index)
  const hasInk = extent(ink, 0) > LEAST_INK && extent(ink, 1) > LEAST_INK
  return { code, isWordy: isWordy(code), ink: hasInk ? ink : box, hasInk, object }
}
