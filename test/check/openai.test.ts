/** The adapter for an own model over real HTTP, with responses as Ollama, vLLM, LM Studio and others send them. */
import type { ServerResponse } from 'node:http'
import OpenAI from 'openai'
import { describe, expect, it } from 'vitest'
import { createOpenAiChecker, type OpenAiOptions } from '../../src/server/adapters/openai/openai.ts'
import { CheckerFault, type Question } from '../../src/server/base/ports.ts'
import { markedText } from '../../src/server/check/chunks.ts'
import { questionFor } from '../../src/server/check/prompt.ts'
import { parseReply } from '../../src/server/check/reply.ts'
import { secondQuestion } from '../../src/server/check/second-question.ts'
import { reader } from '../adapters/pdf-samples.ts'
import { startModelServer } from './model-server.ts'
import { json, type Respond, scriptedServer } from './scripted-server.ts'
import { LEASE, PDF, replyText, ruleAnswer } from './support.ts'

async function ownModel(...responses: readonly Respond[]) {
  return ownModelWith({}, ...responses)
}

async function ownModelWith(options: Partial<OpenAiOptions>, ...responses: readonly Respond[]) {
  const { port, received } = await scriptedServer(responses)
  const waits: number[] = []
  const checker = createOpenAiChecker({
    baseUrl: `http://127.0.0.1:${port}/v1/`,
    model: 'qwen3:8b',
    apiKey: 'key-1',
    context: 8_192,
    random: () => 0.5,
    sleep: async (ms) => void waits.push(ms),
    callMs: 10_000,
    ...options,
  })
  return { checker, received, waits }
}

function completion(
  content: unknown,
  finish_reason: string | null = 'stop',
  more: Readonly<Record<string, unknown>> = {},
): Respond {
  const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason }]
  return json(200, { object: 'chat.completion', model: 'qwen3:8b-q4', choices, ...more })
}

const RULES = [{ number: 1, text: 'x' }]
const GOOD_TEXT = replyText([ruleAnswer(1)])
const GOOD = completion(GOOD_TEXT)
const QUESTION: Question = questionFor({
  rules: RULES,
  language: 'en',
  general: true,
  pdf: PDF,
  text: markedText(LEASE.pages),
})

async function faultOf(run: Promise<unknown>): Promise<CheckerFault> {
  const caught = await run.catch((thrown: unknown) => thrown)
  if (caught instanceof CheckerFault) return caught
  throw new Error(`no fault but ${JSON.stringify(caught)}`)
}

describe('a question', () => {
  it('of the second reading has no text of the document, and goes to its own model', async () => {
    const passage = [{ role: 'quote', page: 2, text: 'Pets are allowed.', places: [] }] as const
    const reading = { number: 1, rule: 'Pets are allowed.', verdict: 'broken', passage } as const
    const question = secondQuestion({ readings: [reading], language: 'en' })
    const { checker, received } = await ownModelWith({ secondModel: 'judge:4b' }, GOOD)
    await checker.ask(question)
    await checker.ask(QUESTION)
    expect(received.map(({ body }) => body.model)).toEqual(['judge:4b', 'qwen3:8b'])
    const body = received[0]?.body
    expect(body.messages).toEqual([
      { role: 'system', content: question.instructions },
      { role: 'user', content: [{ type: 'text', text: question.prompt }] },
    ])
    const { schema } = body.response_format.json_schema
    expect(schema.properties.readings.items.required).toEqual(['number', 'limits', 'why', 'holds'])
  })

  it('has instructions, document and task as separate parts, and nothing of the PDF file', async () => {
    const { checker, received } = await ownModel(GOOD)
    await checker.ask(QUESTION)
    const [{ path, headers, body } = expect.fail()] = received
    expect([path, headers.authorization]).toEqual(['/v1/chat/completions', 'Bearer key-1'])
    expect(body).toMatchObject({ model: 'qwen3:8b', temperature: 0, max_tokens: 2_048 })
    expect(body.messages).toEqual([
      { role: 'system', content: QUESTION.instructions },
      {
        role: 'user',
        content: [
          { type: 'text', text: QUESTION.text },
          { type: 'text', text: QUESTION.prompt },
        ],
      },
    ])
    expect(QUESTION.instructions).toContain('⟦document⟧')
    expect(QUESTION.instructions).not.toContain('landlord')
    expect(JSON.stringify(body)).not.toContain('%PDF')
  })

  it('has pictures of pages between document and task, each after its mark, without counting their bytes', async () => {
    const png = new Uint8Array(200_000).fill(7)
    const usage = { usage: { prompt_tokens: 2_000, completion_tokens: 30 } }
    const { checker, received } = await ownModelWith({ pictures: true }, completion(GOOD_TEXT, 'stop', usage))
    await checker.ask({ ...QUESTION, pictures: [{ page: 3, png }] })
    const [, , mark, picture, task] = [null, ...(received[0]?.body.messages[1].content ?? [])]
    expect([mark, task]).toEqual([
      { type: 'text', text: '⟦picture of page 3⟧' },
      { type: 'text', text: QUESTION.prompt },
    ])
    const [kind, base64] = picture.image_url.url.split(',')
    expect([picture.type, kind]).toEqual(['image_url', 'data:image/png;base64'])
    expect(new Uint8Array(Buffer.from(base64, 'base64'))).toEqual(png)
  })

  it('leaves room for pictures only if the model accepts them, at most four in a question', () => {
    const options = { baseUrl: 'http://localhost/v1', model: 'm', apiKey: '', context: 131_072 }
    const { textBytes = 0, pictureBytes = 0 } = createOpenAiChecker({ ...options, pictures: true })
    expect(Math.floor(textBytes / pictureBytes)).toBe(4)
    expect(createOpenAiChecker(options).pictureBytes).toBeUndefined()
  })

  it('has a schema that servers can enforce: all properties required, no others allowed', async () => {
    const { checker, received } = await ownModel(GOOD)
    await checker.ask(QUESTION)
    const { type, json_schema } = received[0]?.body.response_format ?? {}
    expect([type, json_schema.strict]).toEqual(['json_schema', true])
    const seen: unknown[] = []
    const walk = (schema: ReturnType<typeof JSON.parse>): void => {
      if (schema.type === 'object') {
        seen.push(schema)
        expect(schema.required).toEqual(Object.keys(schema.properties))
        expect(schema.additionalProperties).toBe(false)
      }
      Object.values(schema.properties ?? {}).forEach(walk)
      if (schema.items) walk(schema.items)
    }
    walk(json_schema.schema)
    expect(seen).toHaveLength(6)
    expect(JSON.stringify(json_schema)).not.toMatch(/propertyOrdering|"format"|box_2d/)
  })

  it('is sent without a key if none is set', async () => {
    const model = await startModelServer({ reader })
    const checker = createOpenAiChecker({
      baseUrl: `${model.baseUrl}/v1`,
      model: 'm',
      apiKey: '',
      context: 32_768,
    })
    const answer = await checker.ask(QUESTION).finally(() => model.stop())
    expect(answer).toMatchObject({ finish: 'complete', model: 'emulated model' })
  })

  it('can also be sent by the official client, which reads the answer', async () => {
    const { checker, received } = await ownModel(GOOD)
    await checker.ask(QUESTION)
    const model = await startModelServer({ reader })
    const client = new OpenAI({ apiKey: 'none', baseURL: `${model.baseUrl}/v1`, maxRetries: 0 })
    const answer = await client.chat.completions
      .stream(received[0]?.body)
      .finalChatCompletion()
      .finally(() => model.stop())
    const [choice = expect.fail()] = answer.choices
    expect(
      parseReply({ text: choice.message.content ?? '', finish: 'complete' }, { rules: RULES, general: true }),
    ).toMatchObject({ ok: true })
    expect([choice.finish_reason, answer.usage?.completion_tokens]).toEqual(['stop', expect.any(Number)])
  })
})

describe('an answer that counts', () => {
  it.each([
    ['as it should be', GOOD_TEXT],
    ['in a code fence, from a server that ignores the schema', `\`\`\`json\n${GOOD_TEXT}\n\`\`\``],
    ['after thoughts', `<think>\n{"rules":[]} would be wrong.\n</think>\n\n${GOOD_TEXT}`],
    ['after thoughts whose opening tag is in the prompt', `Let me see.\n</think>${GOOD_TEXT}`],
    ['after thoughts, in a fence', `<think></think>\n\`\`\`json\n${GOOD_TEXT}\n\`\`\``],
    [
      'in parts',
      [
        { type: 'text', text: GOOD_TEXT.slice(0, 20) },
        { type: 'text', text: GOOD_TEXT.slice(20) },
      ],
    ],
    ['with a tag of thoughts in a quote', replyText([ruleAnswer(1, { reason: 'It says </think>.' })])],
  ])('%s', async (_, content) => {
    const { checker } = await ownModel(completion(content))
    const answer = await checker.ask(QUESTION)
    expect(parseReply(answer, { rules: RULES, general: true }).ok).toBe(true)
    expect(answer.model).toBe('qwen3:8b-q4')
  })

  it('has the number of tokens if the server counts them', async () => {
    const { checker } = await ownModel(
      completion(GOOD_TEXT, 'stop', { usage: { prompt_tokens: 2_000, completion_tokens: 30 } }),
    )
    expect((await checker.ask(QUESTION)).tokens).toEqual({ read: 2_000, written: 30 })
  })

  it.each([
    ['without usage', {}],
    ['with usage of null', { usage: null }],
    ['with usage of another kind', { usage: 'none', error: null }],
  ])('%s', async (_, more) => {
    const { checker } = await ownModel(completion(GOOD_TEXT, 'stop', more))
    expect(await checker.ask(QUESTION)).toMatchObject({ finish: 'complete', tokens: { read: 0, written: 0 } })
  })

  it('names the configured model if the server names none', async () => {
    const { checker } = await ownModel(completion(GOOD_TEXT, 'stop', { model: undefined }))
    expect((await checker.ask(QUESTION)).model).toBe('qwen3:8b')
  })
})

describe('an answer that does not count', () => {
  it('that ends at the token limit is cut', async () => {
    const { checker } = await ownModel(completion(GOOD_TEXT.slice(0, 30), 'length'))
    expect((await checker.ask(QUESTION)).finish).toBe('cut')
  })

  it('that ends within its thoughts is cut, and empty', async () => {
    const { checker } = await ownModel(completion('<think>{"rules":', 'length'))
    expect(await checker.ask(QUESTION)).toMatchObject({ finish: 'cut', text: '' })
  })

  it.each([
    ['a filter', completion(GOOD_TEXT, 'content_filter')],
    [
      'a refusal',
      json(200, { choices: [{ message: { content: null, refusal: 'No.' }, finish_reason: 'stop' }] }),
    ],
  ])('%s blocks it, without a retry', async (_, respond) => {
    const { checker, received } = await ownModel(respond)
    expect((await checker.ask(QUESTION)).finish).toBe('blocked')
    expect(received).toHaveLength(1)
  })

  it.each<readonly [string, Respond]>([
    ['an error in a 200', json(200, { error: { message: 'model is loading', type: 'server_error' } })],
    ['an error in a 200, as text', json(200, { error: 'model is loading' })],
    [
      'an error with a status in a 200',
      json(200, { object: 'error', error: { message: 'busy', code: 503 } }),
    ],
    ['no choice', json(200, { choices: [] })],
    ['no message', json(200, { choices: [{ finish_reason: 'stop' }] })],
    ['nothing but thoughts', completion('<think>Hm.</think>')],
    ['thoughts without an end', completion('<think>Hm.')],
    ['no reason of its end', completion(GOOD_TEXT, null)],
    ['an end that was called off', completion(GOOD_TEXT, 'abort')],
    ['a page of a proxy', (response: ServerResponse) => void response.writeHead(200).end('<html>')],
    ['half a body', (response: ServerResponse) => response.write('{"cho', () => response.destroy())],
    ['a reset connection', (response: ServerResponse) => void response.destroy()],
    ...[408, 409, 429, 500, 502, 503].map((status) => [`status ${status}`, json(status, {})] as const),
  ])('%s is tried again', async (_, bad) => {
    const { checker, received } = await ownModel(bad, GOOD)
    expect((await checker.ask(QUESTION)).text).toBe(GOOD_TEXT)
    expect(received).toHaveLength(2)
  })

  it.each([
    ['status 401', json(401, {}), 401],
    ['status 404: the model is not installed', json(404, { error: { message: 'model not found' } }), 404],
    ['an error of status 400 in a 200', json(200, { error: { message: 'no', code: '400' } }), 400],
  ])('%s is not', async (_, bad, status) => {
    const { checker, received } = await ownModel(bad)
    expect(await faultOf(checker.ask(QUESTION))).toMatchObject({ retryable: false, status })
    expect(received).toHaveLength(1)
  })

  it('status 400 is not, with a schema and without', async () => {
    const bad = json(400, { error: { message: 'context length exceeded', code: null } })
    const { checker, received } = await ownModel(bad)
    expect(await faultOf(checker.ask(QUESTION))).toMatchObject({ retryable: false, status: 400 })
    expect(received).toHaveLength(2)
  })

  it('of a model that was given only the end of the question doesn’t count', async () => {
    const text = markedText(LEASE.pages).repeat(100)
    const { checker } = await ownModel(completion(GOOD_TEXT, 'stop', { usage: { prompt_tokens: 2_048 } }))
    const fault = await faultOf(checker.ask({ ...QUESTION, text }))
    expect(fault).toMatchObject({ retryable: false, message: expect.stringContaining('only a part') })
  })

  it('with a long delay is left to the queue', async () => {
    const { checker, received } = await ownModel(json(503, {}, { 'retry-after': '40' }))
    expect(await faultOf(checker.ask(QUESTION))).toMatchObject({ retryable: true, retryAfter: 40 })
    expect(received).toHaveLength(1)
  })

  it('that never ends is read up to a limit, and cut', async () => {
    const { checker } = await ownModel((response) => {
      const write = (): void => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      }
      response.on('drain', write)
      write()
    })
    expect(await checker.ask(QUESTION)).toMatchObject({ finish: 'cut', text: '' })
  })
})
