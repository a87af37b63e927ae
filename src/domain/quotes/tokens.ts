/**
 * The words, numbers and signs of a text that carry its meaning. Two texts say the same if they have the same ones in the
 * same order. White space, line ends, sentence punctuation and bullets leave none, the kinds of dashes
 * and compatibility forms of letters leave the same ones.
 */
import { isNumberWord } from './meaning/languages.ts'

export interface Token {
  /** `stop` is the end of a sentence or of an item of a list. */
  readonly kind: 'word' | 'number' | 'sign' | 'stop'
  /** Lower case; a hyphen that may be there or not, because it broke a word at a line end, is U+00AD. */
  readonly text: string
  /** The same in its own letter case. */
  readonly written: string
  /** Whether it begins with a capital letter. */
  readonly isCapital: boolean
  /** In the text: `start` inclusive, `end` exclusive. */
  readonly start: number
  readonly end: number
}

export const OPTIONAL_HYPHEN = '\u00ad'
/** The text of a blank to be filled in, however long. */
export const BLANK = '_'

const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\u30fc]/u
/** Letters whose compatibility form would lift them to the line: superscripts and ordinals. */
const RAISED = /[\u00aa\u00ba\u02b0-\u02b8\u02e0-\u02e4\u1d2c-\u1d6a\u2071\u207f\u2090-\u209c]/u
const LETTER = /[\p{L}\p{M}]/u
const DIGIT = /\p{Nd}/u
const SPACE = /\s/u
const FORMAT = /[\p{Cc}\p{Cf}\p{Variation_Selector}\u0640]/u
/** U+0002 and U+FFFE are what PDF readers put for a hyphen that broke a word. */
const SOFT_HYPHENS = '\u00ad\u0002\ufffe'
const DASH = /[-\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/u
const HYPHEN_AT_LINE_END = /[-\u2010]/u
const APOSTROPHE = /['\u2019\u02bc\u2018\u02b9\u00b4\u2032\uff07]/u
const BULLET = /[\u00b7\u2022\u2023\u2043\u2219\u25aa\u25ab\u25e6\u27a2\u30fb]/u
const STOP = /[.!?;\u3002\uff0e\uff01\uff1f\uff1b\uff61]/u
const SINGLE_QUOTE = /['\u2018-\u201b\u2032]/u
const DOUBLE_QUOTE = /["\u201c-\u201f\u2033]/u
const CLOSING = /["')\]\u00bb\u2019\u201d]/u
const ZERO_WIDTH = /[\u200b-\u200d\u2060\ufeff]/u
const INSIDE_NUMBER = /[.,:'\u2019\u066b\u066c\uff0c\uff0e]/u
/** Everything else that is neither a letter nor a digit: commas, brackets, quotation marks, blanks, leaders. */
const SILENT = /[\p{P}\p{Z}`\u00b4\u00a8\u00af\u02bb-\u02bd]/u
/** Punctuation that is read aloud. */
const SPOKEN = /[%\u2030\u2031\uff05\u066a@\uff20#\uff03&\uff06*\uff0a/\uff0f\\\u00a7\u2020\u2021\u2052]/u

interface Step {
  readonly token: Token | null
  readonly end: number
}

const charAt = (text: string, at: number): string => {
  const code = text.codePointAt(at)
  return code === undefined ? '' : String.fromCodePoint(code)
}

const isWordLetter = (char: string): boolean =>
  LETTER.test(char) && !UNSPACED.test(char) && !RAISED.test(char)

function skip(text: string, at: number, pattern: RegExp): number {
  let end = at
  for (let char = charAt(text, end); char !== '' && pattern.test(char); char = charAt(text, end))
    end += char.length
  return end
}

const INVISIBLE = /[\s\p{Cc}\p{Cf}]/u
const nextVisible = (text: string, at: number): string => charAt(text, skip(text, at, INVISIBLE))

/** What joins two letters to one word at `at`: an apostrophe, a hyphen, a break; null when the word ends there. */
function joint(text: string, at: number): { readonly text: string; readonly end: number } | null {
  const char = charAt(text, at)
  const next = at + char.length
  if (SOFT_HYPHENS.includes(char)) {
    const end = skip(text, next, SPACE)
    return isWordLetter(charAt(text, end)) ? { text: OPTIONAL_HYPHEN, end } : null
  }
  if (FORMAT.test(char) && char !== '\n' && !SPACE.test(char)) return { text: '', end: next }
  if (APOSTROPHE.test(char)) return isWordLetter(charAt(text, next)) ? { text: "'", end: next } : null
  if (!DASH.test(char)) return null
  if (isWordLetter(charAt(text, next))) return { text: '-', end: next }
  const end = skip(text, next, SPACE)
  const isBreak = text.slice(next, end).includes('\n') && isWordLetter(charAt(text, end))
  return isBreak ? { text: HYPHEN_AT_LINE_END.test(char) ? OPTIONAL_HYPHEN : '-', end } : null
}

/** Beginnings of words that are other words with a hyphen, so that one at a line end belongs to them. */
const CHANGED_BY_HYPHEN =
  /^(re(?=\u00ad(?:sign|cover|form|lease|present|serve|mark|count|sort|store|creat|treat|solve|collect|dress|prove|press|act))|not(?=\u00adable)|now(?=\u00adhere)|un(?=\u00adion))\u00ad/iu

function wordAt(text: string, start: number): Step {
  let end = start
  let letters = ''
  for (let at = start; at < text.length; ) {
    const char = charAt(text, at)
    const join = isWordLetter(char) ? { text: char, end: at + char.length } : joint(text, at)
    if (join === null) break
    letters += join.text
    at = join.end
    if (isWordLetter(char)) end = at
  }
  const plain = letters.normalize('NFKC').replace(CHANGED_BY_HYPHEN, '$1-')
  const isCapital = /^\p{M}*[\p{Lu}\p{Lt}]/u.test(plain)
  return { token: { kind: 'word', text: plain.toLowerCase(), written: plain, isCapital, start, end }, end }
}

function token(kind: Token['kind'], text: string, start: number, end: number): Step {
  return { token: { kind, text, written: text, isCapital: false, start, end }, end }
}

const silent = (end: number): Step => ({ token: null, end })

/** Separators count: "1.000", "1,000" and "1000" are three numbers, as which of them are equal depends on the country. */
function numberAt(text: string, start: number): Step {
  let end = skip(text, start, DIGIT)
  for (;;) {
    const hidden = skip(text, end, ZERO_WIDTH)
    const next = INSIDE_NUMBER.test(charAt(text, hidden)) ? hidden + 1 : hidden
    if (next === end || !DIGIT.test(charAt(text, next))) break
    end = skip(text, next, DIGIT)
  }
  const plain = text
    .slice(start, end)
    .replace(/[\u200b-\u200d\u2060\ufeff]/gu, '')
    .normalize('NFKC')
    .replace(/[\u2018\u2019]/gu, "'")
  return token('number', plain, start, end)
}

/** A sign of a script without spaces, with the marks on it. */
function signOfScriptAt(text: string, start: number): Step {
  const end = skip(text, start + charAt(text, start).length, /[\p{M}\uff9e\uff9f]/u)
  return token('word', text.slice(start, end).normalize('NFKC').toLowerCase(), start, end)
}

/** The last token, which decides what a dash, a dot or a quotation mark after it is. */
interface Before {
  readonly token: Token | undefined
}

/** Looked back over at most this much white space. */
const NEAR = 40

function isRightBefore(text: string, last: Token | undefined, start: number): last is Token {
  return last !== undefined && start - last.end <= NEAR && text.slice(last.end, start).trim() === ''
}

const isAmount = (char: string): boolean => DIGIT.test(char) || /[\p{Sc}\p{No}]/u.test(char)

/** A minus, a range, a hyphen beside a number; between words a dash is punctuation. */
function dashAt(text: string, start: number, { token: last }: Before): Step {
  const end = skip(text, start, DASH)
  const isAfter = isRightBefore(text, last, start) && (last.kind === 'number' || last.kind === 'sign')
  const next = nextVisible(text, end)
  const isBefore =
    isAmount(next) || (/[.,(]/.test(next) && isAmount(charAt(text, skip(text, end, /[\s.,(]/u))))
  return isAfter || isBefore ? token('sign', '-', start, end) : silent(end)
}

/** The end of a sentence, if what follows does not go on with it; a decimal point without a digit before it. */
function stopAt(text: string, start: number, { token: last }: Before): Step {
  const end = skip(text, start, STOP)
  const mark = text.slice(start, end).normalize('NFKC')
  const isTight = last !== undefined && last.end === start
  if (mark === '.' && !isTight && DIGIT.test(charAt(text, end))) return token('sign', '.', start, end)
  if (/^\.{2,}$/.test(mark)) return silent(end)
  const after = skip(text, end, CLOSING)
  const next = nextVisible(text, after)
  const isEnd = next === '' || /[\p{Lu}\p{Lt}\p{Lo}]/u.test(next) || mark.includes(';')
  return isEnd ? token('stop', mark.includes('?') ? '?' : '.', start, end) : silent(end)
}

/** Brackets about nothing but an amount make it negative, except after the number in words ("thirty (30)"). */
const AMOUNT_IN_BRACKETS =
  /^[(\uff08]\s?\[?\*+\]?\s?[)\uff09]|^[(\uff08]\s?[\p{Sc}]?\s?\d[\d.,' ]{0,24}\s?[%\p{Sc}]?[)\uff09]/u

function bracketAt(text: string, start: number, { token: last }: Before): Step {
  const isAfterWord = isRightBefore(text, last, start) && last.kind === 'word' && isNumberWord(last.text)
  const isAmountAlone = !isAfterWord && AMOUNT_IN_BRACKETS.test(text.slice(start, start + 32))
  return isAmountAlone ? token('sign', '(', start, start + 1) : silent(start + 1)
}

/** A blank to be filled in. */
function blankAt(text: string, start: number): Step {
  const end = skip(text, start, /_/u)
  return end - start < 2 ? silent(end) : token('sign', BLANK, start, end)
}

const EMPTY_BRACKETS = /^(?:\(\s{0,3}\)|\[\s{0,3}\])/u
/** An empty check box, however it is drawn. */
const EMPTY_BOX = '\u2610'

/** Brackets in which nothing stands are a check box; square ones mark words that are not settled. */
function emptyBoxAt(text: string, start: number): Step | null {
  const empty = EMPTY_BRACKETS.exec(text.slice(start, start + 5))
  return empty === null ? null : token('sign', EMPTY_BOX, start, start + empty[0].length)
}

/** Feet, inches, minutes: a quotation mark right after a digit. */
function quotationMarkAt(char: string, start: number, { token: last }: Before): Step {
  const end = start + char.length
  if (last?.kind !== 'number' || last.end !== start) return silent(end)
  return token('sign', SINGLE_QUOTE.test(char) ? "'" : '"', start, end)
}

/** A bullet, or between two numbers a sign. */
function bulletAt(text: string, char: string, start: number, { token: last }: Before): Step {
  const end = start + char.length
  const isAfterNumber = isRightBefore(text, last, start) && last.kind === 'number'
  const isTight = last !== undefined && last.end === start && !SPACE.test(charAt(text, end))
  const isBetween = isAfterNumber && isAmount(nextVisible(text, end))
  const isPoint = /\S ?$/u.test(text.slice(Math.max(0, start - 2), start)) && isAmount(charAt(text, end))
  return isBetween || isTight || isPoint ? token('sign', char, start, end) : silent(end)
}

/** Between digits it is drawn, and no hyphen of a broken word. */
function softHyphenAt(text: string, char: string, start: number, { token: last }: Before): Step {
  const end = start + char.length
  const isBetween = last?.kind === 'number' && last.end === start && DIGIT.test(charAt(text, end))
  return isBetween ? token('sign', '-', start, end) : silent(end)
}

function markAt(text: string, char: string, start: number, before: Before): Step {
  const end = start + char.length
  if (DASH.test(char)) return dashAt(text, start, before)
  if (STOP.test(char)) return stopAt(text, start, before)
  if (char === '_') return blankAt(text, start)
  if (char === '(' || char === '\uff08') return emptyBoxAt(text, start) ?? bracketAt(text, start, before)
  if (char === '[') return emptyBoxAt(text, start) ?? token('sign', char, start, end)
  if (char === ']') return token('sign', char, start, end)
  if (SOFT_HYPHENS.includes(char)) return softHyphenAt(text, char, start, before)
  if (BULLET.test(char)) return bulletAt(text, char, start, before)
  if (SINGLE_QUOTE.test(char) || DOUBLE_QUOTE.test(char)) return quotationMarkAt(char, start, before)
  if (SPOKEN.test(char)) return token('sign', char.normalize('NFKC'), start, end)
  return SILENT.test(char) || FORMAT.test(char) ? silent(end) : token('sign', char, start, end)
}

function stepAt(text: string, start: number, before: Before): Step {
  const char = charAt(text, start)
  if (SPACE.test(char)) return silent(skip(text, start, SPACE))
  if (isWordLetter(char)) return wordAt(text, start)
  if (LETTER.test(char) && UNSPACED.test(char)) return signOfScriptAt(text, start)
  if (DIGIT.test(char)) return numberAt(text, start)
  return markAt(text, char, start, before)
}

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < text.length; ) {
    const { token: found, end } = stepAt(text, at, { token: tokens[tokens.length - 1] })
    if (found !== null) tokens.push(found)
    at = end
  }
  return tokens
}
