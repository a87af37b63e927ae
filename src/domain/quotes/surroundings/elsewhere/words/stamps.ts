/** What a stamp says of a whole page. */

import type { Is } from '../../../meaning/languages.ts'
import type { ByLanguage } from '../../../meaning/word-lists.ts'

/** Words and phrases, separated by commas. */
const STAMPS: ByLanguage = {
  en: 'void,null and void,canceled,cancelled,invalid,revoked,superseded,obsolete,withdrawn',
  de: 'ungültig,storniert,entwertet,annulliert,nichtig,aufgehoben,überholt',
  cs: 'stornováno,neplatné,zrušeno',
  fr: 'annulé,sans valeur,périmé,nul et non avenu',
  es: 'anulado,sin validez,nulo,caducado,derogado',
  it: 'annullato,non valido,scaduto,nullo',
  pl: 'anulowano,nieważne,unieważniono,wycofano',
  pt: 'anulado,nulo,sem efeito,sem validade',
  nl: 'geannuleerd,ongeldig,vervallen,ingetrokken',
  tr: 'iptal,iptal edilmiştir,geçersiz,geçersizdir',
  id: 'dibatalkan,batal,tidak berlaku,dicabut',
}

const PHRASES = new Set(Object.values(STAMPS).flatMap((phrases) => phrases.split(',')))

export const isStamp: Is = (phrase) => phrase !== undefined && PHRASES.has(phrase)

const UNCASED = new Set(['取消', '無効', '失効', '廃止', '作废', '无效', '已废止'])

/** Stamps in scripts that have no capitals. */
export const isUncasedStamp: Is = (phrase) => phrase !== undefined && UNCASED.has(phrase)
