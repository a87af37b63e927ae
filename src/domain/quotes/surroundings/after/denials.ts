/**
 * Sentences that leave open, deny or date what stands before them, by words that stand for all of it: "Whether this is done is for us
 * to judge.", "For lack of money it did not happen."
 */

import type { Meanings } from '../../meaning/languages.ts'
import type { Tokens } from '../../tokens/token.ts'
import { has, type SentenceRule, withoutElision } from '../clauses.ts'
import { standsForSentence } from './anaphora.ts'

/** Words at the beginning of a sentence among which its subject is, and words of a short sentence. */
export const SUBJECT = 5
export const SHORT = 12

const WHETHER = /^(?:whether|ob|zda|czy|of)$/u
const NEAR = 4
const CHECKS =
  /^(?:checks?|checked|recorded|documented|monitored|reviewed|verified|audited|geprüft|überprüft|prüft|dokumentiert|kontrolliert|kontroluje|ověřuje|eviduje|sprawdza|kontrolowane|gecontroleerd)$/u
/** "Whether this is done is for the Supplier to judge.": not "Whether this was done is checked." */
const isLeftOpen: SentenceRule = (sentence, meanings) =>
  WHETHER.test(sentence[0]?.text ?? '') &&
  has(sentence.slice(1, 1 + NEAR), meanings.isProForm) &&
  !has(sentence, CHECKS)

/** "if it does so", in one word or two. */
const DO_IT = /^(?:farlo|hacerlo|fazê-lo|cumplirlo|adempierlo|faire|faz|faça)$/u
const JUDGES =
  /^(?:judges?|juge|opportunité|juzgará|juzga|conviene|valutare|valuta|avaliar|avalia|decid\p{L}{1,4}|libre|libero|livre|liber[ao])$/u
const HOW = /^(?:how|comment|cómo|come|como|when|quand|cuándo|quando)$/u
/** "Spetta al gestore valutare se farlo." */
const isJudged: SentenceRule = (sentence) =>
  has(sentence, DO_IT) && has(sentence, JUDGES) && !has(sentence, HOW)

const PAST_TIME =
  /^(?:past|history|vergangenheit|geschichte|minulost|minulosti|passé|histoire|pasado|historia|passato|przeszłość|przeszłości|passado|história|verleden|over|vorbei|vorüber)$/u
/** "That belongs to the past." */
const isPast: SentenceRule = (sentence, meanings) =>
  sentence.length <= SUBJECT + 2 &&
  meanings.isProForm(withoutElision(sentence[0]?.text ?? '')) &&
  sentence.some(({ text }) => PAST_TIME.test(withoutElision(text)))

const AT_LEAST =
  /^(?:least|jedenfalls|zumindest|immerhin|alespoň|aspoň|moins|menos|almeno|przynajmniej|tenminste|althans)$/u
/** "At least that is what the manager said.": not "At least three are needed." */
const isSomebodysWord: SentenceRule = (sentence, meanings) =>
  has(sentence.slice(0, SUBJECT), AT_LEAST) &&
  sentence
    .slice(0, SUBJECT)
    .some(({ text }) => meanings.isProForm(withoutElision(text)) || /^c'|^so$|^tak$/u.test(text)) &&
  !sentence.some(({ kind, text }) => kind === 'number' || meanings.isNumber(text))

const TRACE =
  /^(?:traces?|evidence|sign|records?|spur(?:en)?|nachweise?|belege?|stop[ay]|důkazy?|záznam|traces?|preuves?|rastro|pruebas?|tracc[ei]a?|prov[ae]|ślad[uy]?|dowod[uy]|dowodów|vestígios?|provas?|spoor|bewijs)$/u
/** "The auditor could find no trace of it." */
const isUntraced: SentenceRule = (sentence, meanings) => {
  const at = sentence.findIndex(({ text }) => TRACE.test(text))
  if (at < 0 || !has(sentence, meanings.negates)) return false
  const rest = sentence.slice(at + 1)
  return rest.length === 0 || (rest.length <= 3 && has(rest, meanings.isProForm))
}

const IN_VAIN = /^(?:vain|vergebens|vergeblich|marně|vano|invano|próżno|vão|tevergeefs)$/u
/** "You will look in vain for anybody who does." */
const isInVain: SentenceRule = (sentence) => has(sentence, IN_VAIN)

const DECIDES =
  /^(?:decides?|chooses?|free|chance|entscheidet|entscheiden|frei|bleibt|rozhod(?:uje|ne)|volí|decyduje|zdecyduje|postanowi|beslist|vrij)$/u
/** "The Supplier decides whether to do so.": not "The auditor checks whether this was done." */
export const leavesOpen: SentenceRule = (sentence, meanings) =>
  has(sentence, DECIDES) &&
  sentence.some(
    ({ text }, at) => WHETHER.test(text) && has(sentence.slice(at + 1, at + 1 + NEAR), meanings.isProForm),
  )

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
const DENIAL_REACH = 2
const ONE_DENIAL = 3

/** "le fait", "lo fa": an article before another word. */
const CLITIC = /^(?:le|lo|o|l)$/u

export const standsForVerb = (sentence: Tokens, at: number): boolean => {
  const [{ text } = { text: '' }, ...behind] = sentence.slice(at, at + 1 + IT_REACH)
  return PRO_VERB.test(text) || (DO.test(text) && has(behind, IT))
}

const stands = (sentence: Tokens, at: number, { isProForm, points }: Meanings): boolean => {
  const [text = '', next = ''] = sentence.slice(at, at + 2).map((token) => token.text)
  return (
    [text, withoutElision(text)].some(isProForm) || points(text) || (CLITIC.test(text) && PRO_VERB.test(next))
  )
}

const denials = (sentence: Tokens, { refuses }: Meanings): number[] =>
  [...sentence.keys()].filter((at) => refuses(sentence[at]?.text))

/** "Personne ne le fait" denies once; "In no case was this not done" twice, which says nothing else. */
function deniesOnce(sentence: Tokens, meanings: Meanings): boolean {
  const [first = 0, ...others] = denials(sentence, meanings)
  return (
    sentence.length <= SHORT &&
    denials(sentence, meanings).length > 0 &&
    others.every((at) => at - first <= ONE_DENIAL)
  )
}

/** "In eleven of twelve months it was not done.": not "There is no charge for doing so." */
const isNotDone: SentenceRule = (sentence, meanings) => {
  if (sentence.length > SHORT || !sentence.some((_, at) => stands(sentence, at, meanings))) return false
  if (has(sentence, NOT_DONE)) return true
  if (!deniesOnce(sentence, meanings)) return false
  const read = sentence.filter(({ text }) => !FILLS.test(text))
  const denied = denials(read, meanings)
  const isNear = (at: number): boolean => denied.some((no) => at !== no && Math.abs(at - no) <= DENIAL_REACH)
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
const isNotKept: SentenceRule = (sentence, meanings) => {
  const [by, last] = sentence.slice(-2)
  return BY.test(by?.text ?? '') && LAST.test(last?.text ?? '') && deniesOnce(sentence, meanings)
}

const WANTS = /^(?:have|has|had|need|want|wants|able|obliged|required|going)$/u
/** "Smaller branches don't have to.": not "She retired, but the rule did not.", whose verb stands in the same sentence. */
const isVerbLeftOut: SentenceRule = (sentence, meanings) => {
  const [verb, last] = sentence.slice(-2)
  const isOpen = /n't$|^not$/u.test(last?.text ?? '') || (last?.text === 'to' && WANTS.test(verb?.text ?? ''))
  if (!isOpen || sentence.length > SHORT || denials(sentence, meanings).length === 0) return false
  return sentence.every(
    ({ text, start }, at) => !meanings.contrasts(text) && start <= (sentence[at - 1]?.end ?? start) + 1,
  )
}

/** Rules for any sentence of the quote's section below it, and for the next one alone. */
export const DENIALS_BELOW: readonly SentenceRule[] = [isLeftOpen, isJudged]
export const DENIALS_NEXT: readonly SentenceRule[] = [
  ...[isPast, isSomebodysWord, isUntraced, isInVain, isNotDone, isNotKept, isVerbLeftOut],
]
