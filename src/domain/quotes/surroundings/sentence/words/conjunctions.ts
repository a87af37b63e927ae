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
