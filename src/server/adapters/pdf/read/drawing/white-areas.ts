/**
 * PDFium reports white for an area that is filled with a shading. In a file with patterns, the areas it reports as white
 * are drawn without anything else, and those that turn out otherwise lose their colour.
 */
import { area, type Rect } from '../../engine/document.ts'
import type { Painted } from '../objects/painted.ts'
import type { Canvas } from './canvas.ts'
import type { Drawing } from './drawing.ts'

/** Pixels per point, less on large pages; maximum pixels. */
const SCALE = 0.25
const MOST_PIXELS = 200_000
/** Lowest value of a channel in a white pixel. */
const WHITE = 250

const isWhite = ({ colour }: Painted): boolean =>
  colour !== undefined && colour[0] === 255 && colour[1] === 255 && colour[2] === 255

export async function withSureWhites(canvas: Canvas): Promise<Canvas> {
  const { painting, visible, budget } = canvas
  const whites = new Set(painting.painted.filter(isWhite).map(({ object }) => object))
  if (whites.size === 0) return canvas
  const scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / Math.max(1, area(visible))))
  const others = painting.leaves.filter((object) => !whites.has(object))
  const drawing = painting.isComplete
    ? await budget.spend(area(visible) * scale * scale, () => canvas.drawWithout(others, visible, scale))
    : undefined
  const isSure = drawing ? whitenessOf(drawing) : () => false
  return canvas.with(
    painting.painted.map((one) =>
      isWhite(one) && !isSure(one.bounds) ? { ...one, colour: undefined } : one,
    ),
  )
}

/** The fourth byte of a pixel is unused. */
function isAllWhite(pixels: Uint32Array): boolean {
  for (const pixel of pixels) if ((pixel & 0xffffff) !== 0xffffff) return false
  return true
}

/** Returns whether all pixels of an area are white, in constant time, because a page can have thousands of areas. */
function whitenessOf({ bytes, width, height, toPixels }: Drawing): (bounds: Rect) => boolean {
  if (isAllWhite(new Uint32Array(bytes.buffer, bytes.byteOffset, width * height))) return () => true
  // Number of pixels that aren't white above and to the left of each corner.
  const row = width + 1
  const sums = new Uint32Array(row * (height + 1))
  for (let y = 0; y < height; y++) {
    for (let x = 0, before = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const lowest = Math.min(bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0)
      if (lowest < WHITE) before += 1
      sums[(y + 1) * row + x + 1] = (sums[y * row + x + 1] ?? 0) + before
    }
  }
  const clamp = (at: number, most: number): number => Math.max(0, Math.min(most, at))
  return (bounds) => {
    const pixels = toPixels(bounds)
    const [left, right] = [clamp(Math.floor(pixels[0]), width), clamp(Math.ceil(pixels[2]), width)]
    const [top, bottom] = [clamp(Math.floor(pixels[1]), height), clamp(Math.ceil(pixels[3]), height)]
    const sumAt = (x: number, y: number): number => sums[y * row + x] ?? 0
    return sumAt(right, bottom) - sumAt(left, bottom) - sumAt(right, top) + sumAt(left, top) === 0
  }
}
