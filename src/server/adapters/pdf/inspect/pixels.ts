/** Brightness of a drawn place, turned so that its lines run to the right. */
import type { Rect } from '../engine/document.ts'
import { type Drawing, lightAt, pixelDifference } from '../read/drawing/drawing.ts'

/** Left, top, right, bottom in pixels; right and bottom exclusive. */
export type PixelBox = readonly [number, number, number, number]

export class Pixels {
  /** From 0 to 255, with the place's text and without it, and how much it changes. */
  readonly withText: Uint8Array
  readonly without: Uint8Array
  readonly change: Uint8Array
  readonly width: number
  readonly height: number
  /** Pixels per point. */
  readonly scale: number
  readonly #drawing: Drawing
  readonly #isUpright: boolean

  constructor(shown: Drawing, without: Drawing, scale: number, isUpright: boolean) {
    this.scale = scale
    this.#drawing = shown
    this.#isUpright = isUpright
    this.width = isUpright ? shown.height : shown.width
    this.height = isUpright ? shown.width : shown.height
    this.withText = this.#turned((at) => lightAt(shown.bytes, at))
    this.without = this.#turned((at) => lightAt(without.bytes, at))
    this.change = this.#turned((at) => pixelDifference(shown.bytes, without.bytes, at))
  }

  #turned(valueAt: (at: number) => number): Uint8Array {
    const { width, height } = this.#drawing
    const values = new Uint8Array(width * height)
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++)
        values[this.#isUpright ? x * height + y : y * width + x] = valueAt((y * width + x) * 4)
    }
    return values
  }

  /** The pixels of an area of the page, at least one. */
  boxOf(rect: Rect): PixelBox {
    const [x, y, toX, toY] = this.#drawing.toPixels(rect)
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

  /** Calls `see` with each pixel's index. */
  each([left, top, right, bottom]: PixelBox, see: (at: number, x: number, y: number) => void): void {
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) see(y * this.width + x, x, y)
  }

  /** The brightness in the middle of all without the text. */
  groundOf(boxes: readonly PixelBox[]): number {
    const counts = new Uint32Array(256)
    let all = 0
    for (const box of boxes)
      this.each(box, (at) => {
        const light = this.without[at] ?? 0
        counts[light] = (counts[light] ?? 0) + 1
        all += 1
      })
    let below = 0
    return counts.findIndex((count) => {
      below += count
      return below * 2 >= all
    })
  }
}
