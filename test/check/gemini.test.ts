/** The adapter over real HTTP, against a server with scripted responses. */
import type { ServerResponse } from 'node:http'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createGeminiChecker } from '../../src/server/adapters/gemini/gemini.ts'
import { CheckerFault } from '../../src/server/base/ports.ts'
import { questionFor } from '../../src/server/check/prompt.ts'
import { secondQuestion } from '../../src/server/check/second-question.ts'
import { json, type Respond, scriptedServer } from './scripted-server.ts'
import { PDF } from './support.ts'

async function gemini(...responses: readonly Respond[]) {
  const { port, received } = await scriptedServer(responses)
  const waits: number[] = []
  const checker = createGeminiChecker({
    apiKey: 'key-1',
    baseUrl: `http://127.0.0.1:${port}`,
    model: 'gemini-3.5-flash-lite',
    random: () => 0.5,
    sleep: async (ms) => void waits.push(ms),
    callMs: 10_000,
  })
  return { checker, received, waits, port }
}

function candidate(finishReason: string | undefined, ...parts: readonly unknown[]): Respond {
  return json(200, {
    candidates: [{ content: { role: 'model', parts }, finishReason, index: 0 }],
    modelVersion: 'gemini-3.5-flash-lite-001',
  })
}

function error(code: number, details?: readonly unknown[], headers: Record<string, string> = {}): Respond {
  return json(code, { error: { code, message: 'no', status: 'X', details } }, headers)
}

/** Writes until the client disconnects. */
function endless(status: number): Respond {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).write('{"candidates":[{"text":"')
    const write = (): void => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    }
    response.on('drain', write)
    write()
  }
}

const GOOD = candidate('STOP', { text: '{"a":1}' })
const QUESTION = questionFor({ rules: [{ number: 1, text: 'x' }], language: 'en', general: true, pdf: PDF })

async function faultOf(run: Promise<unknown>): Promise<CheckerFault> {
  const caught = await run.catch((thrown: unknown) => thrown)
  if (caught instanceof CheckerFault) return caught
  throw new Error(`no fault but ${JSON.stringify(caught)}`)
}

describe('a call', () => {
  it('sends the file, the task, the instructions and the schema, and the key only in a header', async () => {
    const { checker, received } = await gemini(GOOD)
    await checker.ask(QUESTION)
    const [call] = received
    expect(call?.path).toBe('/v1beta/models/gemini-3.5-flash-lite:generateContent')
    expect(call?.headers['x-goog-api-key']).toBe('key-1')
    expect(call?.body.contents).toEqual([
      {
        role: 'user',
        parts: [
          { inlineData: { mimeType: 'application/pdf', data: Buffer.from(PDF).toString('base64') } },
          { text: QUESTION.prompt },
        ],
      },
    ])
    expect(JSON.stringify(call?.body.systemInstruction)).toContain('material to be examined')
    expect(call?.body.generationConfig).toEqual({
      responseMimeType: 'application/json',
      responseSchema: QUESTION.schema,
    })
  })

  it('sends the second reading without a file, to its own model', async () => {
    const passage = [{ role: 'quote', page: 2, text: 'Pets are allowed.', places: [] }] as const
    const reading = { number: 1, rule: 'Pets are allowed.', verdict: 'met', passage } as const
    const question = secondQuestion({ readings: [reading], language: 'en' })
    const { checker, received, port } = await gemini(GOOD)
    await checker.ask(question)
    const other = { apiKey: 'k', baseUrl: `http://127.0.0.1:${port}`, model: 'a', secondModel: 'b' }
    await createGeminiChecker(other).ask(question)
    await createGeminiChecker(other).ask(QUESTION)
    expect(received.map(({ path }) => path.replace(/.*models/, ''))).toEqual([
      '/gemini-3.5-flash-lite:generateContent',
      '/b:generateContent',
      '/a:generateContent',
    ])
    const body = received[0]?.body
    expect(body.contents).toEqual([{ role: 'user', parts: [{ text: question.prompt }] }])
    expect(JSON.parse(question.prompt)).toEqual({
      version: '1',
      language: 'en',
      readings: [
        {
          number: 1,
          rule: 'Pets are allowed.',
          verdict: 'met',
          sentences: [{ id: 1, role: 'quote', page: 2, text: 'Pets are allowed.' }],
        },
      ],
    })
    expect(JSON.stringify(body.systemInstruction)).toContain('material to be examined')
    expect(body.generationConfig.responseSchema).toEqual(question.schema)
  })

  it('sends exactly the bytes of the file', async () => {
    const { checker, received } = await gemini(GOOD)
    const around = new Uint8Array([1, 2, 3, 4, 5, 6])
    await checker.ask({ ...QUESTION, pdf: around.subarray(2, 4) })
    expect(received[0]?.body.contents[0].parts[0].inlineData.data).toBe('AwQ=')
  })

  it('sends a large file completely, and words of every alphabet', async () => {
    const { checker, received } = await gemini(GOOD)
    const pdf = Uint8Array.from({ length: 500_001 }, (_, at) => at % 251)
    await checker.ask({ ...QUESTION, pdf, prompt: 'Nájemné <file> 家賃' })
    const [file, text] = received[0]?.body.contents[0].parts ?? []
    expect(Buffer.from(file.inlineData.data, 'base64').equals(pdf)).toBe(true)
    expect(text).toEqual({ text: 'Nájemné <file> 家賃' })
  })

  it('reads the answer without the thoughts, and the model’s name', async () => {
    const { checker } = await gemini(
      candidate('STOP', { text: 'Let me think. {"a":0}', thought: true }, { text: '{"a"' }, { text: ':1}' }),
    )
    expect(await checker.ask(QUESTION)).toEqual({
      text: '{"a":1}',
      finish: 'complete',
      model: 'gemini-3.5-flash-lite-001',
    })
  })

  it('that ends at the token limit is cut', async () => {
    const { checker } = await gemini(candidate('MAX_TOKENS', { text: '{"a"' }))
    expect((await checker.ask(QUESTION)).finish).toBe('cut')
  })

  it('with an endless answer is read up to a limit, and cut', async () => {
    const { checker, received } = await gemini(endless(200))
    expect(await checker.ask(QUESTION)).toMatchObject({ finish: 'cut', text: '' })
    expect(received).toHaveLength(1)
  })

  it('doesn’t limit responses to other requests', async () => {
    const { port } = await gemini((response) => void response.end('x'.repeat(5 * 1024 * 1024)))
    const answer = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: '{}' })
    expect(await answer.text()).toHaveLength(5 * 1024 * 1024)
  })

  it.each(['SAFETY', 'RECITATION', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII'])(
    'that ends with %s is blocked, and not tried again',
    async (reason) => {
      const { checker, received } = await gemini(candidate(reason, { text: '{"a":1}' }))
      expect(await checker.ask(QUESTION)).toMatchObject({ finish: 'blocked', text: '' })
      expect(received).toHaveLength(1)
    },
  )

  it('is blocked when the prompt is', async () => {
    const { checker } = await gemini(json(200, { promptFeedback: { blockReason: 'SAFETY' } }))
    expect((await checker.ask(QUESTION)).finish).toBe('blocked')
  })
})

describe('a temporary fault', () => {
  it.each([408, 409, 429, 500, 502, 503, 504])('status %i is tried three times in total', async (status) => {
    const { checker, received } = await gemini(error(status))
    expect(await faultOf(checker.ask(QUESTION))).toMatchObject({ retryable: true })
    expect(received).toHaveLength(3)
  })

  it.each([
    ['no candidate', json(200, {})],
    ['no parts', candidate('STOP')],
    ['thoughts alone', candidate('STOP', { text: 'hm', thought: true })],
    ['no reason of the end', candidate(undefined, { text: '{"a":1}' })],
    ['an unknown reason of the end', candidate('OTHER', { text: '{"a":1}' })],
    [
      'a page of a proxy',
      (response: ServerResponse) => void response.writeHead(200).end('<html>hello</html>'),
    ],
    ['half a body', (response: ServerResponse) => response.write('{"can', () => response.destroy())],
    ['a reset connection', (response: ServerResponse) => void response.destroy()],
  ])('%s is tried again', async (_, bad) => {
    const { checker, received } = await gemini(bad, GOOD)
    expect((await checker.ask(QUESTION)).text).toBe('{"a":1}')
    expect(received).toHaveLength(2)
  })

  it('its reason is logged only if it is a known one', async () => {
    const { checker } = await gemini(candidate('Dear Anna', { text: '{"a":1}' }))
    expect((await faultOf(checker.ask(QUESTION))).message).toBe('the AI gave no answer (another end)')
  })

  it('waits longer each time, by a random share of the maximum', async () => {
    const { checker, waits } = await gemini(error(503))
    await faultOf(checker.ask(QUESTION))
    expect(waits).toEqual([1_000, 2_000])
  })

  it('waits at least as long as the provider asks', async () => {
    const info = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '4.5s' }
    const { checker, waits } = await gemini(error(429, [info]), GOOD)
    await checker.ask(QUESTION)
    expect(waits).toEqual([5_500])
  })

  it.each([
    ['seconds', () => '6', 6],
    ['a date', () => new Date(Date.now() + 600_000).toUTCString(), 600],
    ['a date that is past', () => new Date(0).toUTCString(), 0],
    ['anything else', () => 'soon', undefined],
  ])('parses %s in Retry-After', async (_, header, seconds) => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
    onTestFinished(() => void vi.useRealTimers())
    const { checker } = await gemini(error(429, undefined, { 'retry-after': header() }))
    expect((await faultOf(checker.ask(QUESTION))).retryAfter).toBe(seconds)
  })

  it('waits for the longer of the two delays', async () => {
    const info = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '3s' }
    const { checker, waits } = await gemini(error(503, [info], { 'retry-after': '7' }), GOOD)
    await checker.ask(QUESTION)
    expect(waits).toEqual([8_000])
  })

  it('waits as the header says if the body has no delay', async () => {
    const { checker, waits } = await gemini(
      (response) => void response.writeHead(503, { 'retry-after': '2' }).end('<html>busy</html>'),
      GOOD,
    )
    await checker.ask(QUESTION)
    expect(waits).toEqual([3_000])
  })

  it('leaves a longer delay to the queue', async () => {
    const info = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '41s' }
    const { checker, received, waits } = await gemini(error(429, [info]))
    expect(await faultOf(checker.ask(QUESTION))).toMatchObject({ retryable: true, retryAfter: 41 })
    expect([received.length, waits.length]).toEqual([1, 0])
  })

  it('a call that is not answered in time', async () => {
    const { port } = await gemini(() => undefined)
    const options = {
      apiKey: '',
      baseUrl: `http://127.0.0.1:${port}`,
      model: 'm',
      sleep: async () => undefined,
    }
    const fault = await faultOf(createGeminiChecker({ ...options, callMs: 20 }).ask(QUESTION))
    expect(fault.retryable).toBe(true)
  })

  it('a response that is still arriving after the deadline', async () => {
    const { port } = await gemini((response) => void response.writeHead(200).write('{"candidates":'))
    const options = {
      apiKey: '',
      baseUrl: `http://127.0.0.1:${port}`,
      model: 'm',
      sleep: async () => undefined,
    }
    const fault = await faultOf(createGeminiChecker({ ...options, callMs: 50 }).ask(QUESTION))
    expect(fault.retryable).toBe(true)
  })

  it('the deadline of the whole check, after which there is no retry', async () => {
    const { checker, received } = await gemini(GOOD)
    const fault = await faultOf(checker.ask({ ...QUESTION, signal: AbortSignal.abort() }))
    expect(fault.retryable).toBe(true)
    expect(received).toHaveLength(0)
  })

  it('ends immediately if the check is aborted during a call', async () => {
    const whole = new AbortController()
    const { checker, received } = await gemini(() => whole.abort())
    expect((await faultOf(checker.ask({ ...QUESTION, signal: whole.signal }))).retryable).toBe(true)
    expect(received).toHaveLength(1)
  })
})

describe('a permanent fault', () => {
  it.each([400, 401, 403, 404])('status %i is not tried again', async (status) => {
    const { checker, received } = await gemini(error(status))
    expect(await faultOf(checker.ask(QUESTION))).toMatchObject({ retryable: false })
    expect(received).toHaveLength(1)
  })

  it('is recognised by its status, whatever else the response contains', async () => {
    const { checker, received } = await gemini(endless(403))
    expect(await faultOf(checker.ask(QUESTION))).toMatchObject({ retryable: false, status: 403 })
    expect(received).toHaveLength(1)
  })

  it('names the status but no words of the question', async () => {
    const { checker } = await gemini(error(400))
    expect((await faultOf(checker.ask(QUESTION))).message).toBe('the AI answered 400')
  })
})
