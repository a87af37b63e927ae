import { Buffer } from 'node:buffer'
import {
  FinishReason,
  type GenerateContentRequest,
  type Part,
  type ResponseSchema,
} from '@google/generative-ai'
import * as z from 'zod'
import { type Answer, type Checker, CheckerFault, type Question } from '../../base/ports.ts'
import { askWithin } from '../ai-calls/call.ts'
import { createGeminiFiles, type FilesOptions, requestGemini } from './files.ts'

const CALL_MS = 120_000

/** Bytes. A larger PDF is uploaded once, because Base64 in JSON takes several times its size of the isolate's memory. */
export const INLINE_BYTES = 1024 * 1024

const PDF = 'application/pdf'

interface Loan {
  /** Names of every file that may exist at the provider because of it. */
  readonly names: string[]
  readonly uri: Promise<string>
}

export interface GeminiOptions extends FilesOptions {
  readonly model: string
  /** For the second reading; empty or absent: `model`. */
  readonly secondModel?: string | undefined
}

export function createGeminiChecker(options: GeminiOptions): Checker {
  const { apiKey, baseUrl, callMs = CALL_MS, model: firstModel, secondModel, ...patience } = options
  const files = createGeminiFiles(options)
  const loans = new WeakMap<Uint8Array, Loan>()

  function lend(pdf: Uint8Array, signal: AbortSignal | undefined): Promise<string> {
    const known = loans.get(pdf)
    if (known) return known.uri
    const names: string[] = []
    const loan = { names, uri: files.upload(pdf, names, signal) }
    loans.set(pdf, loan)
    return loan.uri
  }

  async function partOf(pdf: Uint8Array, signal: AbortSignal | undefined): Promise<Part> {
    if (pdf.length > INLINE_BYTES) return { fileData: { mimeType: PDF, fileUri: await lend(pdf, signal) } }
    const data = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length).toString('base64')
    return { inlineData: { mimeType: PDF, data } }
  }

  return {
    async ask(question) {
      const { reading, pdf, signal } = question
      const model = (reading === 'second' && secondModel) || firstModel
      const request = requestOf(question, pdf ? [await partOf(pdf, signal)] : [])
      const path = `/v1beta/${model.includes('/') ? model : `models/${model}`}:generateContent`
      const headers = { 'Content-Type': 'application/json' }
      const init = { method: 'POST', headers, body: JSON.stringify(request) }
      return askWithin(callMs, model, signal, patience, async (within, fetch) => {
        const response = await requestGemini({ apiKey, baseUrl }, path, fetch, { ...init, signal: within })
        return answerOf(await response.json(), model)
      })
    },
    async forget(pdf) {
      const loan = loans.get(pdf)
      loans.delete(pdf)
      if (loan) await files.delete(loan.names)
    },
  }
}

/** The SDK types schemas with its own enumerations; ours is the same in plain JSON. */
const Schema = z.custom<ResponseSchema>((schema) => typeof schema === 'object')

function requestOf(
  { instructions, prompt, schema }: Question,
  file: readonly Part[],
): GenerateContentRequest {
  return {
    contents: [{ role: 'user', parts: [...file, { text: prompt }] }],
    systemInstruction: { role: 'system', parts: [{ text: instructions }] },
    generationConfig: { responseMimeType: 'application/json', responseSchema: Schema.parse(schema) },
  }
}

/** The fields read of a response. A part may be a thought, and an answer may have been cut at the token limit. */
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
  usageMetadata: z
    .object({
      promptTokenCount: z.number().default(0),
      candidatesTokenCount: z.number().default(0),
      thoughtsTokenCount: z.number().default(0),
    })
    .optional()
    .catch(undefined),
})

/** Only these are logged: the provider may write anything. */
const KNOWN = new Set<string>(['missing', ...Object.values(FinishReason)])

const BLOCKED = new Set<string>([
  FinishReason.SAFETY,
  FinishReason.RECITATION,
  FinishReason.LANGUAGE,
  FinishReason.BLOCKLIST,
  FinishReason.PROHIBITED_CONTENT,
  FinishReason.SPII,
])

function answerOf(response: unknown, asked: string): Answer {
  const { candidates, promptFeedback, modelVersion = asked, usageMetadata: usage } = Content.parse(response)
  const tokens = usage && {
    read: usage.promptTokenCount,
    written: usage.candidatesTokenCount + usage.thoughtsTokenCount,
  }
  if (promptFeedback?.blockReason) return { text: '', finish: 'blocked', model: modelVersion }
  const [first] = candidates
  const reason = first?.finishReason ?? 'missing'
  if (BLOCKED.has(reason)) return { text: '', finish: 'blocked', model: modelVersion }
  const parts = first?.content?.parts ?? []
  const text = parts.map((part) => (part.thought ? '' : (part.text ?? ''))).join('')
  if (reason === FinishReason.MAX_TOKENS) return { text, finish: 'cut', model: modelVersion, tokens }
  if (reason === FinishReason.STOP && text !== '')
    return { text, finish: 'complete', model: modelVersion, tokens }
  throw new CheckerFault(`the AI gave no answer (${KNOWN.has(reason) ? reason : 'another end'})`, {
    retryable: true,
    isOutage: false,
  })
}
