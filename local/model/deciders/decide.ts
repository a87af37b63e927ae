/**
 * How the demo model decides a rule:
 *  1. A rule with a condition doesn't apply where nothing speaks of it. Else the first that fits of these decides:
 *  2. words in quotation marks and names: searched on every page, exactly;
 *  3. form: numbered pages, one currency, no mistakes of a kind that a general check finds;
 *  4. figures and limits: the figure of that kind in the sentence that shares three quarters of the rule's words;
 *  5. fields: email, date, number, signature, by how they are written;
 *  6. clauses: a kind of `words/concepts.txt`, by its headings, then by its usual wordings;
 *  7. anything else is met if one sentence says it in nearly the same words, in the same order.
 * Words count by how rare they are, and words of similar meaning in part (`words/compare.ts`). "Not found" is only what has
 * a name to search for; a rule that isn't understood whole is `cannot_judge`.
 */
import type { Doc } from '../document/document.ts'
import { parseRule } from '../rule.ts'
import { nearness, tellingWords } from '../words/compare.ts'
import { clauses } from './clauses.ts'
import { cannotJudge, type Decider, type Decision, pagesOf } from './decision.ts'
import { exactWords } from './exact-words.ts'
import { partyNamed, signed, stated } from './fields.ts'
import { numberedPages, oneCurrency, tidiness } from './form.ts'
import { limits } from './limits.ts'
import { statements } from './statements.ts'

const condition = /^((?:if|where|when|in case|should|in the event)\b[^,]{3,200}),\s*(?:then\s+)?(.+)$/iu
const openCondition =
  /^(?:if|where|when|unless|in case|should|for contracts)\b|,? (?:if|unless|where applicable|depending on|except) /iu
const deciders: readonly Decider[] = [
  exactWords,
  oneCurrency,
  numberedPages,
  tidiness,
  signed,
  partyNamed,
  limits,
  stated,
  clauses,
]

/** "The fact sheet must …", where that ends a line at the top: the document. */
const subject = /^(?:the|this) ((?:[\p{L}-]+ ){1,3}?)(?=(?:must|shall|should|may|has|needs|does|is)\b)/iu
const TOP = 8
function withDocument(text: string, { pages: [first] }: Doc): string {
  const named = subject.exec(text)?.[1]?.trim().toLowerCase()
  const isTitle = first?.lines.slice(0, TOP).some((line) => named && line.toLowerCase().endsWith(named))
  return isTitle ? text.replace(subject, 'The document ') : text
}

export function decide(text: string, doc: Doc): Decision {
  const rule = parseRule(withDocument(text, doc))
  const [, asked, duty] = condition.exec(rule.body) ?? []
  if (asked && duty) return conditional(asked, duty, doc)
  if (openCondition.test(rule.body) && rule.quoted.length === 0) return cannotJudge('it has a condition')
  for (const decider of deciders) {
    const decided = decider(rule, doc)
    if (decided !== null) return decided
  }
  return statements(rule, doc) ?? cannotJudge("it doesn't understand it")
}

const NOWHERE_NEAR = 0.5

/** "If personal data leave the EEA, …": doesn't apply where no sentence speaks of it. */
function conditional(asked: string, duty: string, doc: Doc): Decision {
  const telling = tellingWords(asked)
  const isAbsent =
    doc.isEnglish && telling.length > 1 && doc.sentences.every((one) => nearness(telling, one) < NOWHERE_NEAR)
  if (isAbsent)
    return {
      verdict: 'does_not_apply',
      condition: asked,
      reason: `Nothing on ${pagesOf(doc)} speaks of it.`,
      quotes: [],
      fix: '',
    }
  const stated = statements({ body: asked, object: null, negated: false, quoted: [] }, doc)
  return stated?.verdict === 'met' ? decide(duty, doc) : cannotJudge('it has a condition')
}
