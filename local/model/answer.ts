/** From a task and the text of a document to the answer. */

import { decide } from './deciders/decide.ts'
import { buildDocument, type PageSource } from './document/document.ts'
import { answerLanguage } from './document/language.ts'
import { generalFindings } from './general/findings.ts'
import { phrasesIn } from './phrases/phrases.ts'
import type { Task, TaskAnswer } from './wire.ts'

export function answerTask(task: Task, pages: readonly PageSource[]): TaskAnswer {
  const language = answerLanguage(task.language)
  const say = phrasesIn(language)
  const doc = buildDocument(pages)
  return {
    language,
    rules: task.rules.map((rule) => ({ number: rule.number, ...decide(rule, doc, say) })),
    general: task.general ? generalFindings(doc, say) : [],
  }
}
