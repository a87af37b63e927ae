/** Sentences that deny the one before by words that stand for all of it: "For lack of money it did not happen." */

import type { Meanings } from '../../meaning/languages.ts'
import type { Token } from '../../tokens/token.ts'
import type { SentenceRule } from '../clauses.ts'
import { has } from '../clauses.ts'
import { withoutElision } from '../common-words.ts'
import { standsForSentence } from './anaphora.ts'
import { SHORT } from './denials.ts'

const PRO_VERB =
  /^(?:done|doing|happens?|happened|occurs?|occurred|case|getan|gemacht|geschieht|geschah|geschehen|passiert|gekommen|geworden|fall|fait|faite|faire|arrive|arrivé|produit|cas|hace|hacen|hecho|hacerlo|ocurre|ocurrió|ocurrido|sucede|sucedió|sucedido|caso|fa|fanno|fatto|farlo|succede|successo|avviene|avvenuto|accade|accaduto|robi|robią|zrobiono|dzieje|działo|stało|zdarzyło|przypadek|przypadkiem|faz|fazem|feito|fazê-lo|acontece|aconteceu|ocorre|ocorreu|sucedeu|gedaan|gebeurt|gebeurde|gebeurd|geval|děje|dělá|stalo|stane|případ)$/u
/** Czech verbs with a negation in the same word. */
const NOT_DONE = /^(?:nestalo|neděje|nedělo|nedělá|nestane|nekoná)$/u
/** "do it", "did so", "come to that": not "does not bind". */
const DO = /^(?:do|does|did|tut|tat|tun|macht|doet|doen|come|comes|came)$/u
const IT = /^(?:it|so|this|that|es|das|dies|dat|dit|zo|to|of)$/u
const IT_REACH = 2
/** "has not yet been | done": words that do not count between a denial and such a verb. */
const FILLS = /^(?:yet|been|be|ever|été|sido|stato|być)$/u
/** Words from a denial to such a verb, and to the second word of the same denial. */
const NEAR = 2
const ONE_DENIAL = 3

/** "le fait", "lo fa": an article before another word. */
const CLITIC = /^(?:le|lo|o|l)$/u

const standsForVerb = (sentence: readonly Token[], at: number): boolean => {
  const [{ text } = { text: '' }, ...behind] = sentence.slice(at, at + 1 + IT_REACH)
  return PRO_VERB.test(text) || (DO.test(text) && has(behind, IT))
}

const stands = (sentence: readonly Token[], at: number, { isProForm, points }: Meanings): boolean => {
  const [text = '', next = ''] = sentence.slice(at, at + 2).map((token) => token.text)
  return (
    [text, withoutElision(text)].some(isProForm) || points(text) || (CLITIC.test(text) && PRO_VERB.test(next))
  )
}

const denials = (sentence: readonly Token[], { refuses }: Meanings): number[] =>
  [...sentence.keys()].filter((at) => refuses(sentence[at]?.text))

/** "Personne ne le fait" denies once; "In no case was this not done" twice, which says nothing else. */
function deniesOnce(sentence: readonly Token[], meanings: Meanings): boolean {
  const [first = 0, ...others] = denials(sentence, meanings)
  return (
    sentence.length <= SHORT &&
    denials(sentence, meanings).length > 0 &&
    others.every((at) => at - first <= ONE_DENIAL)
  )
}

/** "In eleven of twelve months it was not done.": not "There is no charge for doing so." */
export const isNotDone: SentenceRule = (sentence, meanings) => {
  if (sentence.length > SHORT || !sentence.some((_, at) => stands(sentence, at, meanings))) return false
  if (has(sentence, NOT_DONE)) return true
  if (!deniesOnce(sentence, meanings)) return false
  const read = sentence.filter(({ text }) => !FILLS.test(text))
  const denied = denials(read, meanings)
  const isNear = (at: number): boolean => denied.some((no) => at !== no && Math.abs(at - no) <= NEAR)
  return read.some((_, at) => isNear(at) && standsForVerb(read, at))
}

/** "The parties have yet to agree on this.", "This was the case": not "In all samples this was the case." */
export const isUnsettled: SentenceRule = (sentence, meanings) => {
  const words = sentence.map(({ text }) => text)
  if (meanings.beginUnsettled(words)) return true
  const isOne = words.map((_, at) => standsForSentence(sentence, at, meanings))
  const isOpen = (is: boolean, at: number): boolean => !is && meanings.beginUnsettled(words.slice(at))
  return words.length <= SHORT && isOne.includes(true) && isOne.some(isOpen)
}

const BY = /^(?:on|by|of|to|with|in)$/u
/** "rely on it" at the end: inside a sentence "it" may be a thing. */
const LAST = /^(?:it|that)$/u

/** "No one should rely on it." */
export const isNotKept: SentenceRule = (sentence, meanings) => {
  const [by, last] = sentence.slice(-2)
  return BY.test(by?.text ?? '') && LAST.test(last?.text ?? '') && deniesOnce(sentence, meanings)
}

const WANTS = /^(?:have|has|had|need|want|wants|able|obliged|required|going)$/u
/** "Smaller branches don't have to.": not "She retired, but the rule did not.", whose verb stands in the same sentence. */
export const isVerbLeftOut: SentenceRule = (sentence, meanings) => {
  const [verb, last] = sentence.slice(-2)
  const isOpen = /n't$|^not$/u.test(last?.text ?? '') || (last?.text === 'to' && WANTS.test(verb?.text ?? ''))
  if (!isOpen || sentence.length > SHORT || denials(sentence, meanings).length === 0) return false
  return sentence.every(
    ({ text, start }, at) => !meanings.contrasts(text) && start <= (sentence[at - 1]?.end ?? start) + 1,
  )
}
