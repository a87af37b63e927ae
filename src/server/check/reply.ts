/**
 * Parses the AI's answer without repairing it: an unexpected form is a defect, described for the retry.
 */
import * as z from 'zod'
import { GENERAL_KINDS } from '../../domain/results/verdicts.ts'
import type { Answer } from '../ports.ts'
import { capped, visibleText } from './plain-text.ts'
import { ANSWERED_VERDICTS, type NumberedRule } from './prompt.ts'

/** Characters of a whole answer; 20 rules with five quotes each and 40 general findings take about 60,000. */
const ANSWER_MAX = 1_000_000
const QUOTE_MAX = 2_000
const TEXT_MAX = 2_000
const QUOTES_MAX = 10
const GENERAL_MAX = 100

export type Parsed =
  | { readonly ok: true; readonly reply: Reply }
  | { readonly ok: false; readonly defect: Defect }

/** `cut`: the answer ended early, so a smaller question may help. */
export interface Defect {
  readonly cut: boolean
  /** English, sent with the retry. */
  readonly text: string
}

/** Display text: visible characters only, whitespace collapsed, length limited. Markup stays plain text. */
function text(max: number): z.ZodType<string, string> {
  return z.string().transform((raw) => capped(visibleText(raw.slice(0, max * 4)).trim(), max))
}

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

/** [ymin, xmin, ymax, xmax] within 0..1000, not empty. */
function isBox([top, left, bottom, right]: readonly [number, number, number, number]): boolean {
  return top >= 0 && left >= 0 && bottom <= 1000 && right <= 1000 && top < bottom && left < right
}

/** The parts of a question that its answer is validated against. */
export interface Asked {
  readonly rules: readonly NumberedRule[]
  readonly general: boolean
}

export function parseReply(answer: Pick<Answer, 'text' | 'finish'>, asked: Asked): Parsed {
  if (answer.finish === 'cut') return bad('The answer was cut off before its end. Be shorter.', true)
  if (answer.text.length > ANSWER_MAX) return bad('The answer was far too long. Be shorter.', true)
  const json = jsonOf(answer.text)
  if (json === undefined) return bad('The answer was not valid JSON.')
  const parsed = Reply.safeParse(json)
  if (!parsed.success) return bad(`The answer did not have the form asked for: ${firstIssue(parsed.error)}`)
  if (asked.general && !parsed.data.general) return bad('The list of the general checks is missing.')
  const wrong = wrongNumbers(parsed.data.rules, asked.rules)
  return wrong === null ? { ok: true, reply: parsed.data } : bad(wrong)
}

function bad(text: string, cut = false): Parsed {
  return { ok: false, defect: { cut, text } }
}

const FENCE = '```'

/** The content if the answer is a fenced code block, else the answer. */
function unfenced(text: string): string {
  const bare = text.trim()
  const lineEnd = bare.indexOf('\n')
  const opening = bare.slice(0, Math.max(0, lineEnd)).trim().toLowerCase()
  const isFenced = (opening === FENCE || opening === `${FENCE}json`) && bare.endsWith(FENCE)
  return isFenced ? bare.slice(lineEnd + 1, -FENCE.length) : text
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(unfenced(text))
  } catch {
    return undefined
  }
}

/** Path of the first mismatch, without text of the answer. */
function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0]
  return `${issue?.path.map(String).join('.').slice(0, 100) || 'the whole'} (${issue?.code ?? 'unknown'}).`
}

function wrongNumbers(answered: readonly RuleReply[], asked: readonly NumberedRule[]): string | null {
  const open = new Set(asked.map((rule) => rule.number))
  const given = new Set<number>()
  const unknown = new Set<number>()
  const doubled = new Set<number>()
  for (const { number } of answered) {
    if (open.delete(number)) given.add(number)
    else (given.has(number) ? doubled : unknown).add(number)
  }
  const parts = [
    unknown.size > 0 && `There is no rule with the number ${list(unknown)}.`,
    doubled.size > 0 && `More than one verdict was given for rule ${list(doubled)}.`,
    open.size > 0 && `No verdict was given for rule ${list(open)}.`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : parts.join(' ')
}

function list(numbers: ReadonlySet<number>): string {
  return [...numbers].slice(0, 100).join(', ')
}
