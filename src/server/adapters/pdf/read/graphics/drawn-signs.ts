/**
 * Things drawn within a line of text that belong to what it says: bars and pictures between words, such as redactions,
 * blanks to fill in, and check boxes. Each is read as characters, so that a quote can't leave it out unnoticed.
 */
import { type Numbers, ROTATIONS, takeBox } from '../../../../../domain/page-frame.ts'
import { isSpacing } from '../../../../../domain/page-pieces.ts'
import { holds, type Rect, union } from '../../engine/document.ts'
import { type AreaIndex, areaIndexOf } from '../objects/area-index.ts'
import type { Painted } from '../objects/painted.ts'
import type { Painting } from '../objects/painting.ts'
import type { Units } from '../text/text-buffer.ts'
import { BLANK, OBJECT, type Sign, turned } from './signs.ts'

/** Points above which a drawn thing is no part of a line. */
const WIDEST = 400
const HIGHEST = 60
/** Gap between words, in line heights, in which something may be drawn, and distance from the end of a line. */
const GAP = 0.45
const BESIDE = 1.5
/** Height of a thing in a line, in line heights, and the share of it that lies on the line. */
const LOW = 0.3
const HIGH = 2.2
const ON_LINE = 0.6
/** Width, in its heights, from which a thing at the start of a line is no bullet. */
const BAR = 1.2
/** Points below which a line is thin, and its place below and above the bottom of the words, in line heights. */
const THIN = 2
const BELOW = 0.35
const ABOVE = 0.45
/** Smallest and largest check box in line heights, and the ratio of its sides. */
const SMALLEST_BOX = 0.45
const LARGEST_BOX = 1.7
const SQUARE = 1.35

/** Maximum things in one gap that are told apart; more count as one. */
const MOST_IN_GAP = 200
/** Points between two cells that touch. */
const TOUCHING = 1

const SENTENCE_END = /[.;:!?\u3002]/u

type Thing = Pick<Painted, 'bounds' | 'kind'>

/** The last character of a word. */
interface Word {
  readonly box: Numbers
  code: number
  /** Index after it; 0 before the first word. */
  end: number
}

const noWord = (): Word => ({ box: [0, 0, 0, 0], code: 0, end: 0 })

/** The signs in the order of the text. */
export function signsIn(units: Units, painting: Painting, turns: number): readonly Sign[] {
  const drawn = [...painting.painted, ...painting.lines]
    .map((one) => ({ ...one, bounds: turned(one.bounds, turns) }))
    .filter(isSmall)
  if (drawn.length === 0) return []
  const near = areaIndexOf(drawn)
  const signs: Sign[] = []
  const frame = { rotation: ROTATIONS[turns] ?? 0, isMirrored: false }
  let [last, word] = [noWord(), noWord()]
  for (let unit = 0; unit < units.length; unit++) {
    const { box } = word
    word.code = units.codes[unit] ?? 0
    word.end = unit + 1
    if (isSpacing(word.code) || !takeBox(units.boxes, unit, frame, box) || !(box[2] > box[0])) continue
    if (last.end > 0 && isOnLine(last.box, box)) signs.push(...inGap(near, last.box, box, unit))
    else signs.push(...atBreak(near, last, box, unit))
    const spare = last
    last = word
    word = spare
  }
  return signs
}

const NONE: readonly Sign[] = []

function inGap(near: AreaIndex, before: Rect, box: Rect, unit: number): readonly Sign[] {
  if (box[0] - before[2] <= GAP * (box[3] - box[1])) return NONE
  return thingsBetween(near, before[2], box[0], box).flatMap((thing) => signOf(thing, box, unit))
}

/** Things after the last word of an unfinished line, and before the first word of the next. */
function atBreak(near: AreaIndex, last: Word, box: Rect, unit: number): Sign[] {
  const isOpen = last.end > 0 && !SENTENCE_END.test(String.fromCharCode(last.code))
  const behind = isOpen ? besideWord(near, last.box, last.end, 'behind') : []
  const before = besideWord(near, box, unit, 'before')
  const isBar = ({ box: [left, bottom, right, top] }: Sign): boolean => right - left > BAR * (top - bottom)
  return [...behind, ...before.filter((sign) => sign.isSquare || (isOpen && isBar(sign)))]
}

function besideWord(near: AreaIndex, word: Rect, unit: number, side: 'before' | 'behind'): Sign[] {
  const reach = BESIDE * (word[3] - word[1])
  const [from, to] = side === 'before' ? [word[0] - WIDEST, word[0]] : [word[2], word[2] + WIDEST]
  const isNear = ({ bounds: [left, , right] }: Thing): boolean =>
    side === 'before' ? right > word[0] - reach : left < word[2] + reach
  const things = thingsBetween(near, from, to, word).filter(isNear)
  return things
    .flatMap((thing) => signOf(thing, word, unit, side === 'before'))
    .filter(({ text }) => text === OBJECT)
}

/** Things on the line of the word whose extent along it is between two places, from left to right. */
function thingsBetween(near: AreaIndex, from: number, to: number, word: Rect): Thing[] {
  const found = new Set<Thing>()
  const isWhole = near.at([from, word[1] - BELOW * (word[3] - word[1]), to, word[3]], (thing) => {
    if (found.size <= MOST_IN_GAP) found.add(thing)
  })
  if (!isWhole || found.size > MOST_IN_GAP) return [{ bounds: [from, word[1], to, word[3]], kind: 'path' }]
  const all = [...found]
  const things: { bounds: Rect; kind: Painted['kind'] }[] = []
  for (const { bounds, kind } of all.sort((a, b) => a.bounds[0] - b.bounds[0])) {
    if (bounds[0] < from - 1 || bounds[2] > to + 1) continue
    if (all.some((other) => isCellBeside(bounds, other.bounds))) continue
    const last = things.at(-1)
    if (last && isInside(bounds, last.bounds)) last.bounds = union(last.bounds, bounds)
    else things.push({ bounds, kind })
  }
  return things
}

/** Whether they are the backgrounds of two cells of one row. */
function isCellBeside(one: Rect, other: Rect): boolean {
  const isRow = Math.abs(one[1] - other[1]) < TOUCHING && Math.abs(one[3] - other[3]) < TOUCHING
  const apart = Math.min(Math.abs(one[0] - other[2]), Math.abs(other[0] - one[2]))
  return isRow && apart < TOUCHING
}

/** Whether the middle of one is in the other, like a tick in its box. */
function isInside(one: Rect, other: Rect): boolean {
  return holds(other, (one[0] + one[2]) / 2, (one[1] + one[3]) / 2)
}

/** Nothing for a thing that is no part of the line, such as the border of a cell. */
function signOf({ bounds: box, kind }: Thing, word: Rect, unit: number, isFirst = false): Sign[] {
  const line = word[3] - word[1]
  const [wide, high] = [box[2] - box[0], box[3] - box[1]]
  const above = (box[1] + box[3]) / 2 - word[1]
  if (high < THIN && wide > line && above > -BELOW * line && above < ABOVE * line)
    return isFirst ? [] : [{ unit, box, text: BLANK, isSquare: false, isFirst }]
  const shared = Math.min(box[3], word[3]) - Math.max(box[1], word[1])
  const isPart = wide >= THIN && high >= LOW * line && high <= HIGH * line
  if (!isPart || shared < ON_LINE * Math.min(high, line)) return []
  const isSquare =
    high >= SMALLEST_BOX * line && high <= LARGEST_BOX * line && wide < SQUARE * high && high < SQUARE * wide
  return [{ unit, box, text: kind === 'field' && !isSquare ? BLANK : OBJECT, isSquare, isFirst }]
}

function isSmall({ bounds: [left, bottom, right, top], kind, colour }: Painted): boolean {
  if (kind === 'text' || right - left > WIDEST || top - bottom > HIGHEST) return false
  return !colour || Math.min(colour[0], colour[1], colour[2]) < 255
}

export function isOnLine(before: Rect, box: Rect): boolean {
  const shared = Math.min(before[3], box[3]) - Math.max(before[1], box[1])
  return box[0] > before[0] && shared > 0.5 * Math.min(before[3] - before[1], box[3] - box[1])
}
