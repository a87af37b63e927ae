/** Words of sentences that comment on a quote: "Staff interviews paint another picture." */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** "Please cross this out." */
export const isParticle = inAnyLanguage({ en: 'out off up down away over aside' })

/** "paints another picture", "sagt etwas anderes" */
export const isDifferent = inAnyLanguage({
  en: 'another different differently differ differs differed else contradict contradicts',
  de: 'anderes anderen andere anders abweichend abweichende abweichenden abweichendem abweichender abweichendes',
  cs: 'jiný jiná jiné jiní jiného jinému jiném jiným jiných jinými jinou jinak jinde jindy odlišn*',
  fr: 'autre autres différent différente différents différentes différemment autrement diffère diffèrent contredit contredisent',
  es: 'otro otra otros otras distinto distinta distintos distintas diferente diferentes difiere difieren contradice contradicen diverge',
  it: 'altro altra altri altre diverso diversa diversi diverse differente differenti diversamente differisce differiscono contraddice contraddicono',
  pl: 'inny inna inne inni',
  pt: 'outro outra outros outras difere diferem divergem contradiz contradizem',
  nl: 'anders andere',
})

/** "We saw this in each depot." */
export const isSeeing = inAnyLanguage({
  en: 'saw seen see sees observed witnessed found',
  de: 'sahen gesehen beobachtet festgestellt',
  cs: 'viděli viděl zjistil zjistili zjistila',
  fr: 'vu vue constaté vus vues constatée constatés constatées observé observée observés observées',
  es: 'vimos visto vista observó comprobó vieron vistos vistas observaron observado observada comprobaron comprobamos comprobado comprobada constató constatado constatada',
  it: 'vedemmo visto vista constatato visti viste constatata constatati constatate osservato osservata riscontrato riscontrata',
  pl: 'widzieliśmy widział widziała stwierdzono',
  pt: 'vimos visto vista verificámos viu viram verificou verificamos verificado verificada observou constatou',
  nl: 'zagen gezien',
  tr: 'gördük',
})

/** "The customer may opt out of this.": not "This must be done with soap." */
export const isMay = inAnyLanguage({
  en: 'may might can could',
  de: 'darf dürfen kann können',
  cs: 'může mohou smí',
  fr: 'peut peuvent peux pouvons pouvez pourra pourront pourrait pourraient',
  es: 'puede pueden podrá podrán podría podrían',
  it: 'può possono potrà potranno potrebbe potrebbero',
  pl: 'może mogą',
  pt: 'pode podem poderá poderão poderia poderiam',
  nl: 'mag mogen kan kunnen',
})

/** Follows "this" and a noun: "This process is", not "This sounds". */
export const isEnglishAuxiliary = inAnyLanguage({ en: 'is are was were has shall may must will can' })
