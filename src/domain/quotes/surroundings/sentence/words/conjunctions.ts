/** Words that join numbers or clauses. */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** "twenty and five" */
export const isAnd = inAnyLanguage({
  en: 'and',
  de: 'und',
  cs: 'a',
  fr: 'et',
  es: 'y e',
  it: 'e',
  pl: 'i oraz',
  pt: 'e',
})

/** Begins an alternative: "shall repair or replace". Not Spanish or Italian "o", which is a preposition in Czech and Polish. */
export const isOr = inAnyLanguage({
  en: 'or',
  de: 'oder',
  cs: 'nebo anebo či',
  fr: 'ou',
  it: 'oppure ovvero',
  pl: 'lub albo bądź',
  pt: 'ou',
})
