import * as z from 'zod'
import { GENERAL_KINDS } from '../../domain/results/verdicts.ts'
import type { Answer } from '../base/ports.ts'
import { defect, type Parsed, parseAnswer, text, wrongNumbers } from './answer.ts'
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
