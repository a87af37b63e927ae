/**
 * The second question: whether a passage, read in its context, carries the first reading's verdict. The other sentences
 * are searched for remarks about the quoted one, and a rule found met is decided again with the passage as the whole
 * document.
 */
import * as z from 'zod'
import { answerTask } from './answer.ts'

const Sentence = z.object({ id: z.int(), role: z.string(), page: z.int(), text: z.string() })
type Sentence = z.infer<typeof Sentence>
const Reading = z.object({
  number: z.int(),
  rule: z.string(),
  /** The first reading's verdict, which the answer is relative to. */
  verdict: z.enum(['met', 'broken', 'does_not_apply']).default('met'),
  sentences: z.array(Sentence),
})
type Reading = z.infer<typeof Reading>

export const ReadingTask = z.object({
  version: z.string(),
  /** BCP 47 tag of the language to answer in. */
  language: z.string(),
  readings: z.array(Reading),
})
export type ReadingTask = z.infer<typeof ReadingTask>

export interface ReadingAnswer {
  readonly number: number
  /** Ids of sentences. */
  readonly limits: readonly number[]
  readonly why: string
  readonly holds: 'supports' | 'limited' | 'contradicts' | 'unclear'
}
export interface ReadingTaskAnswer {
  readonly language: string
  readonly readings: readonly ReadingAnswer[]
}

/** Words that speak of what was said just before. */
const pointsBack =
  /\b(?:this|that|such|the (?:foregoing|above|preceding|previous|last))\s(?:\w+\s)?(?:clause|section|sentence|paragraph|provision|article|statement|requirement|limit|sum|amount|period|date)s?\b|\bthe (?:foregoing|above)\b|^(?:however, |but )?(?:this|that|it|these|they)\s(?:also |only )?(?:is|are|was|were|does|do|did|has|have|shall|will|may|can)\b/iu
const denies =
  /\b(?:not|never|no longer|nothing)\b.{0,40}\b(?:apply|applies|valid|binding|force|effective|effect|agreed|true|correct)\b|\b(?:deleted|void|withdrawn|cancelled|revoked|superseded|obsolete|outdated|untrue|mistaken)\b/iu
const restricts =
  /\b(?:except|unless|only|however|subject to|provided that|not apply to|notwithstanding|but not)\b/iu
/** Titles above text that isn't meant. */
const unmeant =
  /\b(?:deleted|withdrawn|superseded|obsolete|not agreed|rejected|examples?|sample|former|previous)\b/iu

export function answerReadings({ language, readings }: ReadingTask): ReadingTaskAnswer {
  return { language, readings: readings.map((reading) => judged(reading, language)) }
}

function judged(reading: Reading, language: string): ReadingAnswer {
  const { number, sentences } = reading
  const around = sentences.filter(({ role }) => role !== 'quote')
  const against = around.find(({ role, text }) => (role === 'heading' ? unmeant : takesBack).test(text))
  if (against)
    return { number, limits: [against.id], why: `"${against.text}" takes it back.`, holds: 'contradicts' }
  const again = reading.verdict === 'met' ? decidedAgain(reading, language) : undefined
  if (again?.verdict === 'broken') return { number, limits: [], why: again.reason, holds: 'contradicts' }
  const limits = around.filter(({ role, text }) => role !== 'heading' && limitsIt(text))
  const [first] = limits
  if (first)
    return { number, limits: limits.map(({ id }) => id), why: `"${first.text}" limits it.`, holds: 'limited' }
  const isRead = sentences.some(({ role }) => role === 'quote')
  return isRead
    ? { number, limits: [], why: 'The passage says it, and nothing beside it limits it.', holds: 'supports' }
    : { number, limits: [], why: 'The passage has no quoted sentence.', holds: 'unclear' }
}

const takesBack = {
  test: (text: string) => pointsBack.test(text) && denies.test(text) && !restricts.test(text),
}

function limitsIt(text: string): boolean {
  return pointsBack.test(text) && restricts.test(text)
}

function decidedAgain({ rule, sentences }: Reading, language: string): { verdict: string; reason: string } {
  const task = { version: '1' as const, language, rules: [{ number: 1, text: rule }], general: false }
  const [verdict] = answerTask(task, pagesOf(sentences)).rules
  return verdict ?? { verdict: 'not_found', reason: '' }
}

function pagesOf(sentences: readonly Sentence[]): readonly { number: number; text: string }[] {
  const pages = Map.groupBy(sentences, ({ page }) => page)
  return [...pages].map(([number, own]) => ({ number, text: own.map(({ text }) => text).join('\n') }))
}
