/** Character classes for tokenizing quotes, and functions to scan them. */
export const OPTIONAL_HYPHEN = '\u00ad'
/** Token text of a blank to be filled in, of any length. */
export const BLANK = '_'

export const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\u30fc]/u
/** Korean has spaces, but its particles are attached to words and its lines break inside them. */
export const UNSPACED_OR_HANGUL = new RegExp(`${UNSPACED.source}|\\p{sc=Hang}`, 'u')
/** Superscripts and ordinals, which compatibility forms would turn into plain letters. */
const RAISED = /[\u00aa\u00ba\u02b0-\u02b8\u02e0-\u02e4\u1d2c-\u1d6a\u2071\u207f\u2090-\u209c]/u
export const LETTER = /[\p{L}\p{M}]/u
export const DIGIT = /\p{Nd}/u
export const SPACE = /\s/u
export const FORMAT = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u0640]/u
const IGNORED = /\p{Default_Ignorable_Code_Point}/u
/** PDF readers write U+0002 or U+FFFE for a hyphen that broke a word. */
export const SOFT_HYPHENS = '\u00ad\u0002\ufffe'
export const DASH = /[-\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/u
export const HYPHEN_AT_LINE_END = /[-\u2010]/u
export const APOSTROPHE = /['\u2019\u02bc\u2018\u02b9\u00b4\u2032\uff07]/u
export const BULLET = /[\u00b7\u2022\u2023\u2043\u2219\u25aa\u25ab\u25e6\u27a2\u30fb]/u
export const CHECK_BOX = /^[\u25a1\u2610-\u2612\u2713-\u2718\u2705\u274c\u274e]$/u
/** Ends a sentence in any script, or a clause: semicolons. */
export const STOP = /[\p{Sentence_Terminal};\u037e\u203c\u203d\u2e2e\ufe14\ufe54\uff1b]/u
/** A question mark of any script; in Greek it looks like a semicolon. */
export const QUESTION = /[?\u037e\u061f\u203d\u2047-\u2049\u2e2e\ufe16\ufe56\uff1f]|(?<=\p{sc=Greek});/u
/** Stands for "from", "to" or "about" beside a number. */
export const WAVE = /[~\u2053\u223c\u301c\u3030\uff5e]/u
export const SINGLE_QUOTE = /['\u2018-\u201b\u2032]/u
export const DOUBLE_QUOTE = /["\u201c-\u201f\u2033]/u
export const CLOSING = /["')\]\u00bb\u2019\u201d]/u
export const ZERO_WIDTH = /[\u200b-\u200d\u2060\ufeff]/u
export const INSIDE_NUMBER = /[.,:'\u2019\u066b\u066c\uff0c\uff0e]/u
/** Ignored punctuation and spaces: commas, brackets, quotation marks, blanks, leaders. */
export const SILENT = /[\p{P}\p{Z}`\u00b4\u00a8\u00af\u02bb-\u02bd]/u
/** Meaningful punctuation: per cent and per mille, "and", "ditto", the Armenian question mark inside a word. */
export const SPOKEN =
  /[%\u2030\u2031\uff05\u066a\u0609\u060a@\uff20#\uff03&\uff06\u204a*\uff0a/\uff0f\\\u00a7\u2020\u2021\u2052\u2034\u2057\u3003\u055e]/u
/** Small and vertical forms of punctuation. */
export const FORMS = /[\ufe10-\ufe18\ufe50-\ufe6b]/u

export const charAt = (text: string, at: number): string => {
  const unit = text[at] ?? ''
  const isHalf = unit >= '\ud800' && unit <= '\udfff'
  return isHalf ? String.fromCodePoint(text.codePointAt(at) ?? 0) : unit
}

/** Kept, because every letter of a document is asked for, and few differ. */
const wordLetters = new Map<string, boolean>()

export function isWordLetter(char: string): boolean {
  const known = wordLetters.get(char)
  if (known !== undefined) return known
  const isOne = LETTER.test(char) && !UNSPACED.test(char) && !RAISED.test(char) && !IGNORED.test(char)
  wordLetters.set(char, isOne)
  return isOne
}

export function skip(text: string, at: number, pattern: RegExp): number {
  let end = at
  for (let char = charAt(text, end); char !== '' && pattern.test(char); char = charAt(text, end))
    end += char.length
  return end
}

const INVISIBLE = /[\s\p{Cc}\p{Cf}]/u
export const nextVisible = (text: string, at: number): string => charAt(text, skip(text, at, INVISIBLE))
