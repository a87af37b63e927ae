/** Brightness of a drawn place, turned so that its lines run to the right. */
import type { Rect } from '../engine/document.ts'
import { type Drawing, lightAt, pixelDifference } from '../read/drawing/drawing.ts'

/** Left, top, right, bottom in pixels; right and bottom exclusive. */
export type PixelBox = readonly [number, number, number, number]

export class Pixels {
  readonly width: number
  readonly height: number
  /** Pixels per point. */
  readonly scale: number
  readonly #shown: Drawing
  readonly #without: Drawing
  readonly #isUpright: boolean
  /** Bytes from a pixel to the next to its right, and to the next below. */
  readonly #toRight: number
  readonly #toBelow: number

  constructor(shown: Drawing, without: Drawing, scale: number, isUpright: boolean) {
    this.scale = scale
    this.#shown = shown
    this.#without = without
    this.#isUpright = isUpright
    this.width = isUpright ? shown.height : shown.width
    this.height = isUpright ? shown.width : shown.height
    this.#toRight = isUpright ? shown.width * 4 : 4
    this.#toBelow = isUpright ? 4 : shown.width * 4
  }

  /** Brightness from 0 to 255. */
  withText(x: number, y: number): number {
    return lightAt(this.#shown.bytes, x * this.#toRight + y * this.#toBelow)
  }

  /** Brightness without the place's text. */
  without(x: number, y: number): number {
    return lightAt(this.#without.bytes, x * this.#toRight + y * this.#toBelow)
  }

  /** How much it changes with the text. */
  change(x: number, y: number): number {
    return pixelDifference(this.#shown.bytes, this.#without.bytes, x * this.#toRight + y * this.#toBelow)
  }

  /** The pixels of an area of the page, at least one. */
  boxOf(rect: Rect): PixelBox {
    const [x, y, toX, toY] = this.#shown.toPixels(rect)
    const [left, top, right, bottom] = this.#isUpright ? [y, x, toY, toX] : [x, y, toX, toY]
    const within = (at: number, most: number): number => Math.max(0, Math.min(most, at))
    const [fromX, fromY] = [
      within(Math.floor(left), this.width - 1),
      within(Math.floor(top), this.height - 1),
    ]
    return [
      fromX,
      fromY,
      Math.max(fromX + 1, within(Math.ceil(right), this.width)),
      Math.max(fromY + 1, within(Math.ceil(bottom), this.height)),
    ]
  }

  /** Least and greatest brightness, with or without the text, or change, in a box. */
  range(
    of: 'withText' | 'without' | 'change',
    [left, top, right, bottom]: PixelBox,
  ): readonly [number, number] {
    let [least, most] = [255, 0]
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const value = this[of](x, y)
        if (value < least) least = value
        if (value > most) most = value
      }
    }
    return [least, most]
  }

  /** The brightness in the middle of all without the text. */
  groundOf(boxes: readonly PixelBox[]): number {
    const counts = new Uint32Array(256)
    for (const [left, top, right, bottom] of boxes) {
      for (let y = top; y < bottom; y++) {
        for (let x = left; x < right; x++) {
          const light = this.without(x, y)
          counts[light] = (counts[light] ?? 0) + 1
        }
      }
    }
    const half = counts.reduce((sum, count) => sum + count, 0) / 2
    let below = 0
    return counts.findIndex((count) => {
      below += count
      return below >= half
    })
  }
}
