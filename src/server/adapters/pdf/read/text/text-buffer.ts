/** Growing text, boxes and visibility, one entry per UTF-16 unit. One buffer serves all pages of a document. */

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

const NOWHERE = new Float32Array(4)

/** Expected characters per page. */
const EXPECTED = 4_096

export class TextBuffer {
  length = 0
  #codes: Uint16Array
  #boxes: Float32Array
  #sights: Uint8Array

  constructor(expected = EXPECTED) {
    this.#codes = new Uint16Array(expected)
    this.#boxes = new Float32Array(expected * 4)
    this.#sights = new Uint8Array(expected)
  }

  /** Appends a Unicode code point, whose box is at `at` in `boxes`; without boxes it is not on the page. */
  push(code: number, boxes: ArrayLike<number> = NOWHERE, at = 0, sight = SEEN): void {
    const above = code - 0x10000
    if (above >= 0) this.#unit(0xd800 + (above >> 10), boxes, at, sight)
    this.#unit(above >= 0 ? 0xdc00 + (above & 0x3ff) : code, boxes, at, sight)
  }

  /** Appends some of the units of another text. */
  copy({ codes, boxes, sights }: Units, start: number, end: number): void {
    if (end <= start) return
    this.#makeRoom(end - start)
    this.#codes.set(codes.subarray(start, end), this.length)
    this.#boxes.set(boxes.subarray(start * 4, end * 4), this.length * 4)
    this.#sights.set(sights.subarray(start, end), this.length)
    this.length += end - start
  }

  /** Exchanges the last two characters, which have one box. */
  swapLast(): void {
    this.#codes.subarray(this.length - 2, this.length).reverse()
  }

  units(): Units {
    return { length: this.length, codes: this.#codes, boxes: this.#boxes, sights: this.#sights }
  }

  clear(): void {
    this.length = 0
  }

  #unit(value: number, boxes: ArrayLike<number>, from: number, sight: number): void {
    this.#makeRoom(1)
    const at = this.length * 4
    this.#codes[this.length] = value
    this.#sights[this.length] = sight
    for (let side = 0; side < 4; side++) this.#boxes[at + side] = boxes[from + side] ?? 0
    this.length += 1
  }

  #makeRoom(more: number): void {
    const needed = this.length + more
    if (needed <= this.#codes.length) return
    const { codes, boxes, sights } = this.units()
    this.#codes = new Uint16Array(needed * 2)
    this.#boxes = new Float32Array(needed * 8)
    this.#sights = new Uint8Array(needed * 2)
    this.#codes.set(codes)
    this.#boxes.set(boxes)
    this.#sights.set(sights)
  }
}
