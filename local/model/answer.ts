import { decide } from './deciders/decide.ts'
import { buildDocument, type PageSource } from './document/document.ts'
import { generalFindings } from './general/findings.ts'
import type { Task, TaskAnswer } from './wire.ts'

/** The report keeps the language asked for, although the demo model's reasons are in English. */
export function answerTask({ language, rules, general }: Task, pages: readonly PageSource[]): TaskAnswer {
  const doc = buildDocument(pages)
  return {
    language,
    rules: rules.map(({ number, text }) => ({ number, ...decide(text, doc) })),
    general: general ? generalFindings(doc) : [],
  }
}
