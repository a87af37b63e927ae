/** A line above a section's heading about the text that follows: "The board refused to adopt these terms." */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import { wordsIn } from '../../tokens/tokens.ts'
import { REPLACES } from '../after/upholding-sentences.ts'
import { BREAKS, TERMS } from '../common-words.ts'
import { isPaper } from '../document-words.ts'
import type { Extent } from '../extent.ts'
import { isOtherLead, withoutUnlimited } from './lead-ins.ts'
import { linesOfSection } from './section-opening.ts'

const CLAUSE = /^\s{0,9}(\d{1,3})(?:\.\d|\.?\s)/u
/** "Status: replaced by issue 4" */
const LABELLED = /^\p{Lu}\p{L}{2,12}\s?:\s{1,3}\p{Ll}/u
const MOST_WORDS = 14
const ENDS = /[.:;!?]$/u

/** Whether the line takes back what follows; the line above it must have ended, so that it is no part of a paragraph. */
export function isTakenBackAbove(extent: Extent, meanings: Meanings): boolean {
  const section = linesOfSection(extent, CLAUSE)
  if (section === null) return false
  const { lines, heading } = section
  const line = lines[heading - 1]?.trim() ?? ''
  const above = lines[heading - 2]?.trim() ?? ''
  if (!/^\p{Lu}/u.test(line) || (above !== '' && !ENDS.test(above))) return false
  const words = withoutUnlimited(wordsIn(line))
  if (words.length > MOST_WORDS || words.some(anyOf(meanings.confirms, meanings.adds))) return false
  const isText = (word = ''): boolean =>
    meanings.isWriting(word) || meanings.isClause(word) || TERMS.test(word)
  const isAbout = words.some(
    (word, at) => meanings.isFollowing(word) || (meanings.determines(word) && isText(words[at + 1] ?? '')),
  )
  const ends = anyOf(meanings.removes, meanings.isStatus)
  const takesBack = anyOf(ends, meanings.refuses, meanings.doubts, meanings.overrides)
  if (line.endsWith(':') && isOtherLead(words, meanings)) return true
  // "This Agreement replaces the agreement of 5 June."
  if ((isText(words[1]) || isPaper(words[1])) && REPLACES.test(words[2] ?? '')) return false
  // "This sheet was withdrawn.", not "This Agreement makes nobody a partner."
  if (meanings.denies(words[0]) && words.some(isPaper) && !words.some((word) => BREAKS.test(word)))
    return true
  const isOnPaper = words.some((word, at) => meanings.determines(word) && isPaper(words[at + 1]))
  if (isOnPaper && words.some(ends) && !words.some(meanings.supposes)) return true
  return (isAbout || LABELLED.test(line)) && words.some(takesBack)
}
