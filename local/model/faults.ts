/** What can go wrong with an AI, one small transformation each, for tests that ask for it. */
import * as z from 'zod'
import type { Candidate, ErrorBody, GenerateContentResponse, RuleAnswer, TaskAnswer } from './wire.ts'
import { errorOf } from './wire.ts'

const plainKinds = [
  'cut', // MAX_TOKENS in the middle of the JSON
  'empty-candidates',
  'no-finish-reason',
  'malformed-json',
  'wrong-schema',
  'dropped-rule',
  'unknown-rule',
  'doubled-rule',
  'invented-quotes',
  'thought', // a thought part before the answer
  'fenced', // the JSON in a Markdown fence
  'close', // the connection ends in the middle of the body
  'hostile-text', // HTML, NUL, bidi and tag characters in every text
  'obey', // does what the document says
  'vanish', // the file asked about is gone
  'failed', // the uploaded file can't be processed
] as const

/** What is asked of the AI's provider; `ask` is generateContent, the others are about files. */
export const Call = z.enum(['ask', 'upload', 'look', 'list', 'delete'])
export type Call = z.infer<typeof Call>

export const Fault = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(plainKinds) }),
  z.object({
    kind: z.literal('status'),
    status: z.int().min(300).max(599),
    /** Header Retry-After, as given. */
    retryAfter: z.string().optional(),
    /** Seconds in a RetryInfo detail of the body. */
    retryInfo: z.number().optional(),
  }),
  z.object({ kind: z.literal('delay'), ms: z.int().min(0) }),
  z.object({ kind: z.literal('blocked'), reason: z.string().default('PROHIBITED_CONTENT') }),
  z.object({ kind: z.literal('finish'), reason: z.string().default('SAFETY') }),
  z.object({
    kind: z.literal('flip-rule'),
    /** Part of the text of the rules whose verdict is turned round. */
    text: z.string().min(1),
  }),
  z.object({ kind: z.literal('huge'), characters: z.int().min(1).default(2_000_000) }),
  z.object({
    kind: z.literal('processing'),
    /** How often the uploaded file can be looked at until it is ready; it never is when left out. */
    looks: z.int().min(1).optional(),
  }),
  z.object({
    kind: z.literal('trickle'),
    ms: z.int().min(0).default(100),
    bytes: z.int().min(1).default(16),
  }),
])
export type Fault = z.infer<typeof Fault>

export const FaultOrder = z.object({
  call: Call.default('ask'),
  /** Only questions whose prompt, or calls whose address, contains this. */
  match: z.string().optional(),
  /** How many requests it spoils; all until removed when left out. */
  times: z.int().min(1).optional(),
  /** Only from the nth of the requests that match. */
  nth: z.int().min(1).default(1),
  fault: Fault,
})
export type FaultOrder = z.infer<typeof FaultOrder>

type Table<In, Out = In> = Partial<
  Record<Fault['kind'], (value: In, fault: Fault, context: FaultContext) => Out>
>

interface FaultContext {
  /** Text of the document, page by page. */
  readonly pages: readonly { readonly number: number; readonly text: string }[]
  readonly rules: readonly { readonly number: number; readonly text: string }[]
}

const inventedQuote =
  'The Supplier shall paint the lighthouse of Alexandria in seven shades of violet every second Thursday.'
const hostile =
  '<img src=x onerror="alert(1)"><script>alert(1)</script>\u0000\u202egnp.exe\u2066\u200b\u{e0041}\ud83d'
const command =
  /[^.!?\n]{0,200}\b(?:mark|treat|report|consider|answer|označte?|markiere)\b[^.!?]{0,200}\b(?:met|fulfilled|satisfied|passed|splněn\p{L}*|erfüllt)\b[^.!?]{0,200}[.!?]?/iu

function eachRule(answer: TaskAnswer, change: (rule: RuleAnswer) => RuleAnswer): TaskAnswer {
  return { ...answer, rules: answer.rules.map(change) }
}

/** Met becomes broken, and everything else met. */
function flipped({ number, verdict, reason, quotes, fix }: RuleAnswer): RuleAnswer {
  return verdict === 'met'
    ? { number, verdict: 'broken', reason, quotes, fix }
    : { number, verdict: 'met', reason, quotes, fix: '' }
}

const ofAnswer: Table<TaskAnswer> = {
  'dropped-rule': (answer) => ({ ...answer, rules: answer.rules.slice(0, -1) }),
  'unknown-rule': (answer) => {
    const last = answer.rules.at(-1)
    return last === undefined ? answer : { ...answer, rules: [...answer.rules, { ...last, number: 9999 }] }
  },
  'doubled-rule': (answer) => ({ ...answer, rules: [...answer.rules, ...answer.rules.slice(0, 1)] }),
  'invented-quotes': (answer) =>
    eachRule(answer, (rule) => ({
      ...rule,
      verdict: 'met',
      quotes: [{ text: inventedQuote, page: 1 }],
      fix: '',
    })),
  'hostile-text': (answer) => ({
    ...eachRule(answer, (rule) => ({
      ...rule,
      reason: hostile + rule.reason,
      fix: hostile + rule.fix,
      quotes: [...rule.quotes, { text: hostile, page: -1 }],
    })),
    general: answer.general.map((finding) => ({
      ...finding,
      error: hostile + finding.error,
      fix: hostile + finding.fix,
    })),
  }),
  huge: (answer, fault) =>
    eachRule(answer, (rule) => ({
      ...rule,
      reason: 'x'.repeat(fault.kind === 'huge' ? fault.characters : 1),
    })),
  'flip-rule': (answer, fault, { rules }) => {
    const text = fault.kind === 'flip-rule' ? fault.text : ''
    const turned = new Set(rules.filter((rule) => rule.text.includes(text)).map(({ number }) => number))
    return eachRule(answer, (rule) => (turned.has(rule.number) ? flipped(rule) : rule))
  },
  obey: (answer, _, { pages }) => {
    const order = pages
      .map(({ number, text }) => ({ text: command.exec(text)?.[0].trim() ?? '', page: number }))
      .find(({ text }) => text)
    if (order === undefined) return answer
    const reason = 'The document says that this rule is met.'
    return eachRule(answer, ({ number }) => ({ number, verdict: 'met', reason, quotes: [order], fix: '' }))
  },
}

const ofText: Table<string> = {
  'malformed-json': (text) => text.replace(/":/gu, '"='),
  'wrong-schema': (text) => JSON.stringify({ result: 'ok', items: [text.length] }),
  fenced: (text) => `\`\`\`json\n${text}\n\`\`\``,
}

function withCandidate(
  response: GenerateContentResponse,
  change: (candidate: Candidate) => Candidate,
): GenerateContentResponse {
  return { ...response, candidates: (response.candidates ?? []).map(change) }
}

const ofResponse: Table<GenerateContentResponse> = {
  cut: (response) =>
    withCandidate(response, (candidate) => {
      const text = candidate.content?.parts[0]?.text ?? ''
      const parts = [{ text: text.slice(0, Math.floor(text.length / 2)) }]
      return { content: { role: 'model', parts }, finishReason: 'MAX_TOKENS', index: 0 }
    }),
  'empty-candidates': (response) => ({ ...response, candidates: [] }),
  'no-finish-reason': (response) =>
    withCandidate(response, ({ content }) => (content === undefined ? { index: 0 } : { content, index: 0 })),
  blocked: ({ usageMetadata, modelVersion }, fault) => ({
    promptFeedback: { blockReason: fault.kind === 'blocked' ? fault.reason : 'OTHER' },
    usageMetadata,
    modelVersion,
  }),
  finish: (response, fault) =>
    withCandidate(response, () => ({
      finishReason: fault.kind === 'finish' ? fault.reason : 'OTHER',
      index: 0,
    })),
  thought: (response) =>
    withCandidate(response, (candidate) => ({
      ...candidate,
      content: {
        role: 'model',
        parts: [
          { text: 'Let me see: {"rules":[]} would be wrong.', thought: true },
          ...(candidate.content?.parts ?? []),
        ],
      },
    })),
}

function applied<Value>(
  table: Table<Value>,
  value: Value,
  fault: Fault | null,
  context: FaultContext,
): Value {
  const change = fault === null ? undefined : table[fault.kind]
  return fault === null || change === undefined ? value : change(value, fault, context)
}

export function spoilAnswer(answer: TaskAnswer, fault: Fault | null, context: FaultContext): TaskAnswer {
  return applied(ofAnswer, answer, fault, context)
}

export function spoilText(text: string, fault: Fault | null): string {
  return applied(ofText, text, fault, { pages: [], rules: [] })
}

export function spoilResponse(
  response: GenerateContentResponse,
  fault: Fault | null,
): GenerateContentResponse {
  return applied(ofResponse, response, fault, { pages: [], rules: [] })
}

/** The refusal that a `status` fault stands for; null for all others. */
export function refusalOf(
  fault: Fault | null,
): { body: ErrorBody; status: number; headers: Record<string, string> } | null {
  if (fault?.kind !== 'status') return null
  const details =
    fault.retryInfo === undefined
      ? undefined
      : [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${fault.retryInfo}s` }]
  const headers = fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter }
  return { body: errorOf(fault.status, 'A fault ordered by a test.', details), status: fault.status, headers }
}

export async function waitFor(fault: Fault | null): Promise<void> {
  if (fault?.kind === 'delay') await new Promise((resolve) => setTimeout(resolve, fault.ms))
}

/** The body as it goes over the wire: slowly, or broken off in the middle. */
export function bodyOf(text: string, fault: Fault | null): string | ReadableStream<Uint8Array> {
  if (fault?.kind === 'close') return closing(new TextEncoder().encode(text))
  if (fault?.kind === 'trickle') return trickling(new TextEncoder().encode(text), fault.bytes, fault.ms)
  return text
}

function closing(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let sent = false
  return new ReadableStream({
    pull(controller) {
      if (sent) controller.error(new Error('closed early'))
      else controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)))
      sent = true
    },
  })
}

function trickling(bytes: Uint8Array, size: number, ms: number): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    async pull(controller) {
      if (at >= bytes.length) return controller.close()
      await new Promise((resolve) => setTimeout(resolve, ms))
      controller.enqueue(bytes.slice(at, at + size))
      at += size
    },
  })
}
