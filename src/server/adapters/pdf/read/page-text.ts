/** A page's characters in reading order, with spaces and line ends at gaps. A hyphen that breaks a word stays as "-\n". */
import { ROTATIONS } from '../../../../domain/document/page-frame.ts'
import { isSpacing } from '../../../../domain/document/page-pieces.ts'
import type { PageReading, PageText, TextRange } from '../../../../domain/document/page-text.ts'
import type { Canvas } from './drawing/canvas.ts'
import { unreadWriting } from './drawing/unread-writing.ts'
import { inReadingOrder, type Ordered } from './order/order.ts'
import { type PageBuffers, readCharacters } from './page-characters.ts'
import { strikeOut } from './struck-text.ts'
import { type PackedBoxes, packBoxes, unpackBoxes } from './text/packed-boxes.ts'
import { decoded, HIDDEN, RECOGNISED, STRUCK, type Units } from './text/text-buffer.ts'
import { observationsOf, type PageObservations } from './warnings.ts'

/** A page as data that can be passed to another thread. */
export type PackedPage = Omit<PageText, 'boxes'> & { readonly packed: PackedBoxes }

/** `textPage`: PDFium's handle. */
export async function readPageText(
  canvas: Canvas,
  textPage: number,
  number: number,
  buffers: PageBuffers,
): Promise<{ readonly page: PackedPage; readonly observations: PageObservations }> {
  const { pdfium, objects, visible } = canvas
  const { effort } = canvas.budget
  const tally = readCharacters(pdfium, { textPage, visible }, objects, buffers)
  const units = buffers.buffer.units()
  strikeOut(units, objects)
  const observations = observationsOf({ tally, objects, visible })
  await effort.after(units.length)
  const ordered = inReadingOrder(units)
  await effort.after(units.length)
  const unread = observations.reading === 'text' ? await unreadWriting(canvas, ordered.units) : undefined
  const reading = unread ?? observations.reading
  return { page: packedPage(canvas, number, reading, ordered), observations: { ...observations, reading } }
}

function packedPage(
  { visible, turns }: Canvas,
  number: number,
  reading: PageReading,
  { units, seams }: Ordered,
): PackedPage {
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
    ...(seams.length > 0 && { seams }),
    ...(hidden && { hidden }),
    ...(recognised && { recognised }),
    ...(struck && { struck }),
    packed: packBoxes(units.boxes, units.length),
  }
}

/** Unpacks boxes on request and keeps those of the page requested last. */
export function unpackedPage({ packed, ...page }: PackedPage): PageText {
  return {
    ...page,
    get boxes() {
      if (atHand?.packed !== packed) atHand = { packed, boxes: unpackBoxes(packed) }
      return atHand.boxes
    },
  }
}

let atHand: { readonly packed: PackedBoxes; readonly boxes: Float32Array } | undefined

/** Ranges of the units with this visibility, including white space between them. Undefined if there are none. */
function rangesOf({ length, codes, sights }: Units, sight: number): readonly TextRange[] | undefined {
  const ranges: { start: number; end: number }[] = []
  for (let at = sights.indexOf(sight); at >= 0 && at < length; at = sights.indexOf(sight, at + 1)) {
    const last = ranges.at(-1)
    if (last && isBlank(codes, last.end, at)) last.end = at + 1
    else ranges.push({ start: at, end: at + 1 })
  }
  return ranges.length > 0 ? ranges : undefined
}

function isBlank(codes: Uint16Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!isSpacing(codes[at] ?? 0)) return false
  return true
}
