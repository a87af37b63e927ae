/** Words for what is in force, is not yet, or is only intended. */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** "takes effect", "in force", "en vigueur" */
export const isEffect = inAnyLanguage({
  en: 'effect force operative',
  de: 'wirksam kraft',
  cs: 'účinnost účinnosti účinným platnost platnosti',
  fr: 'effet vigueur effets',
  es: 'efecto vigor efectos',
  it: 'effetto vigore effetti',
  pl: 'życie mocy',
  pt: 'efeito vigor efeitos',
  nl: 'werking',
})

/** "took effect", "ist in Kraft getreten" */
export const hasBegun = inAnyLanguage({
  en: 'took came entered has have',
  de: 'trat traten ist',
  cs: 'nabyl nabyla nabylo nabyly vstoupil vstoupila vstoupilo vstoupily',
  fr: 'entra prit',
  es: 'surtió entró surtieron entraron',
  it: 'entrato entrata entrati entrate entrò entrarono',
  pl: 'wszedł weszła weszło weszły',
  pt: 'produziu entrou produziram entraram',
  nl: 'trad',
})

/** "a statement of intent" */
export const isIntent = inAnyLanguage({
  en: 'intent intention intentions',
  de: 'absicht absichtserklärung',
  cs: 'záměru',
  fr: 'intention intentions',
  es: 'intención intenciones',
  it: 'intenti intenzione intenzioni',
  pl: 'zamiaru',
  pt: 'intenção intenções',
})

/** "instead of clause 3" */
export const isInsteadOf = inAnyLanguage({
  en: 'instead',
  de: 'anstelle anstatt statt',
  it: 'anziché invece',
})

/** Prepositions of objects that a sentence begins with: "Von Ziffer 3.1 ist man abgerückt." */
export const isFrontedPreposition = inAnyLanguage({ de: 'von vom auf', cs: 'na od z ze', pl: 'na od z ze' })
