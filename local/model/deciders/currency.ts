/** "All amounts must be in EUR." */
import { quoteOf } from '../document/quote.ts'
import { findFigures } from '../figures/figures.ts'
import { currencyOf } from '../figures/units.ts'
import { type Decider, placeOf } from './decider.ts'

const asked =
  /(?:amounts?|prices?|fees?|sums?|figures|currency|částk\p{L}+|cen[ayu]|měn[auy]|betr[aä]ge?|preise?|währung)\b.{0,60}\s(?:in|be|is|v|je|být|auf)\s+(?:the )?([\p{L}$€£.]+(?: \p{L}+)?)(?: angegeben| sein| stated| lauten)?$/iu
const askedOnly =
  /\bonly\s+([\p{L}$€£.]+)(?:\s\p{L}+)?\s+(?:may|must|shall|can|is|are)\b.{0,60}(?:currency|currencies|amounts?|prices?)/iu
const names: readonly (readonly [RegExp, string])[] = [
  [/^us[- ]dollars?|^dolar\p{L}*|^amerikanischen/iu, 'USD'],
  [/^eur/iu, 'EUR'],
  [/^(?:czech (?:crowns|koruna)|korun\p{L}+|českých korun\p{L}*|tschechischen)/iu, 'CZK'],
  [/^(?:pounds|sterling)/iu, 'GBP'],
]

export const oneCurrency: Decider = (matter) => {
  const { rule, doc, say } = matter
  const name = (asked.exec(rule.body) ?? askedOnly.exec(rule.body))?.[1]
  const wanted =
    name === undefined ? '' : (names.find(([pattern]) => pattern.test(name))?.[1] ?? currencyOf(name))
  if (wanted === '' || rule.negated) return null
  const stated = doc.sentences.flatMap((sentence) =>
    findFigures(sentence.text, 'money').map((figure) => ({ sentence, figure })),
  )
  const first = stated[0]
  if (first === undefined)
    return { verdict: 'not_found', reason: say.noMoney(doc.pages.length), quotes: [], fix: '' }
  const other = stated.find(({ figure }) => figure.unit !== wanted)
  const { sentence, figure } = other ?? first
  const quotes = [quoteOf(sentence, figure.index / sentence.text.length)]
  if (other === undefined)
    return { verdict: 'met', reason: say.sameCurrency(wanted, stated.length), quotes, fix: '' }
  return {
    verdict: 'broken',
    reason: say.otherCurrency(figure.text, wanted, placeOf(matter, sentence)),
    quotes,
    fix: '',
  }
}
