/** Words of sentences that comment on a quote: "Staff interviews paint another picture." */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** "Please cross this out." */
export const isParticle = inAnyLanguage({ en: 'out off up down away over aside' })

/** "paints another picture", "sagt etwas anderes" */
export const isDifferent = inAnyLanguage({
  en: 'another different differently differ differs differed else contradict contradicts contradicted contradicting',
  de: 'anderes anderen andere anders abweichend abweichende abweichenden abweichendem abweichender abweichendes anderer anderem abweicht abweichen widerspricht widersprechen widersprach widersprachen gegenteilige gegenteiliges',
  cs: 'jiný jiná jiné jiní jiného jinému jiném jiným jiných jinými jinou jinak jinde jindy odlišn* jinam jinudy rozdílně liší lišil lišila lišilo lišily protiřečí odporuje odporují',
  fr: 'autre autres différent différente différents différentes différemment autrement diffère diffèrent contredit contredisent',
  es: 'otro otra otros otras distinto distinta distintos distintas diferente diferentes difiere difieren contradice contradicen diverge',
  it: 'altro altra altri altre diverso diversa diversi diverse differente differenti diversamente differisce differiscono contraddice contraddicono',
  pl: 'inny inna inne inni innego innej inną innym innych innymi innemu inaczej indziej odmienny odmienna odmienne odmiennego odmiennej odmiennie różni różnią różnił różniła różniło różniły przeczy przeczą',
  pt: 'outro outra outros outras difere diferem divergem contradiz contradizem',
  nl: 'anders andere afwijkend afwijkende afwijkt tegengestelde',
})

/** "We saw this in each depot." */
export const isSeeing = inAnyLanguage({
  en: 'saw seen see sees observed witnessed found noticed',
  de: 'sahen gesehen beobachtet festgestellt sah beobachten beobachtete beobachteten gefunden vorgefunden',
  cs: 'viděli viděl zjistil zjistili zjistila viděla viděly vidí vidíme vidět pozorovali pozoroval pozorovala zjištěno zjistily zjistilo spatřili shledali shledal shledala',
  fr: 'vu vue constaté vus vues constatée constatés constatées observé observée observés observées',
  es: 'vimos visto vista observó comprobó vieron vistos vistas observaron observado observada comprobaron comprobamos comprobado comprobada constató constatado constatada',
  it: 'vedemmo visto vista constatato visti viste constatata constatati constatate osservato osservata riscontrato riscontrata',
  pl: 'widzieliśmy widział widziała stwierdzono widzieli widziały widziano widzi widzą widzimy zaobserwowano zaobserwował zaobserwowała zaobserwowaliśmy obserwowano',
  pt: 'vimos visto vista verificámos viu viram verificou verificamos verificado verificada observou constatou',
  nl: 'zagen gezien zag waargenomen vastgesteld geconstateerd gevonden',
  tr: 'gördük',
})

/** "The customer may opt out of this.": not "This must be done with soap." */
export const isMay = inAnyLanguage({
  en: 'may might can could',
  de: 'darf dürfen kann können könnte könnten',
  cs: 'může mohou smí smějí můžou mohl mohla mohlo mohli mohly',
  fr: 'peut peuvent peux pouvons pouvez pourra pourront pourrait pourraient',
  es: 'puede pueden podrá podrán podría podrían',
  it: 'può possono potrà potranno potrebbe potrebbero',
  pl: 'może mogą mógł mogła mogło mogli mogły mógłby mogłaby mogłoby mogliby mogłyby wolno',
  pt: 'pode podem poderá poderão poderia poderiam',
  nl: 'mag mogen kan kunnen',
})

/** Follows "this" and a noun: "This process is", not "This sounds". */
export const isEnglishAuxiliary = inAnyLanguage({
  en: 'is are was were has shall may must will can had have does do did could should would might cannot',
})
