/** Asks the AI again when too many of its quotes are not in the document. */

import { locateQuote } from '../../domain/quotes/quotes.ts'
import { othersTurn } from '../base/turns.ts'
import { lookUp, type Source } from './evidence.ts'
import type { QuoteReply, Reply } from './reply.ts'

/** Share of quotes that may be missing; honest answers have a few, from tables and unusual reading orders. */
const WRONG_SHARE = 0.3

/** Names rules with missing quotes; never repeats words of the answer, which could contain instructions. */
export function qualityGate(source: () => Promise<Source>): (reply: Reply) => Promise<string | null> {
  return async ({ rules, general = [] }) => {
    const read = await source()
    await prefetchLookups(
      read,
      [...rules, ...general].flatMap(({ quotes }) => quotes),
    )
    const quoted = [...rules, ...general].flatMap((answer) =>
      answer.quotes.map((quote) => ({
        answer,
        isWrong: lookUp(read, quote, false).every(({ cause }) => cause === 'not-in-document'),
      })),
    )
    const wrong = quoted.filter(({ isWrong }) => isWrong).map(({ answer }) => answer)
    if (wrong.length <= WRONG_SHARE * quoted.length) return null
    const numbers = rules.filter((rule) => wrong.includes(rule)).map(({ number }) => number)
    return `These quotes are not in the document: ${placesOf(numbers, numbers.length < new Set(wrong).size)}.`
  }
}

function placesOf(numbers: readonly number[], general: boolean): string {
  const places = [
    numbers.length > 0 && `those of rule ${numbers.join(', ')}`,
    general && 'those of general findings',
  ]
  return places.filter((place) => place !== false).join(' and ')
}

/** Fills the index's cache one quote at a time, so that later lookups don't block. */
export async function prefetchLookups({ index }: Source, quotes: readonly QuoteReply[]): Promise<void> {
  for (const { text, page } of quotes) {
    locateQuote(index, text, page)
    await othersTurn()
  }
}
