/** Words of the document that, as the AI says, take the quotes back. */
import type { Evidence } from '../../domain/results/verdicts.ts'
import { isFound, type Lookup, lookUp, type Source } from './evidence.ts'
import type { QuoteReply } from './reply.ts'

/** The first of these words that are in the document, outside the quotes themselves. */
export function objectionTo(
  source: Source,
  lookups: readonly Lookup[],
  against: readonly QuoteReply[],
): Evidence | undefined {
  const quoted = lookups.flatMap(({ evidence }) => evidence)
  return against
    .flatMap((quote) => lookUp(source, quote))
    .flatMap(({ evidence }) => evidence)
    .find((one) => isFound(one) && !quoted.some((other) => overlap(source, one, other)))
}

function overlap({ places }: Source, one: Evidence, other: Evidence): boolean {
  const others = places.get(other) ?? []
  return (places.get(one) ?? []).some(({ page, start, end }) =>
    others.some((place) => place.page === page && place.start < end && start < place.end),
  )
}
