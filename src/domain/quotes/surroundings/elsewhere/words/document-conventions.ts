/** Words of what a document says of all its text, or of text that looks different. */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** How text looks or is marked, which is not read, so that nobody can say which text is meant: "text in bold". */
export const isTextStyle = inAnyLanguage({
  en: 'bold italic italics underlined indented marked',
  de: 'fett kursiv unterstrichen eingerückt eingerückte markiert markierte',
  cs: 'tučně tučné tučný tučná tučným tučného kurzíva kurzívou kurzívě kurzívy podtržené podtržený podtržená podtrženým označené označený označená označeným označených',
  fr: 'gras italique souligné soulignée soulignés soulignées retrait marqué marqués',
  es: 'negrita cursiva subrayado subrayada subrayados subrayadas marcado marcada marcados marcadas',
  it: 'grassetto corsivo sottolineato sottolineata sottolineati sottolineate contrassegnato contrassegnata contrassegnati contrassegnate',
  pl: 'pogrubione pogrubiony pogrubiona pogrubioną pogrubionym pogrubionej kursywa kursywą kursywy podkreślone podkreślony podkreślona podkreślonym oznaczone oznaczony oznaczona oznaczonym oznaczonych',
  pt: 'negrito itálico sublinhado sublinhada sublinhados sublinhadas assinalado assinalada assinalados assinaladas marcado marcada marcados marcadas',
  nl: 'vetgedrukt vetgedrukte cursief onderstreept onderstreepte gemarkeerd gemarkeerde',
  tr: 'kalın italik',
  id: 'tebal',
})

/** "Indented passages reproduce the view of the opponents." */
export const isView = inAnyLanguage({
  en: 'view views opinion opinions opponent opponents',
  de: 'meinung meinungen gegner ansicht ansichten',
  cs: 'názor názory odpůrce odpůrci odpůrců',
  fr: 'avis opposants',
  es: 'opinión opiniones',
  it: 'opinione opinioni',
  pl: 'opinia opinie',
  pt: 'opinião opiniões',
  nl: 'mening meningen',
})

/** "Status: withdrawn" */
export const isStatusLabel = inAnyLanguage({
  en: 'status',
  de: 'status stand',
  cs: 'stav status',
  fr: 'statut état',
  es: 'estado',
  it: 'stato',
  pl: 'status stan',
  pt: 'estado situação',
  nl: 'status',
  tr: 'durum',
})

/** "Lines that begin with > are important.", "… were specially agreed." */
export const isImportantOrAgreed = inAnyLanguage({
  en: 'important importance agreed',
  de: 'wichtig* vereinbart* besonder* gesondert*',
  cs: 'důležit* nejdůležitější',
  fr: 'important importante importants importantes convenu convenue convenus convenues',
  es: 'importante importantes acordado acordada acordados acordadas acordó acordaron',
  it: 'importante importanti concordato concordata concordati concordate',
  pl: 'ważne ważny ważna ważnych najważniejsze',
  pt: 'importante importantes acordado acordada acordados acordadas acordou acordaram',
  nl: 'belang belangrijk belangrijke afgesproken',
})

/** "Statements in this paper describe plans." */
export const isPlan = inAnyLanguage({
  en: 'plans goals targets aims intentions',
  de: 'ziele pläne absichten',
  cs: 'cíle záměry plány',
  fr: 'objectifs plans',
  es: 'objetivos planes',
  it: 'obiettivi piani',
  pl: 'cele plany zamiary',
  pt: 'objetivos planos',
})

/** "We reserve the right to depart from this policy." */
export const departs = inAnyLanguage({
  en: 'depart deviate disregard ignore',
  de: 'abweichen abzuweichen',
  cs: 'odchýlit',
  fr: 'déroger',
  es: 'apartarse desviarse',
  it: 'discostarsi derogare',
  pl: 'odstąpić',
  pt: 'afastar-se desviar-se',
})

export const isStatement = inAnyLanguage({
  en: 'statements sentences',
  de: 'aussagen sätze angaben',
  cs: 'věty tvrzení',
  fr: 'phrases énoncés affirmations',
  es: 'frases afirmaciones',
  it: 'frasi affermazioni',
  pl: 'zdania stwierdzenia',
  pt: 'frases afirmações',
})

export const reserves = inAnyLanguage({
  en: 'reserve reserves',
  de: 'behält behalten',
  cs: 'vyhrazuje',
  fr: 'réserve',
  es: 'reserva',
  it: 'riserva',
  pl: 'zastrzega',
  pt: 'reserva',
})
