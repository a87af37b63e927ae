/** Words of sentences that say that a quote was not proved, or made up: "The management could not prove it." */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

export const isProving = inAnyLanguage({
  en: 'prove show demonstrate verify confirm substantiate',
  de: 'belegen nachweisen beweisen bestätigen',
  cs: 'prokázat doložit ověřit potvrdit',
  fr: 'prouver démontrer vérifier établir attester confirmer corroborer',
  es: 'demostrar probar comprobar acreditar verificar confirmar',
  it: 'dimostrare provare verificare comprovare confermare attestare',
  pl: 'wykazać udowodnić potwierdzić',
  pt: 'demonstrar provar comprovar atestar',
  nl: 'aantonen bewijzen',
})

export const isProvingIt = inAnyLanguage({
  es: 'demostrarlo probarlo comprobarlo acreditarlo confirmarlo demostrarla probarla',
  it: 'dimostrarlo provarlo verificarlo comprovarlo confermarlo attestarlo dimostrarla provarla',
  pt: 'demonstrá-lo prová-lo comprová-lo verificá-lo confirmá-lo demonstrá-la prová-la',
})

/** "prove it", "le prouver" */
export const isProofObject = inAnyLanguage({
  en: 'it this that',
  de: 'das dies',
  cs: 'to',
  fr: `le l'a cela ceci`,
  es: 'lo esto eso',
  it: 'lo questo ciò',
  pl: 'to tego',
  pt: 'isto isso',
  nl: 'dit',
})

/** "in this regard" */
export const isThis = inAnyLanguage({
  en: 'this that',
  de: 'dieser',
  cs: 'tomto',
  fr: 'ce cet',
  es: 'ese este tal',
  it: 'tal questo tale',
  pl: 'tym',
  pt: 'nesse neste este esse nesta nessa',
  nl: 'dit',
})

export const isRegard = inAnyLanguage({
  en: 'sense regard respect effect',
  de: 'hinsicht',
  cs: 'smyslu ohledu',
  fr: 'sens égard',
  es: 'sentido respecto',
  it: 'senso riguardo proposito',
  pl: 'zakresie',
  pt: 'sentido respeito',
  nl: 'opzicht',
})

/** "Il y est renoncé.", "Vi si rinuncia." */
export const isThereofPronoun = inAnyLanguage({ fr: `y en n'y n'en`, it: 'vi' })

export const isInvented = inAnyLanguage({
  en: 'fabricated invented fable',
  de: 'erfunden märchen',
  cs: 'vymyslel vymyslet vymysli vymyslil vymyšlena vymyšlené vymyšleno vymyšlený vymyšleny pohádka pohádky pohádku pohádkou vymyšlen vymyšleni',
  fr: 'inventé inventée fable inventés inventées inventa fables',
  es: 'inventado inventada inventó cuento inventados inventadas inventaron fábulas',
  it: 'inventato inventata favola fiaba inventati inventate inventò favole fiabe',
  pl: 'zmyśl* bajka bajki bajkę bajką',
  pt: 'inventado inventada inventou fábula inventados inventadas inventaram',
  nl: 'verzonnen sprookje',
})

/** What was made up: "has invented it", "l'a inventé" */
export const isInventedObject = inAnyLanguage({
  en: 'it this',
  de: 'das dies',
  cs: 'to',
  fr: 'cela ceci',
  es: 'lo la se esto eso',
  it: 'lo la ciò questo',
  pt: 'isso isto',
  nl: 'dit',
})
