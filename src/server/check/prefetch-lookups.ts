/** Runs long work without blocking the isolate's other requests. */
import { locateQuote } from '../../domain/quotes.ts'
import type { Steps } from '../../domain/steps.ts'
import type { Source } from './evidence.ts'
import type { QuoteReply } from './reply.ts'

/** Quotes looked up before yielding. */
const AT_ONCE = 4

/** Fills the index's cache a few quotes at a time, so that later lookups don't block. */
export async function prefetchLookups({ index }: Source, quotes: readonly QuoteReply[]): Promise<void> {
  for (const [at, { text, page }] of quotes.entries()) {
    if (at > 0 && at % AT_ONCE === 0) await othersTurn()
    locateQuote(index, text, page)
  }
}

/** Yields to other requests after each step. */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    await othersTurn()
  }
}

function othersTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
