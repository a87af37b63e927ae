/** Commas in a quote that are not where the document has them. */
import type { Meanings } from '../meaning/languages.ts'
import type { Token } from '../tokens/token.ts'
import { tokensOf } from '../tokens/tokens.ts'

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
