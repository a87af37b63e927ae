/** The supported part of generateContent's wire format, and the task that a request contains. */
import type { Context } from 'hono'
import * as z from 'zod'

const Part = z.object({
  text: z.string().optional(),
  inlineData: z.object({ mimeType: z.string(), data: z.string() }).optional(),
  fileData: z.object({ mimeType: z.string(), fileUri: z.string() }).optional(),
})

export const GenerateContentRequest = z.object({
  contents: z.array(z.object({ role: z.string().optional(), parts: z.array(Part) })).min(1),
  systemInstruction: z.unknown().optional(),
})
export type GenerateContentRequest = z.infer<typeof GenerateContentRequest>

/** The only text part of a request. `general`: whether general checks are requested. */
export const Task = z.object({
  version: z.literal('1'),
  /** BCP 47 tag of the language to answer in. */
  language: z.string(),
  rules: z.array(z.object({ number: z.int(), text: z.string() })),
  general: z.boolean(),
})
export type Task = z.infer<typeof Task>

interface QuoteAnswer {
  readonly text: string
  readonly page: number
}
export interface RuleAnswer {
  readonly number: number
  readonly verdict: 'met' | 'broken' | 'not_found' | 'does_not_apply' | 'cannot_judge'
  /** Only with `does_not_apply`: the condition as in the rule. */
  readonly condition?: string
  readonly reason: string
  readonly quotes: readonly QuoteAnswer[]
  readonly fix: string
}
export interface GeneralAnswer {
  readonly kind: 'spelling' | 'grammar' | 'punctuation' | 'consistency' | 'unfinished'
  readonly error: string
  readonly quotes: readonly QuoteAnswer[]
  readonly fix: string
}
export interface TaskAnswer {
  readonly language: string
  readonly rules: readonly RuleAnswer[]
  readonly general: readonly GeneralAnswer[]
}

interface ResponsePart {
  readonly text: string
  readonly thought?: true
}
export interface Candidate {
  readonly content?: { readonly role: 'model'; readonly parts: readonly ResponsePart[] }
  readonly finishReason?: string
  readonly index: number
}
export interface GenerateContentResponse {
  readonly candidates?: readonly Candidate[]
  readonly promptFeedback?: { readonly blockReason: string }
  readonly usageMetadata: {
    readonly promptTokenCount: number
    readonly candidatesTokenCount: number
    readonly totalTokenCount: number
  }
  readonly modelVersion: string
}

/** Google counts a page of a PDF as 258 tokens, and about four characters of text as one. */
const tokensOfPage = 258
const charactersOfToken = 4

export function responseOf(answer: string, prompt: string, pages: number): GenerateContentResponse {
  const promptTokenCount = Math.ceil(prompt.length / charactersOfToken) + pages * tokensOfPage
  const candidatesTokenCount = Math.ceil(answer.length / charactersOfToken)
  return {
    candidates: [{ content: { role: 'model', parts: [{ text: answer }] }, finishReason: 'STOP', index: 0 }],
    usageMetadata: {
      promptTokenCount,
      candidatesTokenCount,
      totalTokenCount: promptTokenCount + candidatesTokenCount,
    },
    modelVersion: 'emulated model',
  }
}

export type ErrorBody = ReturnType<typeof errorOf>

const statusNames = new Map<number, string>([
  [400, 'INVALID_ARGUMENT'],
  [403, 'PERMISSION_DENIED'],
  [404, 'NOT_FOUND'],
  [409, 'ALREADY_EXISTS'],
  [429, 'RESOURCE_EXHAUSTED'],
  [500, 'INTERNAL'],
  [503, 'UNAVAILABLE'],
])

export function errorOf(code: number, message: string, details?: readonly unknown[]) {
  return { error: { code, message, status: statusNames.get(code) ?? 'UNKNOWN', ...(details && { details }) } }
}

/** Undefined when the text is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function hasKey({ req }: Context): boolean {
  return Boolean(req.header('x-goog-api-key') || req.query('key'))
}

export function noKey(): Response {
  const message = "Method doesn't allow unregistered callers (callers without established identity)."
  return Response.json(errorOf(403, message), { status: 403 })
}

/** Google's answer about a file that is gone or another caller's. */
export function fileForbidden(name: string): Response {
  const message = `You do not have permission to access the File ${name.replace('files/', '')} or it may not exist.`
  return Response.json(errorOf(403, message), { status: 403 })
}
