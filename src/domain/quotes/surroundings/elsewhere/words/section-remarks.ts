/** Words of remarks on sections, and of the tables and lists in which they stand. */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** Before the number of a section, beside words for a section: "GC 3.1" (general conditions), "Zu 3.1", "Re 3.1". */
export const isBeforeNumber = inAnyLanguage({
  en: 'gc gcc sub-clause ad re',
  de: 'zu ad',
  cs: 'k ad ke',
  fr: 'à',
  es: 'para al',
  it: 'al',
  pl: 'do ad',
  pt: 'para ao',
  nl: 'bij',
})

/** The head of a column of sections: "No.", "Nummer". */
export const isNumberColumn = inAnyLanguage({
  en: 'number numbers',
  de: 'nummer nr nummern',
  cs: 'číslo čísla č',
  fr: 'numéro numéros',
  es: 'número números',
  it: 'numero numeri',
  pl: 'numer nr numery lp',
  pt: 'número',
  nl: 'nummer nr nummers',
})

/** "Conditions precedent" */
export const isPrecedent = inAnyLanguage({
  en: 'precedent',
  de: 'aufschiebende aufschiebenden aufschiebender',
  cs: 'odkládací odkládacích',
  fr: 'suspensive suspensives',
  es: 'suspensiva suspensivas',
  it: 'sospensive sospensiva',
  pl: 'zawieszające zawieszających zawieszający',
  pt: 'suspensiva suspensivas',
  nl: 'opschortende opschortend',
})

/** "Missing: 3.1" */
export const isMissing = inAnyLanguage({
  en: 'out missing',
  de: 'fehlt fehlen fehlend fehlende ausgelassen',
  cs: 'chybí chybějí chybějící scházejí',
  fr: 'manque manquent manquant manquante manquants manquantes',
  es: 'falta faltan faltante faltantes',
  it: 'mancano manca mancante mancanti',
  pl: 'brakuje brakujące brakujący brakująca',
  pt: 'falta faltam',
  nl: 'ontbreekt ontbreken ontbrekend ontbrekende',
})

/** "(if any)", "(soweit zutreffend)": no case in which the section is left out. */
export const isAnyOrApplicable = inAnyLanguage({
  en: 'any applicable appropriate relevant',
  de: 'vorhanden anwendbar zutreffend einschlägig',
  cs: 'existuje existují použitelné použitelný použitelná relevantní vhodné',
  fr: 'applicable applicables échéant',
  es: 'aplicable aplicables procede proceda',
  it: 'applicabile applicabili',
  pl: 'dotyczy istnieje istnieją zastosowanie stosowne właściwe',
  pt: 'aplicável aplicáveis',
  nl: 'toepassing toepasselijk aanwezig',
})
