/** What a stamp says of a whole page. */

import type { Is } from '../../../meaning/languages.ts'
import type { ByLanguage } from '../../../meaning/word-lists.ts'

/** Words and phrases, separated by commas. */
const STAMPS: ByLanguage = {
  en: 'void,null and void,canceled,cancelled,invalid,revoked,superseded,obsolete,withdrawn',
  de: 'ungültig,storniert,entwertet,annulliert,nichtig,aufgehoben,überholt,widerrufen,außer kraft',
  cs: 'stornováno,neplatné,zrušeno,neplatná,neplatný,anulováno,odvoláno',
  fr: 'annulé,sans valeur,périmé,nul et non avenu,annulée,nulle et non avenue,caduc,caduque,périmée,abrogé,abrogée',
  es: 'anulado,sin validez,nulo,caducado,derogado,anulada,nula,caducada,derogada,cancelado,cancelada,revocado,revocada',
  it: 'annullato,non valido,scaduto,nullo,annullata,non valida,scaduta,revocato,revocata,abrogato,abrogata',
  pl: 'anulowano,nieważne,unieważniono,wycofano,nieważna,nieważny,uchylono,nieaktualne',
  pt: 'anulado,nulo,sem efeito,sem validade,anulada,nula,revogado,revogada,cancelado,cancelada',
  nl: 'geannuleerd,ongeldig,vervallen,ingetrokken,nietig,herroepen',
  tr: 'iptal,iptal edilmiştir,geçersiz,geçersizdir',
  id: 'dibatalkan,batal,tidak berlaku,dicabut',
}

const PHRASES = new Set(Object.values(STAMPS).flatMap((phrases) => phrases.split(',')))

export const isStamp: Is = (phrase) => phrase !== undefined && PHRASES.has(phrase)

const UNCASED = new Set(['取消', '無効', '失効', '廃止', '作废', '无效', '已废止'])

/** Stamps in scripts that have no capitals. */
export const isUncasedStamp: Is = (phrase) => phrase !== undefined && UNCASED.has(phrase)
