/**
 * Most pages are lines of glyphs, from left to right, that don't touch each other. There a glyph can only overlap the ones
 * shortly before it.
 */

/** Pages with more lines, or more glyphs compared for each one, are examined in another way. */
const MOST_LINES = 400
const FEW_COMPARED = 4

/** Calls `meet` for two overlapping glyphs with the area they share. */
export type Meet = (glyph: number, other: number, shared: number) => void

/**
 * Meets all overlapping glyphs in the order of the text; false, and none, if the page is not of this kind. `boxes`: left,
 * bottom, right and top of every glyph; `glyphs`: those with an extent, in the order of the text.
 */
export function meetInLines(boxes: Float32Array, glyphs: Uint32Array, meet: Meet): boolean {
  const lines = new Lines()
  /** Rightmost edge of the line's glyphs up to each one. */
  const reached = new Float32Array(glyphs.length)
  const found: number[] = []
  let [start, before, room] = [0, 0, FEW_COMPARED * glyphs.length]
  for (let at = 0; at < glyphs.length; at++) {
    const glyph = glyphs[at] ?? 0
    const left = boxes[glyph * 4] ?? 0
    const right = boxes[glyph * 4 + 2] ?? 0
    if (left < before || !lines.extend(boxes, glyph)) {
      if (lines.count === MOST_LINES) return false
      lines.begin(boxes, glyph)
      start = at
    }
    for (let other = at - 1; other >= start && (reached[other] ?? 0) > left; other--) {
      room -= 1
      if (room < 0) return false
      const shared = sharedBy(boxes, glyph, glyphs[other] ?? 0)
      if (shared > 0) found.push(glyph, glyphs[other] ?? 0, shared)
    }
    reached[at] = at === start ? right : Math.max(right, reached[at - 1] ?? 0)
    before = left
  }
  if (lines.areTouching()) return false
  for (let at = 0; at < found.length; at += 3) meet(found[at] ?? 0, found[at + 1] ?? 0, found[at + 2] ?? 0)
  return true
}

function sharedBy(boxes: Float32Array, one: number, other: number): number {
  const sideOf = (glyph: number, side: number): number => boxes[glyph * 4 + side] ?? 0
  const wide = Math.min(sideOf(one, 2), sideOf(other, 2)) - Math.max(sideOf(one, 0), sideOf(other, 0))
  const high = Math.min(sideOf(one, 3), sideOf(other, 3)) - Math.max(sideOf(one, 1), sideOf(other, 1))
  return wide > 0 && high > 0 ? wide * high : 0
}

/** Bounds of lines: left, bottom, right and top. */
class Lines {
  count = 0
  readonly #bounds = new Float32Array(MOST_LINES * 4)

  begin(boxes: Float32Array, glyph: number): void {
    this.#bounds.set(boxes.subarray(glyph * 4, glyph * 4 + 4), this.count * 4)
    this.count += 1
  }

  /** Adds a glyph to the last line if it is level with it. */
  extend(boxes: Float32Array, glyph: number): boolean {
    const [bounds, at] = [this.#bounds, this.count * 4 - 4]
    const bottom = boxes[glyph * 4 + 1] ?? 0
    const top = boxes[glyph * 4 + 3] ?? 0
    if (at < 0 || bottom >= (bounds[at + 3] ?? 0) || top <= (bounds[at + 1] ?? 0)) return false
    bounds[at + 1] = Math.min(bounds[at + 1] ?? 0, bottom)
    bounds[at + 2] = Math.max(bounds[at + 2] ?? 0, boxes[glyph * 4 + 2] ?? 0)
    bounds[at + 3] = Math.max(bounds[at + 3] ?? 0, top)
    return true
  }

  areTouching(): boolean {
    for (let line = 1; line < this.count; line++) {
      for (let other = 0; other < line; other++) if (sharedBy(this.#bounds, line, other) > 0) return true
    }
    return false
  }
}
