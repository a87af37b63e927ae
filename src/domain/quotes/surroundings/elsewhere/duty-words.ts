/** Sentences that take the duty out of words of duty: "In this document “shall” expresses an aspiration and not a duty." */

import type { PageText } from '../../../page-text.ts'
import { remembered } from '../../../remembered.ts'
import { meaningsIn } from '../../meaning/languages.ts'
import { firstPart, lastPart } from '../../text/lines.ts'
import { wordsIn } from '../../tokens/tokens.ts'
import type { Extent } from '../extent.ts'
import { QUOTED_WORD } from './passing-mentions.ts'

const DUTY =
  /^(?:shall|must|will|has|have|is|are|muss|müssen|hat|haben|soll|sollen|wird|werden|musí|je|jsou|doit|doivent|debe|deben|deberá|deve|devono|devem|musi|muszą|jest|moet|moeten|dient)$/u
/** Words that a word of duty is explained by, so that it is none. */
export const NO_DUTY =
  /^(?:may|might|can|could|should|aspiration\p{L}{0,4}|intentions?|targets?|kann|können|darf|ziel\p{L}{0,3}|absicht\p{L}{0,3}|může|záměr\p{L}{0,2}|peut|intention|puede|intención|può|intenzione|może|zamiar|pode|intenção|kan|mag|streven)$/u
/** Characters of the sentence read before and after such a word, and maximum words read on a page. */
const REACH = 160
const MOST_PLACES = 200
/** Lists of rules of interpretation have commas: "…, without limitation, (c) the word “will” means the same as …". */
const BEGINS = /[.!?;,\n]\s/u

/** Another word is explained: "“shall” is a requirement and “may” a permission", not "“shall” and “must” are not …". */
const AND_ANOTHER = /\s(?:and|while|und|a|et|y|e|i|en)\s(?=["\u201c\u201e\u00ab\u2018\u201a])/u

/** The words of duty that a page says are none. */
const redefinedOn = remembered(({ text }: PageText): readonly string[] => {
  const places = [...text.matchAll(QUOTED_WORD)].filter(([, word = '']) => DUTY.test(word.toLowerCase()))
  return places.slice(0, MOST_PLACES).flatMap(({ 0: { length }, 1: word = '', index }) => {
    const head = lastPart(text.slice(Math.max(0, index - REACH), index), BEGINS)
    const tail = firstPart(text.slice(index + length, index + REACH), BEGINS)
    const own = firstPart(tail, AND_ANOTHER)
    const said = wordsIn(`${head} ${own.trim() === '' ? tail : own}`)
    const meanings = meaningsIn(text.slice(Math.max(0, index - REACH), index + REACH))
    const isNone = said.some(
      (other) => meanings.negates(other) || meanings.doubts(other) || NO_DUTY.test(other),
    )
    return isNone ? [word.toLowerCase()] : []
  })
})

/** Whether the document says of a word of duty in the quote that it expresses none. */
export function isRedefined({ index, tokens }: Extent): boolean {
  return index.pages.some((page) =>
    redefinedOn(page).some((word) => tokens.some(({ text }) => text === word)),
  )
}
