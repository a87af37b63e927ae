/** Latin words and numbers in text that runs to the left: PDFium returns the words, and a number and its sign, the wrong way. */
import {
  type Frame,
  type Numbers,
  runsToTheLeft,
  takeBox,
} from '../../../../../domain/document/page-frame.ts'
import type { Units } from '../text/text-buffer.ts'

const SPACE = 32
const NEW_LINE = 10
/** Points by which words may overlap. */
const SLACK = 1
const LATIN = /\p{L}/u
const SIGN = /[.,:;]/
const DIGIT = /\p{Nd}/u

interface Word {
  readonly start: number
  readonly end: number
  /** Extent along the line, in the mirrored frame. */
  readonly from: number
  readonly to: number
  /** Whether it has a letter that runs to the right; if not, it is a number or a sign. */
  readonly isLatin: boolean
}

/** Puts the words of each such run in order, in place. */
export function straightenLatin(units: Units, frame: Frame): void {
  let run: Word[] = []
  for (let at = 0; at < units.length; ) {
    const word = wordAt(units, at, frame)
    straightenNumber(units, word, frame)
    const last = run.at(-1)
    const isNext = last && word.start === last.end + 1 && word.from >= last.to - SLACK
    if (!isNext || word.end === word.start) {
      straighten(units, run)
      run = []
    }
    if (word.end > word.start) run.push(word)
    at = word.end + 1
  }
  straighten(units, run)
}

/** A sign that ends a number, as in "1.", stands to the left of it. */
function straightenNumber(units: Units, { start, end, isLatin }: Word, frame: Frame): void {
  if (isLatin || end - start < 2 || !SIGN.test(String.fromCharCode(units.codes[start] ?? 0))) return
  const [sign, digit]: [Numbers, Numbers] = [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]
  const isDrawn = takeBox(units.boxes, start, frame, sign) && takeBox(units.boxes, start + 1, frame, digit)
  const isNumber = DIGIT.test(String.fromCharCode(units.codes[start + 1] ?? 0))
  if (!isDrawn || !isNumber || sign[0] < digit[2] - SLACK) return
  const rest = Array.from({ length: end - start - 1 }, (_, at) => start + 1 + at)
  put(units, start, [...rest, start])
}

/** The characters up to a space, a line end or a letter that runs to the left. */
function wordAt({ length, codes, boxes }: Units, start: number, frame: Frame): Word {
  const box: Numbers = [0, 0, 0, 0]
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  let isLatin = false
  let end = start
  for (; end < length; end++) {
    const code = codes[end] ?? 0
    if (code === SPACE || code === NEW_LINE || runsToTheLeft(code)) break
    isLatin ||= LATIN.test(String.fromCharCode(code))
    if (!takeBox(boxes, end, frame, box)) continue
    from = Math.min(from, box[0])
    to = Math.max(to, box[2])
  }
  return { start, end, from, to, isLatin }
}

/** Up to the last Latin word: a number to its left is no part of the run. */
function straighten(units: Units, words: readonly Word[]): void {
  const last = words.findLastIndex(({ isLatin }) => isLatin)
  const from = words[0]?.start ?? 0
  if (last < 1) return
  const order = words
    .slice(0, last + 1)
    .toReversed()
    .flatMap(({ start, end }) => {
      const own = Array.from({ length: end - start }, (_, at) => start + at)
      return start === from ? own : [...own, start - 1]
    })
  put(units, from, order)
}

/** Puts the characters at `order` from `from` on. */
function put({ codes, boxes, sights }: Units, from: number, order: readonly number[]): void {
  const old = order.map((at) => [codes[at] ?? 0, boxes.slice(at * 4, at * 4 + 4), sights[at] ?? 0] as const)
  for (const [index, [code, box, sight]] of old.entries()) {
    codes[from + index] = code
    boxes.set(box, (from + index) * 4)
    sights[from + index] = sight
  }
}
