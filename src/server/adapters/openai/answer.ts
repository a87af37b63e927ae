/** Responses of servers with OpenAI's chat completions API, which differ slightly. */
import type { OpenAI } from 'openai'
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions'
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

type Chat = OpenAI['chat']
type Request = ChatCompletionCreateParamsNonStreaming

const Chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).default({}),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage: z.unknown().optional(),
  model: z.string().optional(),
  error: z.unknown().optional(),
})

/** Statuses of a server that doesn't know `response_format`. */
const UNKNOWN_FIELD = new Set([400, 422])

/**
 * Streamed, so that a slow model is given up for its silence and not for its length. `silence`: most milliseconds before
 * each token. @throws the SDK's errors, and when `signal` aborts
 */
export async function completionOf(
  chat: Chat,
  request: Request,
  signal: AbortSignal,
  silence: number,
): Promise<unknown> {
  const patience = new AbortController()
  const giveUp = (): void => patience.abort()
  let timer = setTimeout(giveUp, silence)
  const heard = (): void => {
    clearTimeout(timer)
    timer = setTimeout(giveUp, silence)
  }
  try {
    const both = AbortSignal.any([signal, patience.signal])
    const response = await responseTo(chat, request, both)
    heard()
    const isStream = response.headers.get('content-type')?.includes('text/event-stream')
    return isStream ? await joined(response, heard) : await response.json()
  } finally {
    clearTimeout(timer)
  }
}

async function responseTo(chat: Chat, request: Request, signal: AbortSignal): Promise<Response> {
  const ask = ({ response_format, ...rest }: Request, isTyped: boolean): Promise<Response> =>
    chat.completions
      .create(
        {
          ...rest,
          ...(isTyped && response_format && { response_format }),
          stream: true,
          stream_options: { include_usage: true },
        },
        { signal },
      )
      .asResponse()
  try {
    return await ask(request, true)
  } catch (error) {
    const { data } = z.object({ status: z.int() }).safeParse(error)
    if (!data || !UNKNOWN_FIELD.has(data.status)) throw error
    return ask(request, false)
  }
}

/** Joins the events of a stream; one that breaks off has no `finish_reason`. */
async function joined(response: Response, heard: () => void): Promise<unknown> {
  const parts: string[] = []
  const whole: { refusal?: string; finish?: string; usage?: unknown; model?: string } = {}
  for await (const data of events(response)) {
    heard()
    if (data === '[DONE]') break
    const { choices, usage, model, error } = Chunk.parse(JSON.parse(data))
    if (error) return { error }
    const [choice] = choices
    if (choice?.delta.content) parts.push(choice.delta.content)
    if (choice?.delta.refusal) whole.refusal = choice.delta.refusal
    if (choice?.finish_reason) whole.finish = choice.finish_reason
    if (usage) whole.usage = usage
    if (model) whole.model = model
  }
  const message = { content: parts.join(''), refusal: whole.refusal }
  return { choices: [{ message, finish_reason: whole.finish }], usage: whole.usage, model: whole.model }
}

/** The data of server-sent events, each of one line, as these servers send them. */
async function* events({ body }: Response): AsyncGenerator<string, undefined> {
  if (!body) return
  let rest = ''
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data:')) yield line.slice('data:'.length).trim()
  }
  if (rest.startsWith('data:')) yield rest.slice('data:'.length).trim()
}
