/** Growing text, boxes and visibility, one entry per UTF-16 unit. One buffer serves all pages of a document. */
import type { Rect } from '../../engine/document.ts'

/** Visibility of a unit; SEEN also for characters inserted while reading. */
export const SEEN = 0
export const HIDDEN = 1
/** Invisible text recognised from a picture. */
export const RECOGNISED = 2
/** Visible, but crossed out. */
export const STRUCK = 3

/** The page's units so far; the arrays are reused and change with the next `push`. */
export interface Units {
  readonly length: number
  readonly codes: Uint16Array
  /** Left, bottom, right, top; four zeros if not on the page. */
  readonly boxes: Float32Array
  readonly sights: Uint8Array
}

/** Without `ignoreBOM`, a text that begins with U+FEFF would be one unit shorter than its boxes. */
const DECODER = new TextDecoder('utf-16le', { ignoreBOM: true })

export function decoded({ codes }: Units, start: number, end: number): string {
  return DECODER.decode(codes.subarray(start, end))
}

export interface TextBuffer {
  readonly length: number
  /** Appends a Unicode code point; without a box it is not on the page. */
  push(code: number, box?: Rect, sight?: number): void
  units(): Units
  clear(): void
}

const LAST_IN_ONE_UNIT = 0xffff
/** Expected characters per page. */
const EXPECTED = 4_096

export function createTextBuffer(): TextBuffer {
  let codes = new Uint16Array(EXPECTED)
  let boxes = new Float32Array(EXPECTED * 4)
  let sights = new Uint8Array(EXPECTED)
  let length = 0

  function widen(): void {
    const old = { codes, boxes, sights }
    codes = new Uint16Array(length * 2)
    boxes = new Float32Array(length * 8)
    sights = new Uint8Array(length * 2)
    codes.set(old.codes)
    boxes.set(old.boxes)
    sights.set(old.sights)
  }

  function unit(value: number, box: Rect | undefined, sight: number): void {
    if (length === codes.length) widen()
    const at = length * 4
    codes[length] = value
    sights[length] = sight
    boxes[at] = box ? box[0] : 0
    boxes[at + 1] = box ? box[1] : 0
    boxes[at + 2] = box ? box[2] : 0
    boxes[at + 3] = box ? box[3] : 0
    length += 1
  }

  return {
    get length() {
      return length
    },
    push(code, box, sight = SEEN) {
      if (code <= LAST_IN_ONE_UNIT) return unit(code, box, sight)
      const above = code - 0x10000
      unit(0xd800 + (above >> 10), box, sight)
      unit(0xdc00 + (above & 0x3ff), box, sight)
    },
    units: () => ({ length, codes, boxes, sights }),
    clear() {
      length = 0
    },
  }
}
