/** Words of what a document says of all its text, or of text that looks different. */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** How text looks or is marked, which is not read, so that nobody can say which text is meant: "text in bold". */
export const isTextStyle = inAnyLanguage({
  en: 'bold italic italics underlined indented marked highlighted boldface italicised italicized shaded',
  de: 'fett kursiv unterstrichen eingerückt eingerückte markiert markierte fettgedruckt fettgedruckte fettgedruckten fettgedruckter fette fetter fettem kursive kursiver kursivem kursiven unterstrichene unterstrichener unterstrichenen eingerückter eingerückten markierter markierten hervorgehoben hervorgehobene hervorgehobenen gefettet',
  cs: 'tučně tučné tučný tučná tučným tučného kurzíva kurzívou kurzívě kurzívy podtržené podtržený podtržená podtrženým označené označený označená označeným označených tučnou tučném tučných tučnými podtržených podtrženo vyznačené vyznačený vyznačená vyznačených vyznačeno zvýrazněné zvýrazněný zvýrazněná zvýrazněných zvýrazněno odsazené odsazený odsazená odsazených označeno označeny',
  fr: 'gras italique souligné soulignée soulignés soulignées retrait marqué marqués marquée marquées italiques surligné surlignée surlignés surlignées',
  es: 'negrita cursiva subrayado subrayada subrayados subrayadas marcado marcada marcados marcadas negritas cursivas resaltado resaltada resaltados resaltadas',
  it: 'grassetto corsivo sottolineato sottolineata sottolineati sottolineate contrassegnato contrassegnata contrassegnati contrassegnate neretto evidenziato evidenziata evidenziati evidenziate',
  pl: 'pogrubione pogrubiony pogrubiona pogrubioną pogrubionym pogrubionej kursywa kursywą kursywy podkreślone podkreślony podkreślona podkreślonym oznaczone oznaczony oznaczona oznaczonym oznaczonych pogrubiono podkreślono oznaczono pogrubionych pogrubieniem podkreślonych podkreśloną wytłuszczone wytłuszczony wytłuszczona wytłuszczonym wytłuszczonych wyróżnione wyróżniony wyróżniona wyróżnionych wcięte wcięty zaznaczone zaznaczony zaznaczona zaznaczonych oznaczoną',
  pt: 'negrito itálico sublinhado sublinhada sublinhados sublinhadas assinalado assinalada assinalados assinaladas marcado marcada marcados marcadas realçado realçada realçados realçadas',
  nl: 'vetgedrukt vetgedrukte cursief onderstreept onderstreepte gemarkeerd gemarkeerde cursieve ingesprongen gearceerd gearceerde',
  tr: 'kalın italik',
  id: 'tebal',
})

/** "Indented passages reproduce the view of the opponents." */
export const isView = inAnyLanguage({
  en: 'view views opinion opinions opponent opponents viewpoint viewpoints standpoint',
  de: 'meinung meinungen gegner ansicht ansichten auffassung auffassungen sichtweise sichtweisen standpunkt standpunkte gegners gegnern gegenseite',
  cs: 'názor názory odpůrce odpůrci odpůrců názoru názorů',
  fr: 'avis opposants opposant adversaire adversaires',
  es: 'opinión opiniones oponente oponentes adversarios',
  it: 'opinione opinioni parere pareri avversari oppositori',
  pl: 'opinia opinie opinii opinię pogląd poglądy poglądów przeciwnika przeciwników',
  pt: 'opinião opiniões parecer pareceres adversários opositores',
  nl: 'mening meningen opvatting opvattingen standpunt standpunten tegenstander tegenstanders tegenpartij visie',
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
  en: 'important importance agreed essential',
  de: 'wichtig* vereinbart* besonder* gesondert*',
  cs: 'důležit* nejdůležitější dohodnut* sjednan* zvlášť významn*',
  fr: 'important importante importants importantes convenu convenue convenus convenues',
  es: 'importante importantes acordado acordada acordados acordadas acordó acordaron importancia pactado pactada pactados pactadas convenido convenida',
  it: 'importante importanti concordato concordata concordati concordate importanza convenuto convenuta convenuti convenute pattuito pattuita pattuiti pattuite',
  pl: 'ważne ważny ważna ważnych najważniejsze ważnym ważnymi istotn* uzgodnion* szczególn*',
  pt: 'importante importantes acordado acordada acordados acordadas acordou acordaram importância convencionado convencionada convencionados convencionadas',
  nl: 'belang belangrijk belangrijke afgesproken overeengekomen belangrijkste',
})

/** "Statements in this paper describe plans." */
export const isPlan = inAnyLanguage({
  en: 'plans goals targets aims intentions aspirations ambitions objectives aspiration',
  de: 'ziele pläne absichten zielen plänen vorhaben zielsetzungen wünsche visionen bestrebungen',
  cs: 'cíle záměry plány cílů záměrů plánů úmysly',
  fr: 'objectifs plans projets buts',
  es: 'objetivos planes metas proyectos intenciones',
  it: 'obiettivi piani progetti intenzioni',
  pl: 'cele plany zamiary celów planów zamiarów zamierzenia',
  pt: 'objetivos planos projetos intenções',
  nl: 'plannen doelen doelstellingen intenties voornemens streefdoelen',
})

/** "We reserve the right to depart from this policy." */
export const departs = inAnyLanguage({
  en: 'depart deviate disregard ignore departs deviates deviating departing',
  de: 'abweichen abzuweichen abweicht abgewichen',
  cs: 'odchýlit odchylovat',
  fr: 'déroger écarter dévier ignorer',
  es: 'apartarse desviarse apartarnos desviarnos separarse ignorar',
  it: 'discostarsi derogare discostarci scostarsi derogarvi ignorare',
  pl: 'odstąpić odstępować odbiegać',
  pt: 'afastar-se desviar-se afastar-nos desviar-nos derrogar',
  nl: 'afwijken afwijkt',
})

export const isStatement = inAnyLanguage({
  en: 'statements sentences assertions claims',
  de: 'aussagen sätze angaben feststellungen behauptungen aussagesätze',
  cs: 'věty tvrzení výroky',
  fr: 'phrases énoncés affirmations déclarations',
  es: 'frases afirmaciones declaraciones enunciados',
  it: 'frasi affermazioni dichiarazioni enunciati',
  pl: 'zdania stwierdzenia twierdzenia wypowiedzi',
  pt: 'frases afirmações declarações',
  nl: 'uitspraken zinnen beweringen',
})

export const reserves = inAnyLanguage({
  en: 'reserve reserves',
  de: 'behält behalten vorbehält vorbehalten',
  cs: 'vyhrazuje vyhrazujeme vyhrazují',
  fr: 'réserve réservons réservent',
  es: 'reserva reservamos reservan',
  it: 'riserva riserviamo riservano',
  pl: 'zastrzega zastrzegamy zastrzegają',
  pt: 'reserva reserva-se reservam-se',
  nl: 'behoudt behouden voorbehouden',
})
