/** Words for what is in force, is not yet, or is only intended. */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** "took effect", "ist in Kraft getreten" */
export const hasBegun = inAnyLanguage({
  en: 'took came entered has have',
  de: 'trat traten ist sind getreten',
  cs: 'nabyl nabyla nabylo nabyly vstoupil vstoupila vstoupilo vstoupily nabyli vešel vešla vešlo vešly',
  fr: 'entra prit',
  es: 'surtió entró surtieron entraron',
  it: 'entrato entrata entrati entrate entrò entrarono',
  pl: 'wszedł weszła weszło weszły nabrał nabrała nabrało nabrały',
  pt: 'produziu entrou produziram entraram',
  nl: 'trad traden getreden',
})

/** "a statement of intent" */
export const isIntent = inAnyLanguage({
  en: 'intent intention intentions',
  de: 'absicht absichtserklärung absichten absichtserklärungen',
  cs: 'záměru záměr záměry záměrů úmyslu',
  fr: 'intention intentions',
  es: 'intención intenciones',
  it: 'intenti intenzione intenzioni',
  pl: 'zamiaru zamiar zamiary zamiarów intencji',
  pt: 'intenção intenções',
  nl: 'intentie intenties intentieverklaring voornemen',
})

/** "instead of clause 3" */
export const isInsteadOf = inAnyLanguage({
  en: 'instead',
  de: 'anstelle anstatt statt',
  cs: 'namísto',
  it: 'anziché invece',
  pl: 'zamiast',
})

/** Prepositions of objects that a sentence begins with: "Von Ziffer 3.1 ist man abgerückt." */
export const isFrontedPreposition = inAnyLanguage({
  de: 'von vom auf',
  cs: 'na od z ze',
  pl: 'na od z ze',
  nl: 'van',
})
