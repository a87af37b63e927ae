/**
 * Sentences about the words of a quote: "“Ninety days” means any period.", "In clause 3.1 “after” is a misprint for “before”.",
 * "In this document “shall” expresses an aspiration and not a duty."
 */

import type { PageText } from '../../../page-text.ts'
import { remembered } from '../../../remembered.ts'
import { anyOf, type Meanings, meaningsIn } from '../../meaning/languages.ts'
import { sentenceAround } from '../../text/lines.ts'
import type { Tokens } from '../../tokens/token.ts'
import { tokensOf, wordsIn } from '../../tokens/tokens.ts'
import { has } from '../clauses.ts'
import type { Extent } from '../extent.ts'
import { keyOfTerm, type Mention } from './mention.ts'
import { mentionsIn } from './mentions.ts'
import { QUOTED_WORD } from './passing-mentions.ts'
import { defines, isDutyVerb, isError, isNoDuty, linksToNext } from './words/definitions.ts'

/** Characters of a sentence read before and after a verb of duty or a term. */
const REACH = 160
/** Maximum verbs of duty that are read on a page. */
const MOST_PLACES = 200
/** Lists of rules of interpretation have commas: "…, without limitation, (c) the word “will” means the same as …". */
const BEGINS = /[.!?;,\n]\s/u

/** The word between two words in quotation marks. */
const BEFORE_QUOTED = /\s(\p{L}{1,5})\s(?=["\u201c\u201e\u00ab\u2018\u201a])/gu

/**
 * What is said of the word before: "“shall” is a requirement and “may” a permission". In "“shall” and “must” are not …" that
 * is all of it.
 */
function explanationIn(tail: string): string {
  const next = [...tail.matchAll(BEFORE_QUOTED)].find(([, link]) => linksToNext(link))
  const own = tail.slice(0, next?.index)
  return own.trim() === '' ? tail : own
}

/** The verbs of duty that a page explains in such a way that they express none. */
const redefinedOn = remembered(({ text }: PageText): readonly string[] => {
  const places = [...text.matchAll(QUOTED_WORD)].filter(([, word]) => isDutyVerb(word?.toLowerCase()))
  return places.slice(0, MOST_PLACES).flatMap(({ 0: { length }, 1: word = '', index }) => {
    const place = { start: index, end: index + length }
    const [head, tail] = sentenceAround(text, place, REACH, BEGINS)
    const said = wordsIn(`${head} ${explanationIn(tail)}`)
    const meanings = meaningsIn(text.slice(Math.max(0, index - REACH), index + REACH))
    const isNone = has(said, anyOf(meanings.negates, meanings.doubts, isNoDuty))
    return isNone ? [word.toLowerCase()] : []
  })
})

/** Whether the document says of a verb of duty in the quote that it expresses none. */
export function isRedefined({ index, tokens }: Extent): boolean {
  return index.pages.some((page) =>
    redefinedOn(page).some((word) => tokens.some(({ text }) => text === word)),
  )
}

/** Maximum words of a term, and mentions of all terms of a quote (with more it is no proof). */
const TERM_WORDS = 4
const MOST_MENTIONS = 300
const SENTENCE_END = /[.!?]\s|\n\s{0,9}\d/u
/** Words between the term and the verb of its definition: "in this document". */
const VERB_REACH = 8
/** First words of a definition among which it says that something may be so. */
const FIRST_WORDS = 4

/** Whether a definition leaves nothing of a term: "“Services” means none of …", "“Ninety days” means any period." */
function isEmptied(term: Tokens, definition: Tokens, meanings: Meanings): boolean {
  const [first] = definition
  if (first === undefined) return false
  if (meanings.denies(first.text)) return true
  // "“Keeps” is to be read as “may keep”.": not a term whose definition says what one may do
  const isWord = term.length === 1 && term[0]?.isCapital === false
  if (isWord && has(definition.slice(0, FIRST_WORDS), isNoDuty)) return true
  // Not "Third Party", a defined term.
  const isAmount =
    term.length > 1 &&
    term.at(-1)?.isCapital === false &&
    term.some(({ kind, text }) => kind === 'number' || meanings.isNumber(text))
  return isAmount && !definition.some(({ text }) => text === term.at(-1)?.text)
}

/** Whether the sentence of a mention empties the term; `numbers` are the quote's sections. */
function takesBackTerm(
  mention: Mention,
  term: Tokens,
  numbers: ReadonlySet<string>,
  meanings: Meanings,
): boolean {
  const [head, behind] = sentenceAround(mention.text, mention, REACH, SENTENCE_END)
  const tail = tokensOf(behind)
  const verb = tail.slice(0, VERB_REACH).findIndex((token) => defines(token.text))
  if (verb >= 0) return isEmptied(term, tail.slice(verb + 1), meanings)
  const sentence = [...tokensOf(head), ...tail]
  const isOnSection = sentence.some((token) => token.kind === 'number' && numbers.has(token.text))
  return isOnSection && has(sentence, anyOf(isError, meanings.isStatus))
}

/** Whether the document takes a word of the quote away; `keys` are the numbers and titles of the quote's sections. */
export function isDefinedAway(
  { index, tokens }: Extent,
  keys: readonly string[],
  meanings: Meanings,
): boolean {
  const mentions = mentionsIn(index.pages)
  const numbers = new Set(keys.filter((key) => /^\d/u.test(key)))
  const terms = tokens.flatMap((_, from) =>
    Array.from({ length: TERM_WORDS }, (__, more) => tokens.slice(from, from + more + 1)),
  )
  const named = terms.flatMap((term) => {
    const same = mentions.get(keyOfTerm(term.map(({ text }) => text).join(' '))) ?? []
    return same.slice(0, MOST_MENTIONS + 1).map((mention) => ({ term, mention }))
  })
  if (named.length > MOST_MENTIONS) return true
  return named.some(({ term, mention }) => takesBackTerm(mention, term, numbers, meanings))
}
