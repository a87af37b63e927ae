/** The words of the clause or sentence before and after a quote. */

import { anyOf, type Is, type Meanings } from '../meaning/languages.ts'
import type { Token, Tokens } from '../tokens/token.ts'
import type { Extent } from './extent.ts'
import { isMonth } from './words/dates.ts'
import { isConjunction } from './words/function-words.ts'

/** Ends a clause, so that a negation after it is about something else. */
export const CLAUSE_END = /[,;:()\u2013\u2014\u3001\uff0c\uff1b\uff1a\uff08\uff09]/u
export const SENTENCE_END = /[.!?](?:\s|$)/u
export const PARAGRAPH = /\n[^\S\n]*\n/u
/** Words of a clause, or characters of a script without spaces, that are read before and after a quote. */
const REACH = 3
const UNSPACED_REACH = 9

export const reachOf = (token: Token | undefined): number =>
  token !== undefined && isCaseless(token) ? UNSPACED_REACH : REACH

/** Whether a sentence ends between two tokens: at a stop, or before a number that begins the next sentence. */
export function endsSentence(text: string, a: Token, b: Token | undefined): boolean {
  if (a.kind === 'stop') return true
  const gap = text.slice(a.end, b?.start ?? a.end)
  return /[.!?]/u.test(gap) && (gap.includes('\n') || b?.kind === 'number')
}

/** "am 31. | Dezember": the dot of a date ends no sentence. */
function isInDate(tokens: Tokens, at: number): boolean {
  const [day, month, year] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
  return (
    day?.kind === 'number' &&
    day.text.length <= 2 &&
    month?.kind === 'word' &&
    (/^\d{4}$/u.test(year?.text ?? '') || isMonth(month.text))
  )
}

export const withoutDateStops = (tokens: Tokens): Token[] =>
  tokens.filter(({ kind }, at) => kind !== 'stop' || !isInDate(tokens, at))

/** The tokens before the first stop. */
export function withinSentence(tokens: Tokens): Tokens {
  const end = tokens.findIndex(({ kind }) => kind === 'stop')
  return end < 0 ? tokens : tokens.slice(0, end)
}

/** Returns the words before the quote in its clause or sentence, or in the clause that ends right before it; nearest first. */
export function wordsBefore(
  { text, first, before }: Pick<Extent, 'text' | 'first' | 'before'>,
  most: number,
  within: 'clause' | 'sentence' | 'previous clause' = 'clause',
): Token[] {
  const found: Token[] = []
  for (let at = before.length - 1; found.length < most; at -= 1) {
    const [token, next] = [before[at], before[at + 1] ?? first]
    if (token === undefined || endsSentence(text, token, next)) break
    const isBorder = within === 'clause' || (within === 'previous clause' && found.length > 0)
    if (isBorder && CLAUSE_END.test(text.slice(token.end, next.start))) break
    found.push(token)
  }
  return found
}

/** Maximum words between a parenthesis and the quote for the parenthesis to be skipped: "not, save as agreed, to |". */
const STUB = 2

/** Returns the words before a parenthesis between commas that stands right before the quote or its first words. */
export function wordsBeforeParenthesis(extent: Extent, most: number): Token[] {
  const { text, first, before } = extent
  if (first.isCapital || isConjunction(first.text)) return []
  const isEnd = (at: number): boolean => {
    const next = before[at + 1] ?? first
    return CLAUSE_END.test(text.slice(before[at]?.end ?? 0, next.start))
  }
  const near = wordsBefore(extent, STUB + 1).length
  const end = before.length - near - 1
  if (near > STUB || end < 0 || !isEnd(end)) return []
  const start = before.slice(0, end).findLastIndex((token, at) => token.kind === 'stop' || isEnd(at))
  const border = before[start]
  if (border === undefined || border.kind === 'stop') return []
  const part = { text, first: before[start + 1] ?? first, before: before.slice(0, start + 1) }
  return wordsBefore(part, most, 'previous clause')
}

/** The words after the quote in its clause, up to a conjunction. */
export function clauseAfter({ text, last: end, after }: Extent): Token[] {
  const found: Token[] = []
  for (const [at, token] of after.entries()) {
    const last = after[at - 1] ?? end
    if (endsSentence(text, last, token) || token.kind === 'stop' || isConjunction(token.text)) break
    if (found.length === reachOf(after[0]) || CLAUSE_END.test(text.slice(last.end, token.start))) break
    found.push(token)
  }
  return found
}

/** The word without an elided article: "l'engagement". */
export const withoutElision = (word: string): string => word.slice(word.indexOf("'") + 1)

/** Whether any of the tokens or words is one of `words`, a list or a class. */
export function has(sentence: readonly (Token | string)[], words: RegExp | Is): boolean {
  const is = anyOf(words)
  return sentence.some((one) => is(typeof one === 'string' ? one : one.text))
}

/** "this section": whether a word that refers back stands right before one of `nouns`. */
export const refersTo = (words: readonly string[], nouns: Is | RegExp, { determines }: Meanings): boolean =>
  words.some((word, at) => determines(word) && anyOf(nouns)(words[at + 1]))

export const isCaseless = (token: Token): boolean => /^\p{Lo}/u.test(token.text)

/** Whether a sentence says something that takes back the quote before it. */
export type SentenceRule = (sentence: Tokens, meanings: Meanings) => boolean
