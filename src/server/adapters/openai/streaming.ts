/** One completion, streamed, so that a slow model is given up for its silence and not for its length. */
import type { OpenAI } from 'openai'
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions'
import * as z from 'zod'

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

/** `silence`: most milliseconds before each token. @throws the SDK's errors, and when `signal` aborts */
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
