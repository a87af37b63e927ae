/** Turns the boxes of a page's characters so that its lines run to the right. */
import type { PageText } from './page-text.ts'

/** Left, bottom, right, top. */
export type Box = readonly [number, number, number, number]

export type Numbers = [number, number, number, number]

/** A page's UTF-16 units with their boxes, four numbers each; four zeros if not on the page. */
export interface Characters {
  readonly length: number
  readonly codes: Uint16Array
  readonly boxes: Float32Array
}

/** Characters examined for the direction of a page's lines. */
const SAMPLE = 500
/** Degrees of 0 to 3 quarter turns. */
export const ROTATIONS = [0, 90, 180, 270] as const

/** How the boxes of a page are turned, then mirrored, so that its lines run to the right. */
export interface Frame {
  readonly rotation: PageText['rotation']
  readonly isMirrored: boolean
}

/** Chosen by the direction in which most characters follow each other, and by their script. */
export function frameOf({ length, codes, boxes }: Characters): Frame {
  const ways = [0, 0, 0, 0]
  let toTheLeft = 0
  let sampled = 0
  const step = Math.max(1, Math.floor(length / SAMPLE))
  for (let at = 1; at < length; at += step) {
    const before = at * 4 - 4
    if (boxes[before + 2] === 0 || boxes[before + 6] === 0) continue
    const x = (boxes[before + 4] ?? 0) - (boxes[before] ?? 0)
    const y = (boxes[before + 5] ?? 0) - (boxes[before + 1] ?? 0)
    const way = Math.abs(x) >= Math.abs(y) ? (x >= 0 ? 0 : 2) : y >= 0 ? 1 : 3
    ways[way] = (ways[way] ?? 0) + 1
    sampled += 1
    toTheLeft += Number(runsToTheLeft(codes[at] ?? 0))
  }
  const most = ways.indexOf(Math.max(...ways))
  const isMirrored = toTheLeft > sampled / 2
  return { rotation: ROTATIONS[isMirrored ? (most + 2) % 4 : most] ?? 0, isMirrored }
}

/** Whether it is a letter of Hebrew, Arabic or a related script; their digits run to the right. */
export function runsToTheLeft(code: number): boolean {
  if ((code >= 0x660 && code <= 0x669) || (code >= 0x6f0 && code <= 0x6f9)) return false
  return (
    (code >= 0x590 && code < 0x900) || (code >= 0xfb1d && code < 0xfe00) || (code >= 0xfe70 && code < 0xff00)
  )
}

/** A box to write into. */
export function noBox(): Numbers {
  return [0, 0, 0, 0]
}

/** Writes the character's box in the frame to `into`; false if it is not on the page. */
export function takeBox(boxes: Float32Array, at: number, frame: Frame, into: Numbers): boolean {
  const { rotation, isMirrored } = frame
  const left = boxes[at * 4] ?? 0
  const bottom = boxes[at * 4 + 1] ?? 0
  const right = boxes[at * 4 + 2] ?? 0
  const top = boxes[at * 4 + 3] ?? 0
  if (!(right > left || top > bottom)) return false
  if (rotation === 0) write(into, left, bottom, right, top)
  else if (rotation === 90) write(into, bottom, -right, top, -left)
  else if (rotation === 180) write(into, -right, -top, -left, -bottom)
  else write(into, -top, left, -bottom, right)
  if (isMirrored) write(into, -into[2], into[1], -into[0], into[3])
  return true
}

function write(into: Numbers, left: number, bottom: number, right: number, top: number): void {
  into[0] = left
  into[1] = bottom
  into[2] = right
  into[3] = top
}
