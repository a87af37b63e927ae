/** Words of a negated sentence about something of its own: "No se permite ceder los derechos." */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** "No hay costes", "Non ci sono": something else is missing. */
export const isExisting = inAnyLanguage({
  es: 'hay existe existen',
  it: `ci vi c'è v'è`,
  pl: 'ma',
  pt: 'há existe existem',
})

/** "No se permite ceder": not "No es necesario pagar", "Nie chce płacić", which deny the duty before. */
export const isPermitted = inAnyLanguage({
  en: 'permit* admitted consented possible',
  de: 'autorisiert',
  cs: 'možné možno možná možný dovoleno dovolená dovolena dovolené dovolený povoleno povolena povolené povolený přípustné přípustný přípustná přípustní přípustno',
  fr: 'possible autoris*',
  es: 'permit* consentido consentir admite admiten admitido admitida admitidos admitidas admitirá autoriz* lícito lícita posible puede pueden puedes podrá podrán podrás podría podrían',
  it: 'consente consentono consentito consentita consentiti consentite consentire consentirà ammesso ammessa ammessi ammesse autorizz* lecito lecita possibile può posso possono possa possano possiamo potrà potrai potranno potremo potrebbe',
  pl: 'wolno można może mogą dozwolone dozwolony dozwolona dopuszczalne dopuszczalny dopuszczalna',
  pt: 'permit* consente consentido consentida admite admitem admitido admitida autoriz* lícito lícita possível posso possa possam pode podem podemos poder poderá poderão poderia',
})

/** "No se puede exigir el pago": denies the duty before. */
export const isClaiming = inAnyLanguage({
  cs: 'vymáh* požadov*',
  es: 'exig* reclam* cobr*',
  it: 'esig* preten* rivendic*',
  pl: 'żąda* domaga*',
  pt: 'exig* reclam* cobr*',
})

/** "Non è consentito cedere", "No se permite ceder", "Nie wolno przenosić", "Není možné postoupit" */
export const isInfinitive = inAnyLanguage({
  cs: '*at *it *et *ít *out *ést',
  es: '*ar *er *ir *arse *erse *irse',
  it: '*are *ere *ire *rre *arsi *ersi *irsi',
  pl: '*ać *ić *yć *eć *ść *ąć',
  pt: '*ar *er *ir *ar-se *er-se *ir-se',
})
