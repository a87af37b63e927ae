/** Words in dates. */

import { anyOf } from '../../meaning/languages.ts'
import { inAnyLanguage } from '../../meaning/word-lists.ts'

/** Months in the languages that write a dot after the day: "31. Dezember". */
export const isMonth = inAnyLanguage({
  de: 'januar februar märz april mai juni juli august september oktober november dezember jänner feber',
  cs: 'ledna února března dubna května června července srpna září října listopadu prosince',
})

/** "until 31 December 2019", "bis zum 1. Mai" */
export const isUntil = inAnyLanguage({
  en: 'until till',
  de: 'bis',
  cs: 'do',
  fr: `jusqu'au jusqu'en jusqu'à jusqu'aux`,
  es: 'hasta',
  it: 'fino sino',
  pl: 'do',
  pt: 'até',
  nl: 'tot',
})

const beginsPeriod = inAnyLanguage({
  en: 'from before between',
  de: 'ab vor zwischen',
  cs: 'od před mezi',
  fr: 'dès avant entre',
  es: 'desde antes entre',
  it: 'dal dall da prima dalla dai tra fra',
  pl: 'od przed między',
  pt: 'desde antes entre',
  nl: 'vanaf voor',
})

/** "from 2035", "vor 2019", "until 2019": not "since 2019", which is still so. */
export const isTimeLimit = anyOf(isUntil, beginsPeriod)

/** Words of one or two letters between the parts of a date: "1 de mayo de 2019". */
export const isDateParticle = inAnyLanguage({
  en: 'of',
  fr: 'du à en',
  es: 'de al a',
  it: 'di al',
  pt: 'de a',
})
