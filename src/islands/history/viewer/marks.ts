import type { PageViewport } from 'pdfjs-dist'
import type { Quad } from '../../../domain/document/page-text.ts'
import { cornersOf } from '../../../domain/results/cut-out-box.ts'
import type { DocumentMark } from './document-marks.ts'

/** Fractions of the page's width and height, independent of zoom. */
export interface Rect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export function rectOf(
  quad: Quad,
  viewport: Pick<PageViewport, 'width' | 'height' | 'convertToViewportPoint'>,
): Rect {
  const corners = cornersOf(quad).map(([x, y]) => viewport.convertToViewportPoint(x, y))
  const across = corners.map(([x]) => Number(x) / viewport.width)
  const down = corners.map(([, y]) => Number(y) / viewport.height)
  const left = Math.min(...across)
  const top = Math.min(...down)
  return { left, top, width: Math.max(...across) - left, height: Math.max(...down) - top }
}

export interface PlacedMark extends Omit<DocumentMark, 'quads' | 'around' | 'page'> {
  readonly rects: readonly Rect[]
  readonly rest: readonly Rect[]
}

export function placeMarks(
  marks: readonly DocumentMark[],
  viewport: Parameters<typeof rectOf>[1],
): PlacedMark[] {
  return marks.map(({ quads, around, page: _, ...mark }) => ({
    ...mark,
    rects: quads.map((quad) => rectOf(quad, viewport)),
    rest: around.map((quad) => rectOf(quad, viewport)),
  }))
}

export function markAt(marks: readonly PlacedMark[], x: number, y: number): number | null {
  let best: { readonly findingId: number; readonly area: number } | null = null
  for (const { findingId, rects } of marks) {
    if (!rects.some((rect) => contains(rect, x, y))) continue
    const area = rects.reduce((sum, { width, height }) => sum + width * height, 0)
    if (best === null || area < best.area) best = { findingId, area }
  }
  return best?.findingId ?? null
}

function contains({ left, top, width, height }: Rect, x: number, y: number): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height
}

const TAG_HEIGHT = 0.015
/** Maximum tags side by side; a margin has no room for more. */
const MOST_BESIDE = 2
const MIDDLE = 0.45

/** One tag per finding and line, in the margin where it is near. `shift`: number of tags between it and the words. */
export function tagPlaces(marks: readonly PlacedMark[]) {
  const margin = Math.min(...marks.flatMap(({ rects }) => rects.map(({ left }) => left)))
  const places: { mark: PlacedMark; left: number; top: number; shift: number }[] = []
  for (const mark of marks) {
    const [first] = mark.rects
    if (!first) continue
    const own = Math.min(...mark.rects.map(({ left }) => left))
    const left = own < MIDDLE ? margin : own
    const beside = places.filter(
      (place) => Math.abs(place.top - first.top) < TAG_HEIGHT && place.left < MIDDLE === left < MIDDLE,
    )
    const isNamed = beside.some((place) => place.mark.findingId === mark.findingId)
    if (isNamed || beside.length === MOST_BESIDE) continue
    places.push({ mark, left, top: first.top, shift: beside.length })
  }
  return places
}

export function percent(fraction: number): string {
  return `${fraction * 100}%`
}
