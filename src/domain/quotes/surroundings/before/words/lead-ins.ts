/** Words of sentences and lead-ins before a text: whether they state it. */

import type { Is } from '../../../meaning/languages.ts'
import { inAnyLanguage } from '../../../meaning/word-lists.ts'

const isStating = inAnyLanguage({
  en: 'is are shall must will include includes contain contains comprise comprises amount amounts cost costs pay pays means apply applies read reads',
  de: 'ist sind muss müssen wird werden bedeutet umfasst enthält beträgt betragen trägt tragen zahlt zahlen gilt gelten lautet',
  cs: 'je jsou musí znamená zahrnuje platí zní',
  fr: 'est sont doit doivent comprend désigne',
  es: 'es son debe deben deberá deberán significa comprende dice',
  it: 'è sono deve devono significano comprende recita dice',
  pl: 'jest są musi oznacza obejmuje wynosi wynoszą obowiązuje brzmi',
  pt: 'são deve devem deverá significa diz',
})

/**
 * Verb of a lead-in whose items the document states: "The Supplier shall: …", "The fees are: …". Not "s'est", which forms the
 * past: "Un témoin s'est souvenu : …".
 */
export const isStatingVerb: Is = (word) => isStating(word) && !word?.includes("'")

/** After "without", it takes nothing back: "without limitation", "ohne Ausnahme". */
export const isReservation = inAnyLanguage({
  en: 'limit* restrict* reserv* exception*',
  de: 'einschränk* ausnahme* vorbehalt*',
  cs: 'omezen* výhrad* výjim*',
  fr: 'limit* exception* réserve*',
  es: 'excepci* reserva* salvedad*',
  it: 'eccez* limit* riserv*',
  pl: 'ogranicz* wyjąt* zastrzeż*',
  pt: 'exceç* reserva* ressalva*',
  nl: 'beperk* uitzonder* voorbehoud*',
})

/** After "without" at the beginning of a sentence: "Without prejudice to the foregoing". */
export const isPrejudice = inAnyLanguage({
  en: 'prejudi*',
  fr: 'préjudi*',
  es: 'perju*',
  it: 'pregiudi*',
  pt: 'preju*',
})

/** "The following incidents were reported" */
export const isPassiveVerb = inAnyLanguage({
  en: 'was were been',
  de: 'wurde wurden worden',
  cs: 'byl byla byli bylo byly',
  fr: 'été',
  es: 'fueron sido',
  it: 'stato stata stati state',
  pl: 'były został zostały',
  pt: 'foram sido',
})

/** "What we decided against:" */
export const isAgainst = inAnyLanguage({
  en: 'against',
  de: 'wogegen',
  cs: 'proti',
  fr: 'contre',
  es: 'contra',
  it: 'contro',
  pl: 'przeciw przeciwko',
  pt: 'contra',
  nl: 'waartegen',
})

/** "The manager assured us:" */
export const isUs = inAnyLanguage({
  en: 'us me',
  de: 'uns mir',
  cs: 'nám',
  fr: 'me',
  es: 'me',
  pt: 'me',
  nl: 'ons mij',
})

/** "Kupujący mówił tak:" */
export const isThus = inAnyLanguage({ en: 'thus so', de: 'so', cs: 'tak', pl: 'tak' })

/** First word of a stem: "Choose one of the following:". */
export const asksToChoose = inAnyLanguage({
  en: 'choose select pick tick',
  de: 'wählen wähle ankreuzen',
  cs: 'vyberte zvolte',
  fr: 'choisir choisissez cochez',
  es: 'elija',
  it: 'scegliere scegli',
  pl: 'wybierz wybrać',
  pt: 'escolha',
  nl: 'kies',
})
