import { decide } from './deciders/decide.ts'
import { buildDocument, type PageSource } from './document/document.ts'
import { generalFindings } from './general/findings.ts'
import type { RuleAnswer, Task, TaskAnswer } from './wire.ts'

/**
 * The report keeps the language asked for, although the demo model's reasons are in English. `schema`: that of the answer; a
 * verdict that it doesn't list is not given.
 */
export function answerTask(task: Task, pages: readonly PageSource[], schema?: unknown): TaskAnswer {
  const doc = buildDocument(pages)
  const allowed = JSON.stringify(schema ?? null)
  return {
    language: task.language,
    rules: task.rules.map(({ number, text }): RuleAnswer => {
      const decided = decide(text, doc)
      const isNew = decided.verdict === 'cannot_judge' || decided.verdict === 'does_not_apply'
      const isKnown = !isNew || allowed.includes(`"${decided.verdict}"`)
      return { number, ...decided, verdict: isKnown ? decided.verdict : 'not_found' }
    }),
    general: task.general ? generalFindings(doc) : [],
  }
}
