/**
 * The AI behind a check: a model of the operator's own, behind a server that speaks OpenAI's chat completions (Ollama,
 * vLLM, LM Studio). It reads the document's text and keeps no file, so there is nothing to delete there.
 */
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions'
import { type Answer, type Checker, CheckerFault, type LentFiles, type Question } from '../../ports.ts'
import { type Patience, withTries } from '../ai-calls/attempts.ts'
import { AnswerTooLong, callWithin } from '../ai-calls/call.ts'
import { ChatAnswer, Failure, finishOf, textOf } from './answer.ts'
import { strictSchema } from './strict-schema.ts'

/** Milliseconds for one question. */
const CALL_MS = 120_000

/** Shares of the context for the document and for the answer; instructions and rules have the rest. */
const DOCUMENT_SHARE = 1 / 2
const ANSWER_SHARE = 1 / 4
/** Few enough in every language: English has about 4 bytes of UTF-8 a token, Chinese about 3. */
const BYTES_A_TOKEN = 3
/** More than any text has: a server that counts fewer tokens has dropped a part of the question. */
const MOST_BYTES_A_TOKEN = 9

export interface OpenAiOptions extends Partial<Patience> {
  /** Up to and with the version: http://localhost:11434/v1 */
  readonly baseUrl: string
  readonly model: string
  /** Empty where the server wants none. */
  readonly apiKey: string
  /** Tokens that the model takes and gives in one call. */
  readonly context: number
  readonly callMs?: number | undefined
}

/** No copies of documents are at the server. */
export const noLentFiles: LentFiles = { deleteOlderThan: async () => undefined }

export function createOpenAiChecker(options: OpenAiOptions): Checker {
  const { baseUrl, model, apiKey, context, callMs = CALL_MS, ...patience } = options
  const url = `${baseUrl.replace(/\/$/, '')}/chat/completions`
  const headers = {
    'content-type': 'application/json',
    ...(apiKey && { authorization: `Bearer ${apiKey}` }),
  }
  const maxTokens = Math.floor(context * ANSWER_SHARE)

  async function askOnce(body: string, outer: AbortSignal | undefined): Promise<Answer> {
    try {
      return await callWithin(callMs, outer, async (signal) => {
        const response = await fetch(url, { method: 'POST', headers, body, signal })
        if (!response.ok) throw new Refused(response.status)
        return answerOf(await response.json(), model, bytesOf(body))
      })
    } catch (error) {
      if (error instanceof AnswerTooLong) return { text: '', finish: 'cut', model }
      throw error
    }
  }

  return {
    textBytes: Math.floor(context * DOCUMENT_SHARE * BYTES_A_TOKEN),
    ask(question) {
      const body = JSON.stringify(requestOf(question, model, maxTokens))
      return withTries(() => askOnce(body, question.signal), question.signal, patience)
    },
    forget: async () => undefined,
  }
}

/** Known by its status, as the errors of Google's SDK are. */
class Refused extends Error {
  readonly status: number
  constructor(status: number) {
    super(`refused: ${status}`)
    this.status = status
  }
}

/** The document is a part of its own, before the task: questions about one document begin alike, which servers cache. */
function requestOf(
  { instructions, prompt, schema, text = '' }: Question,
  model: string,
  maxTokens: number,
): ChatCompletionCreateParamsNonStreaming {
  return {
    model,
    messages: [
      { role: 'system', content: instructions },
      {
        role: 'user',
        content: [
          { type: 'text', text },
          { type: 'text', text: prompt },
        ],
      },
    ],
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'verdicts', strict: true, schema: strictSchema(schema) },
    },
    temperature: 0,
    max_tokens: maxTokens,
  }
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length
}

/** @throws CheckerFault or Refused when it is no answer */
function answerOf(body: unknown, asked: string, askedBytes: number): Answer {
  const failure = Failure.safeParse(body).data
  if (failure) throw new Refused(failure.error.code)
  const { choices, usage, model } = ChatAnswer.parse(body)
  const read = usage?.prompt_tokens ?? 0
  if (read > 0 && read * MOST_BYTES_A_TOKEN < askedBytes)
    throw new CheckerFault('the model read only a part of the question: its context is smaller than set', {
      retryable: false,
    })
  const [first] = choices
  return {
    text: textOf(first),
    finish: finishOf(first),
    model: model || asked,
    tokens: { read, written: usage?.completion_tokens ?? 0 },
  }
}
