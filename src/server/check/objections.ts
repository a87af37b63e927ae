/** Words of the document that, as the AI says, take the quotes back. */
import type { Evidence } from '../../domain/results/verdicts.ts'
import { isFound, type Lookup, lookUp } from './evidence.ts'
import type { Context } from './finding-fields.ts'
import { capped } from './plain-text.ts'
import type { QuoteReply } from './reply.ts'

const WORDS_MAX = 300

/** Text that names the first of these words; empty if none are in the document, outside the quotes themselves. */
export function objectionTo(
  context: Context,
  lookups: readonly Lookup[],
  against: readonly QuoteReply[],
): string {
  const quoted = lookups.flatMap(({ evidence }) => evidence)
  const found = against
    .flatMap((quote) => lookUp(context, quote))
    .flatMap(({ evidence }) => evidence)
    .find((one) => isFound(one) && !quoted.some((other) => overlap(context, one, other)))
  return found?.page ? context.texts.takenBack(capped(found.quote, WORDS_MAX), found.page) : ''
}

function overlap({ places }: Context, one: Evidence, other: Evidence): boolean {
  const others = places.get(other) ?? []
  return (places.get(one) ?? []).some(({ page, start, end }) =>
    others.some((place) => place.page === page && place.start < end && start < place.end),
  )
}
