/** Words with which a later sentence names what stands above it: "such an obligation", "all of this", "the first sentence" */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** "No such obligation exists." */
export const isSuch = inAnyLanguage({
  en: 'such',
  de: 'solch solche solcher solches solchen solchem derartige derartiger derartiges derartigen derartigem',
  cs: 'taková takové takový takovou takových takového takovému takovém takovým takoví takovými takováto takovéto takovýto takovouto takovýchto takovéhoto takovémuto takovýmto',
  fr: 'telle telles pareille pareilles',
  es: 'tal tales semejante semejantes',
  it: 'tali tale simile simili',
  pl: 'taki takie takiej taką takim takich takiego takiemu takimi taka tacy',
  pt: 'tal tais semelhante semelhantes',
  nl: 'zulk zulke dergelijk dergelijke',
})

/** "all of this", "tout ceci" */
export const isAllOf = inAnyLanguage({
  en: 'all',
  de: 'all alle allem alles alledem sämtliches',
  cs: 'vše všechno všeho všemu',
  fr: 'tout tous',
  es: 'todo',
  it: 'tutto',
  pl: 'wszystko wszystkiego wszystkiemu wszystkim',
  pt: 'tudo',
  nl: 'alles alle allemaal',
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
  nl: 'daarvan hiervan',
})

/** "Nobody is bound by what stands here." */
export const isHere = inAnyLanguage({
  en: 'here herein',
  de: 'hier hierin',
  cs: 'zde tady',
  fr: 'ici',
  es: 'aquí',
  it: 'qui',
  pl: 'tutaj tu',
  pt: 'aqui',
  nl: 'hier hierin',
})

/** "the first sentence", "sentence 1" */
export const isSentence = inAnyLanguage({
  en: 'sentence sentences',
  de: 'satz satzes satze sätze sätzen',
  cs: 'věta věty větě větu větou',
  fr: 'phrase',
  es: 'frase',
  it: 'frase',
  pl: 'zdanie zdania zdaniu',
  pt: 'frase',
  nl: 'zin volzin zinnen',
})

export const isFirst = inAnyLanguage({
  en: 'one first 1 1st',
  de: 'erste erster ersten erstes erstem eins',
  cs: 'první prvního prvním prvnímu',
  fr: 'première',
  es: 'primera',
  it: 'prima',
  pl: 'pierwsze pierwsza pierwszy pierwszym pierwszego pierwszej pierwszą pierwszemu pierwszych pierwszymi',
  pt: 'primeira',
  nl: 'eerste',
})
