import type { PageText, Quad } from '../../domain/document/page-text.ts'

/** [ymin, xmin, ymax, xmax] in thousandths of the displayed page, from its top left corner. */
export type Box = readonly [number, number, number, number]

/** Converts the box to a quad in PDF user space: unrotated, with the origin added. */
export function quadOfBox(page: PageText, box: Box): Quad {
  const [top, left, bottom, right] = [box[0] / 1000, box[1] / 1000, box[2] / 1000, box[3] / 1000]
  const [x1, y1] = unrotated(page, left, bottom)
  const [x2, y2] = unrotated(page, right, top)
  const [west, east] = [Math.min(x1, x2), Math.max(x1, x2)]
  const [south, north] = [Math.min(y1, y2), Math.max(y1, y2)]
  return [west, north, east, north, west, south, east, south]
}

function unrotated(page: PageText, across: number, down: number): readonly [number, number] {
  const [x0, y0] = page.origin ?? [0, 0]
  const [x, y] = sharesOf(page.rotation, across, down)
  return [x0 + x * page.width, y0 + y * page.height]
}

/** Fractions of the unrotated page, from its left and bottom. */
function sharesOf(rotation: PageText['rotation'], across: number, down: number): readonly [number, number] {
  if (rotation === 90) return [down, across]
  if (rotation === 180) return [1 - across, down]
  if (rotation === 270) return [1 - down, 1 - across]
  return [across, 1 - down]
}
