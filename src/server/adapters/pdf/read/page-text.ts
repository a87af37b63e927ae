/**
 * One page's characters in PDFium's order: by content stream, sorted within lines, with spaces and line ends inserted
 * at gaps. A hyphen that breaks a word stays as "-\n".
 */
import { ROTATIONS } from '../../../../domain/page-frame.ts'
import type { PageReading, PageText } from '../../../../domain/page-text.ts'
import type { Rect } from '../engine/document.ts'
import type { Canvas } from './drawing/canvas.ts'
import { withSureWhites } from './drawing/white-areas.ts'
import type { FileProperties } from './file/file-properties.ts'
import { withCheckBoxes } from './graphics/check-boxes.ts'
import { crossedBy, strikeOut, strikeTouched } from './graphics/crossed-out.ts'
import { signsIn } from './graphics/drawn-signs.ts'
import { withSigns } from './graphics/signs.ts'
import { touchedUnits } from './graphics/touched-letters.ts'
import { unreadWriting } from './graphics/unread-writing.ts'
import { withGaps } from './graphics/word-gaps.ts'
import { type UnitsRead, withClusters } from './letters/clusters.ts'
import type { DrawnLetters } from './letters/drawn-letters.ts'
import { readLigatures } from './letters/ligatures.ts'
import type { Painted } from './objects/painted.ts'
import { inReadingOrder } from './order/order.ts'
import { type Noticed, readCharacters } from './page-characters.ts'
import { tallyOf } from './text/character-kinds.ts'
import type { Fonts } from './text/fonts.ts'
import type { Glyphs } from './text/glyphs.ts'
import { type PackedBoxes, packBoxes, unpackBoxes } from './text/packed-boxes.ts'
import { rangesOf } from './text/sights.ts'
import { decoded, HIDDEN, RECOGNISED, STRUCK, type TextBuffer, type Units } from './text/text-buffer.ts'
import { createSight, type DoubtedForms } from './visibility/by-objects.ts'
import { coveringOthers } from './visibility/covering-text.ts'
import { doubtDoubledText } from './visibility/doubled-text.ts'
import { settle, settleOverlaps } from './visibility/doubts.ts'
import type { UncertainCharacter } from './visibility/sighting.ts'
import { observationsOf, type PageObservations } from './warnings.ts'

export interface ReadPage {
  readonly page: PageText
  readonly observations: PageObservations
}

/** Shared by all pages of an open document. */
export interface PageBuffers {
  readonly buffer: TextBuffer
  readonly file: FileProperties
  readonly glyphs: Glyphs
  readonly fonts: Fonts
  readonly letters: DrawnLetters
}

/** `textPage`: PDFium's handle; `reported`: the page as PDFium reports its objects. */
export async function readPageText(
  reported: Canvas,
  textPage: number,
  number: number,
  buffers: PageBuffers,
): Promise<ReadPage> {
  const canvas = buffers.file.hasPatterns ? await withSureWhites(reported) : reported
  const { painting, visible, turns } = canvas
  const { pauses } = canvas.budget
  const noticed = await readVisible(canvas, textPage, buffers)
  const drawn = buffers.buffer.units()
  const read = (): UnitsRead => withClusters({ ...noticed, units: drawn }, painting.clusters)
  const observed = ({ units, unmapped }: UnitsRead): PageObservations =>
    observationsOf({ tally: tallyOf(units, { ...noticed, unmapped }), painting, visible })
  const trusting = read()
  const first = observed(trusting)
  const isLying = await buffers.letters.hide(canvas, noticed.glyphs, drawn)
  const { units, unmapped } = isLying ? read() : trusting
  // A page whose letters have no meaning stays one, though they also look like others.
  const observations = isLying && first.reading !== 'garbled' ? observed({ units, unmapped }) : first
  await pauses.after(units.length)
  const ordered = inReadingOrder(units)
  await pauses.after(units.length)
  const unread = observations.reading === 'text' ? await unreadWriting(canvas, ordered) : undefined
  const reading = unread ?? observations.reading
  const boxes = await withCheckBoxes(canvas, signsIn(ordered, painting, turns))
  const gaps = await withGaps(canvas, ordered, boxes, buffers.fonts)
  const finished = withSigns(ordered, gaps, turns)
  // Only now: reading order is found by boxes as high as their lines, and moves the units.
  if (finished === drawn) noticed.glyphs.fitSteep(units.boxes)
  return {
    page: pageOf({ number, visible, turns, reading }, finished),
    observations: { ...observations, reading },
  }
}

/**
 * Fills the text buffer with the page's characters and their visibility: once more if text covers other text, or if the first
 * text of a form object turns out to be hidden.
 */
async function readVisible(canvas: Canvas, textPage: number, buffers: PageBuffers): Promise<Noticed> {
  const doubted = buffers.file.hasLayers ? 'first' : 'none'
  const { covers, ...uncovered } = await readDoubting(canvas, textPage, buffers, doubted)
  const whole = covers.length > 0 ? canvas.with([...canvas.painting.painted, ...covers]) : canvas
  const trusting = whole === canvas ? uncovered : await readDoubting(whole, textPage, buffers, doubted)
  return trusting.hasHiddenForm ? readDoubting(whole, textPage, buffers, 'all') : trusting
}

async function readDoubting(
  canvas: Canvas,
  textPage: number,
  { buffer, file, glyphs, fonts }: PageBuffers,
  doubted: DoubtedForms,
): Promise<Noticed & { hasHiddenForm: boolean; covers: readonly Painted[] }> {
  const { pdfium, painting, visible } = canvas
  const { pauses } = canvas.budget
  const sight = createSight(pdfium, painting, { doubted, file, fonts })
  buffer.clear()
  const noticed = await readCharacters(
    pdfium,
    { textPage, visible },
    { buffer, pauses, fonts, glyphs },
    sight,
  )
  const units = buffer.units()
  const isRead = (object: number): boolean => {
    const span = noticed.objects.get(object)
    return span !== undefined && span.end > span.start
  }
  const doubles = [...painting.texts.keys()].filter((object) => !isRead(object) && !sight.consider(object))
  doubtDoubledText(pdfium, { doubles, painting, sight, fonts }, noticed, units)
  const partly = noticed.doubts.length > 0 ? await settle(canvas, doubles, noticed.doubts, units) : NOTHING
  noticed.heights.hide(units)
  readLigatures(noticed.glyphs, units)
  await pauses.after(units.length)
  strikeOut(units, crossedBy([painting.strokes, noticed.dashes], noticed.glyphs, units.length), partly)
  strikeTouched(units, touchedUnits(painting, noticed.glyphs, units))
  await pauses.after(units.length)
  await settleOverlaps(canvas, doubles, noticed.glyphs, units)
  const isHidden = ({ unit, object }: UncertainCharacter): boolean =>
    units.sights[unit] === HIDDEN && sight.isSample(object)
  const covers = coveringOthers(units, sight.covers, noticed.objects)
  return { ...noticed, covers, hasHiddenForm: doubted === 'first' && noticed.doubts.some(isHidden) }
}

const NOTHING: ReadonlySet<number> = new Set()

interface Frame {
  readonly number: number
  readonly visible: Rect
  readonly turns: number
  readonly reading: PageReading
}

/** Unpacks boxes on request and keeps those of the page requested last. */
function pageOf({ number, visible, turns, reading }: Frame, units: Units): PageText {
  const packed = packBoxes(units.boxes, units.length)
  const hidden = rangesOf(units, HIDDEN)
  const recognised = rangesOf(units, RECOGNISED)
  const struck = rangesOf(units, STRUCK)
  return {
    number,
    width: visible[2] - visible[0],
    height: visible[3] - visible[1],
    origin: [visible[0], visible[1]],
    rotation: ROTATIONS[turns] ?? 0,
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
