/** The operator's own model (Ollama, vLLM, LM Studio) receives text and no file, so nothing has to be deleted there. */
import type { OpenAI } from 'openai'
import type {
  ChatCompletionContentPart,
  ChatCompletionCreateParamsNonStreaming,
} from 'openai/resources/chat/completions'
import {
  type Answer,
  type Checker,
  CheckerFault,
  type PagePicture,
  type ProviderFiles,
  type Question,
} from '../../base/ports.ts'
import { type AttemptOptions, askWithin, Refused } from '../ai-calls/call.ts'
import { ChatAnswer, completionOf, Failure, finishOf, textOf } from './answer.ts'

/** Milliseconds until a model's first token, and between two. */
const SILENCE_MS = 120_000
const WHOLE_MS = 900_000

/** Shares of the context for the document and the answer; instructions and rules use the rest. */
const DOCUMENT_SHARE = 1 / 2
const ANSWER_SHARE = 1 / 4
/** Low enough for every language: English has about 4 bytes of UTF-8 per token, Chinese about 3. */
const BYTES_A_TOKEN = 3
const TOKENS_A_PICTURE = 2_000
/** Pictures in one question, so that they fit into a Worker's memory. */
const MOST_PICTURES = 4
/** Bytes per token, more than in any text: a server that counts fewer tokens has truncated the question. */
const MOST_BYTES_A_TOKEN = 9

export interface OpenAiOptions extends Partial<AttemptOptions> {
  /** Includes the version: http://localhost:11434/v1 */
  readonly baseUrl: string
  readonly model: string
  /** For the second reading; empty or absent: `model`. */
  readonly secondModel?: string | undefined
  /** Empty if the server needs none. */
  readonly apiKey: string
  /** Input and output tokens of one call. */
  readonly context: number
  readonly pictures?: boolean
  readonly callMs?: number | undefined
}

export const noProviderFiles: ProviderFiles = { deleteOlderThan: async () => undefined }

export function createOpenAiChecker(options: OpenAiOptions): Checker {
  const {
    baseUrl,
    model: firstModel,
    secondModel,
    apiKey,
    context,
    pictures = false,
    callMs = SILENCE_MS,
    ...patience
  } = options
  const textBytes = Math.floor(context * DOCUMENT_SHARE * BYTES_A_TOKEN)
  const pictureBytes = Math.max(TOKENS_A_PICTURE * BYTES_A_TOKEN, Math.ceil(textBytes / MOST_PICTURES))
  const maxTokens = Math.floor(context * ANSWER_SHARE)
  let loaded: Promise<OpenAI> | undefined

  /** Loaded for the first question, so that isolates with another AI never run it. */
  async function load(): Promise<OpenAI> {
    const { OpenAI } = await import('openai')
    return new OpenAI({
      baseURL: baseUrl,
      apiKey: apiKey || 'none',
      ...(!apiKey && { defaultHeaders: { authorization: null } }),
      maxRetries: 0,
      // Its log would contain documents.
      logLevel: 'off',
    })
  }

  return {
    textBytes,
    ...(pictures && { pictureBytes }),
    ask(question) {
      const model = (question.reading === 'second' && secondModel) || firstModel
      const request = requestOf(question, model, maxTokens)
      return askWithin(WHOLE_MS, model, question.signal, patience, async (signal, fetch) => {
        loaded ??= load()
        const { chat } = (await loaded).withOptions({ fetch })
        return answerOf(await completionOf(chat, request, signal, callMs), request)
      })
    },
    forget: async () => undefined,
  }
}

/** The first reading's document is a separate part before the task, so that servers can cache the prefix its questions share. */
function requestOf(
  { instructions, prompt, schema, text, pictures = [] }: Question,
  model: string,
  maxTokens: number,
): ChatCompletionCreateParamsNonStreaming {
  return {
    model,
    messages: [
      { role: 'system', content: instructions },
      {
        role: 'user',
        content: [...textOfDocument(text), ...pictures.flatMap(partsOf), { type: 'text', text: prompt }],
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

function textOfDocument(text: string | undefined): ChatCompletionContentPart[] {
  return text === undefined ? [] : [{ type: 'text', text }]
}

function partsOf({ page, png }: PagePicture): ChatCompletionContentPart[] {
  const url = `data:image/png;base64,${Buffer.from(png).toString('base64')}`
  return [
    { type: 'text', text: `⟦picture of page ${page}⟧` },
    { type: 'image_url', image_url: { url } },
  ]
}

/** Without pictures, whose number of tokens doesn't depend on their bytes. */
function bytesOf(request: ChatCompletionCreateParamsNonStreaming): number {
  const words = JSON.stringify(request, (name, value) => (name === 'image_url' ? undefined : value))
  return new TextEncoder().encode(words).length
}

function answerOf(body: unknown, request: ChatCompletionCreateParamsNonStreaming): Answer {
  const failure = Failure.safeParse(body).data
  if (failure) throw new Refused(failure.error.code)
  const { choices, usage, model } = ChatAnswer.parse(body)
  const read = usage?.prompt_tokens ?? 0
  if (read > 0 && read * MOST_BYTES_A_TOKEN < bytesOf(request))
    throw new CheckerFault('the model read only a part of the question: its context is smaller than set', {
      retryable: false,
    })
  const [first] = choices
  return {
    text: textOf(first),
    finish: finishOf(first),
    model: model || request.model,
    tokens: { read, written: usage?.completion_tokens ?? 0 },
  }
}

type Schema = Readonly<Record<string, unknown>>

/** As `strict` requires: every property, no others; without optional ones (positions), which plain text doesn't have. */
function strictSchema(schema: Schema): Record<string, unknown> {
  const { type, properties, required, items, enum: values } = schema
  return {
    type,
    ...(Array.isArray(values) && { enum: values }),
    ...(isSchema(items) && { items: strictSchema(items) }),
    ...(isSchema(properties) &&
      Array.isArray(required) && {
        properties: Object.fromEntries(
          Object.entries(properties).flatMap(([name, property]) =>
            required.includes(name) && isSchema(property) ? [[name, strictSchema(property)]] : [],
          ),
        ),
        required,
        additionalProperties: false,
      }),
  }
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
