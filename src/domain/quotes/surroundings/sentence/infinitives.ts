/** Infinitives: the words that govern them decide whether they state a duty. */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import { has, wordsBefore } from '../clauses.ts'
import type { Extent } from '../extent.ts'
import { isDutyOrRight } from './words/clauses.ts'

/** Words before an infinitive among which the one that governs it is. */
const REACH = 6

const isAfterTo = ({ before, first }: Extent): boolean => before.at(-1)?.text === 'to' && !first.isCapital

/** "The Supplier undertakes to | deliver" */
export const isAfterDuty = (extent: Extent): boolean =>
  isAfterTo(extent) && has(wordsBefore(extent, REACH), isDutyOrRight)

/** "The Supplier forgot to | deliver": an infinitive states a duty or a right only after a word for one. */
export const isBareInfinitive = (extent: Extent): boolean => isAfterTo(extent) && !isAfterDuty(extent)

/** "The Supplier waives any right to | deliver" */
export const isAfterLostDuty = (extent: Extent, meanings: Meanings): boolean =>
  isAfterTo(extent) &&
  has(wordsBefore(extent, REACH), anyOf(meanings.removes, meanings.restricts, meanings.overrides))

/** "Der Lieferant ist nicht verpflichtet, | die Daten zu schützen": the comma doesn't end the clause. */
export function isDeniedInfinitive(extent: Extent, meanings: Meanings): boolean {
  const { text, tokens, first } = extent
  const last = extent.before.at(-1)
  if (last === undefined || first.isCapital) return false
  if (!text.slice(last.end, first.start).includes(',') || !has(tokens, /^zu$/u)) return false
  const governing = wordsBefore(extent, REACH, 'previous clause')
  return (
    !has(governing, anyOf(meanings.asserts, meanings.isClause)) ||
    has(governing, anyOf(meanings.negates, meanings.restricts, meanings.denies))
  )
}
