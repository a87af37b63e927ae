/** Remarks in brackets after a quote: "The fee is due at once. (statement of the Seller)" */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import { wordsIn } from '../../tokens/tokens.ts'
import { has } from '../clauses.ts'
import type { Extent } from '../extent.ts'
import { isPart, isSection } from '../words/documents.ts'
import { isSee, isSignature, isSource } from './words/remarks.ts'

/** A remark in brackets of at most 80 characters. */
const REMARK = /^\s{0,3}[([]([^()[\]]{1,80})[)\]]/u

/** Maximum characters of a remark that is only a label: "(iv)" */
const LONGEST_LABEL = 4
/** "(Section 5)", "(the “Fee”)" */
const HAS_NUMBER_OR_NAME = /[\d\u00a7"\u201c-\u201f\u00ab]/u
const SOURCE_LABEL = /^(\p{L}{1,10})\s?:(.*)$/su

/** The remark without "Source:"; null if it names no source. */
function sourceIn(remark: string): string | null {
  const [, label, source] = SOURCE_LABEL.exec(remark) ?? []
  return isSource(label?.toLowerCase()) ? (source ?? '') : null
}

/** Whether a remark only refers to another place, or names something: "(see Annex 2)". */
const isReference = (remark: string, words: readonly string[]): boolean =>
  anyOf(isSee, isSection, isPart)(words[0]) || has(words, isSignature) || HAS_NUMBER_OR_NAME.test(remark)

/** Whether a remark in brackets qualifies the quote: "The fee is due at once. (statement of the Seller)", "the fee (draft)". */
export function hasQualifyingRemark({ text, last, after }: Extent, meanings: Meanings): boolean {
  const stop = last.kind === 'stop' ? last : after[0]
  const from = stop?.kind === 'stop' ? stop.end : last.end
  const behind = text.slice(from).replace(/^[.!"'\u201d\u2019]{1,3}/u, '')
  const remark = REMARK.exec(behind)?.[1] ?? ''
  const source = sourceIn(remark)
  const words = wordsIn(source ?? remark)
  const isFinished = stop?.kind === 'stop' || /^["'\u201d\u2019]?[.!]/u.test(text.slice(from))
  const isHarmless = source !== null || isReference(remark, words) || remark.length <= LONGEST_LABEL
  if (isFinished && !isHarmless) return true
  return words.some(
    anyOf(meanings.isStatus, meanings.isExample, meanings.isVoice, meanings.isWriting, meanings.removes),
  )
}
