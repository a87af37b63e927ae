/**
 * Splits a text into the words, numbers and signs that determine its meaning. Two texts have the same meaning if their
 * tokens are equal. White space, line ends, sentence punctuation and bullets give no tokens; all kinds of dashes and
 * compatibility forms of letters give equal ones.
 */
import {
  APOSTROPHE,
  charAt,
  DASH,
  DIGIT,
  FORMAT,
  HYPHEN_AT_LINE_END,
  INSIDE_NUMBER,
  isWordLetter,
  LETTER,
  OPTIONAL_HYPHEN,
  SOFT_HYPHENS,
  SPACE,
  skip,
  UNSPACED,
  ZERO_WIDTH,
} from '../text/characters.ts'
import { type Last, markAt } from './signs.ts'
import { type Step, silent, type Token, token } from './token.ts'

/** Returns what joins two letters of a word at `at`: apostrophe, hyphen or line break; null if the word ends there. */
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
  const gap = text.slice(next, end)
  const isBreak = (gap === ' ' || gap.includes('\n')) && isWordLetter(charAt(text, end))
  return isBreak ? { text: HYPHEN_AT_LINE_END.test(char) ? OPTIONAL_HYPHEN : '-', end } : null
}

function wordAt(text: string, start: number): Step {
  let end = start
  let letters = ''
  for (let at = start; at < text.length; ) {
    const char = charAt(text, at)
    if (isWordLetter(char)) {
      letters += char
      at += char.length
      end = at
      continue
    }
    const join = joint(text, at)
    if (join === null) break
    letters += join.text
    at = join.end
  }
  const plain = letters.normalize('NFKC')
  return { token: { kind: 'word', text: plain.toLowerCase(), written: plain, start, end }, end }
}

/** Separators count: "1.000", "1,000" and "1000" are three numbers, because their values depend on the country. */
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

/** Reads a character of a script without spaces, with its marks. */
function signOfScriptAt(text: string, start: number): Step {
  const end = skip(text, start + charAt(text, start).length, /[\p{M}\uff9e\uff9f]/u)
  return token('word', text.slice(start, end).normalize('NFKC').toLowerCase(), start, end)
}

function stepAt(text: string, start: number, last: Last): Step {
  const char = charAt(text, start)
  if (SPACE.test(char)) return silent(skip(text, start, SPACE))
  if (isWordLetter(char)) return wordAt(text, start)
  if (LETTER.test(char) && UNSPACED.test(char)) return signOfScriptAt(text, start)
  if (DIGIT.test(char)) return numberAt(text, start)
  return markAt(text, char, start, last)
}

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < text.length; ) {
    const { token: found, end } = stepAt(text, at, tokens.at(-1))
    if (found !== null) tokens.push(found)
    at = end
  }
  return tokens
}
