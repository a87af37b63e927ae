/** Sentences, labels and headings before a quote that introduce it as a question, a case or another text. */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import { firstLine, lastLine } from '../../text/lines.ts'
import { wordsIn } from '../../tokens/tokens.ts'
import { isOnlyProposed } from '../after/minutes.ts'
import type { Extent } from '../extent.ts'
import { NUMBERED_HEADING } from '../sentence-boundaries.ts'
import { isPart, isTerms } from '../words/documents.ts'
import { isQuestionWord } from '../words/function-words.ts'
import { announcementTakesBack } from './announcements.ts'
import { captionTakesBack, isChoiceLabel, isChosenOption, labelTakesBack } from './captions.ts'
import { isUnderHeadingOfOtherText } from './headings.ts'
import { labelBefore, namesPastText, textBefore } from './labels.ts'
import { leadInTakesBack, withoutUnlimited } from './lead-ins.ts'
import { stemOf } from './list-stems.ts'
import { isPolicy } from './words/captions.ts'

/** Maximum words of a sentence that is a heading: "Case study." */
const HEADING_SENTENCE = 3
/** Maximum words of a sentence such as "This is only a sample." */
const SHORT_SENTENCE = 6
/** A program's or a template's comment. */
const COMMENT = /^(?:\/\/|\/\*|<!--|#)$/u
/** "[If option A is chosen:] …" */
const BRACKET = /\[([^[\]\n]{1,80})\]$/u
/** A line that begins an annex or a part, with its title; and a remark on the title. */
const PART_LINE = /^\s{0,9}(\p{L}{3,12})\s{1,3}(?:\d{1,2}|\p{Lu})\s?[:.\u2013\u2014-]\s?(\p{L}.{0,90})/u
const REMARK = /[([]([^()[\]]{1,60})[)\]]/u
const LONGEST_PART = 100

/** "Does the following hold?", "Can we still say this?" */
function questionTakesBack(words: readonly string[], meanings: Meanings): boolean {
  // "What if it were like this?" takes back, "What do you think of this?" asks about another thing.
  const isOpenQuestion = isQuestionWord(words[0]) && !meanings.supposes(words[1])
  if (words.some(anyOf(meanings.isWriting, meanings.doubts))) return true
  if (isOpenQuestion) return false
  return meanings.isProForm(words.at(-1)) || words.slice(1).some(meanings.isProForm)
}

/** Whether the sentence before asks about the quote, limits it, or calls it an example: "This is only a sample." */
function sentenceBeforeTakesBack(bare: string, above: string, meanings: Meanings): boolean {
  const [line = '', ...lines] = above.trimStart().split('\n')
  const sentence = NUMBERED_HEADING.test(line) ? lines.join(' ') : above
  const words = withoutUnlimited(wordsIn(sentence))
  const takesOut = anyOf(meanings.negates, meanings.removes, meanings.doubts, meanings.isExample)
  if (words.some(meanings.isFollowing) && (bare.endsWith('?') || words.some(takesOut))) return true
  if (!sentence.includes(':') && announcementTakesBack(sentence, meanings)) return true
  if (bare.endsWith('?')) return questionTakesBack(words, meanings)
  if (!/[.!]$/u.test(bare)) return false
  if (words.length <= HEADING_SENTENCE && namesPastText(words, meanings)) return true
  const isCase = words.some(anyOf(meanings.isStatus, meanings.isExample))
  return words.length <= SHORT_SENTENCE && isCase && meanings.points(words[0])
}

/** "Which sentence is wrong? / A. | …": the question is above the label of the item. */
function isAskedAbove(bare: string, meanings: Meanings): boolean {
  const above = bare.replace(/\n[([]?[a-zA-Z\d]{1,2}[.)\]]$/u, '')
  return above !== bare && above.endsWith('?') && wordsIn(stemOf(above, true).text).some(meanings.doubts)
}

const TERM = /["\u201c\u201e\u00ab]([^"\u201c-\u201f\u00ab\u00bb]{1,60})["\u201c\u201d\u00bb]/u

/** "“Excluded Risks” means | the insurance of goods": what a term for things left out stands for. */
function definesWhatIsLeftOut(stem: string, meanings: Meanings): boolean {
  const term = TERM.exec(stem)?.[1] ?? ''
  return wordsIn(term).some(anyOf(meanings.removes, meanings.isStatus, meanings.negates))
}

/**
 * Whether the part that the quote is in is of text that is not in force: "PART B - OPTIONAL TERMS (NOT SELECTED)", not
 * "Annex 3: Deletion of data".
 */
function isInOtherPart(text: string, meanings: Meanings): boolean {
  const part = text
    .split('\n')
    .findLast((line) => line.length <= LONGEST_PART && isPart(PART_LINE.exec(line)?.[1]))
  const title = PART_LINE.exec(part ?? '')?.[2] ?? ''
  const remark = wordsIn(REMARK.exec(title)?.[1] ?? '')
  const { removes, doubts, isPast, isExample, negates } = meanings
  const takesBack = anyOf(removes, doubts, isPast, isExample, negates)
  const words = wordsIn(title)
  const isText = anyOf(meanings.isWriting, meanings.isClause, isTerms, isPolicy)
  return (words.some(isText) ? words : remark).some(takesBack)
}

export function isTakenBackByIntroduction(extent: Extent, meanings: Meanings): boolean {
  const text = textBefore(extent)
  const bare = text.trimEnd()
  const line = lastLine(bare)
  const stem = stemOf(bare, true).text
  const words = wordsIn(stem)
  if (COMMENT.test(lastLine(text).trim())) return true
  if (!/[.!?]$/u.test(bare) && definesWhatIsLeftOut(stem, meanings)) return true
  const isAbove = text.slice(bare.length).includes('\n')
  if (isAbove && isChoiceLabel(line, meanings)) return true
  const hasColon = bare.endsWith(':')
  const isOptionInForce = hasColon && isChosenOption(words, meanings)
  return (
    sentenceBeforeTakesBack(bare, stem, meanings) ||
    isOnlyProposed(words, extent, meanings) ||
    isAskedAbove(bare, meanings) ||
    (!isOptionInForce && labelTakesBack(line, words, meanings)) ||
    (!isOptionInForce && hasColon && leadInTakesBack(words, meanings)) ||
    (isAbove && captionTakesBack(wordsIn(labelBefore(line) ?? ''), meanings)) ||
    leadInTakesBack(wordsIn(BRACKET.exec(bare)?.[1] ?? ''), meanings) ||
    isInOtherPart(text, meanings) ||
    isUnderHeadingOfOtherText(text, firstLine(extent.own), meanings)
  )
}
