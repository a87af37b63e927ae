/** Looks at one place: what changes when its text is taken away is what a reader sees of it. */
import type { Sight } from '../../../ports.ts'
import { holds, overlap, type Rect, union } from '../engine/document.ts'
import type { Pdfium } from '../engine/pdfium.ts'
import { type Canvas, scaleWithin } from '../read/drawing/canvas.ts'
import { drawnBetween } from './between-words.ts'
import { hasTwoTexts } from './two-texts.ts'
import { crossings } from './over-words.ts'
import { Pixels } from './pixels.ts'
import type { PlaceText, Word } from './place-text.ts'
import { changes, isShown, showsPicture } from './shown-words.ts'

/** Pixels per point, less for large places; maximum pixels of a place. */
const SCALE = 3
const MOST_PIXELS = 2_000_000
/** Points around the place that are drawn. */
const MARGIN = 2
/** Share of the words of a recognised text whose picture shows something at their place. */
const RECOGNISED = 0.8

export async function lookAt(canvas: Canvas, place: PlaceText): Promise<Sight> {
  const words = place.lines.flat()
  if (words.length === 0) return 'unsure'
  const area = overlap(grown(words.reduce(around, place.bounds), MARGIN), canvas.visible)
  if (!(area[2] > area[0] && area[3] > area[1])) return 'hidden'
  if (hasTwoTexts(words)) return 'unsure'
  const scale = scaleWithin(SCALE, MOST_PIXELS, area)
  const drawings = await canvas.draw(area, scale, [[], textOf(canvas, place)])
  const [shown, without] = drawings ?? []
  if (!shown || !without) return 'unsure'
  return judge(canvas, place, new Pixels(shown, without, scale, place.isUpright))
}

function judge(canvas: Canvas, place: PlaceText, pixels: Pixels): Sight {
  const words = place.lines.flat().filter((word) => isDrawable(canvas.pdfium, word))
  const visible = words.filter((word) => changes(word, pixels))
  const crossed = visible.map((word) => crossings(word, pixels))
  if (crossed.includes('line') || words.some((word) => isDeleted(canvas, word))) return 'struck'
  const unseen = words.filter((word) => !isShown(word, pixels))
  const pictured = unseen.filter((word) => isPictured(canvas, word))
  if (pictured.length < unseen.length) return 'hidden'
  if (pictured.length > 0) {
    const shown = pictured.filter((word) => showsPicture(word, pixels))
    return shown.length >= RECOGNISED * pictured.length ? 'seen' : 'hidden'
  }
  const isMixed = crossed.includes('drawing') || place.lines.some((line) => drawnBetween(line, pixels))
  return isMixed ? 'unsure' : 'seen'
}

/** Whether an annotation crosses it out, or marks it for removal, which PDFium doesn't draw. */
function isDeleted({ objects }: Canvas, { bounds }: Word): boolean {
  return objects.deleted.some((area) => holdsMiddle(area, bounds))
}

function holdsMiddle(area: Rect, [left, bottom, right, top]: Rect): boolean {
  return holds(area, (left + right) / 2, (bottom + top) / 2)
}

/** Whether what readers see of it may be a picture: the text paints nothing itself, or something is painted over it. */
function isPictured({ objects }: Canvas, { glyphs, bounds }: Word): boolean {
  const [first] = glyphs
  if (!first) return false
  if (glyphs.every(({ hasInk }) => !hasInk)) return true
  const place = objects.texts.get(first.object)
  if (!place || PAINTLESS.includes(place.mode)) return true
  return objects.pictures.some(
    (picture) => picture.order > place.order && holdsMiddle(picture.bounds, bounds),
  )
}

/** Render modes of text that paints nothing. */
const PAINTLESS: readonly number[] = [3, 7]

/** False if PDFium has no glyphs of its font, which isn't embedded, though readers have. */
function isDrawable(pdfium: Pdfium, { glyphs }: Word): boolean {
  const [first] = glyphs
  if (!first || glyphs.some(({ hasInk }) => hasInk)) return true
  return pdfium.call('FPDFFont_GetIsEmbedded', pdfium.call('FPDFTextObj_GetFont', first.object)) !== 0
}

/** All text of the page, but what only draws over words: dashes or dots typed across them are no text of theirs. */
function textOf({ objects }: Canvas, { lines }: PlaceText): readonly number[] {
  const words = lines.flat().filter(({ glyphs }) => glyphs.some(({ isWordy }) => isWordy))
  const signs = lines.flat().filter((word) => !words.includes(word))
  const over = signs.filter(({ bounds }) => words.some((word) => isAcross(word.bounds, bounds)))
  const drawn = new Set(over.map(({ glyphs }) => glyphs[0]?.object))
  for (const { glyphs } of words) drawn.delete(glyphs[0]?.object)
  return [...objects.texts.keys()].filter((object) => !drawn.has(object))
}

/** Whether half of the second is within the first. */
function isAcross(word: Rect, sign: Rect): boolean {
  const shared = overlap(word, sign)
  const wide = Math.min(shared[2] - shared[0], shared[3] - shared[1])
  return wide > 0 && (shared[2] - shared[0]) * 2 > Math.min(sign[2] - sign[0], word[2] - word[0])
}

const around = (all: Rect, { bounds }: Word): Rect => union(all, bounds)

const grown = ([left, bottom, right, top]: Rect, by: number): Rect => [left - by, bottom - by, right + by, top + by]
