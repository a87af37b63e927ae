/** Rules with a condition: checks the condition first, then the requirement. */
import { type Doc, plainOf } from '../document/document.ts'
import { inEnglish } from '../languages/english.ts'
import type { Phrases } from '../phrases/shape.ts'
import { type Conditional, conditionalOf, isAboutDocument } from '../rules/condition.ts'
import { likelySubjectOf } from '../rules/likely-subject.ts'
import { plainer } from '../rules/plainer.ts'
import { type Subject, subjectOf } from '../rules/subject.ts'
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
  if (found === null || isOneClause(rule.text, found, doc)) return decide(rule, doc, say)
  const condition = decide({ number: rule.number, text: found.when }, doc, say)
  if ((condition.verdict === 'met') !== found.isException)
    return decide({ number: rule.number, text: found.then }, doc, say)
  return notApplicable(found, condition, say, mayNotApply)
}

/** What may happen to someone is no condition that a document fulfils. */
const event =
  /^(?:they|we|you|somebody|someone|anyone|anybody|something|anything|things|(?:one|a|either|the other) (?:party|side)|there(?: is| are|['’]s) ever|it (?!is|has|contains|includes|lasts|runs))\s/iu
const misfortune =
  /^(?:the|an?|one|our|either) \p{L}{3,20} (?:becomes?|goes|fails|breaches|breaks|defaults|dies|is (?:insolvent|bankrupt|acquired|sold|taken over|late))(?!\p{L})/iu
/** Kinds of clauses that say what follows from an event. */
const ofEvents = new Set([
  'change of control',
  'liquidated damages',
  'force majeure',
  'most favored nation',
  'volume restriction',
])
/** "If the contract provides for liquidated damages" */
const document = /(?<!\p{L})(?:contract|agreement|document|clause|provision|there)(?!\p{L})/iu
const pronoun = /^(?:it|they|he|she|this)\s/iu
const person = /^(?:it|they|we|you|i|one|either|the other)\s/iu

/** "If part of it is void, the rest must stay in force" describes a clause; it is not a condition. */
function isOneClause(text: string, found: Conditional, { isContract }: Doc): boolean {
  const named = isContract ? likelySubjectOf : subjectOf
  const [whole, when, then] = [text, found.when, found.then].map((one) =>
    named(inEnglish(plainOf(plainer(one)))),
  )
  if (!whole) return false
  if (ofEvents.has(whole.id) && when?.id === whole.id && !document.test(found.when))
    return !then || then.id === whole.id || person.test(found.then)
  if (misfortune.test(found.when)) return true
  if (isAboutDocument(found)) return false
  if (event.test(found.when)) return true
  // "If another buyer gets better terms, the buyer must get the same": only together they name it.
  if (when?.id !== whole.id && then?.id !== whole.id && isOverBoth(text, found, whole)) return true
  if (when && when.id !== whole.id) return false
  return !then || (then.id === whole.id && pronoun.test(found.then))
}

/** Whether words for the kind of clause are in the condition and in the requirement. */
function isOverBoth(text: string, { condition }: Conditional, { spans }: Subject): boolean {
  const inside = [condition, text].map((one) => inEnglish(plainOf(plainer(one))))
  const words = spans.map(({ from, to }) => inside[1]?.slice(from, to) ?? '')
  const isInCondition = (word: string): boolean => inside[0]?.includes(word) === true
  return words.some(isInCondition) && !words.every(isInCondition)
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
