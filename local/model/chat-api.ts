/**
 * Emulates OpenAI's chat completions as servers for self-hosted models implement them: the same answers and faults in
 * another wire format.
 */
import { type Context, Hono } from 'hono'
import * as z from 'zod'
import type { PageSource } from './document/document.ts'
import type { Fault } from './faults.ts'
import type { Ledger } from './ledger.ts'
import { respond } from './respond.ts'
import { bodyOf, refusalOf } from './spoiled-transfer.ts'
import { type GenerateContentResponse, jsonOf } from './wire.ts'

const MODEL = 'emulated model'
const largestRequest = 20 * 1024 * 1024
const charactersOfToken = 4

const TextPart = z.object({ type: z.literal('text'), text: z.string() })
const PicturePart = z.object({
  type: z.literal('image_url'),
  image_url: z.object({ url: z.string().regex(/^data:image\/png;base64,iVBORw0KGgo/) }),
})
const ChatRequest = z.object({
  model: z.string().min(1),
  messages: z.tuple([
    z.object({ role: z.literal('system'), content: z.string() }),
    z.object({ role: z.literal('user'), content: z.array(z.union([TextPart, PicturePart])).min(1) }),
  ]),
  stream: z.boolean().default(false),
})

export function createChatApi(ledger: Ledger): Hono {
  return new Hono()
    .get('/v1/models', (c) => c.json({ object: 'list', data: [{ id: MODEL, object: 'model' }] }))
    .post('/v1/chat/completions', (c) => complete(c, ledger))
}

async function complete(context: Context, ledger: Ledger): Promise<Response> {
  const text = await context.req.text()
  if (text.length > largestRequest) return failed(413, 'The request is too large.')
  const { data } = ChatRequest.safeParse(jsonOf(text))
  if (!data) return failed(400, 'The emulated model answers the questions of this product only.')
  const [system, user] = data.messages
  // Does not look at pictures.
  const texts = user.content.filter((part) => part.type === 'text').map((part) => part.text)
  const [document = '', prompt = ''] = [texts.at(0), texts.at(-1)]
  const fault = ledger.take('ask', prompt)
  ledger.note({
    model: data.model,
    prompt,
    pdfBytes: 0,
    pictures: user.content.filter(({ type }) => type === 'image_url').length,
    systemInstructionBytes: system.content.length,
    fault: fault?.kind ?? null,
  })
  const refusal = refusalOf(fault)
  if (refusal) return failed(refusal.status, refusal.body.error.message, refusal.headers)
  await ledger.wait(fault)
  const response = respond(prompt, pagesIn(document), fault)
  return 'error' in response
    ? failed(response.error.code, response.error.message)
    : completed(response, text.length, fault, data.stream)
}

function completed(
  response: GenerateContentResponse,
  characters: number,
  fault: Fault | null,
  isStream: boolean,
): Response {
  const prompt_tokens = Math.ceil(characters / charactersOfToken)
  const completion_tokens = response.usageMetadata.candidatesTokenCount
  const usage = { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens }
  const created = Math.floor(Date.now() / 1_000)
  const body = { id: 'chatcmpl-emulated', object: 'chat.completion', created, model: MODEL }
  const choices = choicesOf(response)
  const chunk = { ...body, object: 'chat.completion.chunk' }
  const deltas = choices.map(({ message, ...choice }) => ({ ...choice, delta: message }))
  const events = [
    { ...chunk, choices: deltas },
    { ...chunk, choices: [], usage },
  ]
  const text = isStream
    ? `${events.map((one) => `data: ${JSON.stringify(one)}\n\n`).join('')}data: [DONE]\n\n`
    : JSON.stringify({ ...body, choices, usage })
  return new Response(bodyOf(text, fault), {
    headers: { 'content-type': isStream ? 'text/event-stream' : 'application/json' },
  })
}

function failed(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error: { message, type: 'error', param: null, code: null } }, { status, headers })
}

const FINISH_REASONS: Readonly<Record<string, string>> = {
  STOP: 'stop',
  MAX_TOKENS: 'length',
  SAFETY: 'content_filter',
  RECITATION: 'content_filter',
}

function choicesOf({ candidates = [], promptFeedback }: GenerateContentResponse) {
  const [first = promptFeedback && { finishReason: 'SAFETY' }] = candidates
  if (!first) return []
  const parts = 'content' in first ? (first.content?.parts ?? []) : []
  const content = parts.map(({ thought, text }) => (thought ? `<think>${text}</think>\n` : text)).join('')
  const finish_reason = FINISH_REASONS[first.finishReason ?? ''] ?? null
  return [{ index: 0, message: { role: 'assistant', content, refusal: null }, finish_reason, logprobs: null }]
}

/** Splits a document in the form of `markedText` into pages. */
function pagesIn(document: string): readonly PageSource[] {
  const [, ...parts] = document.replace(/\n⟦end of document⟧$/u, '').split(/^⟦page (\d+)⟧\n/mu)
  return parts.flatMap((number, at) =>
    at % 2 === 0 ? [{ number: Number(number), text: (parts[at + 1] ?? '').replace(/^⟦.*⟧$/gmu, '') }] : [],
  )
}
