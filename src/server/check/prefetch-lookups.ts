import { locateQuote } from '../../domain/quotes/quotes.ts'
import { othersTurn } from '../base/turns.ts'
import type { Source } from './evidence.ts'
import type { QuoteReply } from './reply.ts'

/** Fills the index's cache one quote at a time, so that later lookups don't block. */
export async function prefetchLookups({ index }: Source, quotes: readonly QuoteReply[]): Promise<void> {
  for (const { text, page } of quotes) {
    locateQuote(index, text, page)
    await othersTurn()
  }
}
