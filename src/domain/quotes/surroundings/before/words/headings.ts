/** Words of headings above a text. */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** "Myths about our service" */
export const isMyth = inAnyLanguage({
  en: 'myth myths misconception misconceptions fallacies rumours',
  de: 'mythen irrtümer gerüchte',
  cs: 'mýty omyly fámy',
  fr: 'mythes rumeurs mythe rumeur',
  es: 'mito mitos bulos bulo rumor rumores leyendas',
  it: 'miti dicerie diceria leggende',
  pl: 'mity plotki',
  pt: 'mito mitos boatos boato lendas',
})

/** "Luoghi comuni", "idées reçues": received ideas, the noun and the word after it. */
export const isIdeas = inAnyLanguage({
  fr: 'idées',
  es: 'ideas',
  it: 'luoghi',
  pt: 'ideias',
})
export const isReceived = inAnyLanguage({
  fr: 'reçues préconçues fausses',
  es: 'preconcebidas falsas erróneas equivocadas',
  it: 'comuni',
  pt: 'feitas erradas',
})

/** First word of "the other side". */
export const isOther = inAnyLanguage({
  en: 'other',
  de: 'andere anderen',
  cs: 'druhá',
  fr: 'autre',
  es: 'otra otro',
  it: 'altra altro',
  pl: 'druga',
  pt: 'outra outro',
  nl: 'andere',
})

/** Last word of "the other side". */
export const isSide = inAnyLanguage({
  en: 'side party',
  de: 'seite',
  cs: 'strana',
  fr: 'partie côté',
  es: 'parte lado',
  it: 'parte lato',
  pl: 'strona',
  pt: 'parte',
  nl: 'partij',
})

/** "Position paper of the opposition" */
export const isOpponent = inAnyLanguage({
  en: `competitor competitors competitor's opponent opponents opposition counterparty`,
  de: 'gegenseite gegner gegners mitbewerber mitbewerbers konkurrenz konkurrenten',
  cs: 'konkurent* konkurence odpůrc*',
  fr: 'concurrent concurrents opposants adversaire concurrente concurrentes concurrence opposant adversaires',
  es: 'competidor competidores adversario competidora adversarios oposición contraparte oponente oponentes',
  it: 'concorrente concorrenti concorrenza avversario avversari opposizione oppositori controparte',
  pl: 'konkurent* przeciwnik*',
  pt: 'concorrente concorrentes adversário concorrência adversários oposição opositores',
  nl: 'tegenpartij concurrent concurrenten',
})

/** Before the one whose view it is: "Position of the seller", "Ideas from the workshop". */
export const isOf = inAnyLanguage({
  en: 'of from by',
  de: 'von vom der des',
  cs: 'od z ze',
  fr: `de du des`,
  es: 'de del',
  it: `del dell'* dello della dei da degli delle dal dalla dall'* dai dalle`,
  pl: 'od z ze',
  pt: 'de do da dos',
  nl: 'van',
})

/** Before what a text is for: "Wordings to avoid", "Formulierungen, die zu vermeiden sind". */
export const isToOrWhich = inAnyLanguage({
  en: 'to',
  de: 'zu die den welche',
  cs: 'které kterým',
  fr: 'à que',
  es: 'a que',
  it: 'da che',
  pl: 'które których',
  pt: 'a que',
})

/** "Wordings to use" */
export const isUse = inAnyLanguage({
  en: 'use uses used using sign signs signed signing keep keeps keeping',
  de: 'verwend* benutz* nutz* unterschreib*',
  cs: 'použív*',
  fr: 'employ* emploi* utilis*',
  es: 'usar* usamos utiliz*',
  it: 'usare usiamo utilizz*',
  pl: 'używa* stosu*',
  pt: 'usar* usamos utiliz*',
  nl: 'gebruik*',
})
