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
  pl: 'zosta* był była było były',
  pt: 'foi sido foram',
  nl: 'werd is werden',
})

/** "This Agreement terminated on 31 December": not "terminates". */
export const hasEnded = inAnyLanguage({
  en: 'terminated expired lapsed ended ceased',
  de: 'endete erlosch auslief endeten erloschen abgelaufen ausgelaufen',
  cs: 'skončil skončila skončily vypršel vypršela vypršely zanikl zanikla zanikly skončilo vypršelo zaniklo pozbyl pozbyla pozbylo pozbyly',
  fr: 'expira cessa',
  es: 'expiró terminó finalizó caducó venció cesó expiraron terminaron finalizaron',
  it: 'scadde cessò terminò scaddero cessarono terminarono',
  pl: 'wygasł wygasła wygasły wygasło zakończył zakończyła zakończyło zakończyły skończył skończyła ustał ustała ustało',
  pt: 'terminou expirou cessou caducou venceu findou terminaram expiraram cessaram',
  nl: 'eindigde verviel eindigden vervielen verstreek verlopen',
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
  en: 'exercise parody satire joke hoax',
  de: 'übung übungstext parodie satire scherz übungsblatt übungsaufgabe',
  cs: 'cvičení parodie cvičný cvičná cvičné satira vtip žert',
  fr: 'exercice parodie plaisanterie canular',
  es: 'ejercicio parodia sátira broma',
  it: 'esercizio parodia satira scherzo',
  pl: 'ćwiczenie parodia ćwiczeniowy ćwiczeniowa ćwiczeniowe satyra żart',
  pt: 'exercício paródia brincadeira',
  nl: 'oefening parodie satire grap',
})

/** "This text is a courtesy translation." */
export const isTranslation = inAnyLanguage({
  en: 'translation',
  de: 'übersetzung gefälligkeitsübersetzung arbeitsübersetzung',
  cs: 'překlad překladem překladu',
  fr: 'traduction',
  es: 'traducción',
  it: 'traduzione',
  pl: 'tłumaczenie tłumaczeniem tłumaczenia przekład przekładem przekładu',
  pt: 'tradução',
  nl: 'vertaling',
})

export const isCourtesy = inAnyLanguage({
  en: 'courtesy convenience informational',
  de: 'gefälligkeitsübersetzung informationszwecken informationszwecke',
  cs: 'zdvořilostní orientační informativní informační orientačním zdvořilostním informativním',
  fr: 'courtoisie commodité informatif informative',
  es: 'cortesía conveniencia informativo',
  it: 'cortesia comodità',
  pl: 'grzecznościowe orientacyjne grzecznościowy grzecznościowym orientacyjny orientacyjnym informacyjny informacyjne poglądowe poglądowy',
  pt: 'cortesia conveniência',
  nl: 'informatief informatieve',
})
