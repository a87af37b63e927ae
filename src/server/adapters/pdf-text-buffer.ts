/** Text and boxes while they grow: UTF-16 units, four numbers each. */
import type { Rect } from './pdf-document.ts'

export interface TextBuffer {
  /** Appends a Unicode code point; without a box it is not on the page. */
  push(code: number, box?: Rect): void
  finish(): { readonly text: string; readonly boxes: Float32Array }
}

const DECODER = new TextDecoder('utf-16le')
const LAST_IN_ONE_UNIT = 0xffff

/** `expected` is a guess of how many characters come. */
export function createTextBuffer(expected: number): TextBuffer {
  let units = new Uint16Array(expected + 64)
  let boxes = new Float32Array(units.length * 4)
  let length = 0

  function unit(value: number, box: Rect | undefined): void {
    if (length === units.length) {
      units = widen(units, Uint16Array)
      boxes = widen(boxes, Float32Array)
    }
    units[length] = value
    if (box) boxes.set(box, length * 4)
    length += 1
  }

  return {
    push(code, box) {
      if (code <= LAST_IN_ONE_UNIT) return unit(code, box)
      const above = code - 0x10000
      unit(0xd800 + (above >> 10), box)
      unit(0xdc00 + (above & 0x3ff), box)
    },
    finish() {
      return { text: DECODER.decode(units.subarray(0, length)), boxes: boxes.slice(0, length * 4) }
    },
  }
}

interface Growable {
  readonly length: number
  set(from: ArrayLike<number>): void
}

function widen<T extends Growable>(from: ArrayLike<number>, Kind: new (length: number) => T): T {
  const wider = new Kind(from.length * 2)
  wider.set(from)
  return wider
}
