/**
 * Marks and accents that are characters of their own. Combining marks that are drawn after other letters, as by writers
 * that move them up or down, are put behind the letters that they stand on; an accent drawn over a letter, as in older
 * TeX documents, makes one character with it.
 */
import type { Rect } from '../../engine/document.ts'
import { HIDDEN, TextBuffer, type Units } from '../text/text-buffer.ts'

const MARK = /^\p{M}$/u
const FIRST_MARK = 0x300
const SPACE = 32
/** Accents, and the combining marks for them. */
const ACCENTS =
  '`^~\u00a8\u00af\u00b4\u00b8\u02c6\u02c7\u02c9\u02ca\u02cb\u02d8\u02d9\u02da\u02db\u02dc\u02dd'
const COMBINING =
  '\u0300\u0302\u0303\u0308\u0304\u0301\u0327\u0302\u030c\u0304\u0301\u0300\u0306\u0307\u030a\u0328\u0303\u030b'
/** Letters without a dot, over which an accent is drawn. */
const DOTLESS: Readonly<Record<string, string>> = { '\u0131': 'i', '\u0237': 'j' }
/** Maximum characters compared with marks on one page; further marks stay where they are. */
const MOST_COMPARISONS = 5_000_000
/** Minimum share of a mark's height that is on its letter's line. */
const LEVEL = 0.5

/** `units` with marks behind their letters and accents on them. */
export function withMarks(units: Units): Units {
  const { behind, composed, moved } = marksOf(units)
  if (moved.size === 0) return units
  const buffer = new TextBuffer(units.length)
  for (let unit = 0; unit < units.length; unit++) {
    if (moved.has(unit) || isInWord(units, unit, composed, moved)) continue
    const letter = composed.get(unit)
    if (letter) buffer.push(letter.code, units.boxes, unit * 4, letter.sight)
    else buffer.copy(units, unit, unit + 1)
    for (const mark of behind.get(unit) ?? []) buffer.copy(units, mark, mark + 1)
  }
  return buffer.units()
}

interface Marks {
  /** Combining marks by the unit behind which they belong. */
  readonly behind: ReadonlyMap<number, readonly number[]>
  /** Letters with their accents. */
  readonly composed: ReadonlyMap<number, { readonly code: number; readonly sight: number }>
  /** Units of these marks and accents. */
  readonly moved: ReadonlySet<number>
}

function marksOf(units: Units): Marks {
  const behind = new Map<number, number[]>()
  const composed = new Map<number, { code: number; sight: number }>()
  const moved = new Set<number>()
  let room = MOST_COMPARISONS
  /** The last character on whose area the middle of a mark is. */
  const letterOf = (mark: number): number | undefined => {
    room -= units.length
    for (let unit = room < 0 ? -1 : units.length - 1; unit >= 0; unit--)
      if (unit !== mark && !moved.has(unit) && isUnder(units, unit, mark)) return unit
    return undefined
  }
  const compose = (accent: string, mark: number, letter: number): boolean => {
    const { code, sight } = composed.get(letter) ?? {
      code: units.codes[letter] ?? 0,
      sight: units.sights[letter] ?? 0,
    }
    const base = String.fromCharCode(code)
    const whole = `${DOTLESS[base] ?? base}${accent}`.normalize('NFC')
    if (whole.length !== 1) return false
    composed.set(letter, { code: whole.charCodeAt(0), sight: units.sights[mark] === HIDDEN ? HIDDEN : sight })
    moved.add(mark)
    return true
  }
  let last = -1
  for (let unit = 0; unit < units.length; unit++) {
    if (!isDrawn(units, unit)) continue
    const accent = accentOf(units.codes[unit] ?? 0)
    const isStray = accent === undefined && last >= 0 && isMark(units, unit) && !isNear(units, last, unit)
    if (accent !== undefined) {
      const beside = [unit + 1, unit - 1].find((one) => isUnder(units, one, unit))
      const letter = beside ?? letterOf(unit)
      if (letter !== undefined && compose(accent, unit, letter)) continue
    }
    const letter = isStray ? letterOf(unit) : undefined
    if (letter !== undefined) {
      moved.add(unit)
      behind.set(letter, [...(behind.get(letter) ?? []), unit])
    } else if (!isStray) last = unit
  }
  return { behind, composed, moved }
}

/** Space between letters that touch, of which one has an accent, as part of its own line height. */
const TOUCHING = 0.1

/** Whether it is a space that PDFium puts beside an accent though the letters touch. */
function isInWord(
  units: Units,
  unit: number,
  composed: Marks['composed'],
  moved: ReadonlySet<number>,
): boolean {
  if (units.codes[unit] !== SPACE || isDrawn(units, unit)) return false
  const [before, after] = [-1, 1].map((step) => {
    let at = unit + step
    while (moved.has(at)) at += step
    return at
  })
  if (before === undefined || after === undefined || !(composed.has(before) || composed.has(after)))
    return false
  const [one, other] = [boxOf(units, before), boxOf(units, after)]
  return areLevel(one, other) && Math.abs(other[0] - one[2]) < TOUCHING * (other[3] - other[1])
}

/** By code, because every character of a document is looked up. */
const COMBINING_OF: readonly (string | undefined)[] = Array.from({ length: 0x2de }, (_, code) => {
  const at = ACCENTS.indexOf(String.fromCharCode(code))
  return at < 0 ? undefined : COMBINING[at]
})

const accentOf = (code: number): string | undefined => COMBINING_OF[code]

function isMark({ codes }: Units, unit: number): boolean {
  const code = codes[unit] ?? 0
  return code >= FIRST_MARK && MARK.test(String.fromCharCode(code))
}

const boxOf = ({ boxes }: Units, unit: number): Rect => [
  boxes[unit * 4] ?? 0,
  boxes[unit * 4 + 1] ?? 0,
  boxes[unit * 4 + 2] ?? 0,
  boxes[unit * 4 + 3] ?? 0,
]

const isDrawn = ({ boxes }: Units, unit: number): boolean =>
  (boxes[unit * 4 + 2] ?? 0) > (boxes[unit * 4] ?? 0)

/** Whether a character is at most a line's height beside a mark. */
function isNear(units: Units, one: number, mark: number): boolean {
  const [letter, box] = [boxOf(units, one), boxOf(units, mark)]
  const high = box[3] - box[1]
  return box[0] < letter[2] + high && box[2] > letter[0] - high && areLevel(letter, box)
}

function isUnder(units: Units, one: number, mark: number): boolean {
  if (!isDrawn(units, one)) return false
  const [letter, box] = [boxOf(units, one), boxOf(units, mark)]
  const middle = (box[0] + box[2]) / 2
  return letter[0] <= middle && middle <= letter[2] && areLevel(letter, box)
}

function areLevel(letter: Rect, mark: Rect): boolean {
  const shared = Math.min(letter[3], mark[3]) - Math.max(letter[1], mark[1])
  return shared >= LEVEL * (mark[3] - mark[1])
}
