import { decideConditional } from './deciders/conditional.ts'
import { buildDocument, type PageSource } from './document/document.ts'
import { answerLanguage } from './document/language.ts'
import { inContext } from './document/quote.ts'
import { generalFindings } from './general/findings.ts'
import { phrasesIn } from './phrases/phrases.ts'
import type { Task, TaskAnswer } from './wire.ts'

/** `mayNotApply`: whether the verdict `does_not_apply` is allowed. */
export function answerTask(task: Task, pages: readonly PageSource[], mayNotApply = false): TaskAnswer {
  const language = answerLanguage(task.language)
  const say = phrasesIn(language)
  const doc = buildDocument(pages)
  return {
    language,
    rules: task.rules.map((rule) => {
      const decision = decideConditional(rule, doc, say, mayNotApply)
      return {
        number: rule.number,
        ...decision,
        quotes: decision.quotes.map((quote) => inContext(doc, quote)),
      }
    }),
    general: task.general ? generalFindings(doc, say) : [],
  }
}
