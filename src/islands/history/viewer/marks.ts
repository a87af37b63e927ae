/** From quads of a PDF page to rectangles of its picture. */
import type { PageViewport } from 'pdfjs-dist'
import type { Quad } from '../../../domain/page-text.ts'

/** Fractions of the page's width and height, so that zooming needs no new ones. */
export interface Rect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** `viewport` turns user space into the picture, rotation and crop included. */
export function rectOf(
  [x1, y1, x2, y2, x3, y3, x4, y4]: Quad,
  viewport: Pick<PageViewport, 'width' | 'height' | 'convertToViewportPoint'>,
): Rect {
  const corners = [
    viewport.convertToViewportPoint(x1, y1),
    viewport.convertToViewportPoint(x2, y2),
    viewport.convertToViewportPoint(x3, y3),
    viewport.convertToViewportPoint(x4, y4),
  ]
  const across = corners.map(([x]) => Number(x) / viewport.width)
  const down = corners.map(([, y]) => Number(y) / viewport.height)
  const left = Math.min(...across)
  const top = Math.min(...down)
  return { left, top, width: Math.max(...across) - left, height: Math.max(...down) - top }
}
