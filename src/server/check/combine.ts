/** One verdict made of the answers about a document's chunks. */
import type { Chunk } from './chunks.ts'
import type { QuoteReply, Reply, RuleReply } from './reply.ts'

/** The answer about a chunk, with the page numbers of the whole document. */
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
 * What the answers about the chunks say together: broken where one of them is, else met where one of them is; a
 * rule applies to none of them or to the whole. Among
 * those that are met without a quote ("it is not there") one with a quote decides.
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
