/** Words in quotation marks, and names: "must mention “Acme”", "must not use “best efforts” or “regularly”". */
import { type Doc, plainOf, type Quote, quoteOf } from '../document/document.ts'
import { tellingWords } from '../words/compare.ts'
import { cannotJudge, type Decider, decision, languageNote, pagesOf, placeOf } from './decision.ts'

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
  const found = places.flatMap(({ words, at }) => (at ? [{ words, ...at }] : []))
  const missing = places.flatMap(({ words, at }) => (at ? [] : [`“${words}”`]))
  const absence = `${missing.join(', ')} ${missing.length > 1 ? 'do' : 'does'} not occur on ${pagesOf(doc)}.${languageNote(doc)}`
  const [start, but] = rule.negated ? ['The rule forbids ', ', but it'] : ['', '']
  const presence = found.map(({ words, name }) => `${start}“${words}”${but} occurs in ${name}.`).join(' ')
  const quotes = found.map(({ quote }) => quote)
  if (rule.negated)
    return found.length === 0 ? decision('met', absence) : decision('broken', presence, quotes)
  const isEither = found.length > 0 && /["”“»],?\s+or\s+["“„«]/u.test(rule.body)
  return missing.length === 0 || isEither ? decision('met', presence, quotes) : decision('not_found', absence)
}
const quotedPart = /["“„«][^"“”„«»]*["”“»]/gu

/** Whole words, in any case and with any white space; a sentence's words, or those that two lines of a page share. */
function placeIn({ sentences, pages }: Doc, wording: string): { name: string; quote: Quote } | null {
  const wanted = plainOf(wording).trim()
  const escaped = wanted.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&')
  const words = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u')
  const sentence = sentences.find(({ plain }) => words.test(plain))
  if (sentence) return { name: placeOf(sentence), quote: quoteOf(sentence, sentence.plain.search(words)) }
  const page = pages.find(({ text }) => words.test(plainOf(text)))
  return page ? { name: `page ${page.number}`, quote: { text: wording, page: page.number } } : null
}
