/**
 * Draws the page with and without the doubtful text: what makes no difference is not seen. Only the strips with such
 * text are drawn, within a budget of pixels, and nothing that would take long.
 */
import { overlap, type Rect } from '../engine/document.ts'
import type { Pdfium } from '../engine/engine.ts'
import type { Painting } from './painting.ts'
import { LARGE, LEAST_DIFFERENCE, LEAST_FOR_LARGE } from './sight.ts'

export interface Suspect {
  /** PDFium's text object. */
  readonly object: number
  /** Of the glyph's ink, in user space. */
  readonly box: Rect
  /** Asked is whether there is anything to be read where the text stands, not whether it is seen itself. */
  readonly isLayer: boolean
}

/** `unknown`: it could not be drawn. */
export type Finding = 'seen' | 'hidden' | 'unknown'

/** What may still be drawn of the document. */
export interface DrawingBudget {
  /** Of strips, and of the pictures on them. */
  pixels: number
  /** Points between two tiles of the document's finest pattern. */
  readonly finestTile: number
  /** PDFium is drawing: if it gives up now, the text can still be read without. */
  isBusy: boolean
  /** Drawing ended in a fault, so that what it would have shown is not taken for seen. */
  hasFailed: boolean
}

/** Pixels of one strip, of one with a single large glyph, and of all strips of a page. */
const STRIP_PIXELS = 1_500_000
const LARGEST_STRIP = 3_000_000
const PAGE_PIXELS = 12_000_000

/** First everything is compared coarsely; what isn't seen then is drawn larger. */
const COARSE_SCALE = 1.2
/** Pixels that a glyph's height should have in the second drawing, and the scales between which that is chosen. */
const GLYPH_PIXELS = 14
const SMALLEST_SCALE = 2
const LARGEST_SCALE = 6

/** Points between two tiles of a pattern that is drawn. */
const FINEST_TILE = 1.5
/** Objects that take too long to draw; a page with more is not drawn. */
const MOST_HEAVY = 100

/** Share of a glyph's width and height that must show. */
const SHOWN_SHARE = 0.4
const FEW_PIXELS = 4

/** Difference of light and dark in a picture where words are. */
const INK = 40

const FORMAT_BGRX = 3
const WITH_ANNOTATIONS = 1
const MARGIN = 2

interface Strip {
  readonly box: Rect
  readonly members: readonly number[]
}

export interface Canvas {
  readonly page: number
  /** The page's crop box. */
  readonly visible: Rect
  /** Quarter turns clockwise at which it is shown. */
  readonly turns: number
  readonly painting: Painting
  /** Text objects without characters of their own: PDFium leaves out what is written twice at the same place. */
  readonly doubles: readonly number[]
}

/** One finding for each suspect. */
export function findings(
  pdfium: Pdfium,
  canvas: Canvas,
  suspects: readonly Suspect[],
  budget: DrawingBudget,
): readonly Finding[] {
  const found = suspects.map((): Finding => 'unknown')
  const { isComplete, scale } = canvas.painting
  if (!isComplete || budget.pixels <= 0 || budget.finestTile * scale < FINEST_TILE) return found
  budget.isBusy = true
  for (const { object, isHeavy } of canvas.painting.painted) {
    if (isHeavy && object !== 0) pdfium.call('FPDFPageObj_SetIsActive', object, 0)
  }
  const heavy = canvas.painting.painted.filter(({ isHeavy }) => isHeavy).map(({ bounds }) => bounds)
  if (heavy.length > MOST_HEAVY) return found
  const all = suspects.flatMap(({ box }, at) => (heavy.some((bounds) => touches(bounds, box)) ? [] : [at]))
  const look = (indices: readonly number[], scale: number): void =>
    judge(pdfium, canvas, stripsOf(suspects, indices, canvas.visible, scale), {
      scale,
      suspects,
      found,
      budget,
    })
  look(all, COARSE_SCALE)
  const unseen = all.filter((at) => found[at] !== 'seen' && suspects[at]?.isLayer === false)
  if (unseen.length > 0) look(unseen, scaleFor(unseen.map((at) => suspects[at]?.box)))
  budget.isBusy = false
  return found
}

function touches(one: Rect, other: Rect): boolean {
  const [left, bottom, right, top] = overlap(one, other)
  return left < right && bottom < top
}

interface Pass {
  readonly scale: number
  readonly suspects: readonly Suspect[]
  readonly found: Finding[]
  readonly budget: DrawingBudget
}

function judge(pdfium: Pdfium, canvas: Canvas, strips: readonly Strip[], pass: Pass): void {
  let room = PAGE_PIXELS
  for (const strip of strips) {
    const pixels = sizeOf(strip.box) * pass.scale * pass.scale
    const cost = pixels * 2 + picturesOn(canvas.painting, strip.box)
    if (pixels > LARGEST_STRIP || cost > pass.budget.pixels || pixels > room) continue
    room -= pixels
    pass.budget.pixels -= cost
    judgeStrip(pdfium, canvas, strip, pass.scale, pass.suspects, pass.found)
  }
}

function picturesOn({ painted }: Painting, strip: Rect): number {
  return painted.reduce((sum, { bounds, pixels, isHeavy }) => {
    const [left, bottom, right, top] = overlap(bounds, strip)
    return pixels > 0 && !isHeavy && left < right && bottom < top ? sum + pixels : sum
  }, 0)
}

function scaleFor(boxes: readonly (Rect | undefined)[]): number {
  const heights = boxes.map((box) => (box ? box[3] - box[1] : 0)).sort((a, b) => a - b)
  const middle = heights[Math.floor(heights.length / 2)] ?? 1
  return Math.min(LARGEST_SCALE, Math.max(SMALLEST_SCALE, GLYPH_PIXELS / Math.max(0.1, middle)))
}

/** From the top down; each suspect within the page is in one. */
function stripsOf(
  suspects: readonly Suspect[],
  indices: readonly number[],
  visible: Rect,
  scale: number,
): readonly Strip[] {
  const boxAt = (at: number): Rect => overlap(suspects[at]?.box ?? [0, 0, 0, 0], visible)
  const sorted = [...indices].sort((a, b) => boxAt(b)[3] - boxAt(a)[3])
  const strips: { box: [number, number, number, number]; members: number[] }[] = []
  for (const at of sorted) {
    const box = boxAt(at)
    if (!(box[0] <= box[2] && box[1] <= box[3])) continue
    const strip = strips.at(-1)
    const wider = strip && union(strip.box, box)
    if (strip && wider && sizeOf(wider) * scale * scale <= STRIP_PIXELS) {
      strip.box = wider
      strip.members.push(at)
    } else {
      strips.push({ box: [...box], members: [at] })
    }
  }
  return strips
}

const sizeOf = ([left, bottom, right, top]: Rect): number => (right - left + MARGIN) * (top - bottom + MARGIN)

function union(a: Rect, b: Rect): [number, number, number, number] {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])]
}

/** A drawn strip: four bytes a pixel (blue, green, red, unused), rows from the top. */
interface Drawing {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
  /** From user space to pixels. */
  readonly toPixels: (box: Rect) => Rect
}

function judgeStrip(
  pdfium: Pdfium,
  canvas: Canvas,
  strip: Strip,
  scale: number,
  suspects: readonly Suspect[],
  found: Finding[],
): void {
  const members = strip.members.flatMap((at) => {
    const suspect = suspects[at]
    return suspect ? [{ at, suspect }] : []
  })
  const objects = new Set(
    members.filter(({ suspect }) => !suspect.isLayer).map(({ suspect }) => suspect.object),
  )
  const shown = objects.size > 0 ? draw(pdfium, canvas, strip.box, scale) : undefined
  const taken = [...objects, ...(objects.size > 0 ? canvas.doubles : [])]
  for (const object of taken) pdfium.call('FPDFPageObj_SetIsActive', object, 0)
  const bare = draw(pdfium, canvas, strip.box, scale)
  for (const object of taken) pdfium.call('FPDFPageObj_SetIsActive', object, 1)
  if (!bare) return
  for (const { at, suspect } of members) {
    const isSeen = suspect.isLayer || !shown ? hasInk(bare, suspect.box) : isShown(shown, bare, suspect.box)
    found[at] = isSeen ? 'seen' : 'hidden'
  }
}

function draw(pdfium: Pdfium, canvas: Canvas, box: Rect, scale: number): Drawing | undefined {
  const { page, visible, turns } = canvas
  const left = Math.floor((box[0] - visible[0]) * scale) - MARGIN
  const top = Math.floor((visible[3] - box[3]) * scale) - MARGIN
  const width = Math.ceil((box[2] - visible[0]) * scale) + MARGIN - left
  const height = Math.ceil((visible[3] - box[1]) * scale) + MARGIN - top
  const bitmap = pdfium.call('FPDFBitmap_CreateEx', width, height, FORMAT_BGRX, 0, 0)
  if (bitmap === 0) return undefined
  pdfium.call('FPDFBitmap_FillRect', bitmap, 0, 0, width, height, 0xffffffff | 0)
  const across = Math.round((visible[2] - visible[0]) * scale)
  const down = Math.round((visible[3] - visible[1]) * scale)
  const upright = (4 - turns) & 3
  pdfium.call('FPDF_RenderPageBitmap', bitmap, page, -left, -top, across, down, upright, WITH_ANNOTATIONS)
  const stride = pdfium.call('FPDFBitmap_GetStride', bitmap)
  const buffer = pdfium.call('FPDFBitmap_GetBuffer', bitmap)
  const bytes = packed(new Uint8Array(pdfium.memory.buffer, buffer, stride * height), stride, width, height)
  pdfium.call('FPDFBitmap_Destroy', bitmap)
  const toPixels = (rect: Rect): Rect => [
    (rect[0] - visible[0]) * scale - left,
    (visible[3] - rect[3]) * scale - top,
    (rect[2] - visible[0]) * scale - left,
    (visible[3] - rect[1]) * scale - top,
  ]
  return { bytes, width, height, toPixels }
}

function packed(bytes: Uint8Array, stride: number, width: number, height: number): Uint8Array {
  if (stride === width * 4) return bytes.slice()
  const copy = new Uint8Array(width * height * 4)
  for (let row = 0; row < height; row++) {
    copy.set(bytes.subarray(row * stride, row * stride + width * 4), row * width * 4)
  }
  return copy
}

/** Whether the pixels that the text changes stretch over enough of the glyph's box. */
function isShown(shown: Drawing, bare: Drawing, box: Rect): boolean {
  const least = box[3] - box[1] >= LARGE ? LEAST_FOR_LARGE : LEAST_DIFFERENCE
  const area = pixelArea(shown, box)
  const changed: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity]
  eachPixel(shown, area, (x, y, at) => {
    if (pixelDifference(shown.bytes, bare.bytes, at) < least) return
    changed[0] = Math.min(changed[0], x)
    changed[1] = Math.min(changed[1], y)
    changed[2] = Math.max(changed[2], x + 1)
    changed[3] = Math.max(changed[3], y + 1)
  })
  return (
    isEnough(changed[2] - changed[0], area[2] - area[0]) &&
    isEnough(changed[3] - changed[1], area[3] - area[1])
  )
}

/** Of a dot or a dash a single pixel is enough. */
function isEnough(changed: number, all: number): boolean {
  return changed > 0 && (all <= FEW_PIXELS || changed >= all * SHOWN_SHARE)
}

/** Whether there are light and dark pixels, as where words are. */
function hasInk(bare: Drawing, [left, bottom, right, top]: Rect): boolean {
  const wider = (top - bottom) / 2
  let [darkest, lightest] = [255, 0]
  eachPixel(bare, pixelArea(bare, [left - wider, bottom, right + wider, top]), (_x, _y, at) => {
    const light = lightAt(bare.bytes, at)
    darkest = Math.min(darkest, light)
    lightest = Math.max(lightest, light)
  })
  return lightest - darkest >= INK
}

/** As `difference`, of blue, green and red. */
function pixelDifference(one: Uint8Array, other: Uint8Array, at: number): number {
  const blue = Math.abs((one[at] ?? 0) - (other[at] ?? 0))
  const green = Math.abs((one[at + 1] ?? 0) - (other[at + 1] ?? 0))
  const red = Math.abs((one[at + 2] ?? 0) - (other[at + 2] ?? 0))
  return 0.3 * red + 0.59 * green + 0.11 * blue
}

function lightAt(bytes: Uint8Array, at: number): number {
  return 0.3 * (bytes[at + 2] ?? 0) + 0.59 * (bytes[at + 1] ?? 0) + 0.11 * (bytes[at] ?? 0)
}

function pixelArea({ toPixels, width, height }: Drawing, box: Rect): Rect {
  const [left, top, right, bottom] = toPixels(box)
  const from = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))] as const
  const to = [Math.min(width, Math.ceil(right)), Math.min(height, Math.ceil(bottom))] as const
  return [from[0], from[1], Math.max(to[0], from[0] + 1), Math.max(to[1], from[1] + 1)]
}

function eachPixel(
  { width, height }: Drawing,
  [left, top, right, bottom]: Rect,
  look: (x: number, y: number, at: number) => void,
): void {
  for (let y = top; y < Math.min(bottom, height); y++) {
    for (let x = left; x < Math.min(right, width); x++) look(x, y, (y * width + x) * 4)
  }
}
