/** Combining marks drawn later are put behind their letters; an accent drawn over a letter, as by TeX, becomes one with it. */
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
  const marks = marksOf(units)
  if (marks.size === 0) return units
  const moved = new Set([...marks.values()].flat())
  const buffer = new TextBuffer(units.length)
  for (let unit = 0; unit < units.length; unit++) {
    if (moved.has(unit) || isInWord(units, unit, marks, moved)) continue
    const own = marks.get(unit) ?? []
    const whole = own.length > 0 ? composed(units, unit, own) : ''
    if (whole.length === 1) {
      const isHidden = own.some((mark) => units.sights[mark] === HIDDEN)
      buffer.push(whole.charCodeAt(0), units.boxes, unit * 4, isHidden ? HIDDEN : units.sights[unit])
    } else for (const each of [unit, ...own]) buffer.copy(units, each, each + 1)
  }
  return buffer.units()
}

/** A letter with its marks, as few characters as there are for them. */
function composed({ codes }: Units, letter: number, marks: readonly number[]): string {
  const base = String.fromCharCode(codes[letter] ?? 0)
  const signs = marks.map((mark) => accentOf(codes[mark] ?? 0) ?? String.fromCharCode(codes[mark] ?? 0))
  return `${DOTLESS[base] ?? base}${signs.join('')}`.normalize('NFC')
}

/** The marks and accents that belong on each letter. */
function marksOf(units: Units): ReadonlyMap<number, readonly number[]> {
  const marks = new Map<number, readonly number[]>()
  const moved = new Set<number>()
  let room = MOST_COMPARISONS
  /** The next or previous character if the middle of the mark is on its area, else the last one of which this holds. */
  const letterOf = (mark: number): number | undefined => {
    const beside = [mark + 1, mark - 1].find((one) => isUnder(units, one, mark))
    if (beside !== undefined) return beside
    room -= units.length
    for (let unit = room < 0 ? -1 : units.length - 1; unit >= 0; unit--)
      if (unit !== mark && !moved.has(unit) && isUnder(units, unit, mark)) return unit
    return undefined
  }
  let last = -1
  for (let unit = 0; unit < units.length; unit++) {
    if (!isDrawn(units, unit)) continue
    const isAccent = accentOf(units.codes[unit] ?? 0) !== undefined
    const isStray = !isAccent && last >= 0 && isMark(units, unit) && !isNear(units, last, unit)
    const letter = isAccent || isStray ? letterOf(unit) : undefined
    const own = letter === undefined ? [] : [...(marks.get(letter) ?? []), unit]
    if (letter !== undefined && (isStray || composed(units, letter, own).length === 1)) {
      moved.add(unit)
      marks.set(letter, own)
    } else if (!isStray) last = unit
  }
  return marks
}

/** Space between letters that touch, of which one has an accent, as part of its own line height. */
const TOUCHING = 0.1

/** Whether it is a space that PDFium puts beside an accent though the letters touch. */
function isInWord(
  units: Units,
  unit: number,
  marks: ReadonlyMap<number, unknown>,
  moved: ReadonlySet<number>,
): boolean {
  if (units.codes[unit] !== SPACE || isDrawn(units, unit)) return false
  const [before, after] = [-1, 1].map((step) => {
    let at = unit + step
    while (moved.has(at)) at += step
    return at
  })
  if (before === undefined || after === undefined || !(marks.has(before) || marks.has(after))) return false
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
