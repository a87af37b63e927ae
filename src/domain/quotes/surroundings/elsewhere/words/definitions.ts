/** Words of sentences that explain words. */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** Verbs of a duty, which a document may explain: "In this document “shall” expresses an aspiration." */
export const isDutyVerb = inAnyLanguage({
  en: 'shall must will has have is are',
  de: 'muss müssen hat haben soll sollen wird werden ist sind',
  cs: 'musí je jsou musejí bude budou mají',
  fr: 'doit doivent devra devront',
  es: 'debe deben deberá deberán',
  it: 'deve devono dovrà dovranno',
  pl: 'musi muszą jest są będzie będą mają należy powinien powinna powinno powinni',
  pt: 'deve devem deverá deverão',
  nl: 'moet moeten dient dienen zal zullen heeft hebben is zijn',
})

/** Words that explain a verb of duty in such a way that it is none. */
export const isNoDuty = inAnyLanguage({
  en: 'may might can could should aspiration aspirations aspirational intention intentions target targets wish wishes hope hopes goal goals recommendation recommendations ambition',
  de: 'kann können darf ziel ziele zielen absicht absichten dürfen könnte sollte absichtserklärung wunsch wünsche empfehlung empfehlungen bestreben möglichkeit',
  cs: 'může záměr záměru záměry mohou smí smějí záměrů cíl cíle cílů úmysl úmysly',
  fr: 'peut intention intentions peuvent pourrait devrait devraient objectif objectifs souhait',
  es: 'puede intención pueden podría debería deberían intenciones objetivo objetivos aspiración',
  it: 'può intenzione possono potrebbe dovrebbe dovrebbero intenzioni obiettivo obiettivi aspirazione auspicio',
  pl: 'może zamiar mogą zamiaru zamiary zamiarów cel cele celów intencja intencje intencji aspiracja aspiracje aspiracji',
  pt: 'pode intenção podem poderia deveria deveriam intenções aspiração',
  nl: 'kan mag streven kunnen mogen intentie intenties doel doelen wens voornemen aanbeveling aanbevelingen',
})

/** Before another word that is explained: "“shall” is a requirement and “may” a permission". */
export const linksToNext = inAnyLanguage({
  en: 'and while',
  de: 'und während',
  cs: 'a zatímco',
  fr: 'et tandis',
  es: 'y e mientras',
  it: 'e mentre',
  pl: 'i natomiast zaś',
  pt: 'e enquanto',
  nl: 'en terwijl',
})

/** Verbs of a definition: "“Ninety days” means any period." */
export const defines = inAnyLanguage({
  en: 'mean means read include includes refer refers denote denotes designate designates',
  de: 'bedeutet bedeuten gelesen meint umfasst bezeichnet meinen umfassen bezeichnen verstehen verstanden heißt heisst',
  cs: 'znamená zahrnuje rozumí znamenají zahrnují rozumějí označuje označují odkazuje odkazují čte',
  fr: 'désigne signifie comprend désignent signifient comprennent entend inclut incluent',
  es: 'significa comprende incluye designa significan comprenden incluyen designan entiende refiere',
  it: 'significa comprende designa include significano comprendono designano includono indica intende intendono',
  pl: 'oznacza obejmuje oznaczają obejmują znaczy rozumie odnosi odnoszą czyta',
  pt: 'significa designa inclui significam designam incluem entende-se compreende abrange refere-se',
  nl: 'betekent omvat betekenen omvatten verstaan aanduidt',
})

/** "In clause 3.1 “after” is a misprint for “before”." */
export const isError = inAnyLanguage({
  en: 'misprint typo slip error mistake misprints errors mistakes erratum errata',
  de: 'druckfehler tippfehler schreibfehler fehler falsch irrtümlich schreibversehen versehentlich redaktionsversehen rechtschreibfehler',
  cs: 'chyba chybou chyby chybu překlep omylem chybně omyl omylu překlepem překlepu',
  fr: 'coquille erreur tort coquilles erreurs',
  es: 'errata error sobra erratas equivocación',
  it: 'refuso errore errori refusi svista',
  pl: 'błąd omyłka omyłkowo pomyłka błędem błędu błędy błędnie omyłką omyłki pomyłką pomyłki literówka literówką literówki',
  pt: 'gralha erro erros gralhas lapso engano',
  nl: 'drukfout tikfout fout schrijffout typefout vergissing verschrijving abusievelijk',
})
