/** Words of labels and captions above a text. */

import { anyOf } from '../../../meaning/languages.ts'
import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** A label whose text the document states: "Note: …". */
export const isNote = inAnyLanguage({
  en: 'note notes notice',
  de: 'hinweis hinweise anmerkung',
  cs: 'poznámka pozn upozornění',
  fr: 'remarque remarques',
  es: 'nota notas',
  it: 'nota',
  pl: 'uwaga uwagi wskazówka adnotacja',
  pt: 'nota',
  nl: 'opmerking noot',
})

/** On a line of its own above one of several choices: "Either", "or". */
export const isEither = inAnyLanguage({
  en: 'either or',
  de: 'entweder oder',
  cs: 'buď nebo anebo',
  fr: 'soit ou',
  es: 'o',
  it: 'oppure o ovvero',
  pl: 'albo lub bądź',
  pt: 'ou',
  nl: 'hetzij ofwel',
})

/** "Option A (chosen)" */
export const isChosen = inAnyLanguage({
  en: 'chosen selected ticked elected',
  de: 'gewählt gewählte ausgewählt ausgewählte gewählter gewähltes gewählten ausgewählter ausgewähltes ausgewählten angekreuzt angekreuzte',
  cs: 'zvolen* vybran* zaškrtnut*',
  fr: 'retenu retenue choisi choisie retenus retenues choisis choisies sélectionné sélectionnée',
  es: 'elegido elegida escogido escogida elegidos elegidas escogidos escogidas seleccionado seleccionada',
  it: 'scelto scelta scelti scelte selezionato selezionata',
  pl: 'wybran* zaznaczon*',
  pt: 'escolhido escolhida escolhidos escolhidas selecionado selecionada',
  nl: 'gekozen geselecteerd aangekruist gekozene',
})

/** "This chapter is intended for customers in France." */
export const isIntended = inAnyLanguage({
  en: 'intended addressed aimed reserved',
  de: 'bestimmt richtet gedacht',
  cs: 'určen* vyhrazen* adresován* zamýšlen*',
  fr: 'destiné destinée réservé réservée adressé adressée adresse destinés destinées réservés réservées adressés adressées adressent',
  es: 'destinado destinada reservado reservada dirigido dirigida destinados destinadas reservados reservadas dirigidos dirigidas dirige',
  it: 'destinato destinata riservato riservata rivolto rivolta destinati destinate riservati riservate rivolti rivolte rivolge',
  pl: 'przeznaczon* skierowan* zastrzeżon* adresowan*',
  pt: 'destinado destinada destina-se reservado reservada dirigido dirigida dirige-se destinados destinadas reservados reservadas dirigidos dirigidas destinam-se dirigem-se',
  nl: 'bedoeld gericht bestemd',
})

const isForPreposition = inAnyLanguage({
  en: 'for',
  de: 'für',
  cs: 'pro',
  fr: 'pour',
  es: 'para',
  it: 'per',
  pl: 'dla',
  pt: 'para',
  nl: 'voor',
})

/** "Text for tenants over seventy:" */
export const isFor = anyOf(isForPreposition, isIntended)

/** "Annex C – Superseded policies" */
export const isPolicy = inAnyLanguage({
  en: 'policy policies guidelines directive directives',
  de: 'richtlinie richtlinien leitlinie leitlinien',
  cs: 'směrnice směrnici pravidla směrnic směrnicí pravidel zásady zásad pokyny pokynů řád řády',
  fr: 'politique politiques directive directives',
  es: 'política políticas directiva directivas directriz directrices',
  it: 'politica politiche direttive direttiva',
  pl: 'regulamin* zasady wytyczne zasad wytycznych polityka polityki dyrektywa dyrektywy instrukcja instrukcje',
  pt: 'política políticas diretrizes diretiva diretivas diretriz',
  nl: 'beleid richtlijn richtlijnen beleidsregel beleidsregels',
})
