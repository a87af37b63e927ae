/** "Lead must not exceed 10 ug/l", "pH between 6.5 and 9.5": the value in the row of a table that begins with the name. */
import { plainOf } from '../document/document.ts'
import { quoteOf } from '../document/quote.ts'
import { findFigures } from '../figures/figures.ts'
import { boundIn, keeps } from '../figures/limits.ts'
import { type Decider, placeOf } from './decider.ts'

/** Units, and words of the rule that are not part of the name. */
const aside =
  /(?<!\p{L})(?:the|must|shall|should|may|can|has to|not|never|be|is|value|result|level|content|concentration|of|der|die|das|muss|darf|nicht|liegen|sein|musí|nesmí|být|hodnota|wert|gehalt)(?!\p{L})|[\p{L}µ%°]{0,8}\/[\p{L}\d]{1,8}/giu
/** A longer sentence is no row of a table. */
const longestRow = 120

export const measured: Decider = (matter) => {
  const { rule, doc, say } = matter
  const bound = rule.quoted.length > 0 ? null : boundIn(rule.body, ['number'])
  if (bound === null) return null
  const [name = ''] = plainOf(bound.subject.replace(aside, ' '))
    .trim()
    .split(/\s{2,}|[.,;]/u)
  if (name.length < 2 || !/\p{L}/u.test(name)) return null
  for (const sentence of doc.sentences) {
    if (sentence.plain.length > longestRow || !startsWith(sentence.plain, name)) continue
    const figure = findFigures(sentence.text, 'number').find(({ index }) => index >= name.length)
    if (figure === undefined) continue
    const isMet = keeps(bound, figure.value)
    const reason = say.stated(figure.text, say.limit(bound.limit), placeOf(matter, sentence), isMet)
    return { verdict: isMet ? 'met' : 'broken', reason, quotes: [quoteOf(sentence)], fix: '' }
  }
  return null
}

function startsWith(plain: string, name: string): boolean {
  return plain.startsWith(name) && !/\p{L}/u.test(plain[name.length] ?? '')
}
