import * as z from 'zod'
import { GENERAL_KINDS } from '../../domain/results/verdicts.ts'
import type { Answer } from '../base/ports.ts'
import { defect, type Parsed, parseAnswer, text, wrongNumbers } from './answer.ts'
import type { Chunk } from './chunks.ts'
import { ANSWERED_VERDICTS, type NumberedRule } from './prompt.ts'

const QUOTE_MAX = 2_000
const TEXT_MAX = 2_000
const QUOTES_MAX = 10
const GENERAL_MAX = 100

const Box = z.tuple([z.number(), z.number(), z.number(), z.number()]).refine(isBox)

const Quote = z
  .object({
    text: text(QUOTE_MAX),
    page: z.number().catch(0),
    box_2d: Box.optional().catch(undefined),
  })
  .transform(({ text, page, box_2d }) => ({ text, page, box: box_2d }))

const Quotes = z
  .array(Quote)
  .transform((quotes) => quotes.filter((quote) => quote.text !== '').slice(0, QUOTES_MAX))

const Reply = z.object({
  language: z.string().catch(''),
  rules: z.array(
    z.object({
      number: z.int(),
      verdict: z.enum(ANSWERED_VERDICTS),
      reason: text(TEXT_MAX),
      quotes: Quotes,
      against: Quotes.nullish().transform((quotes) => quotes ?? []),
      fix: text(TEXT_MAX).nullish().transform(orEmpty),
      condition: text(TEXT_MAX).nullish().transform(orEmpty),
    }),
  ),
  general: z
    .array(
      z.object({
        kind: z.enum(GENERAL_KINDS),
        error: text(TEXT_MAX),
        quotes: Quotes,
        fix: text(TEXT_MAX).nullish().transform(orEmpty),
      }),
    )
    .transform((findings) => findings.slice(0, GENERAL_MAX))
    .optional(),
})

export type Reply = z.infer<typeof Reply>
export type RuleReply = Reply['rules'][number]
export type GeneralReply = NonNullable<Reply['general']>[number]
export type QuoteReply = RuleReply['quotes'][number]

function orEmpty(value: string | null | undefined): string {
  return value ?? ''
}

function isBox([top, left, bottom, right]: readonly [number, number, number, number]): boolean {
  return top >= 0 && left >= 0 && bottom <= 1000 && right <= 1000 && top < bottom && left < right
}

export interface Asked {
  readonly rules: readonly NumberedRule[]
  readonly general: boolean
}

export function parseReply(answer: Pick<Answer, 'text' | 'finish'>, asked: Asked): Parsed<Reply> {
  const parsed = parseAnswer(answer, Reply)
  if (!parsed.ok) return parsed
  if (asked.general && !parsed.reply.general) return defect('The list of the general checks is missing.')
  const wrong = wrongNumbers(parsed.reply.rules, asked.rules, 'rule')
  return wrong === null ? parsed : defect(wrong)
}

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

/** The weightiest verdict of any chunk, so that "does not apply" needs all of them; of equal ones, that with quotes. */
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
