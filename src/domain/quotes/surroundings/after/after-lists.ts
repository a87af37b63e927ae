/** What follows a list: "None of the above is agreed.", "Both items were voted down.", "whichever the chair chooses." */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import type { Token } from '../../tokens/token.ts'
import { CONJUNCTION, has, withinSentence } from '../clauses.ts'
import type { Extent } from '../extent.ts'

const OF = /^(?:of|von|davon|der|de|des|di|dei|dos|z|ze|van|dari)$/u
/** "None of the above", "Neither of the two points": not "Neither of the parties". */
const ITEMS_REACH = 5

/** "Both items were voted down.", not "Both items were adopted." */
const BOTH =
  /^(?:both|beide[ns]?|oba|ob\u011b|ambos|ambas|entrambi|entrambe|les|deux|obydwa|allebei|keduanya)$/u
const POINTS =
  /^(?:items?|points?|statements?|punkte?[nw]?|punkty|body|bod\u016f|puntos|punti|pontos|punten|poin|butir|points)$/u

export const areBothTakenBack = ([first, ...rest]: readonly Token[], meanings: Meanings): boolean =>
  BOTH.test(first?.text ?? '') &&
  has(rest.slice(0, 2), POINTS) &&
  ![first, ...rest].some((token) => meanings.confirms(token?.text))

/** "None of the above is agreed.", also after more items of a list. */
export function isListTakenBack(rest: readonly Token[], meanings: Meanings): boolean {
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
  const turns = ({ text: word }: Token): boolean => meanings.limits(word) || meanings.negates(word)
  return !CONJUNCTION.test(next.text) || withinSentence(after).some(turns)
}
