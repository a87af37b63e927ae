/** What two texts with the same characters can still differ in: where words end, and the signs beside a number. */
import type { TextRange } from '../../document/page-text.ts'
import { OPTIONAL_HYPHEN, SOFT_HYPHENS, UNSPACED } from '../text/characters.ts'
import { looseForm } from '../text/fold.ts'
import { strictForm } from '../text/strict-form.ts'
import { differenceOf } from './difference.ts'

/** Joins the letters of a word: a hyphen, which may be at a line end, an apostrophe, a character without a width. */
const JOINTS = new RegExp(
  `(?<=[\\p{L}\\p{M}])(?:[-\\u2010${SOFT_HYPHENS}]\\s{0,9}|['\\u2019\\u200b-\\u200d\\u2060\\ufeff])(?=\\p{L})`,
  'gu',
)
const WORD = new RegExp(`${UNSPACED.source}|(?:(?!${UNSPACED.source})[\\p{L}\\p{M}\\p{N}])+`, 'gu')

const wordsIn = (text: string): string[] => (text.replace(JOINTS, '').match(WORD) ?? []).map(looseForm)

const DASH = `[-\\u2010-\\u2015\\u2212\\ufe58\\ufe63\\uff0d${SOFT_HYPHENS}]`
const NUMBER = `(?:\\p{Nd}+(?:[.,:'/\\u2019\\u066b\\u066c\\uff0c\\uff0e\\u00b7\\u200b-\\u200d]\\p{Nd}+)*|\\p{No})`
const SIGN = `[%\\uff05\\u2030\\u2031\\u066a\\u00b0\\p{Sc}+<=>~\\u00b1\\u2264\\u2265]`
/** A number with its signs: "-50 %", "$5", "3 - 5", "1,000". */
const SIGNED = `(?:(?:${SIGN}|${DASH})\\s?){0,4}(?:(?<![\\p{L}\\p{N})])\\.)?${NUMBER}(?:\\s?(?:${SIGN}|\\p{No}|(?:${DASH}|\\u00d7)\\s?${NUMBER}))*`
/** Brackets around an amount alone may make it negative. */
const AMOUNT = `\\(\\s?${SIGNED}\\s?\\)|${SIGNED}`
const SIGNED_NUMBERS = new RegExp(AMOUNT, 'gu')
/** "EUR", "Kč", "mW" beside a number: a currency or a unit. */
const CODE = `(?<!\\p{L})(?=\\p{L}{0,2}\\p{Lu})\\p{L}{1,3}(?!\\p{L})`
const AMOUNTS = new RegExp(`${AMOUNT}|(?<=\\p{N}\\s?)${CODE}|${CODE}(?=\\s?\\p{N})`, 'gu')

/** Superscripts are other numbers than the digits in their compatibility forms. */
const keyOf = (amount: string): string =>
  amount.replace(/\P{No}+/gu, strictForm).replaceAll(OPTIONAL_HYPHEN, '-')

const amountsIn = (text: string): string =>
  (text.replace(/\s+/gu, ' ').match(AMOUNTS) ?? []).map(keyOf).join(' ')

/** Characters read on either side of a place. */
const REACH = 60

/** Extends a range of a page's text by the rest of the numbers at its ends: "50" is not "-50 %". */
export function withWholeAmounts(page: string, { start, end }: TextRange): TextRange {
  const from = Math.max(0, start - REACH)
  const extended = { start, end }
  for (const { 0: amount, index } of page.slice(from, end + REACH).matchAll(SIGNED_NUMBERS)) {
    const [first, last] = [from + index, from + index + amount.length]
    if (first < start && last > start) extended.start = first
    if (first < end && last > end) extended.end = last
  }
  return extended
}

/** Whether two texts with the same characters have the same words and amounts. */
export const sameWords = (quote: string, own: string): boolean =>
  amountsIn(quote) === amountsIn(own) && wordsIn(quote).join(' ') === wordsIn(own).join(' ')

/** Share of the words that may differ before two texts are far apart. */
const MOST_OTHER = 0.25

/** Share of the words that only one text has. */
function otherWords(said: readonly string[], stands: readonly string[]): number {
  const count = (kind: 'quote' | 'document'): number =>
    differenceOf(said.join(' '), stands.join(' '))
      .filter((part) => part.kind === kind)
      .reduce((sum, { text }) => sum + text.split(' ').filter((word) => word !== '').length, 0)
  return Math.max(count('quote'), count('document')) / Math.max(1, said.length, stands.length)
}

/** Whether amounts differ, or more than a quarter of the words; other spaces, case and marks don't count. */
export function isFarFrom(quote: string, own: string): boolean {
  if (amountsIn(quote) !== amountsIn(own)) return true
  return looseForm(quote) !== looseForm(own) && otherWords(wordsIn(quote), wordsIn(own)) > MOST_OTHER
}
