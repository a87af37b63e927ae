import { locateQuote, quadsOf } from '../../domain/quotes/quotes.ts'
import type { PlaceInspector } from '../base/ports.ts'
import { placeKey, type Source } from './evidence.ts'
import type { QuoteReply } from './reply.ts'

export interface Inspection {
  readonly inspector: PlaceInspector
  readonly pdf: Uint8Array
  readonly signal?: AbortSignal | undefined
}

/** Inspects each place of the located quotes once, and notes in the source what a reader sees there. */
export async function inspectQuotes(
  source: Source,
  quotes: readonly QuoteReply[],
  { inspector, pdf, signal }: Inspection,
): Promise<void> {
  const located = quotes.flatMap(({ text, page }) => locateQuote(source.index, text, page)?.places ?? [])
  const placed = [...new Map(located.map((place) => [placeKey(place), place]))].flatMap(([key, place]) =>
    quadsOf(source.document.pages, [place]).map(({ page, quads }) => ({ key, page, quads })),
  )
  if (placed.length === 0) return
  const sights = await inspector.inspect(pdf, placed, signal)
  for (const [at, { key }] of placed.entries()) source.sights.set(key, sights[at] ?? 'unsure')
}
