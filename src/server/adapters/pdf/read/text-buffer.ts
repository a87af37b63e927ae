/** Text and boxes while they grow: UTF-16 units, four numbers each. One buffer serves all pages of a document. */
import type { Rect } from '../engine/document.ts'
import { type PackedBoxes, packBoxes } from './packed-boxes.ts'

export interface TextBuffer {
  /** Appends a Unicode code point; without a box it is not on the page. */
  push(code: number, box?: Rect): void
  /** What has come since the last `take`. */
  take(): { readonly text: string; readonly boxes: PackedBoxes }
}

const DECODER = new TextDecoder('utf-16le')
const LAST_IN_ONE_UNIT = 0xffff
/** Characters of a full page. */
const EXPECTED = 4_096

export function createTextBuffer(): TextBuffer {
  let units = new Uint16Array(EXPECTED)
  let boxes = new Float32Array(EXPECTED * 4)
  let length = 0

  function widen(): void {
    const [wider, wide] = [new Uint16Array(length * 2), new Float32Array(length * 8)]
    wider.set(units)
    wide.set(boxes)
    units = wider
    boxes = wide
  }

  function unit(value: number, box: Rect | undefined): void {
    if (length === units.length) widen()
    const at = length * 4
    units[length] = value
    boxes[at] = box ? box[0] : 0
    boxes[at + 1] = box ? box[1] : 0
    boxes[at + 2] = box ? box[2] : 0
    boxes[at + 3] = box ? box[3] : 0
    length += 1
  }

  return {
    push(code, box) {
      if (code <= LAST_IN_ONE_UNIT) return unit(code, box)
      const above = code - 0x10000
      unit(0xd800 + (above >> 10), box)
      unit(0xdc00 + (above & 0x3ff), box)
    },
    take() {
      const taken = { text: DECODER.decode(units.subarray(0, length)), boxes: packBoxes(boxes, length) }
      length = 0
      return taken
    },
  }
}
