/** Words of what follows a sentence on its line or the next: "(see Annex 2)", "OR" */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** In capitals, between two texts of which one is to be chosen. */
export const isOr = inAnyLanguage({
  en: 'or',
  de: 'oder',
  cs: 'nebo',
  fr: 'ou',
  it: 'oppure ovvero',
  pl: 'lub',
  pt: 'ou',
})

/** As a line of its own: not "OF" or "O" inside a heading in capitals. */
export const isOrAlone = inAnyLanguage({ es: 'o', it: 'o', pl: 'albo', nl: 'of' })

/** First word of a remark that refers to another place: "(see Annex 2)" */
export const isSee = inAnyLanguage({
  en: 'see cf',
  de: 'siehe s vgl',
  cs: 'viz srov',
  fr: 'voir cf voyez',
  es: 'véase ver véanse vease consúltese',
  it: 'vedi cfr vedasi veda',
  pl: 'zob por',
  pt: 'ver veja',
})

/** "(Source: the register)" */
export const isSource = inAnyLanguage({
  en: 'source sources',
  de: 'quelle quellen',
  cs: 'zdroj',
  fr: 'source sources',
  es: 'fuente fuentes',
  it: 'fonte fonti',
  pl: 'źródło źródła',
  pt: 'fonte fontes',
  nl: 'bron',
  tr: 'kaynak',
  id: 'sumber',
})

/** "(signature of the Buyer)" */
export const isSignature = inAnyLanguage({
  en: 'signature* countersignature*',
  de: 'unterschrift*',
  cs: 'podpis*',
  fr: 'signature* paraphe*',
  es: 'firma* rúbrica*',
  it: 'firma* sottoscrizion*',
  pl: 'podpis*',
  pt: 'assinatura*',
})
