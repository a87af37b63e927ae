/** Whether the text around a quote takes back what the quote says. */

import type { Steps } from '../steps.ts'
import type { QuoteIndex } from './index/document-index.ts'
import type { Meanings } from './meaning/languages.ts'
import { isTakenBackAfter } from './surroundings/after/after-quote.ts'
import { isUnchosen } from './surroundings/before/check-boxes.ts'
import { isDeniedItem } from './surroundings/before/denied-lists.ts'
import { isTakenBackByIntroduction } from './surroundings/before/introductions.ts'
import { isBracketed, isLabelledNotInForce } from './surroundings/before/labels.ts'
import { isLimitedAtOpening, isTakenBackAbove } from './surroundings/before/section-opening.ts'
import { isUnderExcludingHead } from './surroundings/before/table-heads.ts'
import { isTakenBackElsewhere } from './surroundings/elsewhere/amendments.ts'
import { isTakenBackByConvention, readConventions } from './surroundings/elsewhere/document-conventions.ts'
import { hasLimitingNote } from './surroundings/elsewhere/footnotes.ts'
import { readMentions } from './surroundings/elsewhere/mentions.ts'
import { readRemarks } from './surroundings/elsewhere/remark-lines.ts'
import type { Extent } from './surroundings/extent.ts'
import { hasBlank } from './surroundings/sentence/blanks.ts'
import { isCutInside } from './surroundings/sentence/cut-clauses.ts'
import { isQuotedStatement } from './surroundings/sentence/quotation-marks.ts'
import { isTakenBackUnspaced } from './surroundings/sentence/unspaced-scripts.ts'
import { isChangedInSentence } from './surroundings/sentence/within-sentence.ts'

type Rule = (extent: Extent, meanings: Meanings) => boolean

/** From the nearest text to the farthest: the last ones read the whole document. */
const RULES: readonly Rule[] = [
  ...[isChangedInSentence, isCutInside, isQuotedStatement, isTakenBackUnspaced, hasBlank],
  isTakenBackAfter,
  ...[isBracketed, isLabelledNotInForce, isDeniedItem, isTakenBackByIntroduction],
  ...[isUnchosen, isUnderExcludingHead],
  ...[isTakenBackAbove, isLimitedAtOpening],
  ...[hasLimitingNote, isTakenBackElsewhere, isTakenBackByConvention],
]

/** Reads the whole document in steps, so that judging the first quote takes no longer than judging others. */
export function* readSurroundings({ pages }: QuoteIndex): Steps<void> {
  yield* readMentions(pages)
  yield* readRemarks(pages)
  yield* readConventions(pages)
}

/** `meanings`: of the language around the quote. */
export const isTakenBack: Rule = (extent, meanings) => RULES.some((rule) => rule(extent, meanings))
