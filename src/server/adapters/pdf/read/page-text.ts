/**
 * One page's characters in PDFium's order: by content stream, sorted within lines, with spaces and line ends inserted
 * at gaps. A hyphen that breaks a word stays as "-\n".
 */
import { ROTATIONS } from '../../../../domain/page-frame.ts'
import type { PageReading, PageText } from '../../../../domain/page-text.ts'
import { type Rect, visibleBox } from '../engine/document.ts'
import type { Pdfium } from '../engine/engine.ts'
import { OBJECT_BYTES } from '../engine/objects.ts'
import type { DrawingBudget } from './drawing/budget.ts'
import { withSureWhites } from './drawing/white-areas.ts'
import type { FileSigns } from './file/file-properties.ts'
import { withCheckBoxes } from './graphics/check-boxes.ts'
import { crossedBy, strikeOut } from './graphics/crossed-out.ts'
import { signsIn, withSigns } from './graphics/drawn-signs.ts'
import { unreadWriting } from './graphics/unread-writing.ts'
import { withGaps } from './graphics/word-gaps.ts'
import type { DrawnLetters } from './letters/drawn-letters.ts'
import { hideExpansions } from './letters/ligatures.ts'
import type { Painted } from './objects/painted.ts'
import type { Painting } from './objects/painting.ts'
import { inReadingOrder } from './order/order.ts'
import { type Noticed, readCharacters } from './page-characters.ts'
import { SCRATCH_BYTES } from './text/character-boxes.ts'
import { tallyOf } from './text/character-kinds.ts'
import type { Fonts } from './text/fonts.ts'
import type { Glyphs } from './text/glyphs.ts'
import { type PackedBoxes, packBoxes, unpackBoxes } from './text/packed-boxes.ts'
import { decoded, HIDDEN, RECOGNISED, STRUCK, type TextBuffer, type Units } from './text/text-buffer.ts'
import { createSight, type DoubtedForms } from './visibility/by-objects.ts'
import { overOthers } from './visibility/covering-text.ts'
import { doubtShadows } from './visibility/doubled-text.ts'
import { rangesOf, settle, settleOverlaps } from './visibility/doubts.ts'
import type { UncertainCharacter } from './visibility/sighting.ts'
import { type PageSigns, signsOf } from './warnings.ts'

export interface ReadPage {
  readonly page: PageText
  readonly signs: PageSigns
}

export const PAGE_BYTES = SCRATCH_BYTES + OBJECT_BYTES

/** Shared by all pages of an open document; `scratch`: address of PAGE_BYTES of PDFium's heap. */
export interface PageBuffers {
  readonly scratch: number
  readonly buffer: TextBuffer
  readonly drawing: DrawingBudget
  readonly file: FileSigns
  readonly glyphs: Glyphs
  readonly fonts: Fonts
  readonly letters: DrawnLetters
}

/** `page` and `textPage` are PDFium's handles. */
export interface LoadedPage {
  readonly page: number
  readonly textPage: number
  readonly painting: Painting
}

export async function readPageText(
  pdfium: Pdfium,
  { page, textPage, painting: reported }: LoadedPage,
  number: number,
  buffers: PageBuffers,
): Promise<ReadPage> {
  const visible = visibleBox(pdfium, page)
  const turns = pdfium.call('FPDFPage_GetRotation', page) & 3
  const painting = buffers.file.hasPatterns
    ? withSureWhites(pdfium, { page, visible, turns, painting: reported }, buffers.drawing)
    : reported
  const source: Source = { textPage, page, visible, turns, painting }
  const doubted = buffers.file.hasLayers ? 'first' : 'none'
  const { covers, ...uncovered } = await readSeen(pdfium, source, buffers, doubted)
  const painted = [...painting.painted, ...covers]
  const whole = covers.length > 0 ? { ...source, painting: { ...painting, painted } } : source
  const trusting = whole === source ? uncovered : await readSeen(pdfium, whole, buffers, doubted)
  const noticed = trusting.hasHiddenForm ? await readSeen(pdfium, whole, buffers, 'all') : trusting
  const units = buffers.buffer.units()
  const rotation = ROTATIONS[turns] ?? 0
  const readSigns = (): PageSigns => signsOf({ tally: tallyOf(units, noticed), painting, visible })
  const first = readSigns()
  const seen = { page, painting }
  const at = buffers.scratch + SCRATCH_BYTES
  const isLying = await buffers.letters.hide(seen, noticed.glyphs, units, at, buffers.drawing)
  // A page whose letters have no meaning stays one, though they also look like others.
  const signs = isLying && first.reading !== 'garbled' ? readSigns() : first
  await buffers.drawing.pauses.after(units.length)
  const ordered = inReadingOrder(units)
  await buffers.drawing.pauses.after(units.length)
  const canvas = { page, visible, turns, painting }
  const unread =
    signs.reading === 'text' ? await unreadWriting(pdfium, canvas, ordered, buffers.drawing) : undefined
  const reading = unread ?? signs.reading
  const frame: Frame = { number, visible, rotation, reading }
  const boxes = withCheckBoxes(pdfium, canvas, signsIn(ordered, painting, turns), buffers.drawing)
  const drawn = await withGaps(
    pdfium,
    canvas,
    { units: ordered, signs: boxes, fonts: buffers.fonts, at },
    buffers.drawing,
  )
  const read = withSigns(ordered, drawn, turns)
  // Only now: reading order is found by boxes as high as their lines, and moves the units.
  if (read === units) noticed.glyphs.fitSteep(units.boxes)
  return { page: pageOf(frame, read), signs: { ...signs, reading } }
}

interface Source {
  readonly textPage: number
  readonly page: number
  readonly visible: Rect
  readonly turns: number
  readonly painting: Painting
}

/** Fills the text buffer with the page's characters and their visibility. */
async function readSeen(
  pdfium: Pdfium,
  source: Source,
  buffers: PageBuffers,
  doubted: DoubtedForms,
): Promise<Noticed & { hasHiddenForm: boolean; covers: readonly Painted[] }> {
  const { painting } = source
  const { file, fonts } = buffers
  const doubts = { doubted, file, fonts }
  const sight = createSight(pdfium, painting, buffers.scratch + SCRATCH_BYTES, doubts)
  buffers.buffer.clear()
  const noticed = await readCharacters(pdfium, source, buffers, sight)
  const units = buffers.buffer.units()
  const isRead = (object: number): boolean => {
    const span = noticed.objects.get(object)
    return span !== undefined && span.end > span.start
  }
  const doubles = [...painting.texts.keys()].filter((object) => !isRead(object) && !sight.consider(object))
  const canvas = { ...source, doubles }
  doubtShadows(
    pdfium,
    { doubles, painting, sight, fonts, at: buffers.scratch + SCRATCH_BYTES },
    noticed,
    units,
  )
  const { drawing } = buffers
  const partly =
    noticed.doubts.length > 0 ? await settle(pdfium, canvas, drawing, noticed.doubts, units) : NOTHING
  noticed.shapes.hide(units)
  hideExpansions(noticed.glyphs, units)
  await drawing.pauses.after(units.length)
  strikeOut(units, crossedBy([painting.strokes, noticed.dashes], noticed.glyphs, units.length), partly)
  await drawing.pauses.after(units.length)
  await settleOverlaps(pdfium, canvas, drawing, noticed.glyphs, units)
  const isHidden = ({ unit, object }: UncertainCharacter): boolean =>
    units.sights[unit] === HIDDEN && sight.isSample(object)
  const covers = overOthers(units, sight.covers, noticed.objects)
  return { ...noticed, covers, hasHiddenForm: doubted === 'first' && noticed.doubts.some(isHidden) }
}

const NOTHING: ReadonlySet<number> = new Set()

interface Frame {
  readonly number: number
  readonly visible: Rect
  readonly rotation: PageText['rotation']
  readonly reading: PageReading
}

/** Unpacks boxes on request and keeps those of the page requested last. */
function pageOf({ number, visible, rotation, reading }: Frame, units: Units): PageText {
  const packed = packBoxes(units.boxes, units.length)
  const hidden = rangesOf(units, HIDDEN)
  const recognised = rangesOf(units, RECOGNISED)
  const struck = rangesOf(units, STRUCK)
  return {
    number,
    width: visible[2] - visible[0],
    height: visible[3] - visible[1],
    origin: [visible[0], visible[1]],
    rotation,
    reading,
    text: decoded(units, 0, units.length),
    ...(hidden && { hidden }),
    ...(recognised && { recognised }),
    ...(struck && { struck }),
    get boxes() {
      if (atHand?.packed !== packed) atHand = { packed, boxes: unpackBoxes(packed) }
      return atHand.boxes
    },
  }
}

let atHand: { readonly packed: PackedBoxes; readonly boxes: Float32Array } | undefined
