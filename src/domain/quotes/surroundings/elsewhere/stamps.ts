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

/** Maximum such lines read on a page; one with more counts as stamped. */
const MOST_LINES = 2_000

function stamps(line: string): boolean {
  const said = line.replace(LABEL, '').replace(SPACED, '').replaceAll('İ', 'I')
  const words = wordsIn(said)
  return isUncasedStamp(words.join('')) || (!/\p{Ll}/u.test(said) && isStamp(words.join(' ')))
}

const hasStamp = remembered(({ text }: PageText) => {
  let left = MOST_LINES
  for (const [line] of text.matchAll(LINE)) {
    left -= 1
    if (left < 0 || stamps(line)) return true
  }
  return false
})

/** Whether a page of the quote has a stamp. */
export const isStamped = ({ index, places }: Extent): boolean =>
  places.some((place) => {
    const page = pageOf(index, place)
    return page !== undefined && hasStamp(page)
  })
