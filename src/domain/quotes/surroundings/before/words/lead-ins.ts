/** Words of sentences and lead-ins before a text: whether they state it. */

import type { Is } from '../../../meaning/languages.ts'
import { inAnyLanguage } from '../../../meaning/word-lists.ts'

const isStating = inAnyLanguage({
  en: 'is are shall must will include includes contain contains comprise comprises amount amounts cost costs pay pays means apply applies read reads',
  de: 'ist sind muss müssen wird werden bedeutet umfasst enthält beträgt betragen trägt tragen zahlt zahlen gilt gelten lautet umfassen enthalten lauten kostet besteht bestehen bedeuten beinhaltet',
  cs: 'je jsou musí znamená zahrnuje platí zní bude budou musejí zahrnují obsahuje obsahují činí hradí znamenají znějí tvoří představuje představují',
  fr: 'est sont doit doivent comprend désigne sera seront devra devront comprennent inclut incluent contient contiennent signifie coûte coûtent paie paient paye payent applique appliquent',
  es: 'es son debe deben deberá deberán significa comprende dice será serán incluye incluyen comprenden contiene contienen asciende ascienden cuesta cuestan paga pagan aplica aplican',
  it: 'è sono deve devono significano comprende recita dice sarà saranno dovrà dovranno comprendono includono contengono ammonta ammontano costa costano pagano vale valgono',
  pl: 'jest są musi oznacza obejmuje wynosi wynoszą obowiązuje brzmi będzie będą muszą oznaczają obejmują zawiera zawierają obowiązują brzmią płaci płacą kosztuje kosztują stanowi stanowią ponosi ponoszą',
  pt: 'são deve devem deverá significa diz é serão deverão significam inclui incluem contém contêm compreende abrange custa custam pagam aplica-se aplicam-se',
  nl: 'is zijn moet moeten wordt worden betekent omvat bevat bedraagt bedragen draagt dragen betaalt betalen geldt gelden luidt',
})

/**
 * Verb of a lead-in whose items the document states: "The Supplier shall: …", "The fees are: …". Not "s'est", which forms the
 * past: "Un témoin s'est souvenu : …".
 */
export const isStatingVerb: Is = (word) => isStating(word) && !word?.includes("'")

/** After "without", it takes nothing back: "without limitation", "ohne Ausnahme". */
export const isReservation = inAnyLanguage({
  en: 'limit* restrict* reserv* exception* qualification qualifications',
  de: 'einschränk* ausnahme* vorbehalt* beschränk* begrenz*',
  cs: 'omezen* výhrad* výjim* omezov*',
  fr: 'limit* exception* réserve* dérogation*',
  es: 'excepci* reserva* salvedad* límite* restric*',
  it: 'eccez* limit* riserv* restrizion*',
  pl: 'ogranicz* wyjąt* zastrzeż*',
  pt: 'exceç* reserva* ressalva* excepç* restriç*',
  nl: 'beperk* uitzonder* voorbehoud* begrenz*',
})

/** After "without" at the beginning of a sentence: "Without prejudice to the foregoing". */
export const isPrejudice = inAnyLanguage({
  en: 'prejudi*',
  de: 'präjudiz*',
  cs: 'újmy',
  fr: 'préjudi*',
  es: 'perju*',
  it: 'pregiudi*',
  pl: 'uszczerbku naruszania naruszenia',
  pt: 'preju*',
  nl: 'afbreuk',
})

/** "The following incidents were reported" */
export const isPassiveVerb = inAnyLanguage({
  en: 'was were been',
  de: 'wurde wurden worden',
  cs: 'byl byla byli bylo byly',
  fr: 'été furent',
  es: 'fueron sido fue',
  it: 'stato stata stati state furono vennero',
  pl: 'były został zostały był była było byli została zostało zostali',
  pt: 'foram sido foi',
  nl: 'werd werden',
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
  cs: 'nám mně',
  fr: 'me',
  es: 'me',
  pl: 'nam mnie',
  pt: 'me',
  nl: 'ons mij',
})

/** "Kupujący mówił tak:" */
export const isThus = inAnyLanguage({ en: 'thus so', de: 'so', cs: 'tak', pl: 'tak' })

/** First word of a stem: "Choose one of the following:". */
export const asksToChoose = inAnyLanguage({
  en: 'choose select pick tick',
  de: 'wählen wähle ankreuzen wähl auswählen kreuzen',
  cs: 'vyberte zvolte vyber zvol zaškrtněte označte',
  fr: 'choisir choisissez cochez choisis cocher sélectionner sélectionnez',
  es: 'elija elegir elige escoja escoger seleccione seleccionar',
  it: 'scegliere scegli scelga scegliete barrare selezionare selezioni',
  pl: 'wybierz wybrać wybierzcie zaznacz zaznaczyć zakreśl zakreślić',
  pt: 'escolha escolher selecione selecionar assinale assinalar',
  nl: 'kies kiezen selecteer vink',
})
