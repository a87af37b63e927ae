/** Compares the numbers of two texts; list, section and page numbers may stand on one side only. */

import { lineEnd, lineStart } from '../text/lines.ts'

interface NumberToken {
  readonly value: string
  /** The number with the letters right before it: "l2". */
  readonly name: string
  /** Whether it is a list, section or page number, which only one side may have. */
  readonly isLabel: boolean
}

const NUMBER = /\d{1,3}(?:[\u0020\u00a0\u2009\u202f.,'\u2019]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*/gu
/** "2." "(2)" "2.1" at the beginning of a line; "2)", "2.1.3" and "L2" are labels anywhere. */
const LABEL_BEFORE = /^\s*(?:[\p{L}]{1,9}\.?[^\S\n])?[([]?$/u
const LABEL_AFTER = /^[.)\]]/u
/** A page number, or table cells without words. */
const LINE_WITHOUT_LETTERS = /^\P{L}*$/u

/** List numbers as single characters: digits in circles, in brackets or with a dot. */
const ENCLOSED_NUMBERS = /[\u2460-\u24ff\u2776-\u2793\u3251-\u325f\u32b1-\u32bf]/gu

function asciiDigits(text: string): string {
  const plain = text.replace(ENCLOSED_NUMBERS, ' ').normalize('NFKC')
  return plain.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
}

function numericValue(token: string): string {
  const grouped = /^(\d{1,3}(?:[^\d]\d{3})+)([.,]\d+)?$/u.exec(token)
  const plain = grouped ? (grouped[1] ?? '').replace(/\D/g, '') + (grouped[2] ?? '') : token
  return plain.replace(/,/g, '.').replace(/^(\d+)\.0+$/, '$1')
}

/** A line of a text; `hasLetters` is not used for single-line texts. */
interface Line {
  readonly start: number
  readonly end: number
  readonly hasLetters: boolean
}

function lineAt(text: string, at: number): Line {
  const [start, end] = [lineStart(text, at), lineEnd(text, at)]
  const isOnly = start === 0 && end === text.length
  return { start, end, hasLetters: isOnly || !LINE_WITHOUT_LETTERS.test(text.slice(start, end)) }
}

/** Characters before a number within which a label can begin. */
const LABEL_REACH = 40

function isLabel(text: string, line: Line, start: number, end: number): boolean {
  const token = text.slice(start, end)
  const before = text.slice(Math.max(line.start, start - LABEL_REACH), start)
  const after = text.slice(end, Math.min(line.end, end + 1))
  if (lettersBefore(text, start) !== '') return true
  if (!line.hasLetters) return true
  if (/^\d+(?:\.\d+){2,}$/.test(token) || (after === ')' && /(?:^|\s)$/.test(before))) return true
  const isFirst = start - line.start <= LABEL_REACH && LABEL_BEFORE.test(before)
  return isFirst && (LABEL_AFTER.test(after) || /\d\.\d/.test(token))
}

/** Maximum letters read of a word. */
const MOST_LETTERS = 9
const LETTERS_AT_END = /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]{1,9}$/u

function lettersBefore(text: string, at: number): string {
  const found = LETTERS_AT_END.exec(text.slice(Math.max(0, at - MOST_LETTERS), at))
  return found?.[0].toLowerCase() ?? ''
}

function numbersIn(text: string): NumberToken[] {
  const ascii = asciiDigits(text)
  let line = lineAt(ascii, 0)
  return [...ascii.matchAll(NUMBER)].map((match) => {
    const end = match.index + match[0].length
    if (match.index >= line.end) line = lineAt(ascii, match.index)
    const value = numericValue(match[0])
    const name = lettersBefore(ascii, match.index) + value
    return { value, name, isLabel: isLabel(ascii, line, match.index, end) }
  })
}

/** Returns the labels in a text, and numbers in lines without words. */
export function labelsOf(text: string): string[] {
  return numbersIn(text)
    .filter((number) => number.isLabel)
    .map(({ name }) => name)
}

/** Returns the numbers in a text, in order, each with the letters right before it. */
export function numbersOf(text: string): string[] {
  return numbersIn(text).map(({ name }) => name)
}

/** `length[i][j]`: longest common subsequence of the numbers of `a` from i on and of `b` from j on. */
function commonLengths(a: readonly NumberToken[], b: readonly NumberToken[]): Uint16Array[] {
  let next = new Uint16Array(b.length + 1)
  const rows = a.toReversed().map(({ name }) => {
    const row = new Uint16Array(b.length + 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      row[j] = name === b[j]?.name ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0)
    }
    next = row
    return row
  })
  return [...rows.reverse(), new Uint16Array(b.length + 1)]
}

/** Whether the numbers agree except for labels on only one side; labels on both sides must agree. */
function agreeButForLabels(a: readonly NumberToken[], b: readonly NumberToken[]): boolean {
  const length = commonLengths(a, b)
  let isOnlyInA = false
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    if (a[i]?.name === b[j]?.name) {
      isOnlyInA = false
      i += 1
      j += 1
      continue
    }
    const fromA = i < a.length && (length[i + 1]?.[j] ?? 0) >= (length[i]?.[j + 1] ?? 0)
    const left = fromA ? a[i] : b[j]
    // Those only in `b` up to the next common number come first.
    if (!left?.isLabel || (isOnlyInA && !fromA)) return false
    if (fromA) i += 1
    else j += 1
    isOnlyInA = fromA
  }
  return true
}

/** Above this many numbers, both lists must be equal. */
const MOST_NUMBERS = 400

export function sameNumbers(quote: string, own: string): boolean {
  const a = numbersIn(quote)
  const b = numbersIn(own)
  const isRange = /\d\s*[-\u2010-\u2015\u2212]\s*\d/u
  const joined = (tokens: NumberToken[]): string => tokens.map((token) => token.value).join('')
  if (joined(a) === joined(b) && isRange.test(quote) === isRange.test(own)) return true
  return a.length <= MOST_NUMBERS && b.length <= MOST_NUMBERS && agreeButForLabels(a, b)
}
