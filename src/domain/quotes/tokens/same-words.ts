/** Whether two texts have the same words, numbers and signs in the same order. */
import { BLANK } from '../text/characters.ts'
import { sameAsWritten } from '../text/strict-form.ts'
import type { Token, Tokens } from './token.ts'

/** Minimum capitals and marks that a quote without any must have lost, so that no single one was changed. */
const LOST_MARKS = 4
const SHOUTED_WORDS = 2

const isWord = (token: Token): boolean => token.kind === 'word'
const hasCapital = (tokens: Tokens): boolean => tokens.some((token) => token.isCapital)
const isStop = (token: Token): boolean => token.kind === 'stop'

/** Removes blanks at both ends and a final sentence end. */
function trimmed(tokens: Tokens): Tokens {
  let [start, end] = [0, tokens.length]
  while (tokens[start]?.text === BLANK) start += 1
  while (tokens[end - 1]?.kind === 'stop' || tokens[end - 1]?.text === BLANK) end -= 1
  return tokens.slice(start, end)
}

function sameToken(a: Token, b: Token | undefined): boolean {
  return a.kind === b?.kind && sameAsWritten(a.text, b.text)
}

export interface Written {
  readonly tokens: Tokens
  readonly hasSmallLetters: boolean
  /** Number of punctuation marks outside numbers. */
  readonly marks: number
}

const isShouted = ({ tokens, hasSmallLetters }: Written): boolean =>
  !hasSmallLetters && tokens.filter(isWord).length >= SHOUTED_WORDS

/** Whether the quote was typed without capitals and punctuation. */
function isPlain(quote: Written, own: Written): boolean {
  if (hasCapital(quote.tokens) || quote.marks > 0) return false
  return own.tokens.filter((token) => token.isCapital).length + own.marks >= LOST_MARKS
}

/** Maximum letters of a unit of measure, where case matters: "mW", "MW". */
const SHORT_UNIT = 2

function isOtherUnit(said: Tokens, stands: Tokens): boolean {
  return said.some(
    ({ text, written }, i) =>
      said[i - 1]?.kind === 'number' && text.length <= SHORT_UNIT && written !== stands[i]?.written,
  )
}

export type WordMatch = 'as written' | 'same words' | null

function areSame(said: Tokens, stands: Tokens): boolean {
  return said.length === stands.length && said.every((token, i) => sameToken(token, stands[i]))
}

/** Returns the document's tokens without the labels that the quote omits. */
function withoutLeftLabels(said: Tokens, own: Written, labels: readonly number[]): Written {
  const tokens: Token[] = []
  for (let i = 0; i < own.tokens.length; ) {
    const token = own.tokens[i]
    const length = labels[i] ?? 0
    if (token === undefined) break
    if (length > 0 && !sameToken(token, said[tokens.length])) i += length
    else {
      tokens.push(token)
      i += 1
    }
  }
  return { ...own, tokens }
}

/**
 * `labels`: for each token of the document's words, the number from it on that form a label, which a quote may omit.
 * `isSentenceStart`: the document's words begin a sentence, so that their capital is not part of a name.
 */
export function wordMatchOf(
  quote: Written,
  own: Written,
  labels: readonly number[],
  isSentenceStart: boolean,
): WordMatch {
  const direct = compared(quote, own, isSentenceStart)
  if (direct !== null) return direct
  const shorter = withoutLeftLabels(quote.tokens, own, labels)
  return compared(quote, shorter, isSentenceStart) === null ? null : 'same words'
}

function compared(quote: Written, own: Written, isSentenceStart: boolean): WordMatch {
  const isWithoutMarks = isPlain(quote, own)
  const said = trimmed(quote.tokens)
  const stands = trimmed(isWithoutMarks ? own.tokens.filter((token) => !isStop(token)) : own.tokens)
  if (said.length === 0 || !areSame(said, stands) || isOtherUnit(said, stands)) return null
  const recased = said.flatMap((token, i) => (token.isCapital === stands[i]?.isCapital ? [] : [i]))
  if (recased.length === 0) return isWithoutMarks ? 'same words' : 'as written'
  const isFirstAlone = recased.length === 1 && recased[0] === 0
  const isStart = isFirstAlone && (said[0]?.isCapital === true || isSentenceStart)
  return isWithoutMarks || isShouted(quote) || isShouted(own) || isStart ? 'same words' : null
}
