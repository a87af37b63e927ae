/** "Within a stated number of days", "limited to a stated amount": a clause that must name a figure, whatever its value. */
import { clauseOf } from '../clauses/table.ts'
import { plainOf } from '../document/document.ts'
import { quoteOf } from '../document/quote.ts'
import { type FigureKind, findFigures } from '../figures/figures.ts'
import { inEnglish } from '../languages/english.ts'
import { forbids } from '../rules/polarity.ts'
import { subjectOf } from '../rules/subject.ts'
import { type Decider, placeOf } from './decider.ts'
import { decideByPassage } from './passage.ts'

const asked: readonly (readonly [RegExp, readonly FigureKind[]])[] = [
  [
    /\b(?:stated|certain|fixed|specified|given|set) (?:number|period) of (?:\p{L}+ )?(?:hours?|days?|weeks?|months?|years?)\b|\b(?:stated|given|specified) in (?:hours|days|weeks|months|years)\b/iu,
    ['duration'],
  ],
  [
    /\b(?:stated|fixed|specified|certain|given) (?:amount|sum|multiple)\b|\bas an? (?:figure|amount|number)\b/iu,
    ['money', 'percent'],
  ],
]
/** "An amount equal to the fees paid" is as good as a sum. */
const multiple =
  /\b(?:fees?|amounts?|sums?|price|compensation) (?:\p{L}+ ){0,4}(?:paid|payable|received|due)\b/iu

export const statedFigure: Decider = (matter) => {
  const { rule, doc, say } = matter
  const kinds = asked.find(([pattern]) => pattern.test(rule.body))?.[1]
  if (kinds === undefined) return null
  const plain = inEnglish(plainOf(rule.body))
  const subject = subjectOf(plain)
  const clause = subject === null ? null : clauseOf(subject.id)
  if (subject === null || clause === null) return decideByPassage(matter)
  if (forbids(plain, subject)) return null
  const passages = doc.sentences.filter((one) => !one.isHeading && clause.passageIn(one.plain) !== null)
  for (const sentence of passages) {
    const figure = kinds.flatMap((kind) => findFigures(sentence.text, kind))[0]
    const match = kinds.includes('money') ? multiple.exec(sentence.text) : null
    const words = figure?.text ?? match?.[0]
    if (words === undefined) continue
    const at = (figure?.index ?? match?.index ?? 0) / sentence.text.length
    const reason = say.figureNamed(words, placeOf(matter, sentence))
    return { verdict: 'met', reason, quotes: [quoteOf(sentence, at)], fix: '' }
  }
  const [first] = passages
  if (first === undefined)
    return {
      verdict: 'not_found',
      reason: say.noClause(rule.object ?? '', doc.pages.length),
      quotes: [],
      fix: '',
    }
  const reason = say.noFigure(placeOf(matter, first))
  return { verdict: 'not_found', reason, quotes: [quoteOf(first)], fix: '' }
}
