/** What no other decider takes: met if one sentence says it in nearly the same words, in the same order, denied alike, whole. */
import { quoteOf } from '../document/document.ts'
import { nearest, sayingWords } from '../words/compare.ts'
import { cannotJudge, type Decider, decision, placeOf } from './decision.ts'

const LEAST = 0.88
/** A rule about all or each is only shown by a sentence with that word. */
export const general =
  /\b(?:before|after|all|each|every|any|only|same|consistent\p{L}*|equal\p{L}*|correct\p{L}*|clear\p{L}*|reasonable|appropriate|adequate|sufficient)\b/iu

/** Words after which a sentence takes back a part of what it says. */
export const exception =
  /\b(?:except|unless|only|however|subject to|provided that|not apply to|notwithstanding|other than|but not)\b/iu
/** "[***]", "[●]", "____": blacked out, or to be filled in. */
const gap = /\[[\s*●•_.…]{1,20}\]|\*{3,}|_{4,}/u

/** Why a sentence with all the words may yet not say it. */
export function doubtAbout(text: string, rule: string): string | undefined {
  if (exception.test(text) && !exception.test(rule)) return 'the closest sentence has an exception'
  return gap.test(text) ? 'something is left out in the closest sentence' : undefined
}

export const statements: Decider = (rule, doc) => {
  const telling = sayingWords(rule.object ?? rule.body)
  if (!doc.isEnglish) return cannotJudge('the demo model reads English')
  const [best] = nearest(telling, doc.sentences)
  const [quantity = ''] = general.exec(rule.body.toLowerCase()) ?? []
  const isSaid =
    telling.length >= (rule.object === null ? 3 : 2) &&
    best?.inOrder &&
    best.share >= LEAST &&
    best.sentence.plain.includes(quantity)
  if (!isSaid || best.isNegated !== (rule.object === null && rule.negated))
    return cannotJudge("it doesn't understand it", best?.sentence)
  // "Must not allow it without …" denies twice.
  if (rule.negated && (rule.object !== null || /\bwithout\b/iu.test(rule.body)))
    return cannotJudge("it doesn't understand it", best.sentence)
  const doubt = doubtAbout(best.sentence.text, rule.body)
  if (doubt) return cannotJudge(doubt, best.sentence)
  return decision('met', `The document says so in ${placeOf(best.sentence)}.`, [quoteOf(best.sentence)])
}
