/** Annotations that may cover text. */
import { EVERYWHERE } from '../../engine/clip.ts'
import type { Rect } from '../../engine/document.ts'
import type { Pdfium } from '../../engine/pdfium.ts'
import { hasKey, MOST_ANNOTATIONS, WIDGET } from './appearances.ts'
import { type Painted, plainly } from './painted.ts'
import type { Strokes } from './strokes.ts'

/** Annotation types that hide no text unless they bring their own drawing: signs, links, lines. */
const HARMLESS_ANNOTATIONS: readonly number[] = [0, 1, 2, 10, 11, 12]
const LINK = 2
/** Points up to which a link's border is a line. */
const THICKEST = 3
const STAMP = 13
const POPUP = 16
/** Characters examined of a form field's drawing, and an operator that fills an area or draws something unknown. */
const MOST_DRAWING = 20_000
const FILLS = /(?:^|\s)(?:[fFbB]\*?|sh|Do|BI)(?=\s|$)/
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
const DELETING_ANNOTATIONS: readonly number[] = [12, 28]
/** Annotations whose line runs along the bottom of their quads: underlines, straight and wavy. */
const UNDERLINES: readonly number[] = [10, 11]
/** Half the thickness of their line in points. */
const HALF_LINE = 0.5
const MOST_QUADS = 1_000

/** Annotations that may hide the content under them; those that cross words out go into `strokes`. */
export function annotationsOf(pdfium: Pdfium, page: number, order: number, strokes: Strokes): Painted[] {
  const all = pdfium.call('FPDFPage_GetAnnotCount', page)
  const count = Math.min(MOST_ANNOTATIONS, all)
  const corners: Budget = { left: MOST_CORNERS_OF_PAGE }
  const annotations: Painted[] = all > count ? [plainly('annotation', 0, order, EVERYWHERE.bounds)] : []
  for (let index = 0; index < count; index++) {
    const annotation = pdfium.call('FPDFPage_GetAnnot', page, index)
    if (annotation === 0) continue
    const subtype = pdfium.call('FPDFAnnot_GetSubtype', annotation)
    const isWhole = addLines(pdfium, annotation, subtype, strokes, corners)
    if (!isWhole || DELETING_ANNOTATIONS.includes(subtype))
      for (const area of areasOf(pdfium, annotation)) strokes.addArea(area)
    if (UNDERLINES.includes(subtype))
      for (const area of areasOf(pdfium, annotation)) strokes.add(bottomOf(area))
    const kind = kindOf(pdfium, annotation, subtype)
    const bounds = kind && rectOf(pdfium, annotation)
    if (kind && bounds) {
      annotations.push(plainly(kind, 0, order, bounds))
      strokes.add(bounds)
    }
    pdfium.call('FPDFPage_CloseAnnot', annotation)
  }
  return annotations
}

const bottomOf = ([left, bottom, right]: Rect): Rect => [left, bottom - HALF_LINE, right, bottom + HALF_LINE]

interface Budget {
  left: number
}

/** Adds the straight lines of an annotation; false if it or its page has too many. */
function addLines(
  pdfium: Pdfium,
  annotation: number,
  subtype: number,
  strokes: Strokes,
  corners: Budget,
): boolean {
  const add = (read: (at: number) => number): boolean =>
    corners.left > 0 && addCorners(pdfium, strokes, subtype === POLYGON, corners, read)
  if (subtype === LINE) return add((at) => 2 * pdfium.call('FPDFAnnot_GetLine', annotation, at, at + 8))
  if (subtype === POLYGON || subtype === CORNERED)
    return add((at) => pdfium.call('FPDFAnnot_GetVertices', annotation, at, MOST_CORNERS))
  const count = subtype === INK ? pdfium.call('FPDFAnnot_GetInkListCount', annotation) : 0
  if (count > MOST_STROKES) return false
  return Array.from({ length: count }, (_, index) =>
    add((at) => pdfium.call('FPDFAnnot_GetInkListPath', annotation, index, at, MOST_CORNERS)),
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

type Kind = Extract<Painted['kind'], 'annotation' | 'field' | 'undrawn'>

/** Undefined for an annotation that hides nothing. Some readers draw stamps, borders of links and popups that PDFium doesn't. */
function kindOf(pdfium: Pdfium, annotation: number, subtype: number): Kind | undefined {
  if (subtype === WIDGET) return fills(pdfium, annotation) ? 'field' : undefined
  const hasDrawing = hasKey(pdfium, annotation, 'AP')
  if (subtype === POPUP) return hasDrawing ? 'undrawn' : undefined
  if (subtype === STAMP) return hasDrawing ? 'annotation' : 'undrawn'
  if (subtype === LINK && borderOf(pdfium, annotation) > THICKEST) return 'undrawn'
  return hasDrawing || !HARMLESS_ANNOTATIONS.includes(subtype) ? 'annotation' : undefined
}

/** Points. */
function borderOf(pdfium: Pdfium, annotation: number): number {
  const at = pdfium.scratch
  return pdfium.call('FPDFAnnot_GetBorder', annotation, at, at + 4, at + 8) === 0 ? 0 : pdfium.float(at + 8)
}

/** Whether a form field's drawing covers what is under it: PDFium does not draw fields. */
function fills(pdfium: Pdfium, annotation: number): boolean {
  const bytes = pdfium.call('FPDFAnnot_GetAP', annotation, 0, 0, 0)
  if (bytes > MOST_DRAWING * 2) return true
  // Readers draw a field without an appearance, with its background.
  if (bytes <= 2) return hasKey(pdfium, annotation, 'MK')
  const drawing = pdfium.lend(Math.max(2, bytes), (at) => {
    pdfium.call('FPDFAnnot_GetAP', annotation, 0, at, bytes)
    return new TextDecoder('utf-16le').decode(
      new Uint8Array(pdfium.memory.buffer, at, Math.max(0, bytes - 2)),
    )
  })
  return FILLS.test(drawing)
}

/** The annotation's quads; its rectangle if it has none. */
function areasOf(pdfium: Pdfium, annotation: number): Rect[] {
  const at = pdfium.scratch
  const count = Math.min(MOST_QUADS, pdfium.call('FPDFAnnot_CountAttachmentPoints', annotation))
  const areas: Rect[] = []
  for (let index = 0; index < count; index++) {
    if (pdfium.call('FPDFAnnot_GetAttachmentPoints', annotation, index, at) !== 0)
      areas.push(boundsOf(pdfium.floats(at, 8)))
  }
  const rect = areas.length === 0 ? rectOf(pdfium, annotation) : undefined
  return rect ? [rect] : areas
}

function rectOf(pdfium: Pdfium, annotation: number): Rect | undefined {
  const isKnown = pdfium.call('FPDFAnnot_GetRect', annotation, pdfium.scratch) !== 0
  return isKnown ? boundsOf(pdfium.floats(pdfium.scratch, 4)) : undefined
}

/** Bounds of points given as x and y in turn. */
function boundsOf(points: Float32Array): Rect {
  const xs = points.filter((_, at) => at % 2 === 0)
  const ys = points.filter((_, at) => at % 2 === 1)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}
