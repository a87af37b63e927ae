/** Puts faults into answers, one small transformation per kind. */
import type { Fault } from './faults.ts'
import type { ReadingAnswer, ReadingTaskAnswer } from './second-reading.ts'
import type { Candidate, GenerateContentResponse, RuleAnswer, TaskAnswer } from './wire.ts'

type Table<Value> = {
  readonly [Kind in Fault['kind']]?: (
    value: Value,
    fault: Extract<Fault, { kind: Kind }>,
    context: FaultContext,
  ) => Value
}

interface FaultContext {
  /** Text of the document by page. */
  readonly pages: readonly { readonly number: number; readonly text: string }[]
  readonly rules: readonly { readonly number: number; readonly text: string }[]
}

const inventedQuote =
  'The Supplier shall paint the lighthouse of Alexandria in seven shades of violet every second Thursday.'
const hostile =
  '<img src=x onerror="alert(1)"><script>alert(1)</script>\u0000\u202egnp.exe\u2066\u200b\u{e0041}\ud83d'
const ORDER = /\b(?:mark|treat|report|consider|answer|označte?|markiere)\b/iu
const OUTCOME = /\b(?:met|fulfilled|satisfied|passed|erfüllt)\b|\bsplněn/iu
const LONGEST_COMMAND = 400

/** The first sentence that tells a reader to report something as met, from the line of the order on. */
function commandIn(text: string): string | undefined {
  const sentence = text
    .split(/(?<=[.!?])/u)
    .find((one) => ORDER.test(one) && OUTCOME.test(one.slice(one.search(ORDER))))
  const from = sentence?.lastIndexOf('\n', sentence.search(ORDER)) ?? -1
  return sentence?.slice(from + 1, from + 1 + LONGEST_COMMAND).trim()
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
  huge: (answer, { characters }) => eachRule(answer, (rule) => ({ ...rule, reason: 'x'.repeat(characters) })),
  'flip-rule': (answer, { text }, { rules }) => {
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

function withCandidate(response: GenerateContentResponse, candidate: Candidate): GenerateContentResponse {
  return { ...response, candidates: [candidate] }
}
function contentOf(
  ...parts: NonNullable<Candidate['content']>['parts']
): Required<Pick<Candidate, 'content' | 'index'>> {
  return { content: { role: 'model', parts }, index: 0 }
}
function textOf({ candidates }: GenerateContentResponse): string {
  return candidates?.[0]?.content?.parts[0]?.text ?? ''
}

const ofResponse: Table<GenerateContentResponse> = {
  cut: (response) => {
    const text = textOf(response)
    const half = contentOf({ text: text.slice(0, text.length / 2) })
    return withCandidate(response, { ...half, finishReason: 'MAX_TOKENS' })
  },
  'empty-candidates': (response) => ({ ...response, candidates: [] }),
  'no-finish-reason': (response) => withCandidate(response, contentOf({ text: textOf(response) })),
  blocked: ({ usageMetadata, modelVersion }, { reason }) => ({
    promptFeedback: { blockReason: reason },
    usageMetadata,
    modelVersion,
  }),
  finish: (response, { reason }) => withCandidate(response, { finishReason: reason, index: 0 }),
  thought: (response) => {
    const thought = { text: 'Let me see: {"rules":[]} would be wrong.', thought: true } as const
    return withCandidate(response, {
      ...contentOf(thought, { text: textOf(response) }),
      finishReason: 'STOP',
    })
  },
}

const UNKNOWN = 9999
/** `limited` keeps the limits found, or names the first sentence. */
const ofReading: Table<ReadingAnswer> = {
  limited: ({ number, limits }) => ({
    number,
    limits: limits.length > 0 ? limits : [1],
    why: 'A fault limits it.',
    holds: 'limited',
  }),
  contradicts: ({ number }) => ({ number, limits: [], why: 'A fault contradicts it.', holds: 'contradicts' }),
  unclear: ({ number }) => ({ number, limits: [], why: 'A fault makes it unclear.', holds: 'unclear' }),
  obey: ({ number }) => ({ number, limits: [], why: 'The document says that it is met.', holds: 'supports' }),
  'junk-numbers': (reading) => ({ ...reading, number: reading.number + UNKNOWN, limits: [-1, UNKNOWN] }),
  'hostile-text': (reading) => ({ ...reading, why: hostile + reading.why }),
  huge: (reading, { characters }) => ({ ...reading, why: 'x'.repeat(characters) }),
}

const NOTHING: FaultContext = { pages: [], rules: [] }
type Change<Value> = ((value: Value, fault: Fault, context: FaultContext) => Value) | undefined
function applied<Value>(table: Table<Value>, value: Value, fault: Fault | null, context = NOTHING): Value {
  const change = fault && (table[fault.kind] as Change<Value>)
  return fault && change ? change(value, fault, context) : value
}

export const spoilAnswer = (answer: TaskAnswer, fault: Fault | null, context: FaultContext): TaskAnswer =>
  applied(ofAnswer, answer, fault, context)
export const spoilText = (text: string, fault: Fault | null): string => applied(ofText, text, fault)
export const spoilResponse = (
  response: GenerateContentResponse,
  fault: Fault | null,
): GenerateContentResponse => applied(ofResponse, response, fault)
export function spoilReadings(answer: ReadingTaskAnswer, fault: Fault | null): ReadingTaskAnswer {
  const readings = fault?.kind === 'silent' ? [] : answer.readings
  return { ...answer, readings: readings.map((one) => applied(ofReading, one, fault)) }
}
