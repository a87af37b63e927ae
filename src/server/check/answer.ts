/** Parses the AI's answers without repairing them: an unexpected form is a defect, described for the retry. */
import * as z from 'zod'
import type { Answer } from '../base/ports.ts'
import { capped, visibleText } from './plain-text.ts'

/** Characters of a whole answer; 20 rules with five quotes each and 40 general findings take about 60,000. */
const ANSWER_MAX = 1_000_000

export type Parsed<Reply> =
  | { readonly ok: true; readonly reply: Reply }
  | { readonly ok: false; readonly defect: Defect }

export interface Defect {
  readonly cut: boolean
  /** English, sent with the retry. */
  readonly text: string
}

export function defect(text: string, cut = false): { readonly ok: false; readonly defect: Defect } {
  return { ok: false, defect: { cut, text } }
}

/** Display text: visible characters only, whitespace collapsed, length limited. Markup stays plain text. */
export function text(max: number): z.ZodType<string, string> {
  return z.string().transform((raw) => capped(visibleText(raw.slice(0, max * 4)).trim(), max))
}

export function parseAnswer<Reply>(
  answer: Pick<Answer, 'text' | 'finish'>,
  schema: z.ZodType<Reply>,
): Parsed<Reply> {
  if (answer.finish === 'cut') return defect('The answer was cut off before its end. Be shorter.', true)
  if (answer.text.length > ANSWER_MAX) return defect('The answer was far too long. Be shorter.', true)
  const json = jsonOf(answer.text)
  if (json === undefined) return defect('The answer was not valid JSON.')
  const parsed = schema.safeParse(json)
  if (parsed.success) return { ok: true, reply: parsed.data }
  return defect(`The answer did not have the form asked for: ${firstIssue(parsed.error)}`)
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

function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0]
  return `${issue?.path.map(String).join('.').slice(0, 100) || 'the whole'} (${issue?.code ?? 'unknown'}).`
}

interface Numbered {
  readonly number: number
}

/** Says which answers are missing, doubled or not asked for; null if there is exactly one for each. */
export function wrongNumbers(
  answered: readonly Numbered[],
  asked: readonly Numbered[],
  what: 'rule' | 'reading',
): string | null {
  const open = new Set(asked.map(({ number }) => number))
  const given = new Set<number>()
  const unknown = new Set<number>()
  const doubled = new Set<number>()
  for (const { number } of answered) {
    if (open.delete(number)) given.add(number)
    else (given.has(number) ? doubled : unknown).add(number)
  }
  const parts = [
    unknown.size > 0 && `There is no ${what} with the number ${numbersIn(unknown)}.`,
    doubled.size > 0 && `More than one answer was given for ${what} ${numbersIn(doubled)}.`,
    open.size > 0 && `No answer was given for ${what} ${numbersIn(open)}.`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : parts.join(' ')
}

function numbersIn(numbers: ReadonlySet<number>): string {
  return [...numbers].slice(0, 100).join(', ')
}

type Schema = Readonly<Record<string, unknown>>

export const TEXT: Schema = { type: 'string' }
export const NUMBER: Schema = { type: 'integer' }

export function choice(values: readonly string[]): Schema {
  return { type: 'string', format: 'enum', enum: values }
}

export function list(items: Schema): Schema {
  return { type: 'array', items }
}

/** Fixes the order of the properties. */
export function object(
  properties: Readonly<Record<string, Schema>>,
  optional: readonly string[] = [],
): Schema {
  const names = Object.keys(properties)
  const required = names.filter((name) => !optional.includes(name))
  return { type: 'object', properties, required, propertyOrdering: names }
}
