/** Looking up many quotes without keeping the isolate from answering others. */
import { locateQuote } from '../../domain/quotes.ts'
import type { Source } from './evidence.ts'
import type { QuoteReply } from './reply.ts'

/** Quotes looked up before others get their turn. */
const AT_ONCE = 4

/** Looks the quotes up, a few at a time. The index remembers the answers, so that asking again costs nothing. */
export async function lookAhead({ index }: Source, quotes: readonly QuoteReply[]): Promise<void> {
  for (const [at, { text, page }] of quotes.entries()) {
    if (at > 0 && at % AT_ONCE === 0) await othersTurn()
    locateQuote(index, text, page)
  }
}

function othersTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
