/** Sentences between a section's heading and its first clause: "3. Fees / What follows concerns France only. / 3.1 …". */

import { before } from '../../index/text-around.ts'
import type { Meanings } from '../../meaning/languages.ts'
import { firstLine } from '../../text/lines.ts'
import { wordsIn } from '../../tokens/tokens.ts'
import { ALL } from '../common-words.ts'
import { isDraftMark, isSection } from '../document-words.ts'
import type { Extent } from '../extent.ts'
import { withoutUnlimited } from './lead-ins.ts'

const REACH = 3000
const HEADING = /^\s{0,9}(\d{1,3})\.?\s/u
const CLAUSE = /^\s{0,9}(\d{1,3})\.\d/u
const SENTENCE_END = /[.!?]\s/u

const MARK_WORDS = 2
/** "This chapter is intended for customers in France." */
const INTENDED =
  /^(?:intended|addressed|aimed|reserved|určen\p{L}|vyhrazen\p{L}|rivolt[oa]|destinat[oa]|riservat[oa]|destina-se|dirige-se|destinad[oa]|reservad[oa]|dirigid[oa]|przeznaczon\p{L}|skierowan\p{L}|zastrzeżon\p{L}|destinée?|réservée?|adressée?|adresse|richtet|bestimmt|bedoeld|gericht)$/u

/** The lines up to the quote's first, and which of them is its section's heading; null if `clause` doesn't match the first. */
export function linesOfSection(
  { index, place, own }: Extent,
  clause: RegExp,
): { lines: readonly string[]; heading: number } | null {
  const lines = `${before(index, place, REACH).text}${firstLine(own)}`.split('\n')
  const section = clause.exec(lines.at(-1) ?? '')?.[1]
  const heading = lines.findLastIndex((line) => HEADING.exec(line)?.[1] === section)
  return section === undefined || heading < 0 ? null : { lines, heading }
}

/** Whether such a sentence limits the section: "This chapter does not concern tenants." */
export function isLimitedAtOpening(extent: Extent, meanings: Meanings): boolean {
  const above = linesOfSection(extent, CLAUSE)
  if (above === null) return false
  const { lines, heading } = above
  const first = lines.findIndex((line, at) => at > heading && CLAUSE.test(line))
  const sentences = lines
    .slice(heading + 1, first)
    .filter((line) => !isDraftMark(line))
    .join(' ')
    .split(SENTENCE_END)
  return sentences.some((sentence) => {
    const words = withoutUnlimited(wordsIn(sentence))
    const isAbout = words.some(
      (word, at) => meanings.isFollowing(word) || (meanings.determines(word) && isSection(words[at + 1])),
    )
    const limits = words.some(
      (word) =>
        meanings.negates(word) ||
        meanings.limits(word) ||
        meanings.isExample(word) ||
        meanings.isStatus(word) ||
        INTENDED.test(word),
    )
    // "Obsolete."
    if (words.length > 0 && words.length <= MARK_WORDS && words.some(meanings.isStatus)) return true
    return isAbout && limits && !words.some((word) => ALL.test(word))
  })
}
