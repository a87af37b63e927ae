/** Sentences that announce the text after them as conditional, imagined or somebody's account. */

import { anyOf, type Is, type Meanings } from '../../meaning/languages.ts'
import { tokensOf, wordsIn } from '../../tokens/tokens.ts'
import { THING } from '../after/anaphora.ts'
import { has } from '../clauses.ts'
import { isSection, isTerms } from '../words/documents.ts'
import { beginsInTime, isUnadoptedNarrative, withoutUnlimited } from './lead-ins.ts'
import { announces, asksToImagine, isNext, isPosition, isRest, isWould } from './words/announcements.ts'

/** Words at the beginning of a sentence among which its subject is: "The following", "The rest of this paragraph". */
const SUBJECT_REACH = 3
const OPENING = 5
/** First words of a sentence among which it asks to imagine something. */
const IMAGINING = 2
/** Last words of a sentence among which it announces the next. */
const CLOSING = 3
/** Maximum words of a sentence such as "This is how it would read." */
const HYPOTHETICAL = 10

const isTextIn = ({ isWriting, isClause }: Meanings): Is => anyOf(isWriting, isClause, isSection)

/** "The next sentence" */
const namesNext = (words: readonly string[], meanings: Meanings): boolean =>
  words.some((word, at) => isNext(word) && isTextIn(meanings)(words[at + 1]))

/** "The following", "O que se segue" */
const isAboutFollowing = (words: readonly string[], { isFollowing }: Meanings): boolean =>
  words
    .filter((word) => word !== 'se')
    .slice(0, SUBJECT_REACH)
    .some(isFollowing)

/** "The rest of this paragraph" */
function isAboutOwnParagraph(words: readonly string[], meanings: Meanings): boolean {
  const opening = words.slice(0, OPENING)
  return opening.some((word, at) => {
    const isParagraph = meanings.determines(word) && isTextIn(meanings)(words[at + 1])
    return isParagraph && opening.slice(0, at).every(anyOf(meanings.isFunction, isRest))
  })
}

/** "The next sentence applies only to consumers.": not "only as follows". */
function limitsNext(words: readonly string[], meanings: Meanings): boolean {
  const limits: Is = (word) => meanings.limits(word) && !isTerms(word)
  if (!words.some(limits)) return false
  return (
    namesNext(words, meanings) || isAboutFollowing(words, meanings) || isAboutOwnParagraph(words, meanings)
  )
}

const announcesNext = (words: readonly string[]): boolean => has(words.slice(-CLOSING), announces)

const isCondition = (words: readonly string[], meanings: Meanings): boolean =>
  meanings.restricts(words[0]) || meanings.supposes(words[0]) || meanings.beginCondition(words)

/** "A witness stated as follows.", "An anonymous caller claimed this.", "This would have been right." */
function isAccount(words: readonly string[], meanings: Meanings): boolean {
  const last = words.at(-1) ?? ''
  const tells: Is = (word) => meanings.narrates(word) || (meanings.isVoice(word) && !isPosition(word))
  if (announcesNext(words) && words.some(tells) && !words.some(meanings.asserts)) return true
  const isShown = announcesNext(words) || (meanings.isProForm(last) && !THING.test(last))
  return isShown && (isUnadoptedNarrative(words, meanings) || has(words, isWould))
}

/** "Imagine a perfect world.", "If we had won, this is what would apply.", "This is how it would read." */
function isHypothesis(words: readonly string[], meanings: Meanings): boolean {
  if (has(words.slice(0, IMAGINING), asksToImagine)) return true
  if (isCondition(words, meanings) && has(words.slice(-CLOSING), isWould)) return true
  const isDoubtful = meanings.doubts(words[0]) || has(words, isWould)
  return words.length <= HYPOTHETICAL && isDoubtful && words.some(meanings.isProForm)
}

/** Whether a sentence makes the text after it conditional, imagined, temporary or somebody's account. */
export function announcementTakesBack(sentence: string, meanings: Meanings): boolean {
  const words = withoutUnlimited(wordsIn(sentence))
  if (limitsNext(words, meanings) || isAccount(words, meanings) || isHypothesis(words, meanings)) return true
  // "If the board agrees, the following applies."
  const isAboutNext = announcesNext(words) || namesNext(words, meanings)
  if (isAboutNext && isCondition(words, meanings)) return true
  // "From 2035 the following will hold."
  const tokens = tokensOf(sentence).map(({ text }) => text)
  return beginsInTime(tokens) && tokens.some(meanings.isFollowing)
}
