/** Words of minutes: "Mr Hall moved the following. … The motion fell." */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

export const isProposing = inAnyLanguage({
  en: 'moved moves propose proposed proposes tabled tables suggested suggests',
  de: 'beantragt beantragte beantragten schlägt schlug',
  cs: 'navrhl navrhla navrhlo navrhli navrhuje',
  fr: 'propose proposait proposé',
  es: 'propuso propone proponen',
  it: 'propone proposa propose',
  pl: 'zaproponował zaproponowała zaproponowało proponuje',
  pt: 'propôs propõe',
  nl: 'stelt stelde',
})

export const isMotion = inAnyLanguage({
  en: 'motion proposal amendment proposition',
  de: 'antrag vorschlag',
  cs: 'návrh',
  fr: 'motion proposition',
  es: 'propuesta moción',
  it: 'proposta mozione',
  pl: 'wniosek propozycja',
  pt: 'proposta moção',
  nl: 'voorstel motie',
})

export const isFailing = inAnyLanguage({
  en: 'failed fell lost',
  de: 'scheiterte scheitert verworpen',
  cs: 'neprošel',
  fr: 'échoue échoué',
  es: 'fracasó fracasa',
  it: 'fallisce fallita',
  pl: 'upadł upadła',
  pt: 'falhou',
  nl: 'verworpen sneuvelde',
})

/** An item of an agenda: "The item was sent back to the committee." */
export const isAgendaItem = inAnyLanguage({
  en: 'item items point matter question decision topic',
  de: 'punkt tagesordnungspunkt beschluss entscheidung thema',
  cs: 'bod rozhodnutí',
  fr: 'point question décision sujet',
  es: 'punto asunto decisión',
  it: 'punto argomento decisione',
  pl: 'punkt uchwałę decyzję',
  pt: 'ponto assunto decisão',
  nl: 'besluit agendapunt',
})

export const isPostponed = inAnyLanguage({
  en: 'postponed adjourned deferred referred committee',
  de: 'vertagt verschoben zurückgestellt ausschuss zurückverwiesen',
  cs: 'odložen odložena odloženo odloženy odročen odročena odročeno odročeny výboru',
  fr: 'renvoyé renvoyée reporté reportée ajourné ajournée commission comité',
  es: 'aplazó aplazado aplazada pospuso pospuesto pospuesta comisión comité',
  it: 'rinviato rinviata commissione',
  pl: 'odroczono odroczony odłożono odłożony odesłano komisji',
  pt: 'adiado adiada adiou comissão',
  nl: 'uitgesteld verdaagd commissie',
})

/** "in favour: 3", "3 dafür" */
export const isInFavour = inAnyLanguage({
  en: 'favour favor for aye ayes yes',
  de: 'dafür für ja',
  cs: 'pro',
  fr: 'pour',
  es: 'favor',
  it: 'favorevoli favore',
  pl: 'za',
  pt: 'favor',
  nl: 'voor',
})

/** "against: 11", "11 dagegen" */
export const isAgainst = inAnyLanguage({
  en: 'against opposed noes no',
  de: 'dagegen gegen nein',
  cs: 'proti',
  fr: 'contre',
  es: 'contra',
  it: 'contra contrari contro',
  pl: 'przeciw przeciwko',
  pt: 'contra',
  nl: 'tegen',
})
