/**
 * The second question: whether a passage, read in its context, carries the first reading's verdict. The other sentences
 * are searched for remarks about the quoted one, and a rule found met is decided again with the passage as the whole
 * document.
 */
import * as z from 'zod'
import { decide } from './deciders/decide.ts'
import type { Decision } from './deciders/decision.ts'
import { exception } from './deciders/statements.ts'
import { buildDocument } from './document/document.ts'

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
/** Titles above text that isn't meant. */
const unmeant =
  /\b(?:deleted|withdrawn|superseded|obsolete|not agreed|rejected|examples?|sample|former|previous)\b/iu

export function answerReadings({ language, readings }: ReadingTask): ReadingTaskAnswer {
  return {
    language,
    readings: readings.map((reading) => ({ number: reading.number, limits: [], ...judged(reading) })),
  }
}

type Judgement = Omit<ReadingAnswer, 'number' | 'limits'> & Partial<ReadingAnswer>
function judged({ rule, verdict, sentences }: Reading): Judgement {
  const headings = sentences.filter(({ role }) => role === 'heading')
  const about = sentences.filter(({ role, text }) => !/quote|heading/u.test(role) && pointsBack.test(text))
  const against =
    headings.find(({ text }) => unmeant.test(text)) ??
    about.find(({ text }) => denies.test(text) && !exception.test(text))
  if (against) return { limits: [against.id], why: `"${against.text}" takes it back.`, holds: 'contradicts' }
  const again = verdict === 'met' ? decidedAgain(rule, sentences) : undefined
  if (again?.verdict === 'broken') return { why: again.reason, holds: 'contradicts' }
  const limits = about.filter(({ text }) => exception.test(text))
  if (limits[0])
    return { limits: limits.map(({ id }) => id), why: `"${limits[0].text}" limits it.`, holds: 'limited' }
  return sentences.some(({ role }) => role === 'quote')
    ? { why: 'The passage says it, and nothing beside it limits it.', holds: 'supports' }
    : { why: 'The passage has no quoted sentence.', holds: 'unclear' }
}

function decidedAgain(rule: string, sentences: readonly Sentence[]): Decision {
  const pages = [...Map.groupBy(sentences, ({ page }) => page)]
  const texts = pages.map(([number, own]) => ({ number, text: own.map(({ text }) => text).join('\n') }))
  return decide(rule, buildDocument(texts))
}
