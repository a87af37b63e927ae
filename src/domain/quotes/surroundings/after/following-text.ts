/** The text after a quote's sentence, as the rules of next-sentence.ts read it. */

import { anyOf, type Is, type Meanings } from '../../meaning/languages.ts'
import type { Token, Tokens } from '../../tokens/token.ts'
import { withinSentence, withoutDateStops } from '../clauses.ts'
import type { Extent } from '../extent.ts'
import { withoutUpholdingSentences } from './upholding-sentences.ts'
import { isMerely } from './words/conditions.ts'

/** Words of the next sentence that are read. */
const REACH = 14
/** Words at its beginning among which one may say that it only adds: "This also applies if". */
const ADDING = 4

export interface Following {
  readonly extent: Extent
  readonly meanings: Meanings
  /** The sign that ends the quote's sentence. */
  readonly stop: Token
  /** All that follows, with the sentences after the next one. */
  readonly rest: Tokens
  readonly words: readonly string[]
  readonly next: Token
  readonly sentence: Tokens
  readonly isNextLine: boolean
  /** Begins with a word of restriction or condition. */
  readonly beginsLimit: boolean
  /** Says more than the sentence before, not less: "This also applies if the Buyer is late". */
  readonly isAdding: boolean
  /** Whether a word denies, removes or limits what the quote says. */
  readonly takesBack: Is
}

/** The words without "not merely", "nicht nur", which take nothing back. */
export function withoutMerely<T extends { readonly text: string }>(
  words: readonly T[],
  { negates }: Meanings,
): T[] {
  const isNotMerely = (at: number): boolean => negates(words[at]?.text) && isMerely(words[at + 1]?.text)
  return words.filter((_, at) => !isNotMerely(at) && !isNotMerely(at - 1))
}

/** Whether the text after a quote takes it back. */
export type Rule = (following: Following) => boolean

/** Null if the quote's sentence doesn't end, or nothing follows. */
export function followingOf(extent: Extent, meanings: Meanings): Following | null {
  const { text, last, after } = extent
  const hasStop = last.kind === 'stop'
  const stop = hasStop ? last : after[0]
  const behind = withoutDateStops(hasStop ? after : after.slice(1))
  const rest = withoutMerely(withoutUpholdingSentences(behind, meanings), meanings)
  const [next] = rest
  if (stop?.kind !== 'stop' || next === undefined) return null
  const words = rest.map((token) => token.text)
  const isAdding = meanings.beginNeutral(words) || words.slice(0, ADDING).some(meanings.adds)
  const { refuses, removes, overrides, limits, doubts, isForegoing, determines } = meanings
  // "previous" is a status, but here it only names the clause.
  const doubtsIt: Is = (word) => doubts(word) && !isForegoing(word) && !determines(word)
  const takesBack = anyOf(refuses, removes, overrides, doubtsIt, ...(isAdding ? [] : [limits]))
  return {
    ...{ extent, meanings, stop, rest, words, next, isAdding, takesBack },
    sentence: withinSentence(rest.slice(0, REACH)),
    isNextLine: text.slice(stop.end, next.start).includes('\n'),
    beginsLimit: meanings.restricts(next.text) || meanings.beginCondition(words),
  }
}
