/** Sentences about the words of a quote: "“Ninety days” means any period.", "In clause 3.1 “after” is a misprint for “before”." */

import type { Meanings } from '../../meaning/languages.ts'
import { firstPart, lastPart } from '../../text/lines.ts'
import type { Token } from '../../tokens/token.ts'
import { tokensOf } from '../../tokens/tokens.ts'
import { has } from '../clauses.ts'
import type { Extent } from '../extent.ts'
import { NO_DUTY } from './duty-words.ts'
import { keyOfTerm, type Mention, mentionsIn } from './mentions.ts'

/** Maximum words of a term, mentions of all terms of a quote (with more it is no proof), and characters read around one. */
const TERM_WORDS = 4
const MOST_MENTIONS = 300
const REACH = 160
const SENTENCE_END = /[.!?]\s|\n\s{0,9}\d/u
const MEANS =
  /^(?:means?|read|gelesen|includes?|refers?|denotes?|bedeute[tn]|meint|umfasst|bezeichnet|znamená|zahrnuje|rozumí|désigne|signifie|comprend|significa|comprende|incluye|designa|include|inclui|oznacza|obejmuje|betekent|omvat)$/u
const ERROR =
  /^(?:misprint|typo|slip|error|mistake|druckfehler|tippfehler|schreibfehler|fehler|falsch|irrtümlich|chyb[aouy]|překlep|omylem|coquille|erreur|tort|errata|error|sobra|refuso|errore|gralha|erro|błąd|omyłka|omyłkowo|pomyłka|drukfout|tikfout|fout)$/u
/** Words between the term and such a verb: "in this document". */
const VERB_REACH = 8
/** First words of a definition among which it says that something may be so. */
const FIRST_WORDS = 4

/** The term is explained by nothing, or a number by something else. */
function isEmptied(term: readonly Token[], definition: readonly Token[], meanings: Meanings): boolean {
  const [first] = definition
  if (first === undefined) return false
  if (meanings.denies(first.text)) return true
  // "“Keeps” is to be read as “may keep”.": not a term whose definition says what one may do
  const isWord = term.length === 1 && term[0]?.isCapital === false
  if (isWord && has(definition.slice(0, FIRST_WORDS), NO_DUTY)) return true
  // Not "Third Party", a defined term.
  const isAmount =
    term.length > 1 &&
    term.at(-1)?.isCapital === false &&
    term.some(({ kind, text }) => kind === 'number' || meanings.isNumber(text))
  return isAmount && !definition.some(({ text }) => text === term.at(-1)?.text)
}

/** Whether the sentence of a mention empties the term; `numbers` are the quote's sections. */
function takesTerm(
  { text, start, end }: Mention,
  term: readonly Token[],
  numbers: ReadonlySet<string>,
  meanings: Meanings,
): boolean {
  const head = lastPart(text.slice(Math.max(0, start - REACH), start), SENTENCE_END)
  const tail = tokensOf(firstPart(text.slice(end, end + REACH), SENTENCE_END))
  const verb = tail.slice(0, VERB_REACH).findIndex((token) => MEANS.test(token.text))
  if (verb >= 0) return isEmptied(term, tail.slice(verb + 1), meanings)
  const sentence = [...tokensOf(head), ...tail]
  const isOnSection = sentence.some((token) => token.kind === 'number' && numbers.has(token.text))
  return isOnSection && sentence.some((token) => ERROR.test(token.text) || meanings.isStatus(token.text))
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
  return named.some(({ term, mention }) => takesTerm(mention, term, numbers, meanings))
}
