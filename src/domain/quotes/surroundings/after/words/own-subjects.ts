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
  en: 'permit permits permitted permitting admitted consented possible',
  de: 'autorisiert',
  cs: 'možné možno možná možný dovoleno dovolená dovolena dovolené dovolený povoleno povolena povolené povolený přípustné přípustný přípustná přípustno',
  fr: 'permit possible autorise autorisé autorisée',
  es: 'permite permiten permitido permitida permitirá permitir consentir admite admiten admitido admitida autoriza autorizan autorizado autorizada lícito lícita posible puede pueden puedes podrá podrán podrás podría podrían',
  it: 'consente consentono consentito consentita ammesso ammessa ammessi ammesse autorizza autorizzato autorizzata autorizzati lecito lecita possibile può posso possono possa potrà potranno potrebbe',
  pl: 'wolno można może mogą dozwolone dozwolony dozwolona dopuszczalne dopuszczalny dopuszczalna',
  pt: 'permite permitem permitido permitida permitirá permitir consente consentido consentida admite admitem admitido admitida autoriza autorizado autorizada lícito lícita possível possa pode podem podemos poder poderá poderia',
})

/** "No se puede exigir el pago": denies the duty before. */
export const isClaiming = inAnyLanguage({
  cs: 'vymáh* požadov*',
  es: 'exig* reclam* cobr*',
  it: 'esig* preten* rivendic*',
  pl: 'żąda* domaga*',
  pt: 'exig* reclam* cobr*',
})
