import type { Chunk } from './chunks.ts'
import type { QuoteReply, Reply, RuleReply } from './reply.ts'

export function withDocumentPages(reply: Reply, { first }: Chunk): Reply {
  const shifted = (quotes: readonly QuoteReply[]): QuoteReply[] =>
    quotes.map((quote) => ({ ...quote, page: quote.page + first - 1 }))
  return {
    ...reply,
    rules: reply.rules.map((rule) => ({
      ...rule,
      quotes: shifted(rule.quotes),
      against: shifted(rule.against),
    })),
    general: reply.general?.map((finding) => ({ ...finding, quotes: shifted(finding.quotes) })),
  }
}

const WEIGHTIEST = ['broken', 'met', 'cannot_judge', 'not_found', 'does_not_apply'] as const

/**
 * Combines the answers about one rule: the weightiest verdict of any chunk, so that "does not apply" needs all of them.
 * Of answers with the same verdict, those with quotes take precedence over those without ("it is not there").
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
    // Of all chunks: another one may delete what this one quotes.
    against: answers.flatMap(({ against }) => against),
    reason: [...new Set(deciding.map(({ reason }) => reason))].join(' '),
    fix: deciding.find(({ fix }) => fix !== '')?.fix ?? '',
    condition: deciding.find(({ condition }) => condition !== '')?.condition ?? '',
  }
}
