/** Finds coloured areas of a rendered page: the highlights as a reader sees them. */

export type Box = readonly [left: number, top: number, right: number, bottom: number]

/**
 * Bounds of what is clearly coloured in each region of a binary PPM, in pixels, and how many coloured pixels lie in none.
 * A region without colour has no bounds.
 */
export function colouredIn(
  ppm: Buffer,
  regions: readonly Box[],
): { readonly boxes: readonly (Box | undefined)[]; readonly elsewhere: number } {
  const header = /^P6\s+(?:#.*\s)?(\d+)\s+(\d+)\s+255\s/.exec(ppm.subarray(0, 100).toString('latin1'))
  if (!header) throw new Error('not a PPM')
  const width = Number(header[1])
  const pixels = ppm.subarray(header[0].length)
  const boxes: (Box | undefined)[] = regions.map(() => undefined)
  let elsewhere = 0
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const red = pixels[at] ?? 0
    const green = pixels[at + 1] ?? 0
    const blue = pixels[at + 2] ?? 0
    if (red === green && green === blue) continue
    if (Math.max(red, green, blue) - Math.min(red, green, blue) < 40) continue
    const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)]
    const own = regions.findIndex((box) => x >= box[0] && x < box[2] && y >= box[1] && y < box[3])
    if (own === -1) {
      elsewhere++
      continue
    }
    const [left, top, right, bottom] = boxes[own] ?? [x, y, x, y]
    boxes[own] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)]
  }
  return { boxes, elsewhere }
}

/** A box grown by `by` on every side. */
export function grown([left, top, right, bottom]: Box, by: number): Box {
  return [left - by, top - by, right + by, bottom + by]
}

/** Words with their boxes in points from the page's top left, from the `pdftotext -bbox` output of one page. */
export function popplerWords(html: string): readonly { readonly text: string; readonly box: Box }[] {
  const words = html.matchAll(/<word xMin="([^"]+)" yMin="([^"]+)" xMax="([^"]+)" yMax="([^"]+)">([^<]*)</g)
  return [...words].map(([, left, top, right, bottom, text]) => ({
    text: text ?? '',
    box: [Number(left), Number(top), Number(right), Number(bottom)],
  }))
}

/** Intersection area divided by union area. */
export function intersectionOverUnion(a: Box, b: Box): number {
  const shared = sharedArea(a, b)
  return shared / (areaOf(a) + areaOf(b) - shared)
}

export function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  return width > 0 && height > 0 ? width * height : 0
}

export function areaOf([left, top, right, bottom]: Box): number {
  return (right - left) * (bottom - top)
}
