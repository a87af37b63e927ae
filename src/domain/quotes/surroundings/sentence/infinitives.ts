/** Infinitives: the words that govern them decide whether they state a duty. */

import type { Meanings } from '../../meaning/languages.ts'
import type { Token } from '../../tokens/token.ts'
import { wordsBefore } from '../clauses.ts'
import type { Extent } from '../extent.ts'

const TO = 'to'
const DUTY =
  /^(?:agree|undertak|oblig|requir|shall|must|entitle|right|dut|responsib|commit|promis|covenant|bound|may|will|has|have)/u
const DUTY_REACH = 6

const isAfterTo = ({ before, first }: Extent): boolean => before.at(-1)?.text === TO && !first.isCapital

/** "The Supplier undertakes to | deliver" */
export const isAfterDuty = (extent: Extent): boolean =>
  isAfterTo(extent) && wordsBefore(extent, DUTY_REACH).some(({ text }) => DUTY.test(text))

/** "The Supplier forgot to | deliver": an infinitive states a duty or a right only after a word for one. */
export const isBareInfinitive = (extent: Extent): boolean => isAfterTo(extent) && !isAfterDuty(extent)

/** "The Supplier waives any right to | deliver" */
export const isAfterLostDuty = (extent: Extent, meanings: Meanings): boolean =>
  isAfterTo(extent) &&
  wordsBefore(extent, DUTY_REACH).some(
    ({ text }) => meanings.removes(text) || meanings.restricts(text) || meanings.overrides(text),
  )

/**
 * "Der Lieferant ist nicht verpflichtet, | die Daten zu schützen", "verspricht, | sie zu schützen": the comma doesn't end
 * the clause.
 */
export function isDeniedInfinitive(extent: Extent, meanings: Meanings): boolean {
  const { text, tokens, first } = extent
  const last = extent.before.at(-1)
  if (last === undefined || first.isCapital) return false
  if (!text.slice(last.end, first.start).includes(',') || !tokens.some((token) => token.text === 'zu'))
    return false
  const governing = wordsBefore(extent, DUTY_REACH, false, true).map((token) => token.text)
  return (
    !governing.some((word) => meanings.asserts(word) || meanings.isClause(word)) ||
    governing.some((word) => meanings.negates(word) || meanings.restricts(word) || meanings.denies(word))
  )
}

/** "No hay costes", "Non ci sono": something else is missing. */
const EXISTS = /^(?:hay|existen?|ci|vi|há|existem?|ma|c'è|v'è)$/u
/** "Non è consentito cedere", "No se permite ceder", "Nie wolno przenosić", "Není možné postoupit" */
const INFINITIVE =
  /^\p{L}{2,20}(?:[aei]re|[aei]rsi|rre|ar|er|ir|[aei]r-?se|ać|ić|yć|eć|ść|ąć|at|it|et|ít|out|ést)$/u
/** "N'oubliez pas", "Don't forget" */
const IMPERATIVE = /^(?:don't|(?:n')?\p{L}{3,20}ez)$/u
/** "No se permite ceder": not "No es necesario pagar", "Nie chce płacić", which deny the duty before. */
const MAY =
  /^(?:permit\p{L}{0,6}|consent\p{L}{1,4}|ammess[aoei]|admit\p{L}{1,4}|autori\p{L}{2,8}|l\u00edcit[ao]|lecit[ao]|pos[is]\p{L}{1,6}|posible|puede[ns]?|podr\p{L}{1,3}|pu\u00f2|possono|potr\p{L}{1,5}|pode[mr]?\p{L}{0,2}|wolno|mo\u017cna|mo\u017c\p{L}|mog\u0105|dozwolon\p{L}|dopuszczaln\p{L}|mo\u017en\p{L}|dovolen\p{L}|povolen\p{L}|p\u0159\u00edpustn\p{L})$/u
/** "No se puede exigir el pago" */
const DEMAND = /^(?:exig|esig|reclam|cobr|preten|rivendic|\u017c\u0105da|domaga|vym\u00e1h|po\u017eadov)/u
/** Words after a negation among which the verb is that the sentence is about. */
const OWN_REACH = 4

/** Whether a sentence that begins with a negation names something of its own that is not so, not the sentence before. */
export function deniesOther(sentence: readonly Token[], meanings: Meanings): boolean {
  const words = sentence.slice(1).map(({ text }) => text)
  if (words.some((word) => meanings.isClause(word) || meanings.points(word))) return false
  const isVerb = (word: string, at: number): boolean =>
    at > 0 && INFINITIVE.test(word) && !meanings.isFunction(words[at - 1] ?? '')
  const near = words.slice(0, OWN_REACH)
  if (sentence.slice(0, OWN_REACH).some(({ text }) => IMPERATIVE.test(text))) return true
  if (near.some((word) => DEMAND.test(word))) return false
  // "No hay que pagar"
  if (EXISTS.test(words[0] ?? '')) return !near.some(isVerb) && !meanings.subordinates(words[1] ?? '')
  return near.some((word) => MAY.test(word)) && near.some(isVerb)
}
