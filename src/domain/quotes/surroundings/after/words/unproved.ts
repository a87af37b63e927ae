/** Words of sentences that say that a quote was not proved, or made up: "The management could not prove it." */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

export const isProving = inAnyLanguage({
  en: 'prove show demonstrate verify confirm substantiate corroborate establish',
  de: 'belegen nachweisen beweisen bestätigen verifizieren erhärten',
  cs: 'prokázat doložit ověřit potvrdit prokáže prokázal prokázala prokázali prokázalo neprokázal neprokázala neprokázali neprokáže doložil doložila doložili doloží nedoložil nedoložila nedoložili nedoloží ověřil ověřila ověřili neověřil neověřila neověřili potvrdil potvrdila potvrdili nepotvrdil nepotvrdila nepotvrdili nepotvrdí dokázat',
  fr: 'prouver démontrer vérifier établir attester confirmer corroborer',
  es: 'demostrar probar comprobar acreditar verificar confirmar',
  it: 'dimostrare provare verificare comprovare confermare attestare',
  pl: 'wykazać udowodnić potwierdzić wykazał wykazała wykazali wykazało wykazano wykaże udowodnił udowodniła udowodnili udowodniono udowodni potwierdził potwierdziła potwierdzili potwierdzono potwierdzi dowieść dowiódł dowiodła dowiedli zweryfikować zweryfikował',
  pt: 'demonstrar provar comprovar atestar',
  nl: 'aantonen bewijzen bevestigen staven verifiëren onderbouwen',
})

export const isProvingIt = inAnyLanguage({
  es: 'demostrarlo probarlo comprobarlo acreditarlo confirmarlo demostrarla probarla',
  it: 'dimostrarlo provarlo verificarlo comprovarlo confermarlo attestarlo dimostrarla provarla',
  pt: 'demonstrá-lo prová-lo comprová-lo verificá-lo confirmá-lo demonstrá-la prová-la',
})

/** "prove it", "le prouver" */
export const isProofObject = inAnyLanguage({
  en: 'it this that',
  de: 'das dies dieses',
  cs: 'to toto toho',
  fr: `le l'a cela ceci`,
  es: 'lo esto eso',
  it: 'lo questo ciò',
  pl: 'to tego',
  pt: 'isto isso',
  nl: 'dit dat het',
})

/** "in this regard" */
export const isThis = inAnyLanguage({
  en: 'this that',
  de: 'dieser diesem',
  cs: 'tomto tom',
  fr: 'ce cet',
  es: 'ese este tal',
  it: 'tal questo tale',
  pl: 'tym tej',
  pt: 'nesse neste este esse nesta nessa',
  nl: 'dit dat',
})

export const isRegard = inAnyLanguage({
  en: 'sense regard respect effect',
  de: 'hinsicht sinne punkt beziehung',
  cs: 'smyslu ohledu směru',
  fr: 'sens égard',
  es: 'sentido respecto',
  it: 'senso riguardo proposito',
  pl: 'zakresie względzie względem mierze sensie',
  pt: 'sentido respeito',
  nl: 'opzicht',
})

/** "Il y est renoncé.", "Vi si rinuncia." */
export const isThereofPronoun = inAnyLanguage({ fr: `y en n'y n'en`, it: 'vi' })

export const isInvented = inAnyLanguage({
  en: 'fabricated invented fable concocted fabrication fabrications',
  de: 'erfunden märchen erfand erfanden erdichtet ausgedacht erlogen',
  cs: 'vymyslel vymyslet vymysli vymyslil vymyšlena vymyšlené vymyšleno vymyšlený vymyšleny pohádka pohádky pohádku pohádkou vymyšlen vymyšleni vymyslela vymysleli vymyslely vymyšlená vymýšlí výmysl výmysly smyšlenka smyšlenky smyšlenkou smyšlené',
  fr: 'inventé inventée fable inventés inventées inventa fables',
  es: 'inventado inventada inventó cuento inventados inventadas inventaron fábulas',
  it: 'inventato inventata favola fiaba inventati inventate inventò favole fiabe',
  pl: 'zmyśl* bajka bajki bajkę bajką bajek wymyślił wymyśliła wymyślili wymyślono wymyślony wymyślona wymyślone wymysł wymysły wymysłem',
  pt: 'inventado inventada inventou fábula inventados inventadas inventaram',
  nl: 'verzonnen sprookje verzon fabel gelogen',
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
  nl: 'dit dat het',
})
