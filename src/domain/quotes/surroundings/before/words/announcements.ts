/** Words of sentences that announce or imagine the text after them. */

import { anyOf } from '../../../meaning/languages.ts'
import { inAnyLanguage } from '../../../meaning/word-lists.ts'
import { isNote } from './captions.ts'

/** Last words of a sentence that announces the next: "the position is as follows", "platí toto". */
export const announces = inAnyLanguage({
  en: 'follow follows following',
  de: 'folgendes',
  cs: 'toto následující',
  fr: 'suit suivant suivante suivants suivantes suivent',
  es: 'siguiente siguientes sigue siguen',
  it: 'segue seguente seguenti seguono',
  pl: 'następuje następujące',
  pt: 'segue seguinte seguintes seguem',
  nl: 'volgende',
})

/** "The next sentence applies only to consumers." */
export const isNext = inAnyLanguage({
  en: 'next',
  de: 'nächste nächster nächstes nächstem nächsten',
  cs: 'další následující následné',
  fr: 'prochain prochaine prochains prochaines suivant suivante',
  es: 'próximo próxima próximos próximas siguiente',
  it: 'prossimo prossima prossimi prossime seguente successivo successiva',
  pl: 'następne następna następny poniższe poniższa poniższy',
  pt: 'próximo próxima seguinte',
  nl: 'volgende',
})

/** Verb of what is not so: "This would apply." */
export const isWould = inAnyLanguage({
  en: 'would',
  de: 'könnte würde wäre hätte',
  fr: 'serait aurait pourrait seraient auraient pourraient',
  es: 'sería podría habría serían podrían habrían',
  it: 'sarebbe potrebbe avrebbe sarebbero potrebbero avrebbero',
  pl: 'byłoby',
  pt: 'seria poderia teria seriam poderiam teriam',
  nl: 'zou',
})

/** First words of a sentence about what is not so: "Imagine a perfect world." */
export const asksToImagine = inAnyLanguage({
  en: 'imagine suppose supposing picture pretend',
  de: 'stelle stellen angenommen',
  cs: 'představme předpokládejme',
  fr: 'imaginons supposons imaginez supposez',
  es: 'imaginemos supongamos imagínese imagínense suponga supongan supóngase',
  it: 'immaginiamo supponiamo immaginate supponete supponga',
  pl: 'wyobraźmy załóżmy przypuśćmy',
  pt: 'imaginemos suponhamos imaginem suponha suponham',
  nl: 'stel',
})

/** Words of views and notes that are nobody's account: "The position is as follows.", "Please note the following." */
export const isPosition = anyOf(
  isNote,
  inAnyLanguage({
    en: 'position point please',
    de: 'position bitte',
    cs: 'pozice',
    fr: 'position',
    es: 'posición',
    it: 'posizione',
    pt: 'posição',
  }),
)

/** "The rest of this paragraph depends on funding." */
export const isRest = inAnyLanguage({
  en: 'rest remainder',
  de: 'rest',
  cs: 'zbytek',
  fr: 'reste restant',
  es: 'resto restante',
  it: 'resto rimanente',
  pl: 'reszta',
  pt: 'resto',
})
