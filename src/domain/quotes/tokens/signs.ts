/** Reads signs and marks, whose meaning depends on their neighbours. */

import {
  BLANK,
  BULLET,
  CLOSING,
  charAt,
  DASH,
  DIGIT,
  DOUBLE_QUOTE,
  FORMAT,
  FORMS,
  nextVisible,
  QUESTION,
  SILENT,
  SINGLE_QUOTE,
  SOFT_HYPHENS,
  SPACE,
  SPOKEN,
  STOP,
  skip,
  WAVE,
} from '../text/characters.ts'
import { type Step, silent, type Token, token } from './token.ts'

/** The previous token, which determines the meaning of a dash, dot or quotation mark. */
export type Last = Token | undefined

/** Maximum white space skipped when looking back. */
const NEAR = 40

function isRightBefore(text: string, last: Last, start: number): last is Token {
  return last !== undefined && start - last.end <= NEAR && text.slice(last.end, start).trim() === ''
}

const isAmount = (char: string): boolean => DIGIT.test(char) || /[\p{Sc}\p{No}]/u.test(char)

/** Reads a dash: a minus, a range or a hyphen beside a number; between words it is punctuation. */
function dashAt(text: string, start: number, last: Last): Step {
  const end = skip(text, start, DASH)
  const isAfter = isRightBefore(text, last, start) && (last.kind === 'number' || last.kind === 'sign')
  const next = nextVisible(text, end)
  const isBefore =
    isAmount(next) || (/[.,(]/.test(next) && isAmount(charAt(text, skip(text, end, /[\s.,(]/u))))
  return isAfter || isBefore ? token('sign', '-', start, end) : silent(end)
}

/** "Not" in the language of programs: "!ready". */
const isNot = (mark: string, next: string): boolean => mark === '!' && /[\p{Ll}\d_]/u.test(next)

/**
 * Reads a sentence end, a question mark anywhere, or a decimal point without a digit before it; nothing if the sentence
 * continues.
 */
function stopAt(text: string, start: number, last: Last): Step {
  const end = skip(text, start, STOP)
  const mark = text.slice(start, end)
  const isTight = last !== undefined && last.end === start
  if (/^[.\uff0e]$/.test(mark) && !isTight && DIGIT.test(charAt(text, end)))
    return token('sign', '.', start, end)
  if (/^[.\uff0e]{2,}$/.test(mark)) return silent(end)
  const after = skip(text, end, CLOSING)
  const next = nextVisible(text, after)
  const isQuestion = QUESTION.test(text.slice(Math.max(0, start - 1), end))
  const isLineEnd = isQuestion && charAt(text, skip(text, after, /[^\S\n]/u)) === '\n'
  const isEnd = next === '' || isLineEnd || /[\p{Lu}\p{Lt}\p{Lo}]/u.test(next) || /[;\uff1b]/u.test(mark)
  if (isEnd) return token('stop', isQuestion ? '?' : '.', start, end)
  if (isQuestion) return token('sign', '?', start, end)
  return isNot(mark, charAt(text, end)) ? token('sign', '!', start, end) : silent(end)
}

/** Brackets around only an amount may make it negative. */
const AMOUNT_IN_BRACKETS =
  /^[(\uff08]\s?\[?\*+\]?\s?[)\uff09]|^[(\uff08]\s?[\p{Sc}]?\s?\d[\d.,' ]{0,24}\s?[%\p{Sc}]?[)\uff09]/u

function bracketAt(text: string, start: number): Step {
  const isAmountAlone = AMOUNT_IN_BRACKETS.test(text.slice(start, start + 32))
  return isAmountAlone ? token('sign', '(', start, start + 1) : silent(start + 1)
}

/** Reads a blank to be filled in. */
function blankAt(text: string, start: number): Step {
  const end = skip(text, start, /_/u)
  return end - start < 2 ? silent(end) : token('sign', BLANK, start, end)
}

const EMPTY_BRACKETS = /^(?:\(\s{0,3}\)|\[\s{0,3}\])/u
/** Canonical form of an empty check box. */
const EMPTY_BOX = '\u2610'

/** Empty brackets are a check box; square brackets mark provisional words. */
function emptyBoxAt(text: string, start: number): Step | null {
  const empty = EMPTY_BRACKETS.exec(text.slice(start, start + 5))
  return empty === null ? null : token('sign', EMPTY_BOX, start, start + empty[0].length)
}

/** Reads feet, inches or minutes: a quotation mark right after a digit. */
function quotationMarkAt(char: string, start: number, last: Last): Step {
  const end = start + char.length
  if (last?.kind !== 'number' || last.end !== start) return silent(end)
  return token('sign', SINGLE_QUOTE.test(char) ? "'" : '"', start, end)
}

/** Reads a bullet, or a sign if between two numbers. */
function bulletAt(text: string, char: string, start: number, last: Last): Step {
  const end = start + char.length
  const isAfterNumber = isRightBefore(text, last, start) && last.kind === 'number'
  const isTight = last !== undefined && last.end === start && !SPACE.test(charAt(text, end))
  const isBetween = isAfterNumber && isAmount(nextVisible(text, end))
  const isPoint = /\S ?$/u.test(text.slice(Math.max(0, start - 2), start)) && isAmount(charAt(text, end))
  return isBetween || isTight || isPoint ? token('sign', char, start, end) : silent(end)
}

/** A soft hyphen between digits is visible, not the hyphen of a broken word. */
function softHyphenAt(text: string, char: string, start: number, last: Last): Step {
  const end = start + char.length
  const isBetween = last?.kind === 'number' && last.end === start && DIGIT.test(charAt(text, end))
  return isBetween ? token('sign', '-', start, end) : silent(end)
}

export function markAt(text: string, written: string, start: number, last: Last): Step {
  const end = start + written.length
  const char = FORMS.test(written) ? written.normalize('NFKC') : written
  if (DASH.test(char)) return dashAt(text, start, last)
  if (STOP.test(char)) return stopAt(text, start, last)
  if (char === '_') return blankAt(text, start)
  if (char === '(' || char === '\uff08') return emptyBoxAt(text, start) ?? bracketAt(text, start)
  if (char === '[') return emptyBoxAt(text, start) ?? token('sign', char, start, end)
  if (char === ']') return token('sign', char, start, end)
  if (SOFT_HYPHENS.includes(char)) return softHyphenAt(text, char, start, last)
  if (BULLET.test(char)) return bulletAt(text, char, start, last)
  if (SINGLE_QUOTE.test(char) || DOUBLE_QUOTE.test(char)) return quotationMarkAt(char, start, last)
  if (WAVE.test(char)) return token('sign', '~', start, end)
  if (SPOKEN.test(char)) return token('sign', char.normalize('NFKC'), start, end)
  return SILENT.test(char) || FORMAT.test(char) ? silent(end) : token('sign', char, start, end)
}
