/** Documents with more pages than the AI accepts: asked about in chunks, with one verdict from all answers. */
import type { QuoteReply, Reply, RuleReply } from './reply.ts'

/** Gemini accepts 1,000 pages per PDF. */
const PAGES_A_QUESTION = 1_000

/** Pages `first` to `last` (from 1) of a document with `of` pages. */
export interface Chunk {
  readonly first: number
  readonly last: number
  readonly of: number
}

export function chunksOf(pages: number): readonly Chunk[] {
  const count = Math.max(1, Math.ceil(pages / PAGES_A_QUESTION))
  return Array.from({ length: count }, (_, at) => ({
    first: at * PAGES_A_QUESTION + 1,
    last: Math.min(pages, (at + 1) * PAGES_A_QUESTION),
    of: pages,
  }))
}

export function isPart({ first, last, of }: Chunk): boolean {
  return last - first + 1 < of
}

/** Shifts page numbers from the chunk to the whole document. */
export function withDocumentPages(reply: Reply, { first }: Chunk): Reply {
  const shifted = (quotes: readonly QuoteReply[]): QuoteReply[] =>
    quotes.map((quote) => ({ ...quote, page: quote.page + first - 1 }))
  return {
    ...reply,
    rules: reply.rules.map((rule) => ({ ...rule, quotes: shifted(rule.quotes) })),
    general: reply.general?.map((finding) => ({ ...finding, quotes: shifted(finding.quotes) })),
  }
}

const WEIGHTIEST = ['broken', 'met', 'not_found', 'does_not_apply'] as const

/**
 * Merges the answers about a rule: broken if any chunk breaks it, else met if any meets it; it applies unless it
 * applies to no chunk. Of several that are met, one with a quote is preferred over one without ("it is not there").
 */
export function combine(answers: readonly [RuleReply, ...RuleReply[]]): RuleReply {
  const verdict = WEIGHTIEST.find((each) => answers.some((answer) => answer.verdict === each)) ?? 'not_found'
  const alike = answers.filter((answer) => answer.verdict === verdict)
  const quoting = alike.filter(({ quotes }) => quotes.length > 0)
  const deciding = quoting.length > 0 ? quoting : alike
  return {
    number: answers[0].number,
    verdict,
    quotes: deciding.flatMap(({ quotes }) => quotes),
    reason: [...new Set(deciding.map(({ reason }) => reason))].join(' '),
    fix: deciding.find(({ fix }) => fix !== '')?.fix ?? '',
    condition: deciding.find(({ condition }) => condition !== '')?.condition ?? '',
  }
}
