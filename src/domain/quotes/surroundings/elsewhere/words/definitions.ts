/** Words of sentences that explain words. */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** Verbs of a duty, which a document may explain: "In this document “shall” expresses an aspiration." */
export const isDutyVerb = inAnyLanguage({
  en: 'shall must will has have is are',
  de: 'muss müssen hat haben soll sollen wird werden',
  cs: 'musí je jsou',
  fr: 'doit doivent devra devront',
  es: 'debe deben deberá deberán',
  it: 'deve devono dovrà dovranno',
  pl: 'musi muszą jest',
  pt: 'deve devem deverá deverão',
  nl: 'moet moeten dient',
})

/** Words that explain a verb of duty in such a way that it is none. */
export const isNoDuty = inAnyLanguage({
  en: 'may might can could should aspiration aspirations aspirational intention intentions target targets',
  de: 'kann können darf ziel ziele zielen absicht absichten',
  cs: 'může záměr záměru záměry',
  fr: 'peut intention intentions peuvent pourrait devrait devraient objectif objectifs souhait',
  es: 'puede intención pueden podría debería deberían intenciones objetivo objetivos aspiración',
  it: 'può intenzione possono potrebbe dovrebbe dovrebbero intenzioni obiettivo obiettivi aspirazione auspicio',
  pl: 'może zamiar',
  pt: 'pode intenção podem poderia deveria deveriam intenções aspiração',
  nl: 'kan mag streven',
})

/** Before another word that is explained: "“shall” is a requirement and “may” a permission". */
export const linksToNext = inAnyLanguage({
  en: 'and while',
  de: 'und',
  cs: 'a',
  fr: 'et tandis',
  es: 'y e mientras',
  it: 'e mentre',
  pl: 'i',
  pt: 'e enquanto',
  nl: 'en',
})

/** Verbs of a definition: "“Ninety days” means any period." */
export const defines = inAnyLanguage({
  en: 'mean means read include includes refer refers denote denotes',
  de: 'bedeutet bedeuten gelesen meint umfasst bezeichnet',
  cs: 'znamená zahrnuje rozumí',
  fr: 'désigne signifie comprend désignent signifient comprennent entend inclut incluent',
  es: 'significa comprende incluye designa significan comprenden incluyen designan entiende refiere',
  it: 'significa comprende designa include significano comprendono designano includono indica intende intendono',
  pl: 'oznacza obejmuje',
  pt: 'significa designa inclui significam designam incluem entende-se compreende abrange refere-se',
  nl: 'betekent omvat',
})

/** "In clause 3.1 “after” is a misprint for “before”." */
export const isError = inAnyLanguage({
  en: 'misprint typo slip error mistake',
  de: 'druckfehler tippfehler schreibfehler fehler falsch irrtümlich',
  cs: 'chyba chybou chyby chybu překlep omylem',
  fr: 'coquille erreur tort coquilles erreurs',
  es: 'errata error sobra erratas equivocación',
  it: 'refuso errore errori refusi svista',
  pl: 'błąd omyłka omyłkowo pomyłka',
  pt: 'gralha erro erros gralhas lapso engano',
  nl: 'drukfout tikfout fout',
})
