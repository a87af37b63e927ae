/** Words of labels and captions above a text. */

import { anyOf } from '../../../meaning/languages.ts'
import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** A label whose text the document states: "Note: …". */
export const isNote = inAnyLanguage({
  en: 'note',
  de: 'hinweis',
  cs: 'poznámka',
  fr: 'remarque',
  es: 'nota',
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
  it: 'oppure o',
  pl: 'albo lub',
  pt: 'ou',
})

/** "Option A (chosen)" */
export const isChosen = inAnyLanguage({
  en: 'chosen selected',
  de: 'gewählt gewählte ausgewählt ausgewählte',
  cs: 'zvolen* vybran*',
  fr: 'retenu retenue choisi choisie',
  es: 'elegido elegida escogido escogida',
  it: 'scelto scelta',
  pl: 'wybran*',
  pt: 'escolhido escolhida',
  nl: 'gekozen',
})

/** "This chapter is intended for customers in France." */
export const isIntended = inAnyLanguage({
  en: 'intended addressed aimed reserved',
  de: 'bestimmt richtet',
  cs: 'určen* vyhrazen*',
  fr: 'destiné destinée réservé réservée adressé adressée adresse',
  es: 'destinado destinada reservado reservada dirigido dirigida',
  it: 'destinato destinata riservato riservata rivolto rivolta',
  pl: 'przeznaczon* skierowan* zastrzeżon*',
  pt: 'destinado destinada destina-se reservado reservada dirigido dirigida dirige-se',
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
  es: 'política políticas directiva directivas',
  it: 'politica politiche direttive',
  pl: 'regulamin* zasady wytyczne',
  pt: 'política políticas diretrizes diretiva diretivas',
  nl: 'beleid richtlijn richtlijnen',
})
