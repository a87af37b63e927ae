/** Documents and answers for the tests of the check, small enough to read at a glance. */
import { type DocumentText, type PageReading, type PageText, type TextWarning } from '../../src/domain/document/page-text.ts'
import { type Answer, type Checker, type Question } from '../../src/server/base/ports.ts'

const LEFT = 50
const TOP = 780
const ADVANCE = 6
const LINE = 14

/** An A4 page in a monospaced font: every character 6 points wide and 10 high, lines 14 apart. */
export function pageOf(number: number, text: string, more: Partial<PageText> = {}): PageText {
  const boxes = new Float32Array(text.length * 4)
  let column = 0
  let line = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\n') {
      line += 1
      column = 0
      continue
    }
    const left = LEFT + column * ADVANCE
    if (text[at] !== ' ') boxes.set([left, TOP - line * LINE, left + ADVANCE, TOP - line * LINE + 10], at * 4)
    column += 1
  }
  return { number, width: 595, height: 842, rotation: 0, text, boxes, ...more }
}

export function documentOf(texts: readonly string[], warnings: readonly TextWarning[] = []): DocumentText {
  return { pages: texts.map((text, at) => pageOf(at + 1, text)), warnings }
}

/** A document with some unreadable pages; their texts are stamps added by a scanner. */
export function partlyRead(
  texts: readonly string[],
  unread: Readonly<Record<number, PageReading>>,
): DocumentText {
  const pages = texts.map((text, at) => pageOf(at + 1, text, { reading: unread[at + 1] ?? 'text' }))
  return { pages, warnings: [] }
}

export const LEASE = documentOf([
  'LEASE AGREEMENT\nThe landlord is Alfa Reality s.r.o., Brno.\nThe monthly rent is CZK 14,500, due on the fifth day.',
  'The deposit equals three monthly rents.\nEither party may give notice of two months in writing.',
])

export const PDF = new TextEncoder().encode('%PDF-1.7\n')

export interface QuoteText {
  readonly text: string
  readonly page: number
  readonly box_2d?: readonly number[]
}

export interface RuleText {
  readonly number: number
  readonly verdict: string
  readonly reason: string
  readonly quotes: readonly QuoteText[]
  readonly against?: readonly QuoteText[] | null
  readonly fix: string
  readonly condition?: string
}

export function ruleAnswer(number: number, more: Partial<RuleText> = {}): RuleText {
  return { number, verdict: 'met', reason: 'It says so.', quotes: [], fix: '', ...more }
}

export function replyText(
  rules: readonly RuleText[],
  general: readonly unknown[] = [],
  language = 'en',
): string {
  return JSON.stringify({ language, rules, general })
}

export function complete(text: string): Answer {
  return { text, finish: 'complete', model: 'test-model' }
}

export interface Task {
  readonly version: string
  readonly language: string
  readonly rules: readonly { readonly number: number; readonly text: string }[]
  readonly general: boolean
  readonly part?: { readonly first: number; readonly last: number; readonly of: number }
  readonly correct?: string
}

export function taskOf(question: Question): Task {
  return JSON.parse(question.prompt)
}

/** The task of the second reading. */
export interface SecondTask {
  readonly version: string
  readonly language: string
  readonly readings: readonly {
    readonly number: number
    readonly rule: string
    readonly verdict: string
    readonly sentences: readonly {
      readonly id: number
      readonly role: string
      readonly page: number
      readonly text: string
    }[]
  }[]
  readonly correct?: string
}

export type Holds = 'supports' | 'limited' | 'contradicts' | 'unclear'

/** An answer of the second reading that says the same about each passage. */
export function reads(holds: string, limits: readonly number[] = [], why = 'Because of that.') {
  return ({ readings }: SecondTask): Answer =>
    complete(
      JSON.stringify({
        language: 'en',
        readings: readings.map(({ number }) => ({ number, limits, why, holds })),
      }),
    )
}

export interface Script extends Checker {
  /** Questions of the first reading. */
  readonly asked: readonly Question[]
  /** Tasks of the second reading. */
  readonly readAgain: readonly SecondTask[]
  /** PDFs that the check has finished asking about. */
  readonly forgotten: readonly Uint8Array[]
}

/** An AI that answers each question with `answer`, or `second`, which get the number of earlier questions of the kind. */
export function scripted(
  answer: (task: Task, nth: number) => Answer | Error,
  second: (task: SecondTask, nth: number) => Answer | Error = reads('supports'),
): Script {
  const asked: Question[] = []
  const readAgain: SecondTask[] = []
  const forgotten: Uint8Array[] = []
  function answered(question: Question): Answer | Error {
    if (question.reading === 'first') return answer(taskOf(question), asked.push(question) - 1)
    const task: SecondTask = JSON.parse(question.prompt)
    return second(task, readAgain.push(task) - 1)
  }
  return {
    asked,
    readAgain,
    forgotten,
    async ask(question) {
      const given = answered(question)
      if (given instanceof Error) throw given
      return given
    },
    async forget(pdf) {
      forgotten.push(pdf)
    },
  }
}

/** Every rule met without a quote, no general findings. */
export function allMet(task: Task): Answer {
  return complete(replyText(task.rules.map(({ number }) => ruleAnswer(number))))
}
