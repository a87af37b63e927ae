/**
 * Text around the heading of a section that limits it: "The board refused to adopt these terms. / 3. Fees / What
 * follows concerns France only. / 3.1 …".
 */

import { before } from '../../index/text-around.ts'
import { anyOf, isWithout, type Meanings } from '../../meaning/languages.ts'
import { firstLine } from '../../text/lines.ts'
import { wordsIn } from '../../tokens/tokens.ts'
import { isReplacing } from '../after/words/upholding.ts'
import { has, refersTo, SENTENCE_END } from '../clauses.ts'
import type { Extent } from '../extent.ts'
import { isDraftMark, isPaper, isSection, isTerms } from '../words/documents.ts'
import { isEvery } from '../words/function-words.ts'
import { isBreach } from '../words/verbs.ts'
import { REACH_BEFORE, REMARK_WORDS } from './labels.ts'
import { leadInTakesBack, withoutUnlimited } from './lead-ins.ts'
import { isIntended } from './words/captions.ts'

const HEADING = /^\s{0,9}(\d{1,3})\.?\s/u
const CLAUSE = /^\s{0,9}(\d{1,3})\.\d/u

/** Maximum words of a remark such as "Obsolete." */
const MARK_WORDS = 2

/** The lines up to the quote's first, with the index of its section's heading; null if `clause` doesn't match the quote's. */
function linesOfSection(
  { index, place, own }: Extent,
  clause: RegExp,
): { lines: readonly string[]; heading: number } | null {
  const lines = `${before(index, place, REACH_BEFORE).text}${firstLine(own)}`.split('\n')
  const section = clause.exec(lines.at(-1) ?? '')?.[1]
  const heading = lines.findLastIndex((line) => HEADING.exec(line)?.[1] === section)
  return section === undefined || heading < 0 ? null : { lines, heading }
}

/** "This chapter does not concern tenants.", "What follows is intended for customers in France.", "Obsolete." */
function limitsSection(words: readonly string[], meanings: Meanings): boolean {
  const { negates, limits, isExample, isStatus, isFollowing } = meanings
  if (words.length <= MARK_WORDS && words.some(isStatus)) return true
  const isAbout = words.some(isFollowing) || refersTo(words, isSection, meanings)
  const isLimited = has(words, anyOf(negates, limits, isExample, isStatus, isIntended))
  return isAbout && isLimited && !has(words, isEvery)
}

/** Whether a sentence between the heading of the quote's section and its first clause limits the section. */
export function isLimitedAtOpening(extent: Extent, meanings: Meanings): boolean {
  const section = linesOfSection(extent, CLAUSE)
  if (section === null) return false
  const { lines, heading } = section
  const firstClause = lines.findIndex((line, at) => at > heading && CLAUSE.test(line))
  return lines
    .slice(heading + 1, firstClause)
    .filter((line) => !isDraftMark(line))
    .join(' ')
    .split(SENTENCE_END)
    .some((sentence) => limitsSection(withoutUnlimited(wordsIn(sentence)), meanings))
}

/** Maximum words of a line about the section below it. */
const MOST_WORDS = 14
const NUMBERED = /^\s{0,9}(\d{1,3})(?:\.\d|\.?\s)/u
/** "Status: replaced by issue 4" */
const LABELLED = /^\p{Lu}\p{L}{2,12}\s?:\s{1,3}\p{Ll}/u
const LINE_END = /[.:;!?]$/u

/** "Not signed": not "No liability", which is a heading. */
const isNotRemark = ([first = '', ...rest]: readonly string[], { negates, denies }: Meanings): boolean =>
  rest.length > 0 && rest.length < REMARK_WORDS && negates(first) && !denies(first) && !isWithout(first)

/** "This sheet was withdrawn.", "None of this form is agreed.", not "This Agreement makes nobody a partner." */
function takesBackPaper(words: readonly string[], meanings: Meanings): boolean {
  if (meanings.denies(words[0]) && words.some(isPaper) && !has(words, isBreach)) return true
  const ends = anyOf(meanings.removes, meanings.isStatus)
  return refersTo(words, isPaper, meanings) && words.some(ends) && !words.some(meanings.supposes)
}

/** Whether the line above the section's heading takes the section back; not the last line of a paragraph. */
export function isTakenBackAbove(extent: Extent, meanings: Meanings): boolean {
  const section = linesOfSection(extent, NUMBERED)
  if (section === null) return false
  const { lines, heading } = section
  const line = lines[heading - 1]?.trim() ?? ''
  const above = lines[heading - 2]?.trim() ?? ''
  if (!/^\p{Lu}/u.test(line) || (above !== '' && !LINE_END.test(above))) return false
  const words = withoutUnlimited(wordsIn(line))
  if (words.length > MOST_WORDS || words.some(anyOf(meanings.confirms, meanings.adds))) return false
  if (isNotRemark(words, meanings)) return true
  if (line.endsWith(':') && leadInTakesBack(words, meanings)) return true
  const isText = anyOf(meanings.isWriting, meanings.isClause, isTerms)
  // "This Agreement replaces the agreement of 5 June."
  if (anyOf(isText, isPaper)(words[1]) && isReplacing(words[2])) return false
  if (takesBackPaper(words, meanings)) return true
  const { removes, isStatus, refuses, doubts, overrides } = meanings
  const isAbout = words.some(meanings.isFollowing) || refersTo(words, isText, meanings)
  const takesBack = anyOf(removes, isStatus, refuses, doubts, overrides)
  return (isAbout || LABELLED.test(line)) && words.some(takesBack)
}
