/** Compares numbers, negations and commas, which must be the same in a quote and in the document's words shown for it. */

import { type Meanings, NEGATIONS, NUMBER_WORDS } from '../meaning/languages.ts'
import { UNSPACED_NEGATIONS, UNSPACED_NUMBER } from '../meaning/others.ts'
import { inAnyLanguage } from '../meaning/word-lists.ts'
import { wordsOf } from '../text/lines.ts'
import type { Token } from '../tokens/token.ts'
import { tokensOf } from '../tokens/tokens.ts'
import { sameNumbers } from './numbers.ts'

/** Negations by their first or last letters: "keinerlei", "žádného", "shan't", "n'est". */
const isNegativeForm = inAnyLanguage({ en: "*n't", de: 'kein*', cs: 'žádn* nepřípust*', fr: "n'*" })

const UNSPACED_NUMBERS = new RegExp(UNSPACED_NUMBER.source, 'gu')

const isNegation = (word: string): boolean => NEGATIONS.has(word) || isNegativeForm(word)

function counts(text: string, words: readonly string[]): string {
  const negative = words.filter(isNegation).length
  const unspaced = text.match(UNSPACED_NEGATIONS)?.length ?? 0
  const numbers = words.filter((word) => NUMBER_WORDS.has(word)).sort()
  const ideographic = (text.match(UNSPACED_NUMBERS) ?? []).sort()
  return [negative, unspaced, ...numbers, ...ideographic].join(' ')
}

/** "invalid", "neplatný", "nieważny" */
const isNegativePrefix = inAnyLanguage({
  en: 'un in im ir il non dis',
  de: 'un in im ir il',
  cs: 'ne',
  fr: 'in im ir il non dis',
  es: 'in im ir il dis',
  it: 'in im ir il non dis',
  pl: 'nie',
  pt: 'in im ir il dis',
  nl: 'in im ir il',
  other: 'ne не ні α αν',
})

/** Whether a word of one side occurs only on the other side with a negating prefix. */
function hasNegatedWord(words: readonly string[], others: readonly string[]): boolean {
  const here = new Set(words)
  const there = new Set(others)
  return [...here].some((word) => {
    if (there.has(word)) return false
    for (let cut = 1; cut <= 3 && word.length - cut >= 3; cut += 1) {
      const rest = word.slice(cut)
      if (isNegativePrefix(word.slice(0, cut)) && there.has(rest) && !here.has(rest)) return true
    }
    return false
  })
}

/** Whether `own` (the document's words) has the same meaning as `quote`. */
export function sameMeaning(quote: string, own: string): boolean {
  const a = wordsOf(quote)
  const b = wordsOf(own)
  // The numbers last, because comparing many takes longest.
  return (
    counts(quote, a) === counts(own, b) &&
    !hasNegatedWord(a, b) &&
    !hasNegatedWord(b, a) &&
    sameNumbers(quote, own)
  )
}

/** Omitted text of up to this many units is read with the rest, so it must not contain a negation. */
export const READ_TOGETHER = 40

/** Whether a text has a negation, so that a quote that omits it may say the opposite. */
export function hasNegation(text: string): boolean {
  return text.search(UNSPACED_NEGATIONS) >= 0 || wordsOf(text).some(isNegation)
}

const COMMA = /[,:\u060c\u3001\ufe10\ufe11\ufe50\ufe51\uff0c\uff1a\uff64]/u
/** Maximum commas that only one side has. */
const MOST_OTHER = 1

interface Comma {
  /** Number of tokens before it, without the ends of sentences. */
  readonly at: number
  readonly before: Token
  readonly next: Token
}

function commasIn(text: string): Comma[] {
  const tokens = tokensOf(text).filter(({ kind }) => kind !== 'stop')
  return tokens.flatMap((before, at) => {
    const next = tokens[at + 1]
    return next !== undefined && COMMA.test(text.slice(before.end, next.start)) ? [{ at, before, next }] : []
  })
}

const only = (some: readonly Comma[], others: readonly Comma[]): Comma[] => {
  const places = new Set(others.map(({ at }) => at))
  return some.filter(({ at }) => !places.has(at))
}

/** Typed without capitals and punctuation, so that no single comma was changed. */
const isPlain = (quote: string): boolean => !/\p{Lu}|[.,:;!?](?!\d)/u.test(quote)

/**
 * Whether commas give the quote another meaning: one beside a negation ("No, entry is free", "No entry is free"), or more
 * than one ("The tenants, who smoke, pay": a comma that was moved counts twice). Another single comma is harmless.
 */
export function hasOtherCommas(quote: string, own: string, { negates }: Meanings): boolean {
  const [said, stands] = [commasIn(quote), commasIn(own)]
  const others = [...only(said, stands), ...only(stands, said)]
  const isTyped = isPlain(quote)
  const turns = ({ at, before, next }: Comma): boolean =>
    (at === 0 || !isTyped) && (negates(before.text) || negates(next.text))
  return others.some(turns) || (others.length > MOST_OTHER && !isTyped)
}
