/** "Must be written in English." */
import type { DocumentLanguage, Language } from '../document/language.ts'
import { quoteOf } from '../document/quote.ts'
import type { Decider } from './decider.ts'

const asked: readonly (readonly [Language, RegExp])[] = [
  [
    'en',
    /\b(?:in english|english language|language\b.{0,60}\benglish|auf englisch|in englischer sprache)\b|v (?:angličtině|anglickém jazyce)|anglicky/iu,
  ],
  [
    'de',
    /\b(?:in german|german language|language\b.{0,60}\bgerman|auf deutsch|in deutscher sprache)\b|v (?:němčině|německém jazyce)|německy/iu,
  ],
  [
    'cs',
    /\b(?:in czech|czech language|language\b.{0,60}\bczech|auf tschechisch|in tschechischer sprache)\b|v (?:češtině|českém jazyce)|(?<!\p{L})česky/iu,
  ],
]
const subject =
  /\b(?:written|drafted|drawn up|language|verfasst|geschrieben|abgefasst|sprache)\b|napsán|sepsán|vyhotoven|jazyce|(?:be|is|sein|být) \S* ?\S+$/iu

/** Fewer words, of a form or a table, don't show a language. */
const leastWords = 150

export const writtenIn: Decider = ({ rule, doc, say }) => {
  const wanted = asked.find(([, pattern]) => pattern.test(rule.body))?.[0]
  if (wanted === undefined || rule.quoted.length > 0 || !subject.test(rule.body)) return null
  const actual: DocumentLanguage = doc.language
  if (actual === 'other' && doc.wordCount < leastWords)
    return { verdict: 'not_found', reason: say.languageUnclear, quotes: [], fix: '' }
  const fits = (actual === wanted) !== rule.negated
  const sample = doc.sentences.find((one) => !one.isHeading && one.text.length > 60) ?? doc.sentences[0]
  const quotes = sample === undefined ? [] : [quoteOf(sample)]
  return { verdict: fits ? 'met' : 'broken', reason: say.writtenIn(actual), quotes, fix: '' }
}
