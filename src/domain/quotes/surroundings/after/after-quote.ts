/** Whether the words after a quote take it back. */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import { CHECK_BOX, TICKED } from '../../text/characters.ts'
import { firstLine, lineAfter } from '../../text/lines.ts'
import type { Token } from '../../tokens/token.ts'
import { CLAUSE_END, has } from '../clauses.ts'
import type { Extent } from '../extent.ts'
import { NUMBERED_HEADING } from '../sentence-boundaries.ts'
import { isOr } from '../words/function-words.ts'
import { isAnsweredNo } from './answers.ts'
import { isTakenBackNext } from './next-sentence.ts'
import { hasQualifyingRemark } from './remarks.ts'
import { isOrAlone } from './words/remarks.ts'

/** Number of tokens after a quote among which a check box on its line decides about it. */
const BOX_REACH = 3

const UNTICKED = /^[\u2610\u25a1\u2717\u2718\u274c\u274e]$/u

/** A box with nothing behind it on its line. */
const IS_ALONE = /^\S\s*$/u

/** "☐ The Supplier is insured.", also after other sentences; but not "☐ Yes ☒ No", which shows what was chosen. */
function isUnticked({ first, tokens }: Extent): boolean {
  return UNTICKED.test(first.text) || (has(tokens, UNTICKED) && !has(tokens, TICKED))
}

/** "OR": another text to choose follows. */
const isOrInCapitals = ({ written, text }: Token): boolean =>
  written === '/' || (written === written.toUpperCase() && isOr(text))

/** "(or)", "or:" */
const ONE_WORD = /^[([]?(\p{L}{1,6})[)\]]?:?$/u
const isOrLine = (line: string): boolean => anyOf(isOr, isOrAlone)(ONE_WORD.exec(line)?.[1]?.toLowerCase())

/** Whether check boxes follow on the line, or another text to choose: "The Supplier is insured: ☐ Yes ☒ No". */
function offersChoice({ text, last, after }: Extent, meanings: Meanings): boolean {
  const box = after.slice(0, BOX_REACH).find((token) => CHECK_BOX.test(token.text))
  // "The Supplier is insured.   ✓"
  const isTicked = box !== undefined && IS_ALONE.test(firstLine(text.slice(box.start)))
  if (isTicked && TICKED.test(box.text) && after[0] === box) return false
  if (box !== undefined && !text.slice(last.end, box.start).includes('\n')) return true
  if (box !== undefined && isAnsweredNo(text, box.start, meanings) === true) return true
  const next = after[0]?.kind === 'stop' ? after[1] : after[0]
  if (next === undefined || last.end === next.start) return false
  const isBelow = text.slice(last.end, next.start).includes('\n')
  return isOrInCapitals(next) || (isBelow && isOrLine(lineAfter(text, next.start)))
}

/** Words after a quote among which one says that it was omitted. */
const OMISSION_REACH = 6

/** Whether the rest of the line, or a bracket, says that the clause was removed: "Insurance. [Intentionally omitted.]". */
function saysOmitted({ text, last, after }: Extent, meanings: Meanings): boolean {
  const words = after.slice(0, OMISSION_REACH).filter(({ kind }) => kind === 'word')
  const [first] = words
  const gap = text.slice(last.start, first?.start)
  if (!/[.:;\u2013\u2014([\n-]/u.test(gap)) return false
  // "3. Reserved matters" is another section.
  const line = firstLine(text.slice(text.lastIndexOf('\n', first?.start) + 1))
  if (gap.includes('\n') && NUMBERED_HEADING.test(line)) return false
  // "None of the goods", "a) Keine der Parteien": the subject of another sentence.
  const isSubject = ({ text: word, end }: Token, next: Token | undefined): boolean =>
    next !== undefined &&
    meanings.denies(word) &&
    meanings.beginOmission([word]) &&
    /^[^\S\n]+$/u.test(text.slice(end, next.start))
  // Not "Exceptions: none."
  const values = meanings.overrides(first?.text) ? [words] : [words, words.slice(1)]
  return values.some(([said, ...more]) => {
    if (said === undefined || isSubject(said, more[0])) return false
    return meanings.beginOmission([said, ...more].map((word) => word.text))
  })
}

/** Number of words after a quote among which one may delete it. */
const REMOVAL_REACH = 6

/** Whether the predicate after the quote deletes it: "… | is hereby deleted". */
function isDeletedByPredicate({ text, last, after }: Extent, meanings: Meanings): boolean {
  if (last.kind === 'stop') return false
  const near = after.slice(0, REMOVAL_REACH)
  const stop = near.findIndex((token, at) => {
    return token.kind === 'stop' || CLAUSE_END.test(text.slice((after[at - 1] ?? last).end, token.start))
  })
  return has(near.slice(0, stop < 0 ? undefined : stop), meanings.removes)
}

/** Whether the words after the quote, in its sentence or below it, take it back. */
export function isTakenBackAfter(extent: Extent, meanings: Meanings): boolean {
  return (
    isDeletedByPredicate(extent, meanings) ||
    isUnticked(extent) ||
    offersChoice(extent, meanings) ||
    saysOmitted(extent, meanings) ||
    hasQualifyingRemark(extent, meanings) ||
    isTakenBackNext(extent, meanings)
  )
}
