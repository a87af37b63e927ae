/**
 * Combining marks that are drawn after other letters: writers that move a mark up or down may draw it at the end of its
 * line. They are put behind the letters that they stand on.
 */
import { TextBuffer, type Units } from '../text/text-buffer.ts'

const MARK = /^\p{M}$/u
const FIRST_MARK = 0x300
/** Maximum comparisons of a mark with a letter on one page; more marks stay where they are. */
const MOST_COMPARISONS = 5_000_000
/** Share of a mark's height that it shares with its letter's line. */
const LEVEL = 0.5

export function withMarks(units: Units): Units {
  const strays = straysIn(units)
  const behind = new Map<number, number[]>()
  const moved = new Set<number>()
  let left = MOST_COMPARISONS
  for (const mark of strays) {
    left -= units.length
    if (left < 0) break
    const letter = letterOf(units, mark)
    if (letter === undefined) continue
    moved.add(mark)
    behind.set(letter, [...(behind.get(letter) ?? []), mark])
  }
  if (moved.size === 0) return units
  const buffer = new TextBuffer(units.length)
  for (let unit = 0; unit < units.length; unit++) {
    if (!moved.has(unit)) buffer.copy(units, unit, unit + 1)
    for (const mark of behind.get(unit) ?? []) buffer.copy(units, mark, mark + 1)
  }
  return buffer.units()
}

/** Marks that are not over or beside the character before them. */
function straysIn(units: Units): number[] {
  const strays: number[] = []
  let last = -1
  for (let unit = 0; unit < units.length; unit++) {
    if (!isDrawn(units, unit)) continue
    if (last >= 0 && isMark(units, unit) && !isNear(units, last, unit)) strays.push(unit)
    else last = unit
  }
  return strays
}

function isMark({ codes }: Units, unit: number): boolean {
  const code = codes[unit] ?? 0
  return code >= FIRST_MARK && MARK.test(String.fromCharCode(code))
}

const left = ({ boxes }: Units, unit: number): number => boxes[unit * 4] ?? 0
const bottom = ({ boxes }: Units, unit: number): number => boxes[unit * 4 + 1] ?? 0
const right = ({ boxes }: Units, unit: number): number => boxes[unit * 4 + 2] ?? 0
const top = ({ boxes }: Units, unit: number): number => boxes[unit * 4 + 3] ?? 0

const isDrawn = (units: Units, unit: number): boolean => right(units, unit) > left(units, unit)

function isNear(units: Units, letter: number, mark: number): boolean {
  const high = top(units, mark) - bottom(units, mark)
  const isBeside =
    left(units, mark) < right(units, letter) + high && right(units, mark) > left(units, letter) - high
  return isBeside && areLevel(units, letter, mark)
}

function areLevel(units: Units, letter: number, mark: number): boolean {
  const shared =
    Math.min(top(units, letter), top(units, mark)) - Math.max(bottom(units, letter), bottom(units, mark))
  return shared >= LEVEL * (top(units, mark) - bottom(units, mark))
}

/** The last character on whose area the middle of a mark is. */
function letterOf(units: Units, mark: number): number | undefined {
  const middle = (left(units, mark) + right(units, mark)) / 2
  for (let unit = units.length - 1; unit >= 0; unit--) {
    if (unit === mark || left(units, unit) > middle || right(units, unit) < middle) continue
    if (isDrawn(units, unit) && areLevel(units, unit, mark)) return unit
  }
  return undefined
}
