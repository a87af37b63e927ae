/** Words of sentences that explain words. */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** Verbs of a duty, which a document may explain: "In this document “shall” expresses an aspiration." */
export const isDutyVerb = inAnyLanguage({
  en: 'shall must will has have is are',
  de: 'muss müssen hat haben soll sollen wird werden',
  cs: 'musí je jsou',
  fr: 'doit doivent',
  es: 'debe deben deberá',
  it: 'deve devono',
  pl: 'musi muszą jest',
  pt: 'deve devem',
  nl: 'moet moeten dient',
})

/** Words that explain a verb of duty in such a way that it is none. */
export const isNoDuty = inAnyLanguage({
  en: 'may might can could should aspiration aspirations aspirational intention intentions target targets',
  de: 'kann können darf ziel ziele zielen absicht absichten',
  cs: 'může záměr záměru záměry',
  fr: 'peut intention intentions',
  es: 'puede intención',
  it: 'può intenzione',
  pl: 'może zamiar',
  pt: 'pode intenção',
  nl: 'kan mag streven',
})

/** Before another word that is explained: "“shall” is a requirement and “may” a permission". */
export const linksToNext = inAnyLanguage({
  en: 'and while',
  de: 'und',
  cs: 'a',
  fr: 'et',
  es: 'y e',
  it: 'e',
  pl: 'i',
  pt: 'e',
  nl: 'en',
})

/** Verbs of a definition: "“Ninety days” means any period." */
export const defines = inAnyLanguage({
  en: 'mean means read include includes refer refers denote denotes',
  de: 'bedeutet bedeuten gelesen meint umfasst bezeichnet',
  cs: 'znamená zahrnuje rozumí',
  fr: 'désigne signifie comprend',
  es: 'significa comprende incluye designa',
  it: 'significa comprende designa include',
  pl: 'oznacza obejmuje',
  pt: 'significa designa inclui',
  nl: 'betekent omvat',
})

/** "In clause 3.1 “after” is a misprint for “before”." */
export const isError = inAnyLanguage({
  en: 'misprint typo slip error mistake',
  de: 'druckfehler tippfehler schreibfehler fehler falsch irrtümlich',
  cs: 'chyba chybou chyby chybu překlep omylem',
  fr: 'coquille erreur tort',
  es: 'errata error sobra',
  it: 'refuso errore',
  pl: 'błąd omyłka omyłkowo pomyłka',
  pt: 'gralha erro',
  nl: 'drukfout tikfout fout',
})
