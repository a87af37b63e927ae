/** Words of a negated sentence about something of its own: "No se permite ceder los derechos." */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** "No hay costes", "Non ci sono": something else is missing. */
export const isExisting = inAnyLanguage({
  es: 'hay existe existen había hubo habrá existirá existirán',
  it: `ci vi c'è v'è esiste esistono`,
  pl: 'ma istnieje istnieją',
  pt: 'há existe existem haverá houve',
})

/** "No se permite ceder": not "No es necesario pagar", "Nie chce płacić", which deny the duty before. */
export const isPermitted = inAnyLanguage({
  en: 'permit* admitted consented possible',
  de: 'autorisiert',
  cs: 'možné možno možná možný dovoleno dovolená dovolena dovolené dovolený povoleno povolena povolené povolený přípustné přípustný přípustná přípustní přípustno dovolen dovoleny dovoleni povolen povoleny povoleni přípustna přípustny umožněno',
  fr: 'possible autoris* permis permise permises admis admise licite',
  es: 'permit* consentido consentir admite admiten admitido admitida admitidos admitidas admitirá autoriz* lícito lícita posible puede pueden puedes podrá podrán podrás podría podrían consienten consiente lícitos podremos',
  it: 'consente consentono consentito consentita consentiti consentite consentire consentirà ammesso ammessa ammessi ammesse autorizz* lecito lecita possibile può posso possono possa possano possiamo potrà potrai potranno potremo potrebbe leciti lecite permess* permett* consentiranno',
  pl: 'wolno można może mogą dozwolone dozwolony dozwolona dopuszczalne dopuszczalny dopuszczalna dozwolono dozwoleni dopuszczalni możliwe możliwy możliwa zezwala zezwolono',
  pt: 'permit* consente consentido consentida admite admitem admitido admitida autoriz* lícito lícita possível posso possa possam pode podem podemos poder poderá poderão poderia consentidos consentidas admitidos admitidas',
})

/** "No se puede exigir el pago": denies the duty before. */
export const isClaiming = inAnyLanguage({
  cs: 'vymáh* požadov* vymoci vymoct nárokov* dožadov*',
  fr: 'réclam*',
  es: 'exig* reclam* cobr* reivindic*',
  it: 'esig* preten* rivendic* riscuot*',
  pl: 'żąda* domaga* egzekwowa* wymaga* dochodzić',
  pt: 'exig* reclam* cobr*',
})

/** "Non è consentito cedere", "No se permite ceder", "Nie wolno przenosić", "Není možné postoupit" */
export const isInfinitive = inAnyLanguage({
  cs: '*at *it *et *ít *out *ést *ýt dát brát psát hrát číst',
  es: '*ar *er *ir *arse *erse *irse',
  it: '*are *ere *ire *rre *arsi *ersi *irsi',
  pl: '*ać *ić *yć *eć *ść *ąć pomóc',
  pt: '*ar *er *ir *ar-se *er-se *ir-se dispor impor propor repor compor',
})
