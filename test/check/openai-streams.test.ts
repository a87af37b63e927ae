/** The adapter for an own model against streams exactly as Ollama and llama.cpp's server send them. */
import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createOpenAiChecker } from '../../src/server/adapters/openai/openai.ts'
import { CheckerFault } from '../../src/server/base/ports.ts'
import { markedText } from '../../src/server/check/chunks.ts'
import { questionFor } from '../../src/server/check/prompt.ts'
import { json, type Respond, scriptedServer } from './scripted-server.ts'
import { LEASE, PDF, replyText, ruleAnswer } from './support.ts'

const GOOD = replyText([ruleAnswer(1)])
const QUESTION = questionFor({
  rules: [{ number: 1, text: 'x' }],
  language: 'en',
  general: true,
  pdf: PDF,
  text: markedText(LEASE.pages),
})

type Event = Readonly<Record<string, unknown>>
const ids = { id: 'chatcmpl-554', object: 'chat.completion.chunk', created: 1_764_000_000 }

/** Ollama: the role in every event, the usage in one of its own, "fp_ollama". */
function ollama(text: string, finish_reason: string | null, usage: unknown): Event[] {
  const event = (choices: unknown, more: object = {}): Event => ({
    ...ids,
    model: 'qwen3:4b',
    system_fingerprint: 'fp_ollama',
    choices,
    ...more,
  })
  return [
    ...pieces(text).map((content) =>
      event([{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }]),
    ),
    event([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason }]),
    event([], { usage }),
  ]
}

/** llama.cpp: the role first with null content, an empty last delta, then usage and timings. */
function llamaCpp(text: string, finish_reason: string | null, usage: unknown): Event[] {
  const event = (choices: unknown, more: object = {}): Event => ({
    ...ids,
    model: 'gpt-3.5-turbo',
    system_fingerprint: 'b6123-abc',
    choices,
    ...more,
  })
  return [
    event([{ index: 0, delta: { role: 'assistant', content: null }, finish_reason: null }]),
    ...pieces(text).map((content) => event([{ index: 0, delta: { content }, finish_reason: null }])),
    event([{ index: 0, delta: {}, finish_reason }]),
    event([], { usage, timings: { prompt_n: 900, predicted_per_second: 11.2 } }),
  ]
}

function pieces(text: string): string[] {
  return text.match(/.{1,40}/gsu) ?? []
}

const USAGE = { prompt_tokens: 5_000, completion_tokens: 90, total_tokens: 5_090 }

function head(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { 'content-type': 'text/event-stream', 'transfer-encoding': 'chunked' })
}

function stream(events: readonly Event[]): Respond {
  return (response) =>
    head(response).end(`${events.map((one) => `data: ${JSON.stringify(one)}\n\n`).join('')}data: [DONE]\n\n`)
}

async function ask(callMs: number, ...responses: readonly Respond[]) {
  const { port, received } = await scriptedServer(responses)
  const checker = createOpenAiChecker({
    baseUrl: `http://127.0.0.1:${port}/v1`,
    model: 'qwen3:4b',
    apiKey: '',
    context: 8_192,
    random: () => 0.5,
    sleep: async () => undefined,
    callMs,
  })
  const outcome = await checker.ask(QUESTION).catch((error: unknown) => error)
  return { outcome, received }
}

describe.each([
  ['Ollama', ollama],
  ['llama.cpp', llamaCpp],
])('%s', (_, events) => {
  it('is asked for a stream, whose parts are joined', async () => {
    const { outcome, received } = await ask(5_000, stream(events(GOOD, 'stop', USAGE)))
    expect(outcome).toMatchObject({ text: GOOD, finish: 'complete', tokens: { read: 5_000, written: 90 } })
    expect(received[0]?.body).toMatchObject({ stream: true, response_format: { type: 'json_schema' } })
  })

  it('a context of 4,096 tokens that lost a part of the question is named', async () => {
    const long = { ...QUESTION, text: markedText(LEASE.pages).repeat(200) }
    const { port } = await scriptedServer([stream(events(GOOD, 'stop', { ...USAGE, prompt_tokens: 4_096 }))])
    const options = { baseUrl: `http://127.0.0.1:${port}/v1`, model: 'm', apiKey: '', context: 32_768 }
    const fault = await createOpenAiChecker(options)
      .ask(long)
      .catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(CheckerFault)
    expect(fault).toMatchObject({
      retryable: false,
      message: expect.stringContaining('its context is smaller'),
    })
  })
})

it('each token restarts the wait: an answer may take longer than the silence allowed', async () => {
  const slow: Respond = (response) => {
    const events = ollama(GOOD, 'stop', USAGE).slice(0, 6)
    const rest = ollama(GOOD, 'stop', USAGE).slice(6)
    head(response)
    const timer = setInterval(() => {
      const next = events.shift()
      if (next) return void response.write(`data: ${JSON.stringify(next)}\n\n`)
      clearInterval(timer)
      response.end(rest.map((one) => `data: ${JSON.stringify(one)}\n\n`).join(''))
    }, 150)
  }
  const started = performance.now()
  const { outcome } = await ask(600, slow)
  expect(outcome).toMatchObject({ text: GOOD, finish: 'complete' })
  expect(performance.now() - started).toBeGreaterThan(600)
})

it('a model without a first token is given up, and asked again', async () => {
  const silent: Respond = (response) => void head(response).flushHeaders()
  const { outcome, received } = await ask(200, silent, stream(ollama(GOOD, 'stop', USAGE)))
  expect(outcome).toMatchObject({ finish: 'complete' })
  expect(received).toHaveLength(2)
})

it('a server without schemas is asked without', async () => {
  const unknown = json(400, { error: { message: "unsupported parameter: 'response_format'" } })
  const { outcome, received } = await ask(5_000, unknown, stream(llamaCpp(GOOD, 'stop', USAGE)))
  expect(outcome).toMatchObject({ finish: 'complete' })
  expect(received.map(({ body }) => 'response_format' in body)).toEqual([true, false])
})

it('an error in the middle of a stream is retried', async () => {
  const failing = stream([
    ...ollama(GOOD, 'stop', USAGE).slice(0, 1),
    { error: { message: 'cuda', code: 500 } },
  ])
  const { outcome } = await ask(5_000, failing, stream(ollama(GOOD, 'stop', USAGE)))
  expect(outcome).toMatchObject({ finish: 'complete' })
})
