/** What no other decider takes: met if one sentence says it in nearly the same words, in the same order, denied alike. */
import { quoteOf } from '../document/quote.ts'
import { nearest, sayingWords } from '../words/compare.ts'
import { cannotJudge, type Decider, decision, placeOf } from './decision.ts'

const LEAST = 0.88
/** A rule about all or each is not shown by one sentence. */
export const general =
  /\b(?:before|after|all|each|every|any|only|same|consistent\p{L}*|equal\p{L}*|correct\p{L}*|clear\p{L}*|reasonable|appropriate|adequate|sufficient)\b/iu

export const statements: Decider = (rule, doc) => {
  const telling = sayingWords(rule.object ?? rule.body)
  if (!doc.isEnglish) return cannotJudge('the demo model reads English')
  if (telling.length < (rule.negated ? 3 : 2) || general.test(rule.body))
    return cannotJudge("it doesn't understand it")
  const [best] = nearest(telling, doc.sentences)
  const isSaid = best !== undefined && best.share >= LEAST && best.inOrder
  if (!isSaid || best.isNegated !== (rule.object === null && rule.negated))
    return cannotJudge("it doesn't understand it", best?.sentence)
  // "Must not allow it without …" denies twice.
  if (rule.negated && (rule.object !== null || /\bwithout\b/iu.test(rule.body)))
    return cannotJudge("it doesn't understand it", best.sentence)
  return decision('met', `The document says so in ${placeOf(best.sentence)}.`, [quoteOf(best.sentence)])
}
