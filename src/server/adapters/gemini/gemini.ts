/** The AI behind a check: Gemini's generateContent over REST, version v1beta. */
import * as z from 'zod'
import { type Answer, type Checker, CheckerFault, type Question } from '../../ports.ts'
import { type Patience, withTries } from './attempts.ts'
import { bodyOf } from './body.ts'

/** Milliseconds for one call. */
const CALL_MS = 120_000

export interface GeminiOptions extends Partial<Patience> {
  readonly apiKey: string
  /** Of the API, without the version. */
  readonly baseUrl: string
  readonly model: string
  readonly callMs?: number
}

export function createGeminiChecker(options: GeminiOptions): Checker {
  const { apiKey, baseUrl, model, callMs = CALL_MS, ...patience } = options
  const url = `${baseUrl}/v1beta/models/${encodeURIComponent(model)}:generateContent`
  const headers = { 'content-type': 'application/json', 'x-goog-api-key': apiKey }

  async function call(question: Question): Promise<Answer> {
    const body = bodyOf(question)
    try {
      return await withDeadline(callMs, question.signal, async (signal) => {
        const response = await fetch(url, { method: 'POST', headers, body, signal })
        if (!response.ok) throw await refusalOf(response)
        return answerOf(await response.json(), model)
      })
    } catch (error) {
      if (error instanceof CheckerFault) throw error
      throw new CheckerFault('the AI could not be reached', { retryable: true, cause: error })
    }
  }

  return { ask: (question) => withTries(() => call(question), question.signal, patience) }
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

/** What is read of a response: parts marked as thoughts are no part of the answer. */
const Content = z.object({
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
  const { candidates, promptFeedback, modelVersion = asked } = Content.parse(response)
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

async function refusalOf(response: Response): Promise<CheckerFault> {
  const { status } = response
  const details = Refusal.safeParse(await response.json().catch(() => null)).data?.error.details ?? []
  const asked = [retryAfter(response.headers.get('retry-after')), ...details.map(retryDelay)]
  const waits = asked.filter((seconds) => seconds !== undefined)
  return new CheckerFault(`the AI answered ${status}`, {
    retryable: PASSING.has(status) || status >= 500,
    retryAfter: waits.length > 0 ? Math.max(...waits) : undefined,
  })
}

const Refusal = z.object({
  error: z.object({ details: z.array(z.object({ retryDelay: z.string().optional() })).optional() }),
})

/** Seconds out of the header: a number of them, or a date. */
function retryAfter(header: string | null): number | undefined {
  if (header === null) return undefined
  const date = Date.parse(header)
  return /^\s*\d+\s*$/.test(header) || Number.isNaN(date)
    ? secondsOf(header)
    : Math.max(0, (date - Date.now()) / 1_000)
}

/** Seconds out of a google.rpc.RetryInfo ("retryDelay": "3.5s"). */
function retryDelay(detail: { readonly retryDelay?: string | undefined }): number | undefined {
  return secondsOf(detail.retryDelay)
}

function secondsOf(text: string | undefined): number | undefined {
  const seconds = Number.parseFloat(text ?? '')
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined
}
