/** Words of sentences that announce or imagine the text after them. */

import { anyOf } from '../../../meaning/languages.ts'
import { inAnyLanguage } from '../../../meaning/word-lists.ts'
import { isNote } from './captions.ts'

/** Last words of a sentence that announces the next: "the position is as follows", "platí toto". */
export const announces = inAnyLanguage({
  en: 'follow follows following',
  de: 'folgendes folgt folgende folgendem nachstehendes',
  cs: 'toto následující následovně následuje takto',
  fr: 'suit suivant suivante suivants suivantes suivent',
  es: 'siguiente siguientes sigue siguen',
  it: 'segue seguente seguenti seguono',
  pl: 'następuje następujące następująco następujący następująca następującym',
  pt: 'segue seguinte seguintes seguem',
  nl: 'volgende volgt onderstaande',
})

/** "The next sentence applies only to consumers." */
export const isNext = inAnyLanguage({
  en: 'next following',
  de: 'nächste nächster nächstes nächstem nächsten folgende folgender folgendes folgenden folgendem nachfolgende nachfolgender nachfolgendes nachfolgenden nachstehende nachstehenden',
  cs: 'další následující následné příští následujícího následujícím následujících následná následný dalším dalšího dalších',
  fr: 'prochain prochaine prochains prochaines suivant suivante',
  es: 'próximo próxima próximos próximas siguiente',
  it: 'prossimo prossima prossimi prossime seguente successivo successiva',
  pl: 'następne następna następny poniższe poniższa poniższy następnego następnej następnym następnych następujący następująca następujące kolejny kolejna kolejne kolejnego kolejnej kolejnym poniższego poniższej poniższym poniższych',
  pt: 'próximo próxima seguinte',
  nl: 'volgende eerstvolgende onderstaande',
})

/** Verb of what is not so: "This would apply." */
export const isWould = inAnyLanguage({
  en: 'would',
  de: 'könnte würde wäre hätte könnten würden wären hätten',

  fr: 'serait aurait pourrait seraient auraient pourraient',
  es: 'sería podría habría serían podrían habrían',
  it: 'sarebbe potrebbe avrebbe sarebbero potrebbero avrebbero',
  pl: 'byłoby byłby byłaby byłyby mógłby mogłaby mogłoby miałby miałaby miałoby brzmiałby brzmiałaby brzmiałoby obowiązywałby obowiązywałaby obowiązywałoby',
  pt: 'seria poderia teria seriam poderiam teriam',
  nl: 'zou zouden',
})

/** First words of a sentence about what is not so: "Imagine a perfect world." */
export const asksToImagine = inAnyLanguage({
  en: 'imagine suppose supposing picture pretend',
  de: 'stelle stellen angenommen stell unterstellt',
  cs: 'představme předpokládejme představte představ předpokládejte připusťme',
  fr: 'imaginons supposons imaginez supposez',
  es: 'imaginemos supongamos imagínese imagínense suponga supongan supóngase',
  it: 'immaginiamo supponiamo immaginate supponete supponga',
  pl: 'wyobraźmy załóżmy przypuśćmy wyobraź wyobraźcie przypuść przyjmijmy',
  pt: 'imaginemos suponhamos imaginem suponha suponham',
  nl: 'stel veronderstel',
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
  de: 'rest übrige',
  cs: 'zbytek zbytku',
  fr: 'reste restant',
  es: 'resto restante',
  it: 'resto rimanente',
  pl: 'reszta reszty resztę',
  pt: 'resto',
  nl: 'rest overige',
})
