/** Abbreviations whose dot ends no sentence. */

import { inAnyLanguage } from '../../meaning/word-lists.ts'

/** A number or a letter follows: "Art. 5", "lit. b". */
export const isReferenceAbbreviation = inAnyLanguage({
  en: 'art arts no nos par sec cl sub fig vol p s',
  de: 'art abs lit nr s',
  cs: 'čl odst písm str',
  fr: 'art al p chap',
  es: 'art núm pág núms págs apdo párr cap',
  it: 'art let par artt lett pag pagg',
  pl: 'art ust pkt str par',
  pt: 'art al pág',
  nl: 'art nr',
})

/** Abbreviations of more than three letters; shorter words before a dot always count as abbreviations. */
export const isLongAbbreviation = inAnyLanguage({
  en: 'corp incl approx dept sect chap resp sent',
  de: 'bzgl abschn resp allg evtl',
  cs: 'odst příl resp',
  fr: 'chap sect',
  es: 'cláus apdo párr núms págs aprox',
  it: 'artt lett pagg',
  pt: 'cláus',
})
