/** Words of labels and captions above a text. */

import { anyOf } from '../../../meaning/languages.ts'
import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** A label whose text the document states: "Note: …". */
export const isNote = inAnyLanguage({
  en: 'note',
  de: 'hinweis',
  cs: 'poznámka',
  fr: 'remarque remarques',
  es: 'nota notas',
  it: 'nota',
  pl: 'uwaga',
  pt: 'nota',
})

/** On a line of its own above one of several choices: "Either", "or". */
export const isEither = inAnyLanguage({
  en: 'either or',
  de: 'entweder oder',
  cs: 'buď nebo',
  fr: 'soit ou',
  es: 'o',
  it: 'oppure o ovvero',
  pl: 'albo lub',
  pt: 'ou',
})

/** "Option A (chosen)" */
export const isChosen = inAnyLanguage({
  en: 'chosen selected',
  de: 'gewählt gewählte ausgewählt ausgewählte',
  cs: 'zvolen* vybran*',
  fr: 'retenu retenue choisi choisie retenus retenues choisis choisies sélectionné sélectionnée',
  es: 'elegido elegida escogido escogida elegidos elegidas escogidos escogidas seleccionado seleccionada',
  it: 'scelto scelta scelti scelte selezionato selezionata',
  pl: 'wybran*',
  pt: 'escolhido escolhida escolhidos escolhidas selecionado selecionada',
  nl: 'gekozen',
})

/** "This chapter is intended for customers in France." */
export const isIntended = inAnyLanguage({
  en: 'intended addressed aimed reserved',
  de: 'bestimmt richtet',
  cs: 'určen* vyhrazen*',
  fr: 'destiné destinée réservé réservée adressé adressée adresse destinés destinées réservés réservées adressés adressées adressent',
  es: 'destinado destinada reservado reservada dirigido dirigida destinados destinadas reservados reservadas dirigidos dirigidas dirige',
  it: 'destinato destinata riservato riservata rivolto rivolta destinati destinate riservati riservate rivolti rivolte rivolge',
  pl: 'przeznaczon* skierowan* zastrzeżon*',
  pt: 'destinado destinada destina-se reservado reservada dirigido dirigida dirige-se destinados destinadas reservados reservadas dirigidos dirigidas destinam-se dirigem-se',
  nl: 'bedoeld gericht',
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
  de: 'richtlinie richtlinien',
  cs: 'směrnice směrnici pravidla',
  fr: 'politique politiques directive directives',
  es: 'política políticas directiva directivas directriz directrices',
  it: 'politica politiche direttive direttiva',
  pl: 'regulamin* zasady wytyczne',
  pt: 'política políticas diretrizes diretiva diretivas diretriz',
  nl: 'beleid richtlijn richtlijnen',
})
