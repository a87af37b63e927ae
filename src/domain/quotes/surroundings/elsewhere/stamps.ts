/** Stamps, which say something of a whole page on a line of their own: "VOID", "[CANCELLED]", "Status: WITHDRAWN". */

import type { PageText } from '../../../page-text.ts'
import { remembered } from '../../../remembered.ts'
import { pageOf } from '../../index/document-index.ts'
import { wordsIn } from '../../tokens/tokens.ts'
import type { Extent } from '../extent.ts'
import { isStamp, isUncasedStamp } from './words/stamps.ts'

const LINE = /^[^\n\p{Ll}]{2,60}$|^[[(][^\n]{2,60}[\])]$/gmu
/** Between spaced letters: "V O I D". */
const SPACED = /(?<=(?<!\p{L})\p{Lu}) (?=\p{Lu}(?!\p{L}))/gu
const LABEL = /^[^:\n]{1,40}[:：]/u

const hasStamp = remembered(({ text }: PageText) =>
  [...text.matchAll(LINE)].some(([line]) => {
    const said = line.replace(LABEL, '').replace(SPACED, '').replaceAll('İ', 'I')
    const words = wordsIn(said)
    return isUncasedStamp(words.join('')) || (!/\p{Ll}/u.test(said) && isStamp(words.join(' ')))
  }),
)

/** Whether a page of the quote has a stamp. */
export const isStamped = ({ index, places }: Extent): boolean =>
  places.some((place) => {
    const page = pageOf(index, place)
    return page !== undefined && hasStamp(page)
  })
