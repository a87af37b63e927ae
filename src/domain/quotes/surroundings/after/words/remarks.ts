/** Words of what follows a sentence on its line or the next: "(see Annex 2)", "OR" */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** As a line of its own: not "OF" or "O" inside a heading in capitals. */
export const isOrAlone = inAnyLanguage({ es: 'o', it: 'o', pl: 'albo', nl: 'of' })

/** First word of a remark that refers to another place: "(see Annex 2)" */
export const isSee = inAnyLanguage({
  en: 'see cf compare refer',
  de: 'siehe s vgl vergleiche',
  cs: 'viz srov vizte srovnej srovnejte',
  fr: 'voir cf voyez',
  es: 'véase ver véanse vease consúltese',
  it: 'vedi cfr vedasi veda',
  pl: 'zob por patrz zobacz porównaj',
  pt: 'ver veja',
  nl: 'zie vgl',
})

/** "(Source: the register)" */
export const isSource = inAnyLanguage({
  en: 'source sources',
  de: 'quelle quellen fundstelle',
  cs: 'zdroj zdroje',
  fr: 'source sources',
  es: 'fuente fuentes',
  it: 'fonte fonti',
  pl: 'źródło źródła źródłem',
  pt: 'fonte fontes',
  nl: 'bron bronnen',
  tr: 'kaynak',
  id: 'sumber',
})

/** "(signature of the Buyer)" */
export const isSignature = inAnyLanguage({
  en: 'signature* countersignature*',
  de: 'unterschrift* unterzeichnung*',
  cs: 'podpis*',
  fr: 'signature* paraphe*',
  es: 'firma* rúbrica*',
  it: 'firma* sottoscrizion*',
  pl: 'podpis* kontrasygnat*',
  pt: 'assinatura*',
  nl: 'handtekening* ondertekening*',
})
