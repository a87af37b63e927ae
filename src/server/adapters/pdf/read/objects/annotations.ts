/** Annotations that may cover text. */
import { EVERYWHERE } from '../../engine/clip.ts'
import type { Rect } from '../../engine/document.ts'
import type { Pdfium } from '../../engine/engine.ts'
import type { Painted } from './painted.ts'
import type { Strokes } from './strokes.ts'

/** Annotation types that hide no text unless they bring their own drawing: signs, links, lines. */
const HARMLESS_NOTES: readonly number[] = [0, 1, 2, 10, 11, 12]
const LINK = 2
/** Points up to which a link's border is a line. */
const THICKEST = 3
const STAMP = 13
const POPUP = 16
const WIDGET = 20
/** Characters examined of a form field's drawing, and an operator that fills an area or draws something unknown. */
const MOST_DRAWING = 20_000
const FILLS = /(?:^|\s)(?:[fFbB]\*?|sh|Do|BI)(?=\s|$)/
const MOST_NOTES = 1_000
const LINE = 4
const POLYGON = 7
const CORNERED = 8
const INK = 15
/** Maximum corners of one line, and strokes of a pen. */
const MOST_CORNERS = 1_000
const MOST_STROKES = 100
/** Maximum corners examined on one page: a file can name one line many times. */
const MOST_CORNERS_OF_PAGE = 10_000
/** Annotations that cross out the words in their quads, or that say they are to be removed. */
const DELETING_NOTES: readonly number[] = [12, 28]
const MOST_QUADS = 1_000

/** Annotations that may hide the content under them; those that cross words out go into `strokes`. */
export function notesOf(
  pdfium: Pdfium,
  page: number,
  at: number,
  order: number,
  strokes: Strokes,
): Painted[] {
  const all = pdfium.call('FPDFPage_GetAnnotCount', page)
  const count = Math.min(MOST_NOTES, all)
  const corners: Budget = { left: MOST_CORNERS_OF_PAGE }
  const notes: Painted[] = all > count ? [noteOn(EVERYWHERE.bounds, 'note', order)] : []
  for (let index = 0; index < count; index++) {
    const note = pdfium.call('FPDFPage_GetAnnot', page, index)
    if (note === 0) continue
    const subtype = pdfium.call('FPDFAnnot_GetSubtype', note)
    const isWhole = addLines(pdfium, note, subtype, strokes, corners)
    if (!isWhole || DELETING_NOTES.includes(subtype))
      for (const area of areasOf(pdfium, note, at)) strokes.addArea(area)
    const kind = kindOf(pdfium, note, subtype, at)
    if (kind && pdfium.call('FPDFAnnot_GetRect', note, at) !== 0) {
      const bounds = boundsOf(pdfium.floats(at, 4))
      notes.push(noteOn(bounds, kind, order))
      strokes.add(bounds)
    }
    pdfium.call('FPDFPage_CloseAnnot', note)
  }
  return notes
}

interface Budget {
  left: number
}

/** Adds the straight lines of an annotation; false if it or its page has too many. */
function addLines(pdfium: Pdfium, note: number, subtype: number, strokes: Strokes, corners: Budget): boolean {
  const add = (read: (at: number) => number): boolean =>
    corners.left > 0 && addCorners(pdfium, strokes, subtype === POLYGON, corners, read)
  if (subtype === LINE) return add((at) => 2 * pdfium.call('FPDFAnnot_GetLine', note, at, at + 8))
  if (subtype === POLYGON || subtype === CORNERED)
    return add((at) => pdfium.call('FPDFAnnot_GetVertices', note, at, MOST_CORNERS))
  const count = subtype === INK ? pdfium.call('FPDFAnnot_GetInkListCount', note) : 0
  if (count > MOST_STROKES) return false
  return Array.from({ length: count }, (_, index) =>
    add((at) => pdfium.call('FPDFAnnot_GetInkListPath', note, index, at, MOST_CORNERS)),
  ).every((isWhole) => isWhole)
}

/** `read` writes the corners of a line to an address and returns their number. */
function addCorners(
  pdfium: Pdfium,
  strokes: Strokes,
  isClosed: boolean,
  corners: Budget,
  read: (at: number) => number,
): boolean {
  return pdfium.lend(MOST_CORNERS * 8, (at) => {
    const count = read(at)
    corners.left -= Math.max(1, count)
    if (count > MOST_CORNERS || corners.left < 0) return false
    const points = [...pdfium.floats(at, 2 * count)]
    if (isClosed) points.push(...points.slice(0, 2))
    for (let corner = 2; corner + 1 < points.length; corner += 2) {
      const [x = 0, y = 0, toX = 0, toY = 0] = points.slice(corner - 2, corner + 2)
      strokes.addSegment(x, y, toX, toY)
    }
    return true
  })
}

type Kind = Extract<Painted['kind'], 'note' | 'field' | 'undrawn'>

function noteOn(bounds: Rect, kind: Kind, order: number): Painted {
  return { kind, object: 0, order, bounds, colour: undefined, isHeavy: false, pixels: 0 }
}

/** Undefined for an annotation that hides nothing. Some readers draw stamps, borders of links and popups that PDFium doesn't. */
function kindOf(pdfium: Pdfium, note: number, subtype: number, at: number): Kind | undefined {
  if (subtype === WIDGET) return fills(pdfium, note) ? 'field' : undefined
  const hasDrawing = pdfium.lendAscii('AP', (key) => pdfium.call('FPDFAnnot_HasKey', note, key)) !== 0
  if (subtype === POPUP) return hasDrawing ? 'undrawn' : undefined
  if (subtype === STAMP) return hasDrawing ? 'note' : 'undrawn'
  if (subtype === LINK && borderOf(pdfium, note, at) > THICKEST) return 'undrawn'
  return hasDrawing || !HARMLESS_NOTES.includes(subtype) ? 'note' : undefined
}

/** Points. */
function borderOf(pdfium: Pdfium, note: number, at: number): number {
  return pdfium.call('FPDFAnnot_GetBorder', note, at, at + 4, at + 8) === 0 ? 0 : pdfium.float(at + 8)
}

/** Whether a form field's drawing covers what is under it: PDFium does not draw fields. */
function fills(pdfium: Pdfium, note: number): boolean {
  const bytes = pdfium.call('FPDFAnnot_GetAP', note, 0, 0, 0)
  if (bytes > MOST_DRAWING * 2) return true
  // Readers draw a field without an appearance, with its background.
  if (bytes <= 2) return pdfium.lendAscii('MK', (key) => pdfium.call('FPDFAnnot_HasKey', note, key)) !== 0
  const drawing = pdfium.lend(Math.max(2, bytes), (at) => {
    pdfium.call('FPDFAnnot_GetAP', note, 0, at, bytes)
    return new TextDecoder('utf-16le').decode(
      new Uint8Array(pdfium.memory.buffer, at, Math.max(0, bytes - 2)),
    )
  })
  return FILLS.test(drawing)
}

/** The annotation's quads; its rectangle if it has none. */
function areasOf(pdfium: Pdfium, note: number, at: number): Rect[] {
  const count = Math.min(MOST_QUADS, pdfium.call('FPDFAnnot_CountAttachmentPoints', note))
  const areas: Rect[] = []
  for (let index = 0; index < count; index++) {
    if (pdfium.call('FPDFAnnot_GetAttachmentPoints', note, index, at) !== 0)
      areas.push(boundsOf(pdfium.floats(at, 8)))
  }
  if (areas.length === 0 && pdfium.call('FPDFAnnot_GetRect', note, at) !== 0)
    areas.push(boundsOf(pdfium.floats(at, 4)))
  return areas
}

/** Bounds of points given as x and y in turn. */
function boundsOf(points: Float32Array): Rect {
  const xs = points.filter((_, at) => at % 2 === 0)
  const ys = points.filter((_, at) => at % 2 === 1)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}
