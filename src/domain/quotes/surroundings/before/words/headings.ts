/** Words of headings above a text. */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** "Myths about our service" */
export const isMyth = inAnyLanguage({
  en: 'myth myths misconception misconceptions fallacies rumours rumors fallacy rumour rumor misunderstandings falsehoods',
  de: 'mythen irrtümer gerüchte mythos gerücht irrglaube irrglauben missverständnisse legenden märchen',
  cs: 'mýty omyly fámy mýtus mýtů mýtech omylů omylech fáma fám pověry pověr legendy',
  fr: 'mythes rumeurs mythe rumeur',
  es: 'mito mitos bulos bulo rumor rumores leyendas',
  it: 'miti dicerie diceria leggende',
  pl: 'mity plotki mitów mitach plotka plotek pogłoski pogłosek przesądy legendy',
  pt: 'mito mitos boatos boato lendas',
  nl: 'mythe mythen mythes misvatting misvattingen misverstanden geruchten fabels',
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
  cs: 'druhá protější',
  fr: 'autre',
  es: 'otra otro',
  it: 'altra altro',
  pl: 'druga przeciwna',
  pt: 'outra outro',
  nl: 'andere ander',
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
  nl: 'partij kant zijde',
})

/** "Position paper of the opposition" */
export const isOpponent = inAnyLanguage({
  en: `competitor competitors competitor's opponent opponents opposition counterparty counterparties rival rivals adversary`,
  de: 'gegenseite gegner gegners mitbewerber mitbewerbers konkurrenz konkurrenten gegnern gegnerin opposition konkurrent mitbewerbern wettbewerber wettbewerbers wettbewerbern',
  cs: 'konkurent* konkurence odpůrc* konkurenci konkurencí protistran* oponent* opozic*',
  fr: 'concurrent concurrents opposants adversaire concurrente concurrentes concurrence opposant adversaires',
  es: 'competidor competidores adversario competidora adversarios oposición contraparte oponente oponentes',
  it: 'concorrente concorrenti concorrenza avversario avversari opposizione oppositori controparte',
  pl: 'konkurent* przeciwnik* konkurencj* oponent* opozycj*',
  pt: 'concorrente concorrentes adversário concorrência adversários oposição opositores',
  nl: 'tegenpartij concurrent concurrenten tegenstander tegenstanders concurrentie oppositie',
})

/** Before the one whose view it is: "Position of the seller", "Ideas from the workshop". */
export const isOf = inAnyLanguage({
  en: 'of from by',
  de: 'von vom der des aus',
  cs: 'od z ze',
  fr: 'de du des',
  es: 'de del',
  it: `del dell'* dello della dei da degli delle dal dalla dall'* dai dalle`,
  pl: 'od z ze',
  pt: 'de do da dos',
  nl: 'van uit',
})

/** Before what a text is for: "Wordings to avoid", "Formulierungen, die zu vermeiden sind". */
export const isToOrWhich = inAnyLanguage({
  en: 'to',
  de: 'zu die den welche',
  cs: 'které kterým kterých kterými jež jimž',
  fr: 'à que',
  es: 'a que',
  it: 'da che',
  pl: 'które których którym którymi',
  pt: 'a que',
  nl: 'te die om',
})

/** "Wordings to use" */
export const isUse = inAnyLanguage({
  en: 'use uses used using sign signs signed signing keep keeps keeping',
  de: 'verwend* benutz* nutz* unterschreib* gebrauch* anwend* unterzeich* beibehalt*',
  cs: 'použív* použit* použij* užív* podepis* zachov*',
  fr: 'employ* emploi* utilis*',
  es: 'usar* usamos utiliz*',
  it: 'usare usiamo utilizz*',
  pl: 'używa* stosu* użyci* użyt* podpisuj* zachow*',
  pt: 'usar* usamos utiliz*',
  nl: 'gebruik* hanteren toepas* onderteken*',
})
