/** Articles, demonstratives and other small words that make a noun or a pronoun refer to the text before it. */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** Stands between a preposition and "preceding clause": "under the preceding clause". */
export const isArticleOrPossessive = inAnyLanguage({
  en: 'the a an its their any his her your our my',
  de: 'das dem den',
  fr: 'la le les l ce cette cet ces un une son sa ses leur leurs',
  es: 'el los las una su sus',
  it: 'i il la le gli lo suo sua loro',
  pt: 'os uma seu',
  nl: 'het',
})

/** "such a duty", "eine solche Pflicht" */
export const isIndefiniteArticle = inAnyLanguage({
  en: 'a an',
  de: 'ein eine einer eines einem einen',
  nl: 'een',
})

export const isDefiniteArticle = inAnyLanguage({
  en: 'the',
  de: 'der die das den dem',
  fr: 'la le les',
  es: 'el la los lo las',
  it: 'il la le lo gli',
  pt: 'o os',
  nl: 'de het',
})

/** An article that a subject may have: not "den", "dem". */
export const isSubjectArticle = inAnyLanguage({
  en: 'a an the',
  de: 'ein eine der die das eines',
  fr: 'un une le la les',
  es: 'un el la los las una',
  it: 'un il la lo le gli i uno',
  pt: 'um uma o os',
  nl: 'een het de',
})

/** "There is no charge for calls.", "Il n'y a pas de frais." */
export const isThere = inAnyLanguage({
  en: `there there's`,
  de: 'es',
  cs: 'zde',
  fr: 'il',
  es: 'hay habrá existe existen',
  it: `ci c'è v'è esiste esistono`,
  pt: 'há haverá existem',
})

/** "this practice" */
export const isDemonstrative = inAnyLanguage({
  en: 'this that these those',
  de: 'diese dieser dieses diesem diesen jene jener jenes jenem jenen',
  cs: 'ten ta to tento tato tuto toto tomuto této tohoto tomto touto tím tímto těchto těmto tyto tito těmito',
  fr: 'cette cet ce ces',
  es: 'esta este estas estos ese esa esos esas dicho dicha',
  it: 'questa questo queste questi tale tali',
  pl: 'ten ta to tę tej tego tym tą temu tych tymi',
  pt: 'esta este estas estes essa esse essas esses tal tais',
  nl: 'deze dit dat',
})

/** "So the lawyer wrote." */
export const isSo = inAnyLanguage({
  en: 'so',
  de: 'so',
  cs: 'tak',
  fr: 'ainsi',
  es: 'así',
  it: 'così',
  pl: 'tak',
  pt: 'assim',
  nl: 'zo aldus',
})

export const isThus = inAnyLanguage({ en: 'thus', id: 'demikian' })

/** Mostly about its own sentence when it stands inside: "ensures that", "such as". */
export const isInnerPronoun = inAnyLanguage({
  en: 'that so such',
  de: 'dass so daß',
  cs: 'tak',
  fr: 'que ainsi',
  es: 'que así',
  it: 'che',
  pl: 'tak',
  pt: 'que',
  nl: 'zo dat',
})
