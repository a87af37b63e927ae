/** Whether the sentence before a text makes it conditional, hypothetical or somebody's account. */

import type { Meanings } from '../../meaning/languages.ts'
import { TERMS } from '../common-words.ts'
import { isSection } from '../document-words.ts'
import { beginsInTime } from './lead-ins.ts'

/** Number of words within which a sentence about the following text names it. */
const SUBJECT_REACH = 3
/** Last words of a sentence that announces the next: "the position is as follows", "platí toto". */
const ANNOUNCES =
  /^(?:follows?|following|folgendes|toto|následující|suit|suivant|siguiente|segue|seguinte|następuje|następujące|volgende)$/u
const NEXT =
  /^(?:next|nächste[nrms]?|prochaine?|próxim[ao]|prossim[ao]|další|následující|následné|następn[eay]|poniższ[eay]|volgende)$/u
/** Verbs of what is not so. */
const WOULD =
  /^(?:would|könnte|würde|wäre|hätte|serait|aurait|pourrait|sería|podría|habría|sarebbe|potrebbe|avrebbe|byłoby|seria|poderia|teria|zou)$/u
/** Verbs at the beginning of a sentence that calls up what is not so. */
const IMAGINE =
  /^(?:imagine|suppose|supposing|picture|pretend|stellen?|angenommen|imaginons|supposons|imaginemos|supongamos|immaginiamo|supponiamo|suponhamos|wyobraźmy|załóżmy|przypuśćmy|představme|předpokládejme|stel)$/u
const IMAGINING = 2
/** "The position is as follows.", "Note the following." */
const POSITION = /^(?:position|posición|posizione|posição|pozice|note|nota|hinweis|point|please|bitte)$/u
/** Words at the beginning of a sentence among which its subject is: "The rest of this paragraph". */
const OPENING = 5
/** Words at the end of a sentence among which it announces the next. */
const CLOSING = 3
/** Before "of this paragraph". */
const REST = /^(?:rest|remainder|zbytek|reste|resto|reszta)$/u
/** Maximum words of a sentence such as "This is how it would read." */
const HYPOTHETICAL = 10

/**
 * Whether a sentence makes what follows it conditional, or somebody's account: "The next sentence applies only to
 * consumers.", "If the board agrees, the following applies.", "From 2035 the following will hold."
 */
export function isLimitedAhead(
  words: readonly string[],
  tokens: readonly string[],
  meanings: Meanings,
): boolean {
  const isText = (word: string | undefined): boolean =>
    meanings.isWriting(word) || meanings.isClause(word) || isSection(word)
  const limits = words.some((word) => meanings.limits(word) && !TERMS.test(word))
  const isNamed = words.some((word, at) => NEXT.test(word) && isText(words[at + 1]))
  // "O que se segue"
  const subject = words.filter((word) => word !== 'se').slice(0, SUBJECT_REACH)
  const isSubject = subject.some(meanings.isFollowing)
  const opening = words.slice(0, OPENING)
  const isOwn = opening.some((word, at) => {
    const ahead = opening.slice(0, at)
    const isNamed = meanings.determines(word) && isText(words[at + 1])
    return isNamed && ahead.every((other) => meanings.isFunction(other) || REST.test(other))
  })
  // Not "only as follows"
  if (limits && (isNamed || isSubject || isOwn)) return true
  const [first = ''] = words
  const announces = words.slice(-CLOSING).some((word) => ANNOUNCES.test(word))
  const isCondition = meanings.restricts(first) || meanings.supposes(first) || meanings.beginCondition(words)
  if ((announces || isNamed) && isCondition) return true
  const isAccount = (word: string): boolean =>
    meanings.narrates(word) || (meanings.isVoice(word) && !POSITION.test(word))
  if (announces && words.some(isAccount) && !words.some(meanings.asserts)) return true
  // "Imagine a perfect world.", "If we had won, this is what would apply."
  if (words.slice(0, IMAGINING).some((word) => IMAGINE.test(word))) return true
  if (isCondition && words.slice(-CLOSING).some((word) => WOULD.test(word))) return true
  const isHypothesis = meanings.doubts(first) || words.some((word) => WOULD.test(word))
  if (words.length <= HYPOTHETICAL && isHypothesis && words.some(meanings.isProForm)) return true
  return beginsInTime(tokens) && tokens.some(meanings.isFollowing)
}
