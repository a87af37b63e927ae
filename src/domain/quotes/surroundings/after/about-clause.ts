/** Sentences that take back "this clause": "The preceding clause is void", not "This clause does not limit any other remedy". */

import type { Meanings } from '../../meaning/languages.ts'
import type { Token } from '../../tokens/token.ts'
import { has } from '../clauses.ts'
import { isSection } from '../common-words.ts'

export const ARTICLE = /^(?:the|an?|its|their|any|i|il|la|le|gli)$/u
const INDEFINITE = /^(?:an?|eine?|een)$/u
/** The noun after "this", "such" or "such a". */
export const nounAfter = (sentence: readonly Token[], at: number): Token | undefined =>
  sentence[INDEFINITE.test(sentence[at + 1]?.text ?? '') ? at + 2 : at + 1]

/** Number of words within which a sentence names the previous one: "In the first year, this clause is void." */
const SUBJECT_REACH = 6
/** Words after which a clause may be an object: "A payment under | this clause". */
const OBJECT_FROM = 2
/** Words between a verb and its object: "prevails over the | preceding sentence". */
const OBJECT_REACH = 3
/** "outside the scope of | this sentence" */
const OUTSIDE_REACH = 4
const OUTSIDE = /^(?:outside|beyond|außerhalb|jenseits|mimo|hors|dehors|fuera|fuori|poza|fora|buiten)$/u
/** "The duty just | stated" */
const STATED = /^(?:stated|mentioned|named|described)$/u
const JUST = /^(?:just|above|previously)$/u

/** "limit", "prevent": not "affect", which may mean "apply to". */
const LIMITS =
  /^(?:limit|restrict|prejudice|prevent|preclude|release|relieve|hindert|empêche|impide|impedisce|impede|zapobiega|brání|belet|einschr\u00e4nk\p{L}{0,2}|beschr\u00e4nk\p{L}{0,2}|schr\u00e4nk\p{L}|omezuj\p{L}{1,2}|limite|pr\u00e9judicie|limita|perjudica|pregiudica|ogranicza|narusza|prejudica|beperkt)$/u

/** "may not be waived", "darf nicht ausgeschlossen werden" */
const WAIVED =
  /^(?:dropped|waived|excluded|restricted|limited|revoked|withdrawn|suspended|abbedungen|ausgeschlossen|eingeschränkt|beschränkt|widerrufen|vyloučen\p{L}?|omezen\p{L}?|zrušen\p{L}?|exclu[es]?|limitée?s?|écartée?s?|excluid[oa]s?|limitad[oa]s?|excluíd[oa]s?|afastad[oa]s?|esclus[oaie]|limitat[oaie]|wyłączon[aey]|ograniczon[aey]|uitgesloten|beperkt)$/u
const WAIVED_REACH = 3

/** "This clause does not limit any other remedy.", "The duty may not be waived." */
export const isWithoutPrejudice = (sentence: readonly Token[], { negates }: Meanings): boolean =>
  sentence.some(({ text }, at) => {
    const from = LIMITS.test(text) ? 0 : Math.max(0, at - WAIVED_REACH)
    return (LIMITS.test(text) || WAIVED.test(text)) && has(sentence.slice(from, at), negates)
  })

/** "The preceding clause is void", "is exempt from this duty": not "in violation of this Section". */
export function takesClauseBack(
  sentence: readonly Token[],
  takesBack: (token: Token) => boolean,
  meanings: Meanings,
): boolean {
  if (isWithoutPrejudice(sentence, meanings)) return false
  return sentence.some(({ text }, at) => {
    const noun = nounAfter(sentence, at)
    const isStated = JUST.test(sentence[at + 2]?.text ?? '') && STATED.test(sentence[at + 3]?.text ?? '')
    if (noun === undefined || !(meanings.determines(text) || isStated)) return false
    if (!meanings.isClause(noun.text) && !isSection(noun.text)) return false
    if (has(sentence.slice(Math.max(0, at - OUTSIDE_REACH), at), OUTSIDE)) return true
    // "A payment under this clause is not refundable" is about the payment.
    // "In May the preceding clause is suspended."
    const governor = ARTICLE.test(sentence[at - 1]?.text ?? '') ? at - 2 : at - 1
    const isObject = at >= OBJECT_FROM && meanings.isFunction(sentence[governor]?.text)
    const isSubject = at < SUBJECT_REACH && !isObject && sentence.slice(at).some(takesBack)
    return isSubject || sentence.slice(Math.max(0, at - OBJECT_REACH), at).some(takesBack)
  })
}
