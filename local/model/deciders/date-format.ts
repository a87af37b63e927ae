/** "Dates must be in ISO format", "dates are written DD.MM.YYYY". */
import { quoteOf } from '../document/quote.ts'
import { type FoundDate, findDates } from '../figures/dates.ts'
import { type Decider, placeOf } from './decider.ts'

const aboutDates = /\b(?:dates?|datum|data)\b/iu
const formats: readonly (readonly [FoundDate['form'], RegExp, string])[] = [
  ['iso', /\biso\b|\byyyy-mm-dd\b/iu, 'YYYY-MM-DD'],
  ['dotted', /\bdd\.\s?mm\.\s?yyyy\b|\btt\.\s?mm\.\s?jjjj\b/iu, 'DD.MM.YYYY'],
  ['slashed', /\b(?:dd\/mm|mm\/dd)\/yyyy\b/iu, 'MM/DD/YYYY'],
]

export const dateFormat: Decider = (matter) => {
  const { rule, doc, say } = matter
  const wanted = formats.find(([, name]) => name.test(rule.body))
  if (wanted === undefined || !aboutDates.test(rule.body) || rule.negated) return null
  const [form, , name] = wanted
  const dates = doc.sentences.flatMap((sentence) =>
    findDates(sentence.text).map((date) => ({ sentence, date })),
  )
  const other = dates.find(({ date }) => date.form !== form)
  const shown = other ?? dates[0]
  if (shown === undefined)
    return { verdict: 'not_found', reason: say.nothingLike(name, doc.pages.length), quotes: [], fix: '' }
  const { sentence, date } = shown
  const quotes = [quoteOf(sentence, date.index / sentence.text.length)]
  if (other === undefined)
    return { verdict: 'met', reason: say.datesFine(dates.length, name), quotes, fix: '' }
  const reason = say.otherDate(date.text, name, placeOf(matter, sentence))
  return { verdict: 'broken', reason, quotes, fix: say.change(date.text, name) }
}
