/** Words of what a document says of all its text, or of text that looks different. */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** How text looks or is marked, which is not read, so that nobody can say which text is meant: "text in bold". */
export const isTextStyle = inAnyLanguage({
  en: 'bold italic italics underlined indented marked',
  de: 'fett kursiv unterstrichen eingerückt eingerückte markiert markierte',
  cs: 'tučně tučné tučný tučná tučným tučného kurzíva kurzívou kurzívě kurzívy podtržené podtržený podtržená podtrženým označené označený označená označeným označených',
  fr: 'gras italique souligné soulignée soulignés soulignées retrait marqué marqués marquée marquées italiques surligné surlignée surlignés surlignées',
  es: 'negrita cursiva subrayado subrayada subrayados subrayadas marcado marcada marcados marcadas negritas cursivas resaltado resaltada resaltados resaltadas',
  it: 'grassetto corsivo sottolineato sottolineata sottolineati sottolineate contrassegnato contrassegnata contrassegnati contrassegnate neretto evidenziato evidenziata evidenziati evidenziate',
  pl: 'pogrubione pogrubiony pogrubiona pogrubioną pogrubionym pogrubionej kursywa kursywą kursywy podkreślone podkreślony podkreślona podkreślonym oznaczone oznaczony oznaczona oznaczonym oznaczonych pogrubiono podkreślono oznaczono',
  pt: 'negrito itálico sublinhado sublinhada sublinhados sublinhadas assinalado assinalada assinalados assinaladas marcado marcada marcados marcadas realçado realçada realçados realçadas',
  nl: 'vetgedrukt vetgedrukte cursief onderstreept onderstreepte gemarkeerd gemarkeerde',
  tr: 'kalın italik',
  id: 'tebal',
})

/** "Indented passages reproduce the view of the opponents." */
export const isView = inAnyLanguage({
  en: 'view views opinion opinions opponent opponents',
  de: 'meinung meinungen gegner ansicht ansichten',
  cs: 'názor názory odpůrce odpůrci odpůrců',
  fr: 'avis opposants opposant adversaire adversaires',
  es: 'opinión opiniones oponente oponentes adversarios',
  it: 'opinione opinioni parere pareri avversari oppositori',
  pl: 'opinia opinie',
  pt: 'opinião opiniões parecer pareceres adversários opositores',
  nl: 'mening meningen',
})

/** "Status: withdrawn" */
export const isStatusLabel = inAnyLanguage({
  en: 'status',
  de: 'status stand',
  cs: 'stav status',
  fr: 'statut état situation',
  es: 'estado situación',
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
  es: 'importante importantes acordado acordada acordados acordadas acordó acordaron importancia pactado pactada pactados pactadas convenido convenida',
  it: 'importante importanti concordato concordata concordati concordate importanza convenuto convenuta convenuti convenute pattuito pattuita pattuiti pattuite',
  pl: 'ważne ważny ważna ważnych najważniejsze',
  pt: 'importante importantes acordado acordada acordados acordadas acordou acordaram importância convencionado convencionada convencionados convencionadas',
  nl: 'belang belangrijk belangrijke afgesproken',
})

/** "Statements in this paper describe plans." */
export const isPlan = inAnyLanguage({
  en: 'plans goals targets aims intentions',
  de: 'ziele pläne absichten',
  cs: 'cíle záměry plány',
  fr: 'objectifs plans projets buts',
  es: 'objetivos planes metas proyectos intenciones',
  it: 'obiettivi piani progetti intenzioni',
  pl: 'cele plany zamiary',
  pt: 'objetivos planos projetos intenções',
})

/** "We reserve the right to depart from this policy." */
export const departs = inAnyLanguage({
  en: 'depart deviate disregard ignore',
  de: 'abweichen abzuweichen',
  cs: 'odchýlit',
  fr: 'déroger écarter dévier ignorer',
  es: 'apartarse desviarse apartarnos desviarnos separarse ignorar',
  it: 'discostarsi derogare discostarci scostarsi derogarvi ignorare',
  pl: 'odstąpić',
  pt: 'afastar-se desviar-se afastar-nos desviar-nos derrogar',
})

export const isStatement = inAnyLanguage({
  en: 'statements sentences',
  de: 'aussagen sätze angaben',
  cs: 'věty tvrzení',
  fr: 'phrases énoncés affirmations déclarations',
  es: 'frases afirmaciones declaraciones enunciados',
  it: 'frasi affermazioni dichiarazioni enunciati',
  pl: 'zdania stwierdzenia',
  pt: 'frases afirmações declarações',
})

export const reserves = inAnyLanguage({
  en: 'reserve reserves',
  de: 'behält behalten',
  cs: 'vyhrazuje',
  fr: 'réserve réservons réservent',
  es: 'reserva reservamos reservan',
  it: 'riserva riserviamo riservano',
  pl: 'zastrzega',
  pt: 'reserva reserva-se reservam-se',
})
