/** Words of sentences that take a section out. */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** Verbs whose participle ends the sentence: "hat der Kunde auf seine Rechte aus Ziffer 3 verzichtet". */
export const isSplitVerb = inAnyLanguage({
  de: 'hat haben hatte hatten ist sind wird werden wurde wurden habe',
  nl: 'heeft hebben hadden wordt worden werd werden',
})

/** "For 3.1 read: “…”" */
export const isReadInstead = inAnyLanguage({
  en: 'read substitute',
  de: 'lies lese setze ersetze',
  cs: 'čti čtěte',
  fr: 'lire lisez',
  es: 'léase léanse leer',
  it: 'leggasi leggere legga',
  pl: 'czytaj czytać',
  pt: 'leia-se ler leiam-se',
  nl: 'lees',
})

/** "Clause 3 ranks below Annex B." */
export const isBelow = inAnyLanguage({
  en: 'below behind after under',
  de: 'unter hinter nach',
  fr: 'après derrière',
  es: 'después detrás tras',
  it: 'dopo dietro',
  pt: 'após depois atrás',
  nl: 'onder achter',
})

/** "Anyone who does not follow clause 3 …" supposes a breach. */
export const isWhoever = inAnyLanguage({
  en: 'who whoever anyone anybody',
  de: 'wer jeder wem',
  cs: 'kdo kdokoli kdokoliv každý',
  fr: 'quiconque celui celle ceux celles',
  es: 'quien quienes quienquiera',
  it: 'chi chiunque coloro colui',
  pl: 'kto ktokolwiek każdy',
  pt: 'quem',
  nl: 'wie wien',
})

/** "a use contrary to clause 3" */
export const isContraryTo = inAnyLanguage({
  en: 'contrary',
  de: 'entgegen zuwider',
  cs: 'rozpor rozporu rozporem rozporně navzdory',
  fr: 'contraire contraires contrairement',
  es: 'contrario contraria contrarios contrarias',
  it: 'contrario contraria contrari contrarie contrariamente',
  pl: 'wbrew sprzecznie sprzeczny sprzeczna sprzeczne niezgodnie niezgodny niezgodna niezgodne',
  pt: 'contrário contrária contrários contrárias',
  nl: 'strijd',
})
