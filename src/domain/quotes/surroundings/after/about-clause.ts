/** Sentences that take back "this clause" or the items above: "The preceding clause is void", "None of the above is agreed." */

import { anyOf, type Is, type Meanings } from '../../meaning/languages.ts'
import type { Token, Tokens } from '../../tokens/token.ts'
import { has, withinSentence } from '../clauses.ts'
import type { Extent } from '../extent.ts'
import { isSection } from '../words/documents.ts'
import { isConjunction } from '../words/function-words.ts'

export const ARTICLE = /^(?:the|an?|its|their|any|i|il|la|le|gli)$/u
const INDEFINITE = /^(?:an?|eine?|een)$/u
/** The noun after "this", "such" or "such a". */
export const nounAfter = (sentence: Tokens, at: number): Token | undefined =>
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
export const isWithoutPrejudice = (sentence: Tokens, { negates }: Meanings): boolean =>
  sentence.some(({ text }, at) => {
    const from = LIMITS.test(text) ? 0 : Math.max(0, at - WAIVED_REACH)
    return (LIMITS.test(text) || WAIVED.test(text)) && has(sentence.slice(from, at), negates)
  })

/** "The preceding clause is void", "is exempt from this duty": not "in violation of this Section". */
export function takesClauseBack(sentence: Tokens, takesBack: Is, meanings: Meanings): boolean {
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
    const isSubject = at < SUBJECT_REACH && !isObject && has(sentence.slice(at), takesBack)
    return isSubject || has(sentence.slice(Math.max(0, at - OBJECT_REACH), at), takesBack)
  })
}

const OF = /^(?:of|von|davon|der|de|des|di|dei|dos|z|ze|van|dari)$/u
/** "None of the above", "Neither of the two points": not "Neither of the parties". */
const ITEMS_REACH = 5

/** "Both items were voted down.", not "Both items were adopted." */
const BOTH =
  /^(?:both|beide[ns]?|oba|ob\u011b|ambos|ambas|entrambi|entrambe|les|deux|obydwa|allebei|keduanya)$/u
const POINTS =
  /^(?:items?|points?|statements?|punkte?[nw]?|punkty|body|bod\u016f|puntos|punti|pontos|punten|poin|butir|points)$/u

export const areBothTakenBack = ([first, ...rest]: Tokens, meanings: Meanings): boolean =>
  BOTH.test(first?.text ?? '') &&
  has(rest.slice(0, 2), POINTS) &&
  ![first, ...rest].some((token) => meanings.confirms(token?.text))

/** "None of the above is agreed.", also after more items of a list. */
export function isListTakenBack(rest: Tokens, meanings: Meanings): boolean {
  return rest.some((token, at) => {
    if (!meanings.denies(token.text) || (at > 0 && rest[at - 1]?.kind !== 'stop')) return false
    const [of, ...items] = rest.slice(at + 1, at + ITEMS_REACH)
    const isGenitive = of !== undefined && meanings.determines(of.text)
    if (of === undefined || !(OF.test(of.text) || isGenitive)) return false
    const isOfText = has(items, anyOf(meanings.isWriting, meanings.isClause))
    const isBack = !isGenitive && has(items.slice(0, 2), anyOf(meanings.points, meanings.determines))
    return of.text === 'davon' || isBack || isOfText
  })
}

const SAME_PARAGRAPH = /^[.)"'\u201d\u2019]{0,3}\n[^\S\n]?$/u
const STOP_AT_END = /\.[)"'\u201d\u2019]{0,2}$/u

/** "… of the Supplier. / whichever the chair chooses.": a small letter on the next line goes on with the sentence. */
export function goesOnBelow({ text, last, after }: Extent, meanings: Meanings): boolean {
  const [next] = after
  if (next === undefined || !/^\p{Ll}{2}/u.test(next.written)) return false
  const gap = text.slice(last.end, next.start)
  if (!SAME_PARAGRAPH.test(gap) || !STOP_AT_END.test(text.slice(0, next.start).trimEnd())) return false
  return !isConjunction(next.text) || has(withinSentence(after), anyOf(meanings.limits, meanings.negates))
}
