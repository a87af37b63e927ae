/** Words of sentences about the whole document. */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** "was withdrawn", "wurde zurückgezogen" */
export const isPastPassive = inAnyLanguage({
  en: 'was were been is',
  de: 'wurde wurden worden',
  cs: 'byl byla bylo byli byly',
  fr: 'été fut furent',
  es: 'fue sido fueron',
  it: 'stato stata stati fu furono',
  pl: 'zosta*',
  pt: 'foi sido foram',
  nl: 'werd is',
})

/** "This Agreement terminated on 31 December": not "terminates". */
export const hasEnded = inAnyLanguage({
  en: 'terminated expired lapsed ended',
  de: 'endete erlosch auslief',
  cs: 'skončil skončila skončily vypršel vypršela vypršely zanikl zanikla zanikly',
  fr: 'expira cessa',
  es: 'expiró terminó finalizó caducó venció cesó expiraron terminaron finalizaron',
  it: 'scadde cessò terminò scaddero cessarono terminarono',
  pl: 'wygasł wygasła wygasły wygasło',
  pt: 'terminou expirou cessou caducou venceu findou terminaram expiraram cessaram',
  nl: 'eindigde verviel',
  id: 'berakhir',
})

/** After "sans effet": "rétroactif", "suspensif", "sur les droits acquis" deny a part of the effect only. */
export const limitsEffect = inAnyLanguage({
  fr: 'rétroacti* suspensi* immédiat* libératoire* sur',
  es: 'retroactiv* suspensiv* inmediat* liberator* sobre',
  it: 'retroattiv* immediat* liberator* su sui sugli sull sulla sulle sullo sospensiv*',
  pt: 'retroativ* retroactiv* suspensiv* imediat* liberatóri* sobre',
})

/** "This paper is a translation exercise." */
export const isExercise = inAnyLanguage({
  en: 'exercise parody satire joke',
  de: 'übung übungstext parodie',
  cs: 'cvičení parodie',
  fr: 'exercice parodie plaisanterie canular',
  es: 'ejercicio parodia sátira broma',
  it: 'esercizio parodia satira scherzo',
  pl: 'ćwiczenie parodia',
  pt: 'exercício paródia brincadeira',
  nl: 'oefening parodie',
})

/** "This text is a courtesy translation." */
export const isTranslation = inAnyLanguage({
  en: 'translation',
  de: 'übersetzung gefälligkeitsübersetzung',
  cs: 'překlad',
  fr: 'traduction',
  es: 'traducción',
  it: 'traduzione',
  pl: 'tłumaczenie',
  pt: 'tradução',
  nl: 'vertaling',
})

export const isCourtesy = inAnyLanguage({
  en: 'courtesy convenience informational',
  de: 'gefälligkeitsübersetzung',
  cs: 'zdvořilostní orientační',
  fr: 'courtoisie commodité informatif informative',
  es: 'cortesía conveniencia informativo',
  it: 'cortesia comodità',
  pl: 'grzecznościowe orientacyjne',
  pt: 'cortesia conveniência',
})
