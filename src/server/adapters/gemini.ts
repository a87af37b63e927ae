/**
 * The AI behind a check: Gemini's generateContent through Google's SDK.
 *
 * The SDK's own `text()` joins the model's thoughts to its answer and is silent about an answer that was cut, so the
 * parts and the reason of the end are read here.
 */
import { Buffer } from 'node:buffer'
import {
  type GenerativeModel,
  GoogleGenerativeAI,
  GoogleGenerativeAIFetchError,
  type ResponseSchema,
} from '@google/generative-ai'
import * as z from 'zod'
import { type Answer, type Checker, CheckerFault, type Question } from '../ports.ts'
import { type Patience, withTries } from './gemini-tries.ts'

/** Milliseconds for one call. */
const CALL_MS = 120_000

export interface GeminiOptions extends Partial<Patience> {
  readonly apiKey: string
  /** Origin of the API, without a path. */
  readonly baseUrl: string
  readonly model: string
  readonly callMs?: number
}

export function createGeminiChecker(options: GeminiOptions): Checker {
  const { apiKey, baseUrl, model, callMs = CALL_MS, ...patience } = options
  const sdk = new GoogleGenerativeAI(apiKey)
  return {
    ask(question) {
      const generative = sdk.getGenerativeModel(
        { model, systemInstruction: question.instructions },
        { baseUrl },
      )
      return withTries(() => call(generative, question, callMs, model), question.signal, patience)
    },
  }
}

async function call(
  generative: GenerativeModel,
  question: Question,
  callMs: number,
  model: string,
): Promise<Answer> {
  return withDeadline(callMs, question.signal, async (signal) => {
    const { response } = await generative.generateContent(bodyOf(question), { signal })
    return answerOf(response, model)
  }).catch((error: unknown) => {
    throw error instanceof CheckerFault ? error : faultOf(error)
  })
}

type Body = Parameters<GenerativeModel['generateContent']>[0]

function bodyOf({ pdf, prompt, schema }: Question): Body {
  const data = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('base64')
  const file = { inlineData: { mimeType: 'application/pdf', data } }
  const responseSchema: object = schema
  return {
    contents: [{ role: 'user', parts: [file, { text: prompt }] }],
    generationConfig: {
      responseMimeType: 'application/json',
      responseSchema: responseSchema as ResponseSchema,
    },
  }
}

/** Runs `work` with a signal that aborts after `ms` or with `outer`; leaves no timer behind. */
async function withDeadline<T>(
  ms: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const abort = (): void => controller.abort()
  if (outer?.aborted) throw new CheckerFault('the check ran out of time', { retryable: true })
  const timer = setTimeout(abort, ms)
  outer?.addEventListener('abort', abort, { once: true })
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', abort)
  }
}

/** What is read of a response; the SDK's types don't know `thought` and `modelVersion`. */
const Response = z.object({
  candidates: z
    .array(
      z.object({
        content: z
          .object({
            parts: z
              .array(z.object({ text: z.string().optional(), thought: z.boolean().optional() }))
              .default([]),
          })
          .optional(),
        finishReason: z.string().optional(),
      }),
    )
    .default([]),
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
  modelVersion: z.string().optional(),
})

const BLOCKED = new Set(['SAFETY', 'RECITATION', 'LANGUAGE', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII'])

function answerOf(response: unknown, asked: string): Answer {
  const { candidates, promptFeedback, modelVersion = asked } = Response.parse(response)
  if (promptFeedback?.blockReason) return { text: '', finish: 'blocked', model: modelVersion }
  const [first] = candidates
  const reason = first?.finishReason ?? 'missing'
  if (BLOCKED.has(reason)) return { text: '', finish: 'blocked', model: modelVersion }
  const parts = first?.content?.parts ?? []
  const text = parts.map((part) => (part.thought ? '' : (part.text ?? ''))).join('')
  if (reason === 'MAX_TOKENS') return { text, finish: 'cut', model: modelVersion }
  if (reason === 'STOP' && text !== '') return { text, finish: 'complete', model: modelVersion }
  throw new CheckerFault(`the AI gave no answer (${reason})`, { retryable: true })
}

const PASSING = new Set([408, 429])

function faultOf(error: unknown): CheckerFault {
  if (!(error instanceof GoogleGenerativeAIFetchError) || error.status === undefined) {
    return new CheckerFault('the AI could not be reached', { retryable: true, cause: error })
  }
  const { status } = error
  return new CheckerFault(`the AI answered ${status}`, {
    retryable: PASSING.has(status) || status >= 500,
    retryAfter: retryDelay(error),
    cause: error,
  })
}

/** Seconds out of a google.rpc.RetryInfo ("retryDelay": "3.5s"); the SDK drops the header of the same meaning. */
function retryDelay(error: GoogleGenerativeAIFetchError): number | undefined {
  const delay = error.errorDetails
    ?.map((detail) => detail.retryDelay)
    .find((value) => typeof value === 'string')
  const seconds = Number.parseFloat(String(delay))
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined
}
