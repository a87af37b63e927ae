import { expect, it } from 'vitest'
import { createEmulatedModel } from '../../local/model/app.ts'
import type { ReadingTaskAnswer } from '../../local/model/second-reading.ts'
import type { GenerateContentResponse } from '../../local/model/wire.ts'
import { pdfiumModule } from '../../local/pdfium.ts'
import { createPdfReader } from '../../src/server/adapters/pdf/read/reader.ts'

type Sentence = readonly [role: string, text: string]
const app = createEmulatedModel({ reader: createPdfReader(pdfiumModule()) })
const rule = 'Invoices must be payable within 30 days.'
const quote: Sentence = ['quote', 'Invoices are payable within 30 days of receipt.']

function promptOf(sentences: readonly Sentence[], verdict?: string): string {
  const numbered = sentences.map(([role, text], at) => ({ id: at + 1, role, page: 1, text }))
  return JSON.stringify({
    version: '1',
    language: 'en',
    readings: [{ number: 1, rule, verdict, sentences: numbered }],
  })
}

async function gemini(sentences: readonly Sentence[], verdict?: string): Promise<ReadingTaskAnswer> {
  const body = JSON.stringify({
    contents: [{ role: 'user', parts: [{ text: promptOf(sentences, verdict) }] }],
  })
  const headers = { 'x-goog-api-key': 'any' }
  const response = await app.request('/v1beta/models/any:generateContent', { method: 'POST', headers, body })
  const { candidates } = (await response.json()) as GenerateContentResponse
  return JSON.parse(candidates?.[0]?.content?.parts[0]?.text ?? '') as ReadingTaskAnswer
}

async function chat(sentences: readonly Sentence[]): Promise<ReadingTaskAnswer> {
  const content = [{ type: 'text', text: promptOf(sentences) }]
  const messages = [
    { role: 'system', content: 'You judge.' },
    { role: 'user', content },
  ]
  const body = JSON.stringify({ model: 'any', messages, response_format: {} })
  const response = await app.request('/v1/chat/completions', { method: 'POST', body })
  const { choices } = (await response.json()) as { choices: { message: { content: string } }[] }
  return JSON.parse(choices[0]?.message.content ?? '') as ReadingTaskAnswer
}

it.each([
  ['the quote alone', [quote], 'supports', []],
  [
    'a neighbour that is about something else',
    [quote, ['near', 'The price is not refundable.']],
    'supports',
    [],
  ],
  ['the contrary', [['quote', 'Invoices are payable within 60 days of receipt.']], 'contradicts', []],
  ['words that take it back', [quote, ['near', 'This clause does not apply.']], 'contradicts', [2]],
  ['a title that takes it back', [['heading', 'Deleted'], quote], 'contradicts', [1]],
  ['an exception', [quote, ['near', 'This period applies only to goods.']], 'limited', [2]],
] as const)('judges a passage with %s, in both wire formats', async (_, sentences, holds, limits) => {
  const expected = { language: 'en', readings: [{ number: 1, limits, why: expect.any(String), holds }] }
  expect(await gemini(sentences)).toEqual(expected)
  expect(await chat(sentences)).toEqual(expected)
})

it('supports a breach that nothing takes back', async () => {
  const breach: Sentence = ['quote', 'Invoices are payable within 60 days of receipt.']
  expect((await gemini([breach], 'broken')).readings).toMatchObject([{ holds: 'supports' }])
  const taken: Sentence = ['near', 'This clause does not apply.']
  expect((await gemini([breach, taken], 'broken')).readings).toMatchObject([{ holds: 'contradicts' }])
})

it.each([
  ['limited', [{ number: 1, holds: 'limited', limits: [1] }]],
  ['contradicts', [{ number: 1, holds: 'contradicts' }]],
  ['unclear', [{ number: 1, holds: 'unclear' }]],
  ['obey', [{ number: 1, holds: 'supports' }]],
  ['junk-numbers', [{ number: 10_000, limits: [-1, 9999] }]],
  ['silent', []],
])('answers with the fault %s', async (kind, readings) => {
  await app.request('/faults', {
    method: 'POST',
    body: JSON.stringify({ match: '"readings"', times: 1, fault: { kind } }),
  })
  expect((await gemini([quote])).readings).toMatchObject(readings)
})
