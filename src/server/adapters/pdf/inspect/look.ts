/** Looks at one place: what changes when its text is taken away is what a reader sees of it. */
import type { Sight } from '../../../base/ports.ts'
import { area, grown, hasArea, holdsMiddle, overlap, type Rect, union } from '../engine/document.ts'
import { type Canvas, scaleWithin } from '../read/drawing/canvas.ts'
import type { Font, Fonts } from '../read/text/fonts.ts'
import { PAINTLESS } from '../read/text-sight.ts'
import { crossings, drawnBetween } from './drawn-among.ts'
import { Pixels } from './pixels.ts'
import type { PlaceText, Word } from './place-text.ts'
import { changes, isShown, isTiny, showsPicture } from './shown-words.ts'

/** Pixels per point, less for large places; maximum pixels of a place. */
const SCALE = 2.5
const MOST_PIXELS = 2_000_000
/** Points around the place that are drawn. */
const MARGIN = 2
/** Share of the words of a recognised text whose picture shows something at their place. */
const RECOGNISED = 0.8

export async function lookAt(canvas: Canvas, fonts: Fonts, place: PlaceText): Promise<Sight> {
  const words = place.lines.flat()
  if (words.length === 0) return 'unsure'
  const area = overlap(grown(words.reduce(around, place.bounds), MARGIN), canvas.visible)
  if (!hasArea(area)) return 'hidden'
  if (hasTwoTexts(words)) return 'unsure'
  const scale = scaleWithin(SCALE, MOST_PIXELS, area)
  const drawings = await canvas.draw(area, scale, [[], textOf(canvas, place)])
  const [shown, without] = drawings ?? []
  // A scan that takes long to draw is trusted.
  if (!shown || !without) return words.every((word) => isOnPicture(canvas, word)) ? 'seen' : 'unsure'
  return judge(canvas, fonts, place, new Pixels(shown, without, scale, place.isUpright))
}

function judge(canvas: Canvas, fonts: Fonts, place: PlaceText, pixels: Pixels): Sight {
  if (place.lines.some(isTiny)) return 'hidden'
  const words = place.lines.flat().filter((word) => isDrawable(fonts, word))
  const visible = words.filter((word) => changes(word, pixels))
  const crossed = visible.map((word) => crossings(word, pixels))
  if (crossed.includes('line') || words.some((word) => isDeleted(canvas, word))) return 'struck'
  const unseen = words.filter((word) => !isShown(word, pixels, fontOf(fonts, word)?.isOfDrawings === true))
  const pictured = unseen.filter((word) => isPictured(canvas, fonts, word))
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
  return objects.annotations.deleted.some((area) => holdsMiddle(area, bounds))
}

/** Whether what readers see of it may be drawn otherwise: the text paints nothing itself, or a picture is painted over it. */
function isPictured({ objects }: Canvas, fonts: Fonts, word: Word): boolean {
  const place = objects.texts.get(word.glyphs[0]?.object ?? 0)
  if (!place || PAINTLESS.includes(place.mode) || fontOf(fonts, word)?.isOfDrawings) return true
  return objects.pictures.some(
    (picture) => picture.order > place.order && holdsMiddle(picture.bounds, word.bounds),
  )
}

/** Whether it paints nothing, over a picture. */
function isOnPicture({ objects }: Canvas, { glyphs, bounds }: Word): boolean {
  const mode = objects.texts.get(glyphs[0]?.object ?? 0)?.mode ?? 0
  return PAINTLESS.includes(mode) && objects.pictures.some((picture) => holdsMiddle(picture.bounds, bounds))
}

/** False if PDFium has no glyphs of its font, which isn't embedded, though readers have. */
function isDrawable(fonts: Fonts, word: Word): boolean {
  return word.glyphs.some(({ hasInk }) => hasInk) || fontOf(fonts, word)?.isEmbedded !== false
}

function fontOf(fonts: Fonts, { glyphs: [first] }: Word): Font | undefined {
  return first && fonts.of(first.object)
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

/** Share of two words' area that they have in common if they are at one place. */
const SHARED = 0.5
/** Comparisons of words: a place with more words has lines upon each other. */
const MOST = 1_000_000

/** Whether two words at one place differ in their letters and digits. */
function hasTwoTexts(words: readonly Word[]): boolean {
  const texts = words
    .map((word) => ({ text: lettersOf(word), bounds: word.bounds }))
    .filter(({ text }) => text)
  if (texts.length ** 2 > MOST) return true
  return texts.some((one) =>
    texts.some((other) => one.text !== other.text && isAtOnePlace(one.bounds, other.bounds)),
  )
}

const isAtOnePlace = (one: Rect, other: Rect): boolean =>
  area(overlap(one, other)) > SHARED * area(union(one, other))

const lettersOf = ({ glyphs }: Word): string =>
  glyphs
    .flatMap(({ isWordy, code }) => (isWordy ? String.fromCodePoint(code) : []))
    .join('')
    .normalize('NFKC')
    .toLowerCase()
