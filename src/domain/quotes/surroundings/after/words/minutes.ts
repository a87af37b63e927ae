/** Words of minutes: "Mr Hall moved the following. … The motion fell." */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

export const isProposing = inAnyLanguage({
  en: 'moved moves propose proposed proposes tabled tables suggested suggests suggest motioned',
  de: 'beantragt beantragte beantragten schlägt schlug beantragen schlagen schlugen vorgeschlagen unterbreitete unterbreiteten',
  cs: 'navrhl navrhla navrhlo navrhli navrhuje navrhly navrhují předložil předložila předložili předkládá předkládají',
  fr: 'propose proposait proposé proposent proposée proposés proposées suggère suggéra',
  es: 'propuso propone proponen propusieron proponía propuesto sugirió',
  it: 'propone proposa propose propongono proponeva proposto suggerì',
  pl: 'zaproponował zaproponowała zaproponowało proponuje zaproponowali zaproponowały proponują proponował proponowała proponowali zgłosił zgłosiła zgłosili przedłożył przedłożyła przedłożyli wniósł wniosła wnieśli',
  pt: 'propôs propõe propõem propuseram sugeriu',
  nl: 'stelt stelde voorgesteld',
})

export const isMotion = inAnyLanguage({
  en: 'motion proposal amendment proposition motions',
  de: 'antrag vorschlag beschlussantrag änderungsantrag beschlussvorschlag beschlussvorlage',
  cs: 'návrh protinávrh',
  fr: 'motion proposition motions propositions amendement',
  es: 'propuesta moción enmienda',
  it: 'proposta mozione emendamento',
  pl: 'wniosek propozycja poprawka kontrpropozycja',
  pt: 'proposta moção emenda',
  nl: 'voorstel motie moties amendement',
})

export const isFailing = inAnyLanguage({
  en: 'failed fell lost fails defeated rejected negatived',
  de: 'scheiterte scheitert verworfen scheiterten gescheitert durchgefallen unterlag abgelehnt fiel',
  cs: 'neprošel neprošla neprošlo neprošly padl padla padlo propadl propadla propadlo',
  fr: 'échoue échoué échoua échouée repoussée',
  es: 'fracasó fracasa fracasado fracasada decayó decae',
  it: 'fallisce fallita fallito fallì',
  pl: 'upadł upadła upadło upadły przepadł przepadła przepadło przepadły',
  pt: 'falhou fracassou',
  nl: 'verworpen sneuvelde sneuvelden gesneuveld strandde gestrand afgewezen weggestemd',
})

/** An item of an agenda: "The item was sent back to the committee." */
export const isAgendaItem = inAnyLanguage({
  en: 'item items point matter question decision topic motion',
  de: 'punkt tagesordnungspunkt beschluss entscheidung thema punkte tagesordnungspunkte beschlussvorlage beschlussfassung',
  cs: 'bod rozhodnutí usnesení záležitost otázka otázku téma věc',
  fr: 'point question décision sujet points questions',
  es: 'punto asunto decisión puntos asuntos cuestión tema temas',
  it: 'punto argomento decisione punti questione argomenti',
  pl: 'punkt uchwałę decyzję punktu uchwała uchwały decyzja decyzji pytanie temat kwestia kwestię',
  pt: 'ponto assunto decisão pontos assuntos questão',
  nl: 'besluit agendapunt agendapunten punt beslissing',
})

export const isPostponed = inAnyLanguage({
  en: 'postponed adjourned deferred referred committee tabled shelved',
  de: 'vertagt verschoben zurückgestellt ausschuss zurückverwiesen vertagte vertagten verschob vertagung abgesetzt',
  cs: 'odložen odložena odloženo odloženy odročen odročena odročeno odročeny výboru odloženi odročeni přesunut přesunuta přesunuto přesunuty odložili odložil odložila odročili odročil odročila',
  fr: 'renvoyé renvoyée reporté reportée ajourné ajournée commission comité renvoyés renvoyées reportés reportées ajournés ajournées différé différée différés différées',
  es: 'aplazó aplazado aplazada pospuso pospuesto pospuesta comisión comité aplazados aplazadas aplaza aplazaron pospone pospuestos pospuestas postergado postergada remitido remitida',
  it: 'rinviato rinviata commissione rinviati rinviate rinvia rimandato rimandata posticipato posticipata comitato',
  pl: 'odroczono odroczony odłożono odłożony odesłano komisji odroczona odroczone odłożona odłożone przełożono przesunięto przesunięty przesunięta przesunięte odesłany odesłana odesłane odroczył odroczyła odroczyli odłożył odłożyła odłożyli',
  pt: 'adiado adiada adiou comissão adiados adiadas adia comitê remetido remetida',
  nl: 'uitgesteld verdaagd commissie aangehouden doorgeschoven verschoven teruggestuurd terugverwezen',
})

/** "in favour: 3", "3 dafür" */
export const isInFavour = inAnyLanguage({
  en: 'favour favor for aye ayes yes yeas',
  de: 'dafür für ja jastimmen zustimmung zustimmungen',
  cs: 'pro',
  fr: 'pour favorables oui',
  es: 'favor sí',
  it: 'favorevoli favore favorevole sì',
  pl: 'za',
  pt: 'favor favoráveis sim',
  nl: 'voor vóór ja voorstemmen',
})

/** "against: 11", "11 dagegen" */
export const isAgainst = inAnyLanguage({
  en: 'against opposed noes no nay nays',
  de: 'dagegen gegen nein neinstimmen gegenstimmen gegenstimme ablehnung',
  cs: 'proti',
  fr: 'contre défavorables non',
  es: 'contra',
  it: 'contra contrari contro',
  pl: 'przeciw przeciwko',
  pt: 'contra não',
  nl: 'tegen tegenstemmen nee',
})
