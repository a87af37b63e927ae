/** Sentences that leave open, deny or date what stands before them: "Whether this is done is for us to judge.", "We found no trace of it." */

import { has, type SentenceRule } from '../clauses.ts'
import { withoutElision } from '../common-words.ts'
import { PAST } from './anaphora.ts'

/** Words at the beginning of a sentence among which its subject is, and words of a short sentence. */
export const SUBJECT = 5
export const SHORT = 12

const WHETHER = /^(?:whether|ob|zda|czy|of)$/u
const NEAR = 4
const CHECKS =
  /^(?:checks?|checked|recorded|documented|monitored|reviewed|verified|audited|geprüft|überprüft|prüft|dokumentiert|kontrolliert|kontroluje|ověřuje|eviduje|sprawdza|kontrolowane|gecontroleerd)$/u
/** "Whether this is done is for the Supplier to judge.": not "Whether this was done is checked." */
export const isLeftOpen: SentenceRule = (sentence, meanings) =>
  WHETHER.test(sentence[0]?.text ?? '') &&
  has(sentence.slice(1, 1 + NEAR), meanings.isProForm) &&
  !has(sentence, CHECKS)

/** "if it does so", in one word or two. */
const DO_IT = /^(?:farlo|hacerlo|fazê-lo|cumplirlo|adempierlo|faire|faz|faça)$/u
const JUDGES =
  /^(?:judges?|juge|opportunité|juzgará|juzga|conviene|valutare|valuta|avaliar|avalia|decid\p{L}{1,4}|libre|libero|livre|liber[ao])$/u
const HOW = /^(?:how|comment|cómo|come|como|when|quand|cuándo|quando)$/u
/** "Spetta al gestore valutare se farlo." */
export const isJudged: SentenceRule = (sentence) =>
  has(sentence, DO_IT) && has(sentence, JUDGES) && !has(sentence, HOW)

const PAST_TIME =
  /^(?:past|history|vergangenheit|geschichte|minulost|minulosti|passé|histoire|pasado|historia|passato|przeszłość|przeszłości|passado|história|verleden|over|vorbei|vorüber)$/u
/** "That belongs to the past." */
export const isPast: SentenceRule = (sentence, meanings) =>
  sentence.length <= SUBJECT + 2 &&
  meanings.isProForm(withoutElision(sentence[0]?.text ?? '')) &&
  sentence.some(({ text }) => PAST_TIME.test(withoutElision(text)))

const AT_LEAST =
  /^(?:least|jedenfalls|zumindest|immerhin|alespoň|aspoň|moins|menos|almeno|przynajmniej|tenminste|althans)$/u
/** "At least that is what the manager said.": not "At least three are needed." */
export const isSomebodysWord: SentenceRule = (sentence, meanings) =>
  has(sentence.slice(0, SUBJECT), AT_LEAST) &&
  sentence
    .slice(0, SUBJECT)
    .some(({ text }) => meanings.isProForm(withoutElision(text)) || /^c'|^so$|^tak$/u.test(text)) &&
  !sentence.some(({ kind, text }) => kind === 'number' || meanings.isNumber(text))

/** "In none of the samples was it so." */
export const isNotSo: SentenceRule = (sentence, meanings) =>
  sentence.length <= SHORT &&
  has(sentence, meanings.negates) &&
  has(sentence, PAST) &&
  has(sentence.slice(-ENDING), SO)
const SO = /^(?:so|this|that|case|tak|tomu|così|así|assim|zo)$/u
const ENDING = 3

const TRACE =
  /^(?:traces?|evidence|sign|records?|spur(?:en)?|nachweise?|belege?|stop[ay]|důkazy?|záznam|traces?|preuves?|rastro|pruebas?|tracc[ei]a?|prov[ae]|ślad[uy]?|dowod[uy]|dowodów|vestígios?|provas?|spoor|bewijs)$/u
/** "The auditor could find no trace of it." */
export const isUntraced: SentenceRule = (sentence, meanings) => {
  const at = sentence.findIndex(({ text }) => TRACE.test(text))
  if (at < 0 || !has(sentence, meanings.negates)) return false
  const rest = sentence.slice(at + 1)
  return rest.length === 0 || (rest.length <= 3 && has(rest, meanings.isProForm))
}

const IN_VAIN = /^(?:vain|vergebens|vergeblich|marně|vano|invano|próżno|vão|tevergeefs)$/u
/** "You will look in vain for anybody who does." */
export const isInVain: SentenceRule = (sentence) => has(sentence, IN_VAIN)

const DECIDES =
  /^(?:decides?|chooses?|free|chance|entscheidet|entscheiden|frei|bleibt|rozhod(?:uje|ne)|volí|decyduje|zdecyduje|postanowi|beslist|vrij)$/u
/** "The Supplier decides whether to do so.": not "The auditor checks whether this was done." */
export const leavesOpen: SentenceRule = (sentence, meanings) =>
  has(sentence, DECIDES) &&
  sentence.some(
    ({ text }, at) => WHETHER.test(text) && has(sentence.slice(at + 1, at + 1 + NEAR), meanings.isProForm),
  )
