/**
 * The glyphs of one page, in the order of its text: arrays of numbers, because a page can have 150,000. The next page
 * reuses them.
 */
import type { Rect } from '../../engine/document.ts'
import type { CharBox } from './character-boxes.ts'

const UNDRAWABLE = 1
const TURNED = 2
const STEEP = 4

type Angle = Pick<CharBox, 'isTurned' | 'isSteep'>

export class Glyphs {
  length = 0
  /** Whether any is set at an angle. */
  hasTurned = false
  /** Left, bottom, right and top of each: PDFium has them as floats. */
  inks = new Float32Array(0)
  #units = new Uint32Array(0)
  #owners = new Uint32Array(0)
  #flags = new Uint8Array(0)

  /** Makes room for a page with at most this number of glyphs. */
  clear(most: number): void {
    this.length = 0
    this.hasTurned = false
    if (most <= this.#units.length) return
    this.inks = new Float32Array(most * 4)
    this.#units = new Uint32Array(most)
    this.#owners = new Uint32Array(most)
    this.#flags = new Uint8Array(most)
  }

  /** `isUndrawable`: PDFium can't draw it and has no outline of it, so `ink` is its box. */
  add(unit: number, owner: number, ink: Rect, isUndrawable: boolean, { isTurned, isSteep }: Angle): void {
    const at = this.length * 4
    this.#units[this.length] = unit
    this.#owners[this.length] = owner
    this.inks[at] = ink[0]
    this.inks[at + 1] = ink[1]
    this.inks[at + 2] = ink[2]
    this.inks[at + 3] = ink[3]
    this.#flags[this.length] =
      (isUndrawable ? UNDRAWABLE : 0) | (isTurned ? TURNED : 0) | (isSteep ? STEEP : 0)
    this.hasTurned ||= isTurned
    this.length += 1
  }

  /** Index in the page's text. */
  unit(glyph: number): number {
    return this.#units[glyph] ?? 0
  }

  /** Text object. */
  owner(glyph: number): number {
    return this.#owners[glyph] ?? 0
  }

  left(glyph: number): number {
    return this.inks[glyph * 4] ?? 0
  }

  bottom(glyph: number): number {
    return this.inks[glyph * 4 + 1] ?? 0
  }

  right(glyph: number): number {
    return this.inks[glyph * 4 + 2] ?? 0
  }

  top(glyph: number): number {
    return this.inks[glyph * 4 + 3] ?? 0
  }

  width(glyph: number): number {
    return this.right(glyph) - this.left(glyph)
  }

  height(glyph: number): number {
    return this.top(glyph) - this.bottom(glyph)
  }

  ink(glyph: number): Rect {
    return [this.left(glyph), this.bottom(glyph), this.right(glyph), this.top(glyph)]
  }

  /** Whether the last glyph has this ink: the same glyph may be read as several characters. */
  endsWith(ink: Rect): boolean {
    const at = this.length * 4 - 4
    return at >= 0 && ink.every((side, i) => side === this.inks[at + i])
  }

  isUndrawable(glyph: number): boolean {
    return ((this.#flags[glyph] ?? 0) & UNDRAWABLE) !== 0
  }

  isTurned(glyph: number): boolean {
    return ((this.#flags[glyph] ?? 0) & TURNED) !== 0
  }

  /** Makes the boxes of text set at a steep angle as large as its ink, so that they leave out the lines beside it. */
  fitSteep(boxes: Float32Array): void {
    if (!this.hasTurned) return
    for (let glyph = 0; glyph < this.length; glyph++) {
      if (((this.#flags[glyph] ?? 0) & STEEP) === 0 || !(this.width(glyph) > 0 && this.height(glyph) > 0))
        continue
      boxes.set(this.inks.subarray(glyph * 4, glyph * 4 + 4), this.unit(glyph) * 4)
    }
  }
}
