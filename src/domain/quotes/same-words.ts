/** Whether two texts have the same words, numbers and signs in the same order. */
import { OPTIONAL_HYPHEN, type Token } from './tokens.ts'

/** Letter case is no evidence where one side has none; a quote in small letters must have lost this many capitals. */
const LOST_CAPITALS = 3
const SHOUTED_WORDS = 2

const isWord = (token: Token): boolean => token.kind === 'word'
const hasCapital = (tokens: readonly Token[]): boolean => tokens.some((token) => token.isCapital)
const isStop = (token: Token): boolean => token.kind === 'stop'

/** Without the ends of sentences at the end. */
export function withoutLastStop(tokens: readonly Token[]): readonly Token[] {
  let end = tokens.length
  while (end > 0 && tokens[end - 1]?.kind === 'stop') end -= 1
  return tokens.slice(0, end)
}

/** The same letters; a hyphen that broke a word at a line end may belong to the word or not. */
function sameLetters(a: string, b: string): boolean {
  if (a === b) return true
  if (!a.includes(OPTIONAL_HYPHEN) && !b.includes(OPTIONAL_HYPHEN)) return false
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    const [x, y] = [a[i], b[j]]
    const isHyphen = (x === OPTIONAL_HYPHEN && y === '-') || (x === '-' && y === OPTIONAL_HYPHEN)
    if (x !== undefined && (x === y || isHyphen)) {
      i += 1
      j += 1
    } else if (x === OPTIONAL_HYPHEN) i += 1
    else if (y === OPTIONAL_HYPHEN) j += 1
    else return false
  }
  return true
}

function sameToken(a: Token | undefined, b: Token | undefined): boolean {
  return a !== undefined && b !== undefined && a.kind === b.kind && sameLetters(a.text, b.text)
}

export interface Written {
  readonly tokens: readonly Token[]
  /** Whether the text has letters in lower case. */
  readonly hasSmallLetters: boolean
}

const isShouted = ({ tokens, hasSmallLetters }: Written): boolean =>
  !hasSmallLetters && tokens.filter(isWord).length >= SHOUTED_WORDS

/** A quote typed without capitals and without punctuation. */
function isPlain(quote: readonly Token[], own: readonly Token[]): boolean {
  const isBare = !hasCapital(quote) && !quote.some(isStop)
  return isBare && own.filter((token) => token.isCapital).length >= LOST_CAPITALS
}

export type Sameness = 'as written' | 'same words' | null

/** `isSentenceStart`: the document's words begin a sentence, so that their capital is no part of a name. */
export function samenessOf(quote: Written, own: Written, isSentenceStart: boolean): Sameness {
  const isWithoutMarks = isPlain(quote.tokens, own.tokens)
  const said = withoutLastStop(quote.tokens)
  const stands = withoutLastStop(isWithoutMarks ? own.tokens.filter((token) => !isStop(token)) : own.tokens)
  if (said.length === 0 || said.length !== stands.length) return null
  if (!said.every((token, i) => sameToken(token, stands[i]))) return null
  const recased = said.flatMap((token, i) => (token.isCapital === stands[i]?.isCapital ? [] : [i]))
  if (recased.length === 0) return isWithoutMarks ? 'same words' : 'as written'
  const isFirstAlone = recased.length === 1 && recased[0] === 0
  const isStart = isFirstAlone && (said[0]?.isCapital === true || isSentenceStart)
  return isWithoutMarks || isShouted(quote) || isShouted(own) || isStart ? 'same words' : null
}
