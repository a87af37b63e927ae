/** Words beside the number or the title of a section where a text names it. */

import { anyOf, type Is } from '../../../meaning/languages.ts'
import { inAnyLanguage } from '../../../meaning/word-lists.ts'
import { isConjunction } from '../../words/function-words.ts'

/** Before the first section of a range: "Punkty od 2 do 5". */
export const isFrom = inAnyLanguage({
  en: 'from',
  de: 'von',
  cs: 'od',
  es: 'desde',
  it: 'da dal dalla',
  pl: 'od',
  nl: 'van',
  id: 'dari',
})

/** Between the first and the last section of a range: "sections 2 to 5". */
export const isRangeLink = inAnyLanguage({
  en: 'to through',
  de: 'bis',
  cs: 'až do',
  fr: 'à au',
  es: 'a al hasta',
  it: 'a al alla',
  pl: 'do',
  pt: 'a ao até',
  nl: 'tot',
  id: 'sampai',
})

/** Between sections: "clauses 2, 3 and 7". */
export const isListLink: Is = anyOf(
  isConjunction,
  isRangeLink,
  inAnyLanguage({ pl: 'i', nl: 'en of', tr: 've ile', id: 'dan' }),
)

/** Words for a section in Czech, where "a" means "and", not "to". */
export const isCzechSection = inAnyLanguage({
  cs: 'čl článk* článe* článc* odst* oddíl* bod* kapitol* písm paragraf*',
})

/** Before the title of a section: "the chapter on late fees". */
export const isBeforeTitle = inAnyLanguage({
  en: 'on about titled entitled regarding concerning headed',
  de: 'über zu zum zur betreffend',
  cs: 'o nazvaný nazvaná nazvané nadepsaný nadepsaná nadepsané',
  fr: 'sur intitulé intitulée concernant relatif relative',
  es: 'sobre titulado titulada relativo relativa',
  it: 'su sul sulla sui sulle intitolato intitolata',
  pl: 'o zatytułowany zatytułowana zatytułowane',
  pt: 'sobre intitulado intitulada',
  nl: 'over inzake betreffende',
})

/** After a bare number that is the subject of a sentence: "3.1 is history." */
export const isPredicateVerb = inAnyLanguage({
  en: 'is are was has',
  de: 'ist war hat wird wurde',
  cs: 'je byl byla bylo jsou byly byli bude má',
  fr: 'est a sont était fut sera',
  es: 'es está queda son están era fue quedan será',
  it: 'è sono fu sarà',
  pl: 'jest został są została zostało zostały był była było będzie',
  pt: 'é está foi fica são ficam',
  nl: 'is wordt vervalt was werd',
})
