/** Decides which doubtful characters of a page are hidden and which are recognised from a picture. */
import type { Canvas } from '../drawing/canvas.ts'
import { areaIndexOf } from '../objects/area-index.ts'
import type { Painted } from '../objects/painted.ts'
import { isDrawable } from '../objects/pictures.ts'
import type { Glyphs } from '../text/glyphs.ts'
import { setSight } from '../text/sights.ts'
import { HIDDEN, RECOGNISED, SEEN, type Units } from '../text/text-buffer.ts'
import { type Finding, findings, type Suspect } from './by-drawing.ts'
import { overlapsOf } from './overlaps.ts'
import type { UncertainCharacter } from './sighting.ts'

/**
 * Resolves each doubt in `units.sights`; returns the units of hidden characters that are partly visible. `doubles`: text
 * objects without characters, which PDFium omits if they repeat others.
 */
export async function settle(
  canvas: Canvas,
  doubles: readonly number[],
  doubts: readonly UncertainCharacter[],
  units: Units,
): Promise<ReadonlySet<number>> {
  const painted = doubts.filter(({ sighting, isUndrawable }) => sighting !== 'layer' && !isUndrawable)
  const shown = new Map<UncertainCharacter, Finding>()
  const suspects = painted.map((doubt) => ({
    ...suspectOf(doubt, units, false),
    isUnderFigure: doubt.sighting === 'maybe erased',
  }))
  const found = await findings(canvas, doubles, suspects)
  for (const [at, doubt] of painted.entries()) shown.set(doubt, found[at] ?? 'unknown')
  const layer: UncertainCharacter[] = []
  const isUnder = undrawnOver(canvas)
  for (const doubt of doubts) {
    const isSeen =
      shown.get(doubt) === 'seen' && !(doubt.sighting === 'maybe layer' && (await isUnder(doubt)))
    if (doubt.sighting === 'layer' || (doubt.sighting === 'maybe layer' && !isSeen)) layer.push(doubt)
    else setSight(units, doubt.unit, isSeen ? SEEN : HIDDEN)
  }
  await settleLayer(canvas, doubles, layer, units)
  return new Set(doubts.flatMap((doubt) => (shown.get(doubt) === 'partly' ? [doubt.unit] : [])))
}

/** Whether a picture that PDFium can't draw, or not within the budget, lies over a character. */
function undrawnOver(canvas: Canvas): (doubt: UncertainCharacter) => Promise<boolean> {
  const { pdfium, budget } = canvas
  const { painted, texts } = canvas.painting
  const areas = areaIndexOf(painted.filter(({ kind }) => kind === 'picture'))
  const known = new Map<Painted, boolean>()
  return async ({ object, ink }) => {
    const own = texts.get(object)?.order ?? 0
    const over = new Set<Painted>()
    const isWhole = areas.at(ink, (picture) => {
      if (picture.order > own) over.add(picture)
    })
    for (const picture of over) {
      if (!known.has(picture)) {
        const isDrawn = await budget.spend(picture.pixels, () => isDrawable(pdfium, picture.object))
        known.set(picture, isDrawn === true)
      }
      if (known.get(picture) === false) return true
    }
    return !isWhole
  }
}

type Doubt = Pick<UncertainCharacter, 'unit' | 'object' | 'ink'>

function suspectOf({ unit, object, ink }: Doubt, { codes }: Units, isLayer: boolean): Suspect {
  return { object, box: ink, code: codes[unit] ?? 0, isLayer }
}

/** Hides glyphs that others cover or are typed over. */
export async function settleOverlaps(
  canvas: Canvas,
  doubles: readonly number[],
  glyphs: Glyphs,
  units: Units,
): Promise<void> {
  const { unreadable, covered } = overlapsOf(glyphs, units)
  for (const glyph of unreadable) setSight(units, glyphs.unit(glyph), HIDDEN)
  const doubts = [...covered].filter((glyph) => !unreadable.has(glyph))
  if (doubts.length === 0) return
  const suspects = doubts.map((glyph): Suspect => {
    const [unit, object, ink] = [glyphs.unit(glyph), glyphs.owner(glyph), glyphs.ink(glyph)]
    return suspectOf({ unit, object, ink }, units, false)
  })
  const found = await findings(canvas, doubles, suspects)
  for (const [at, glyph] of doubts.entries()) {
    if (found[at] !== 'seen') setSight(units, glyphs.unit(glyph), HIDDEN)
  }
}

/**
 * Text over or under a picture counts as recognised if the picture shows something readable there and it is most of the
 * page's text; otherwise it is hidden.
 */
async function settleLayer(
  canvas: Canvas,
  doubles: readonly number[],
  layer: readonly UncertainCharacter[],
  units: Units,
): Promise<void> {
  if (layer.length === 0) return
  const suspects = layer.map((doubt) => suspectOf(doubt, units, true))
  const found = await findings(canvas, doubles, suspects)
  const onInk = new Set<UncertainCharacter>()
  for (const word of wordsOf(layer)) {
    const bare = word.filter((at) => found[at] === 'hidden').length
    if (bare * 2 > word.length) continue
    for (const at of word) {
      const doubt = layer[at]
      if (doubt) onInk.add(doubt)
    }
  }
  const isMost = onInk.size * 2 > inkedOf(units)
  for (const doubt of layer) setSight(units, doubt.unit, isMost && onInk.has(doubt) ? RECOGNISED : HIDDEN)
}

/** Indices in `layer` of consecutive characters without a gap. */
function wordsOf(layer: readonly UncertainCharacter[]): readonly (readonly number[])[] {
  const words: number[][] = []
  for (const [at, { unit }] of layer.entries()) {
    const before = layer[at - 1]
    const word = words.at(-1)
    if (word && before && unit - before.unit <= 2 && word.length < 40) word.push(at)
    else words.push([at])
  }
  return words
}

const SPACE = 32

function inkedOf({ length, codes }: Units): number {
  let inked = 0
  for (let at = 0; at < length; at++) if ((codes[at] ?? SPACE) > SPACE) inked += 1
  return inked
}
