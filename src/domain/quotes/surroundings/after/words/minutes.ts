/** Words of minutes: "Mr Hall moved the following. … The motion fell." */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

export const isProposing = inAnyLanguage({
  en: 'moved moves propose proposed proposes tabled tables suggested suggests',
  de: 'beantragt beantragte beantragten schlägt schlug',
  cs: 'navrhl navrhla navrhlo navrhli navrhuje',
  fr: 'propose proposait proposé proposent proposée proposés proposées suggère suggéra',
  es: 'propuso propone proponen propusieron proponía propuesto sugirió',
  it: 'propone proposa propose propongono proponeva proposto suggerì',
  pl: 'zaproponował zaproponowała zaproponowało proponuje',
  pt: 'propôs propõe propõem propuseram sugeriu',
  nl: 'stelt stelde',
})

export const isMotion = inAnyLanguage({
  en: 'motion proposal amendment proposition',
  de: 'antrag vorschlag',
  cs: 'návrh',
  fr: 'motion proposition motions propositions amendement',
  es: 'propuesta moción enmienda',
  it: 'proposta mozione emendamento',
  pl: 'wniosek propozycja',
  pt: 'proposta moção emenda',
  nl: 'voorstel motie',
})

export const isFailing = inAnyLanguage({
  en: 'failed fell lost',
  de: 'scheiterte scheitert verworpen',
  cs: 'neprošel',
  fr: 'échoue échoué échoua échouée repoussée',
  es: 'fracasó fracasa fracasado fracasada decayó decae',
  it: 'fallisce fallita fallito fallì',
  pl: 'upadł upadła',
  pt: 'falhou fracassou',
  nl: 'verworpen sneuvelde',
})

/** An item of an agenda: "The item was sent back to the committee." */
export const isAgendaItem = inAnyLanguage({
  en: 'item items point matter question decision topic',
  de: 'punkt tagesordnungspunkt beschluss entscheidung thema',
  cs: 'bod rozhodnutí',
  fr: 'point question décision sujet points questions',
  es: 'punto asunto decisión puntos asuntos cuestión tema temas',
  it: 'punto argomento decisione punti questione argomenti',
  pl: 'punkt uchwałę decyzję',
  pt: 'ponto assunto decisão pontos assuntos questão',
  nl: 'besluit agendapunt',
})

export const isPostponed = inAnyLanguage({
  en: 'postponed adjourned deferred referred committee',
  de: 'vertagt verschoben zurückgestellt ausschuss zurückverwiesen',
  cs: 'odložen odložena odloženo odloženy odročen odročena odročeno odročeny výboru odloženi odročeni',
  fr: 'renvoyé renvoyée reporté reportée ajourné ajournée commission comité renvoyés renvoyées reportés reportées ajournés ajournées différé différée différés différées',
  es: 'aplazó aplazado aplazada pospuso pospuesto pospuesta comisión comité aplazados aplazadas aplaza aplazaron pospone pospuestos pospuestas postergado postergada remitido remitida',
  it: 'rinviato rinviata commissione rinviati rinviate rinvia rimandato rimandata posticipato posticipata comitato',
  pl: 'odroczono odroczony odłożono odłożony odesłano komisji odroczona odroczone odłożona odłożone',
  pt: 'adiado adiada adiou comissão adiados adiadas adia comitê remetido remetida',
  nl: 'uitgesteld verdaagd commissie',
})

/** "in favour: 3", "3 dafür" */
export const isInFavour = inAnyLanguage({
  en: 'favour favor for aye ayes yes',
  de: 'dafür für ja',
  cs: 'pro',
  fr: 'pour favorables oui',
  es: 'favor sí',
  it: 'favorevoli favore favorevole sì',
  pl: 'za',
  pt: 'favor favoráveis sim',
  nl: 'voor',
})

/** "against: 11", "11 dagegen" */
export const isAgainst = inAnyLanguage({
  en: 'against opposed noes no',
  de: 'dagegen gegen nein',
  cs: 'proti',
  fr: 'contre défavorables non',
  es: 'contra',
  it: 'contra contrari contro',
  pl: 'przeciw przeciwko',
  pt: 'contra não',
  nl: 'tegen',
})
