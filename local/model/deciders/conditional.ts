/** Rules with a condition: checks the condition first, then the requirement. */
import { type Doc, plainOf } from '../document/document.ts'
import { inEnglish } from '../languages/english.ts'
import type { Phrases } from '../phrases/shape.ts'
import { type Conditional, conditionalOf, isAboutDocument } from '../rules/condition.ts'
import { subjectOf } from '../rules/subject.ts'
import { decide } from './decide.ts'
import type { Decision } from './decider.ts'

interface NumberedRule {
  readonly number: number
  readonly text: string
}

/** `mayNotApply`: whether the answer may be `does_not_apply`; else such a rule is not found. */
export function decideConditional(
  rule: NumberedRule,
  doc: Doc,
  say: Phrases,
  mayNotApply: boolean,
): Decision {
  const found = doc.wordCount === 0 ? null : conditionalOf(rule.text)
  if (found === null || isOneClause(rule.text, found)) return decide(rule, doc, say)
  const condition = decide({ number: rule.number, text: found.when }, doc, say)
  if ((condition.verdict === 'met') !== found.isException)
    return decide({ number: rule.number, text: found.then }, doc, say)
  return notApplicable(found, condition, say, mayNotApply)
}

const pronoun = /^(?:it|they|he|she|this)\s/iu

/** "If part of it is void, the rest must stay in force" describes a clause; it is not a condition. */
function isOneClause(text: string, found: Conditional): boolean {
  const [whole, when, then] = [text, found.when, found.then].map((one) => subjectOf(inEnglish(plainOf(one))))
  if (isAboutDocument(found) || !whole || (when && when.id !== whole.id)) return false
  return !then || (then.id === whole.id && pronoun.test(found.then))
}

function notApplicable(
  { condition, isException }: Conditional,
  { quotes }: Decision,
  say: Phrases,
  mayNotApply: boolean,
): Decision {
  const reason = isException ? say.exceptionHolds(condition) : say.noCondition(condition)
  const told = { reason, quotes: isException ? quotes : [], fix: '' }
  return mayNotApply ? { ...told, verdict: 'does_not_apply', condition } : { ...told, verdict: 'not_found' }
}
