/** Sections left out of a closed list: "Only clauses 1, 2 and 7 apply to this order." */

import type { PageText } from '../../../page-text.ts'
import { remembered } from '../../../remembered.ts'
import { anyOf, type Meanings, meaningsIn } from '../../meaning/languages.ts'
import { firstPart, lastPart } from '../../text/lines.ts'
import type { Token } from '../../tokens/token.ts'
import { tokensOf } from '../../tokens/tokens.ts'
import { has } from '../clauses.ts'
import { isDocument, isSection } from '../words/documents.ts'
import { isOnly } from '../words/function-words.ts'
import { isApplying } from '../words/verbs.ts'
import type { Mention } from './mention.ts'
import { mentionsIn } from './mentions.ts'
import { isDeal, isThen } from './words/closed-lists.ts'
import { isOf } from './words/mention-clause.ts'

/** Characters of the sentence read before and after a list. */
const REACH = 120
/** A line that begins with a small letter goes on with the sentence; after the list, also one with a capital. */
const BEGINS = /[.!?]\s?|\n(?!\p{Ll})/u
const ENDS = /[.!?](?:\s|$)|\n(?!\p{L})/u
/** Maximum words of the sentence beside the list, and between "only" and the list. */
const MOST_WORDS = 8
const NEAR = 4
/** Characters around a list by which its language is determined. */
const CONTEXT = 600
/** Characters in which "only" is looked for first, because a document may name 100,000 sections. */
const NEAR_REACH = 50
const NO_LETTER = /[^\p{L}]+/u
/** Maximum lists judged; in a document with more, no quote under a section is proof. */
const MOST_LISTS = 500
/** The word after a list, and characters read for it. */
const NEXT_REACH = 8
const NEXT_WORD = /^\s(\p{L}{1,5})\s/u

/** "In this case only clause 9 applies" is about that case; "In this order …" about the whole document. */
function isAboutAll({ kind, text: word }: Token, meanings: Meanings): boolean {
  if (isThen(word) || meanings.supposes(word)) return false
  const { determines, isFunction, isClause } = meanings
  return kind === 'number' || anyOf(determines, isFunction, isSection, isClause, isDocument, isDeal)(word)
}

/** "only clauses 7 and 9", not "only clauses 7 and 9 of the Lease": a list that may be closed. */
function isAfterOnly({ text, start, end }: Mention): boolean {
  const words = text
    .slice(Math.max(0, start - NEAR_REACH), start)
    .toLowerCase()
    .split(NO_LETTER)
  const isNear = has(words.slice(-NEAR - 1), isOnly)
  return isNear && !isOf(NEXT_WORD.exec(text.slice(end, end + NEXT_REACH))?.[1])
}

/** "Only clauses 1, 2 and 7 apply to this order." */
function isClosed({ text, start, end }: Mention): boolean {
  const before = tokensOf(lastPart(text.slice(Math.max(0, start - REACH), start), BEGINS))
  if (!has(before.slice(-NEAR), isOnly)) return false
  const after = tokensOf(firstPart(text.slice(end, end + REACH), ENDS))
  const sentence = [...before, ...after]
  if (sentence.length > MOST_WORDS || !has(sentence, isApplying)) return false
  const meanings = meaningsIn(text.slice(Math.max(0, start - CONTEXT), end + CONTEXT))
  const beside = sentence.filter((token) => !isOnly(token.text) && !isApplying(token.text))
  return beside.every((token) => isAboutAll(token, meanings))
}

/** Null if there are too many to judge. */
type Lists = readonly ReadonlySet<string>[] | null

/** The sections in each closed list. */
const listsIn = remembered((pages: readonly PageText[]): Lists => {
  const likely = new Map<Mention, Set<string>>()
  for (const [key, mentions] of mentionsIn(pages))
    for (const mention of mentions) {
      const keys = likely.get(mention)
      if (keys !== undefined) keys.add(key)
      else if (likely.size <= MOST_LISTS && isAfterOnly(mention)) likely.set(mention, new Set([key]))
    }
  const isFew = likely.size <= MOST_LISTS
  return isFew ? [...likely].flatMap(([mention, keys]) => (isClosed(mention) ? [keys] : [])) : null
})

/** Whether the document says that only other sections apply; `keys` are the sections of a quote. */
export function isLeftOut(pages: readonly PageText[], keys: readonly string[]): boolean {
  const numbers = keys.filter((key) => /^\d/u.test(key))
  if (numbers.length === 0) return false
  const lists = listsIn(pages)
  return lists === null || lists.some((listed) => !numbers.some((key) => listed.has(key)))
}
