/** Whether the text around a quote takes back what the quote says. */

import type { Meanings } from '../meaning/languages.ts'
import { isUndoneBehind } from './after/after-quote.ts'
import { isUnchosen } from './before/check-boxes.ts'
import { isDeniedItem } from './before/denied-lists.ts'
import { isIntroduced } from './before/introductions.ts'
import { isBracketed, isLabelled } from './before/labels.ts'
import { isUnderPreface } from './before/line-above-section.ts'
import { isUnderLimit } from './before/section-opening.ts'
import { isUnderHead } from './before/table-heads.ts'
import { isInDeletedSection } from './elsewhere/amendments.ts'
import { isOutByConvention } from './elsewhere/document-conventions.ts'
import { isNoted } from './elsewhere/footnotes.ts'
import { isStamped } from './elsewhere/stamps.ts'
import type { Extent } from './extent.ts'
import { hasBlank } from './sentence/blanks.ts'
import { isCutInside } from './sentence/cut-clauses.ts'
import { isOthersText } from './sentence/quotation-marks.ts'
import { isTurnedUncased } from './sentence/unspaced-scripts.ts'
import { isTurnedByContext } from './sentence/within-sentence.ts'

type Rule = (extent: Extent, meanings: Meanings) => boolean

/** From the nearest text to the farthest: the last ones read the whole document. */
const RULES: readonly Rule[] = [
  ...[isTurnedByContext, isCutInside, isOthersText, isTurnedUncased, hasBlank],
  isUndoneBehind,
  ...[isBracketed, isLabelled, isDeniedItem, isIntroduced, isUnchosen, isUnderHead],
  ...[isUnderPreface, isUnderLimit],
  ...[isNoted, isStamped, isInDeletedSection, isOutByConvention],
]

/** `meanings`: of the language around the quote. */
export const isTakenBack: Rule = (extent, meanings) => RULES.some((rule) => rule(extent, meanings))
