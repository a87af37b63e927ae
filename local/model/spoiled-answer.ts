/** Puts faults into answers, one small transformation per kind. */
import type { Fault } from './faults.ts'
import type { Candidate, GenerateContentResponse, RuleAnswer, TaskAnswer } from './wire.ts'

type Table<In, Out = In> = Partial<
  Record<Fault['kind'], (value: In, fault: Fault, context: FaultContext) => Out>
>

interface FaultContext {
  /** Text of the document by page. */
  readonly pages: readonly { readonly number: number; readonly text: string }[]
  readonly rules: readonly { readonly number: number; readonly text: string }[]
}

const inventedQuote =
  'The Supplier shall paint the lighthouse of Alexandria in seven shades of violet every second Thursday.'
export const hostile =
  '<img src=x onerror="alert(1)"><script>alert(1)</script>\u0000\u202egnp.exe\u2066\u200b\u{e0041}\ud83d'
const ORDER = /\b(?:mark|treat|report|consider|answer|označte?|markiere)\b/iu
const OUTCOME = /\b(?:met|fulfilled|satisfied|passed|erfüllt)\b|\bsplněn/iu
/** Characters kept before and after the words that identify a command. */
const REACH = 200

/** The first sentence that tells a reader to report something as met. */
function commandIn(text: string): string | undefined {
  for (const sentence of text.split(/(?<=[.!?])/u)) {
    const from = ORDER.exec(sentence)?.index
    if (from === undefined) continue
    const outcome = OUTCOME.exec(sentence.slice(from))
    if (outcome === null) continue
    const line = sentence.lastIndexOf('\n', from) + 1
    return sentence.slice(Math.max(line, from - REACH), from + outcome.index + REACH).trim()
  }
  return undefined
}

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
      .map(({ number, text }) => ({ text: commandIn(text) ?? '', page: number }))
      .find(({ text }) => text !== '')
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
