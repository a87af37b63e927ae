/** Responses of servers with OpenAI's chat completions API, which differ slightly. */
import * as z from 'zod'
import { type Answer, CheckerFault } from '../../base/ports.ts'

const Content = z
  .union([
    z.string(),
    z
      .array(z.object({ text: z.string().optional() }))
      .transform((parts) => parts.map(({ text = '' }) => text).join('')),
  ])
  .nullish()

const Choice = z.object({
  message: z.object({ content: Content, refusal: z.string().nullish() }).optional(),
  finish_reason: z.string().nullish(),
})
type Choice = z.infer<typeof Choice>

export const ChatAnswer = z.object({
  choices: z.array(Choice).default([]),
  usage: z
    .object({ prompt_tokens: z.number().catch(0), completion_tokens: z.number().catch(0) })
    .nullish()
    .catch(null),
  model: z.string().catch(''),
})

/** Some servers answer 200 with an error in the body. Without a code it counts as 500. */
export const Failure = z.object({
  error: z.object({ code: z.coerce.number().int().min(400).max(599).catch(500) }).or(bareMessage()),
})

function bareMessage() {
  return z.string().transform(() => ({ code: 500 }))
}

/** @throws CheckerFault when there is no answer, or it doesn't say how it ended */
export function finishOf(choice: Choice | undefined): Answer['finish'] {
  if (choice?.finish_reason === 'content_filter' || choice?.message?.refusal) return 'blocked'
  if (choice?.finish_reason === 'length') return 'cut'
  if (choice?.finish_reason === 'stop' && textOf(choice) !== '') return 'complete'
  throw new CheckerFault(`the AI gave no answer (${choice?.finish_reason ? 'another end' : 'no reason'})`, {
    retryable: true,
    isOutage: false,
  })
}

const THOUGHT_END = '</think>'

/** Returns the answer without the reasoning before it, which some models include, some without the opening tag. */
export function textOf(choice: Choice | undefined): string {
  const text = (choice?.message?.content ?? '').trim()
  const thought = text.startsWith('{') ? -1 : text.indexOf(THOUGHT_END)
  if (thought >= 0) return text.slice(thought + THOUGHT_END.length).trim()
  return text.startsWith('<think>') ? '' : text
}
