/** Words of sentences that say that a quote was not proved, or made up: "The management could not prove it." */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

export const isProving = inAnyLanguage({
  en: 'prove show demonstrate verify confirm substantiate',
  de: 'belegen nachweisen beweisen bestätigen',
  cs: 'prokázat doložit ověřit potvrdit',
  fr: 'prouver démontrer vérifier',
  es: 'demostrar probar comprobar',
  it: 'dimostrare provare verificare',
  pl: 'wykazać udowodnić potwierdzić',
  pt: 'demonstrar provar comprovar',
  nl: 'aantonen bewijzen',
})

export const isProvingIt = inAnyLanguage({
  es: 'demostrarlo probarlo comprobarlo',
  it: 'dimostrarlo provarlo verificarlo',
  pt: 'demonstrá-lo prová-lo comprová-lo',
})

/** "prove it", "le prouver" */
export const isProofObject = inAnyLanguage({
  en: 'it this that',
  de: 'das dies',
  cs: 'to',
  fr: `le l'a`,
  es: 'lo',
  it: 'lo',
  pl: 'to tego',
  pt: 'isto isso',
  nl: 'dit',
})

/** "in this regard" */
export const isThis = inAnyLanguage({
  en: 'this that',
  de: 'dieser',
  cs: 'tomto',
  fr: 'ce',
  es: 'ese este tal',
  it: 'tal questo',
  pl: 'tym',
  pt: 'nesse neste este',
  nl: 'dit',
})

export const isRegard = inAnyLanguage({
  en: 'sense regard respect effect',
  de: 'hinsicht',
  cs: 'smyslu ohledu',
  fr: 'sens',
  es: 'sentido',
  it: 'senso',
  pl: 'zakresie',
  pt: 'sentido',
  nl: 'opzicht',
})

/** "Il y est renoncé.", "Vi si rinuncia." */
export const isThereofPronoun = inAnyLanguage({ fr: `y en n'y n'en`, it: 'vi' })

export const isInvented = inAnyLanguage({
  en: 'fabricated invented fable',
  de: 'erfunden märchen',
  cs: 'vymyslel vymyslet vymysli vymyslil vymyšlena vymyšlené vymyšleno vymyšlený vymyšleny pohádka pohádky pohádku pohádkou',
  fr: 'inventé inventée fable',
  es: 'inventado inventada inventó cuento',
  it: 'inventato inventata favola fiaba',
  pl: 'zmyśl* bajka bajki bajkę bajką',
  pt: 'inventado inventada inventou fábula',
  nl: 'verzonnen sprookje',
})

/** What was made up: "has invented it", "l'a inventé" */
export const isInventedObject = inAnyLanguage({
  en: 'it this',
  de: 'das dies',
  cs: 'to',
  es: 'lo la se',
  it: 'lo la',
  pt: 'isso isto',
  nl: 'dit',
})
