/** Asks the AI again when too many of its quotes are not in the document. */
import { type Lookup, lookUp, type Source } from './evidence.ts'
import { prefetchLookups } from './prefetch-lookups.ts'
import type { Reply } from './reply.ts'

/** Share of quotes that may be unproven; honest answers have a few, from tables and unusual reading orders. */
const UNPROVEN_SHARE = 0.3

/** Names rules with missing quotes; never repeats words of the answer, which could contain instructions. */
export function qualityGate(source: () => Promise<Source>): (reply: Reply) => Promise<string | null> {
  return async ({ rules, general = [] }) => {
    const read = await source()
    await prefetchLookups(
      read,
      [...rules, ...general].flatMap(({ quotes }) => quotes),
    )
    const unproven = [...rules, ...general].flatMap((answer) =>
      answer.quotes.map((quote) => ({ answer, isWrong: isWrong(lookUp(read, quote)) })),
    )
    const wrong = unproven.filter(({ isWrong }) => isWrong).map(({ answer }) => answer)
    if (wrong.length <= UNPROVEN_SHARE * unproven.length) return null
    const numbers = rules.filter((rule) => wrong.includes(rule)).map(({ number }) => number)
    return `These quotes are not in the document word for word: ${placesOf(numbers, numbers.length < new Set(wrong).size)}.`
  }
}

/** Excludes quotes from pictures and of hidden or crossed-out text, which the AI would only repeat. */
function isWrong({ evidence, isProof, struck }: Lookup): boolean {
  return (
    !isProof &&
    struck.length === 0 &&
    !evidence.some(({ status }) => status === 'image' || status === 'hidden')
  )
}

function placesOf(numbers: readonly number[], general: boolean): string {
  const places = [
    numbers.length > 0 && `those of rule ${numbers.join(', ')}`,
    general && 'those of general findings',
  ]
  return places.filter((place) => place !== false).join(' and ')
}
