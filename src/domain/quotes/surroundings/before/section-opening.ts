/**
 * Text around the heading of a section that limits it: "The board refused to adopt these terms. / 3. Fees / What follows concerns
 * France only. / 3.1 …".
 */

import { before } from '../../index/text-around.ts'
import { anyOf, type Meanings, WITHOUT } from '../../meaning/languages.ts'
import { firstLine } from '../../text/lines.ts'
import { wordsIn } from '../../tokens/tokens.ts'
import { REPLACES } from '../after/upholding-sentences.ts'
import { has, refersTo } from '../clauses.ts'
import type { Extent } from '../extent.ts'
import { isDraftMark, isPaper, isSection, isTerms } from '../words/documents.ts'
import { isEvery } from '../words/function-words.ts'
import { isBreach } from '../words/verbs.ts'
import { isOtherLead, withoutUnlimited } from './lead-ins.ts'

const REACH = 3000
const HEADING = /^\s{0,9}(\d{1,3})\.?\s/u
const CLAUSE = /^\s{0,9}(\d{1,3})\.\d/u
const SENTENCE_END = /[.!?]\s/u

const MARK_WORDS = 2
/** "This chapter is intended for customers in France." */
const INTENDED =
  /^(?:intended|addressed|aimed|reserved|určen\p{L}|vyhrazen\p{L}|rivolt[oa]|destinat[oa]|riservat[oa]|destina-se|dirige-se|destinad[oa]|reservad[oa]|dirigid[oa]|przeznaczon\p{L}|skierowan\p{L}|zastrzeżon\p{L}|destinée?|réservée?|adressée?|adresse|richtet|bestimmt|bedoeld|gericht)$/u

/** The lines up to the quote's first, and which of them is its section's heading; null if `clause` doesn't match the first. */
function linesOfSection(
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
    const isAbout = words.some(meanings.isFollowing) || refersTo(words, isSection, meanings)
    const limits = has(
      words,
      anyOf(meanings.negates, meanings.limits, meanings.isExample, meanings.isStatus, INTENDED),
    )
    // "Obsolete."
    if (words.length > 0 && words.length <= MARK_WORDS && words.some(meanings.isStatus)) return true
    return isAbout && limits && !has(words, isEvery)
  })
}

const REMARK_WORDS = 3
/** "not": not "no", which may begin a heading ("No liability"). */
const isAdverb: (word: string | undefined, meanings: Meanings) => boolean = (word, { negates, denies }) =>
  negates(word) && !denies(word) && !WITHOUT.test(word ?? '')
const NUMBERED = /^\s{0,9}(\d{1,3})(?:\.\d|\.?\s)/u
/** "Status: replaced by issue 4" */
const LABELLED = /^\p{Lu}\p{L}{2,12}\s?:\s{1,3}\p{Ll}/u
const MOST_WORDS = 14
const ENDS = /[.:;!?]$/u

/** Whether the line takes back what follows; the line above it must have ended, so that it is no part of a paragraph. */
export function isTakenBackAbove(extent: Extent, meanings: Meanings): boolean {
  const section = linesOfSection(extent, NUMBERED)
  if (section === null) return false
  const { lines, heading } = section
  const line = lines[heading - 1]?.trim() ?? ''
  const above = lines[heading - 2]?.trim() ?? ''
  if (!/^\p{Lu}/u.test(line) || (above !== '' && !ENDS.test(above))) return false
  const words = withoutUnlimited(wordsIn(line))
  if (words.length > MOST_WORDS || words.some(anyOf(meanings.confirms, meanings.adds))) return false
  // "Not signed"
  if (words.length > 1 && words.length <= REMARK_WORDS && isAdverb(words[0], meanings)) return true
  const isText = anyOf(meanings.isWriting, meanings.isClause, isTerms)
  const isAbout = words.some(meanings.isFollowing) || refersTo(words, isText, meanings)
  const ends = anyOf(meanings.removes, meanings.isStatus)
  const takesBack = anyOf(ends, meanings.refuses, meanings.doubts, meanings.overrides)
  if (line.endsWith(':') && isOtherLead(words, meanings)) return true
  // "This Agreement replaces the agreement of 5 June."
  if ((isText(words[1]) || isPaper(words[1])) && REPLACES.test(words[2] ?? '')) return false
  // "This sheet was withdrawn.", not "This Agreement makes nobody a partner."
  if (meanings.denies(words[0]) && words.some(isPaper) && !has(words, isBreach)) return true
  const isOnPaper = refersTo(words, isPaper, meanings)
  if (isOnPaper && words.some(ends) && !words.some(meanings.supposes)) return true
  return (isAbout || LABELLED.test(line)) && words.some(takesBack)
}
