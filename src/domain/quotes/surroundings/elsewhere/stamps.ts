/** Stamps over a page: "CANCELLED", "– VOID –", "[Stamp: INVALID]" in a line of their own. */

import type { PageText } from '../../../page-text.ts'
import { remembered } from '../../../remembered.ts'
import { pageOf } from '../../index/document-index.ts'
import { wordsIn } from '../../tokens/tokens.ts'
import type { Extent } from '../extent.ts'

/** What a stamp says of a whole page. */
const WORDS =
  'void|null and void|cancell?ed|invalid|revoked|superseded|obsolete|withdrawn|ungültig|storniert|entwertet|annulliert|nichtig|aufgehoben|überholt|annulé|sans valeur|périmé|nul et non avenu|anulado|sin validez|nulo|caducado|derogado|annullato|non valido|scaduto|nullo|anulowano|nieważne|unieważniono|wycofano|stornováno|neplatné|zrušeno|sem efeito|sem validade|geannuleerd|ongeldig|vervallen|ingetrokken|iptal|iptal edilmiştir|geçersiz|geçersizdir|dibatalkan|batal|tidak berlaku|dicabut'
const STAMP = new RegExp(`^(?:${WORDS})$`, 'u')
const UNCASED = /^(?:取消|無効|失効|廃止|作废|无效|已废止)$/u
const LINE = /^[^\n\p{Ll}]{2,60}$|^[[(][^\n]{2,60}[\])]$/gmu
/** Between spaced letters: "V O I D". */
const SPACED = /(?<=(?<!\p{L})\p{Lu}) (?=\p{Lu}(?!\p{L}))/gu
const LABEL = /^[^:\n]{1,40}[:：]/u

const hasStamp = remembered(({ text }: PageText) =>
  [...text.matchAll(LINE)].some(([line]) => {
    const said = line.replace(LABEL, '').replace(SPACED, '').replaceAll('İ', 'I')
    const words = wordsIn(said).join(' ')
    return UNCASED.test(words.replaceAll(' ', '')) || (!/\p{Ll}/u.test(said) && STAMP.test(words))
  }),
)

/** Whether the quote's page has such a line. */
export const isStamped = ({ index, places }: Extent): boolean =>
  places.some((place) => {
    const page = pageOf(index, place)
    return page !== undefined && hasStamp(page)
  })
