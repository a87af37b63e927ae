/** What a sentence says of a section, or of what it contains: "The obligation in clause 3.1 ceases", "Paragraph 3.1 is a wish". */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import type { Token } from '../../tokens/token.ts'
import { has } from '../clauses.ts'
import { BREAKS, ONLY } from '../common-words.ts'
import { DOCUMENT } from '../document-words.ts'
import { contentOf, PASSIVE } from './mention-clause.ts'

/** "survives", "is agreed": not the noun in "the collective agreement". */
export const upholding =
  (meanings: Meanings) =>
  ({ text, isCapital }: Token): boolean =>
    meanings.upholds(text) && (isCapital || !DOCUMENT.test(text))

/** "The obligation in clause 3.1 ceases": whether what the section contains ends or does not hold. */
export function endsContent(
  lead: readonly Token[],
  predicate: readonly Token[],
  meanings: Meanings,
): boolean {
  // "In May the wording of clause 3.1 is replaced."
  const content = contentOf(lead, meanings)
  const isPassive = content === 'object' && PASSIVE.test(predicate[0]?.text ?? '')
  // "The parties have left behind what clause 3.1 says."
  if (content === 'object' && predicate.length === 0) {
    const isUntouched = has(lead, meanings.negates) && has(lead, BREAKS)
    return !isUntouched && !lead.some(upholding(meanings))
  }
  if (content !== 'subject' && !isPassive) return false
  const words = predicate.map((token) => token.text)
  const isKept = words.some((word) => BREAKS.test(word) || meanings.adds(word))
  const isOut = anyOf(meanings.removes, meanings.isStatus, meanings.overrides, meanings.doubts)
  const isLimit = (word: string): boolean => meanings.limits(word) && !ONLY.test(word)
  const isDenied = words.some(meanings.negates) && words.some((word) => meanings.upholds(word))
  return !isKept && (isDenied || words.some((word) => isLimit(word) || isOut(word)))
}

/** "Section 3 takes effect, as soon as the Bank agrees." */
export function isConditionAfter(tail: string, predicate: readonly Token[], meanings: Meanings): boolean {
  const end = predicate.at(-1)?.end ?? tail.length
  const [, next = ''] = /^,\s([\p{L}']{2,12})/u.exec(tail.slice(end).toLowerCase()) ?? []
  return (meanings.supposes(next) || meanings.limits(next)) && !meanings.adds(next)
}

/** Prepositions of objects that a sentence begins with: "Von Ziffer 3.1 ist man abgerückt." */
const FRONTED = /^(?:von|vom|auf|na|od|z|ze)$/u
export const isFronted = (head: string, lead: readonly Token[]): boolean =>
  FRONTED.test(lead.at(-1)?.text ?? '') &&
  lead.length <= 2 &&
  /(?:^|[.!?\n])\s{0,9}$/u.test(head.slice(0, lead.at(-1)?.start))

const INTENT =
  /^(?:intent|intentions?|absicht|absichtserklärung|záměru|zamiaru|intención|intenciones|intenti|intenzion[ei]|intenç(?:ão|ões))$/u

/** "Paragraph 3.1 is a statement of intent." */
export const isAim = (predicate: readonly Token[], meanings: Meanings): boolean =>
  has(predicate, INTENT) && !has(predicate, meanings.negates)
