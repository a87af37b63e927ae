/** Whether two texts have the same words, numbers and signs, and whether they are far apart. */
import { BLANK } from '../text/characters.ts'
import { looseForm } from '../text/fold.ts'
import { sameAsWritten } from '../text/strict-form.ts'
import type { Token, Tokens } from '../tokens/token.ts'
import { tokensOf } from '../tokens/tokens.ts'
import { differenceOf } from './difference.ts'

/** Removes blanks at both ends and a final sentence end. */
function trimmed(tokens: Tokens): Tokens {
  let [start, end] = [0, tokens.length]
  while (tokens[start]?.text === BLANK) start += 1
  while (tokens[end - 1]?.kind === 'stop' || tokens[end - 1]?.text === BLANK) end -= 1
  return tokens.slice(start, end)
}

const sameToken = (a: Token, b: Token | undefined): boolean =>
  a.kind === b?.kind && sameAsWritten(a.written, b.written)

/** Whether a quote has the tokens of the document's words, in the same case and order. */
export function sameTokens(quote: string, own: string): boolean {
  const [said, stands] = [trimmed(tokensOf(quote)), trimmed(tokensOf(own))]
  return said.length === stands.length && said.every((token, i) => sameToken(token, stands[i]))
}

/** Signs that change an amount: minus, brackets, per cent, currency, comparison. */
const OF_AMOUNTS = /^[-+(~.%\u2030\u2031\u00b0'"=<>\u2264\u2265\u00b1\p{Sc}\p{No}]$/u

/** "EUR", "Kč", "mW": beside a number, a unit or a currency. */
const CODE = /^(?=.*\p{Lu})\p{L}{1,3}$/u

const isNumber = (token: Token | undefined): boolean => token?.kind === 'number'

function isOfAmount(tokens: Tokens, at: number): boolean {
  const { kind = 'word', text = '', written = '' } = tokens[at] ?? {}
  if (kind === 'number') return true
  if (kind === 'sign') return OF_AMOUNTS.test(text)
  return CODE.test(written) && (isNumber(tokens[at - 1]) || isNumber(tokens[at + 1]))
}

const amountsIn = (tokens: Tokens): string =>
  tokens
    .filter((_, at) => isOfAmount(tokens, at))
    .map(({ text }) => text)
    .join(' ')

/** Share of the words that may differ before two texts are far apart. */
const MOST_OTHER = 0.25

const wordsIn = (tokens: Tokens): string[] =>
  tokens.flatMap(({ kind, text }) => (kind === 'word' ? [looseForm(text)] : []))

/** Share of the words that only one text has. */
function otherWords(said: readonly string[], stands: readonly string[]): number {
  const count = (kind: 'quote' | 'document'): number =>
    differenceOf(said.join(' '), stands.join(' '))
      .filter((part) => part.kind === kind)
      .reduce((sum, { text }) => sum + text.split(' ').filter((word) => word !== '').length, 0)
  return Math.max(count('quote'), count('document')) / Math.max(1, said.length, stands.length)
}

/** Whether amounts differ, or more than a quarter of the words; other spaces, case and marks don't count. */
export function isFarFrom(quote: string, own: string): boolean {
  const [said, stands] = [tokensOf(quote), tokensOf(own)]
  if (amountsIn(said) !== amountsIn(stands)) return true
  return looseForm(quote) !== looseForm(own) && otherWords(wordsIn(said), wordsIn(stands)) > MOST_OTHER
}
