/** Words of sentences that comment on a quote: "Staff interviews paint another picture." */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** "Please cross this out." */
export const isParticle = inAnyLanguage({ en: 'out off up down away over aside' })

/** "paints another picture", "sagt etwas anderes" */
export const isDifferent = inAnyLanguage({
  en: 'another different differently differ differs differed else contradict contradicts',
  de: 'anderes anderen andere anders abweichend abweichende abweichenden abweichendem abweichender abweichendes',
  cs: 'jiný jiná jiné jiní jiného jinému jiném jiným jiných jinými jinou jinak jinde jindy odlišn*',
  fr: 'autre autres différent différente différents différentes',
  es: 'otro otra otros otras distinto distinta distintos distintas',
  it: 'altro altra altri altre diverso diversa diversi diverse',
  pl: 'inny inna inne inni',
  pt: 'outro outra outros outras',
  nl: 'anders andere',
})

/** "We saw this in each depot." */
export const isSeeing = inAnyLanguage({
  en: 'saw seen see sees observed witnessed found',
  de: 'sahen gesehen beobachtet festgestellt',
  cs: 'viděli viděl zjistil zjistili zjistila',
  fr: 'vu vue constaté',
  es: 'vimos visto vista observó comprobó',
  it: 'vedemmo visto vista constatato',
  pl: 'widzieliśmy widział widziała stwierdzono',
  pt: 'vimos visto vista verificámos',
  nl: 'zagen gezien',
  tr: 'gördük',
})

/** "The customer may opt out of this.": not "This must be done with soap." */
export const isMay = inAnyLanguage({
  en: 'may might can could',
  de: 'darf dürfen kann können',
  cs: 'může mohou smí',
  fr: 'peut peuvent',
  es: 'puede pueden',
  it: 'può possono',
  pl: 'może mogą',
  pt: 'pode podem',
  nl: 'mag mogen kan kunnen',
})

/** Follows "this" and a noun: "This process is", not "This sounds". */
export const isEnglishAuxiliary = inAnyLanguage({ en: 'is are was were has shall may must will can' })
