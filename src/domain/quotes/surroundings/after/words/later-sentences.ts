/** Words with which a later sentence names what stands above it: "such an obligation", "all of this", "the first sentence" */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** "No such obligation exists." */
export const isSuch = inAnyLanguage({
  en: 'such',
  de: 'solch solche solcher solches solchen solchem',
  cs: 'taková takové takový takovou takových takového takovému takovém takovým',
  fr: 'telle telles pareille pareilles',
  es: 'tal tales semejante semejantes',
  it: 'tali tale simile simili',
  pl: 'taki takie takiej taką takim takich takiego takiemu takimi taka',
  pt: 'tal tais semelhante semelhantes',
})

/** "all of this", "tout ceci" */
export const isAllOf = inAnyLanguage({
  en: 'all',
  de: 'all alle allem alles',
  cs: 'vše všechno',
  fr: 'tout tous',
  es: 'todo',
  it: 'tutto',
  pl: 'wszystko',
  pt: 'tudo',
})

/** "nothing of this kind": "davon", "nic z tego", "nada disto". */
export const isOfThis = inAnyLanguage({
  de: 'davon hiervon',
  cs: 'toho',
  fr: 'ceci cela',
  es: 'esto eso ello',
  it: 'ciò',
  pl: 'tego',
  pt: 'disto disso',
})

/** "Nobody is bound by what stands here." */
export const isHere = inAnyLanguage({
  en: 'here',
  de: 'hier',
  cs: 'zde',
  fr: 'ici',
  es: 'aquí',
  it: 'qui',
  pl: 'tutaj tu',
  pt: 'aqui',
  nl: 'hier',
})

/** "the first sentence", "sentence 1" */
export const isSentence = inAnyLanguage({
  en: 'sentence',
  de: 'satz satzes satze',
  cs: 'věta věty větě',
  fr: 'phrase',
  es: 'frase',
  it: 'frase',
  pl: 'zdanie zdania',
  pt: 'frase',
  nl: 'zin',
})

export const isFirst = inAnyLanguage({
  en: 'one first 1',
  de: 'erste erster ersten erstes',
  cs: 'první',
  fr: 'première',
  es: 'primera',
  it: 'prima',
  pl: 'pierwsze pierwsza pierwszy pierwszym pierwszego pierwszej pierwszą pierwszemu pierwszych',
  pt: 'primeira',
  nl: 'eerste',
})
