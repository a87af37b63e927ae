/** Words in quotation marks, and names: "must mention “Acme”", "must not use “best efforts” or “regularly”". */
import { type Doc, plainOf, type Sentence } from '../document/document.ts'
import { type Quote, quoteOf } from '../document/quote.ts'
import type { Rule } from '../rule.ts'
import { tellingWords } from '../words/compare.ts'
import {
  cannotJudge,
  type Decider,
  type Decision,
  decision,
  languageNote,
  pagesOf,
  placeOf,
} from './decision.ts'

const counted = /\b(?:times|once|twice|only|before|after|every|each|all|same)\b/iu
/** Other verbs ask for more than the name: "must define Confidential Information". */
const naming = /\b(?:mention|contain|name|include|refer|use|state|list|show|bear)/iu
const name =
  /^(?:the )?(?:(?:company|firm|standard|name|term|word|phrase) )?((?:\p{Lu}[\p{L}\d.&-]*|\d[\d.:-]*)(?: (?:of|and|the|\p{Lu}[\p{L}\d.&-]*|\d[\d.:-]*))*)$/u

export const exactWords: Decider = (rule, doc) => {
  const named = rule.object !== null && naming.test(rule.body) ? name.exec(rule.object)?.[1] : undefined
  const wanted = rule.quoted.length > 0 ? rule.quoted : named ? [named] : []
  if (wanted.length === 0) return null
  const after = rule.body.slice(rule.body.lastIndexOf(wanted.at(-1) ?? '') + (wanted.at(-1)?.length ?? 0))
  if (
    rule.object === null ||
    tellingWords(after).length > 0 ||
    counted.test(rule.body.replace(quotedPart, ''))
  )
    return cannotJudge('it asks for more than that these words occur')
  const places = wanted.map((words) => ({ words, at: placeIn(doc, words) }))
  return rule.negated ? forbidden(places, doc) : required(places, doc, rule)
}
const quotedPart = /["“„«][^"“”„«»]*["”“»]/gu

type Found = readonly { readonly words: string; readonly at: Place | null }[]

function forbidden(places: Found, doc: Doc): Decision {
  const found = places.filter(({ at }) => at !== null)
  const names = places.map(({ words }) => `“${words}”`).join(', ')
  if (found.length === 0)
    return decision(
      'met',
      `${names} ${places.length > 1 ? 'do' : 'does'} not occur on ${pagesOf(doc)}.${languageNote(doc)}`,
    )
  const reason = found
    .map(({ words, at }) => `The rule forbids “${words}”, but it occurs in ${at?.name}.`)
    .join(' ')
  return decision(
    'broken',
    reason,
    found.flatMap(({ at }) => at?.quote ?? []),
  )
}

function required(places: Found, doc: Doc, { body }: Rule): Decision {
  const missing = places.filter(({ at }) => at === null)
  const found = places.flatMap(({ at }) => at?.quote ?? [])
  const isEither = /["”“»],?\s+or\s+["“„«]/u.test(body)
  if (missing.length === 0 || (isEither && found.length > 0))
    return decision(
      'met',
      places.flatMap(({ words, at }) => (at ? [`“${words}” occurs in ${at.name}.`] : [])).join(' '),
      found,
    )
  const names = missing.map(({ words }) => `“${words}”`).join(', ')
  return decision(
    'not_found',
    `${names} ${missing.length > 1 ? 'do' : 'does'} not occur on ${pagesOf(doc)}.${languageNote(doc)}`,
  )
}

interface Place {
  readonly name: string
  readonly quote: Quote
}

/** Whole words, in any case and with any white space; a sentence's words, or those that two lines of a page share. */
export function placeIn({ sentences, pages }: Doc, words: string): Place | null {
  const wanted = plainOf(words).trim()
  const isIn = (plain: string): number => {
    for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + 1))
      if (
        !/[\p{L}\p{N}]/u.test(plain[at - 1] ?? '') &&
        !/[\p{L}\p{N}]/u.test(plain[at + wanted.length] ?? '')
      )
        return at
    return -1
  }
  const sentence = sentences.find(({ plain }) => isIn(plain) >= 0)
  if (sentence) return { name: placeOf(sentence), quote: quoteWith(sentence, isIn(sentence.plain)) }
  const page = pages.find(({ text }) => isIn(plainOf(text)) >= 0)
  return page ? { name: `page ${page.number}`, quote: { text: words, page: page.number } } : null
}

function quoteWith(sentence: Sentence, at: number): Quote {
  return quoteOf(sentence, at / Math.max(1, sentence.plain.length))
}
