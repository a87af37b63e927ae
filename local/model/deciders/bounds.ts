/** Figures with limits: finds the figure that belongs to the rule's subject, compares, and says both. */
import { clauseNamedIn } from '../clauses/table.ts'
import type { Sentence } from '../document/document.ts'
import { quoteOf } from '../document/quote.ts'
import { contentStems, wordsOf, stem } from '../document/words.ts'
import { type Figure, findFigures } from '../figures/figures.ts'
import { type Bound, boundIn, keeps } from '../figures/limits.ts'
import { type Decider, type Decision, type Matter, placeOf } from './decider.ts'
import { bestPassages } from './passage.ts'

/** Share of the subject's weight that the sentence must hold. */
const enough = 0.5
/** Sentences whose score is this close to the best are looked at too, and a wrong figure in one of them counts. */
const near = 0.97

const frame = new Set(
  contentStems(
    'contract agreement document clause provision section must shall should be made set state exceed provide long later within allowed allow ' +
      'longer shorter less more most least total days due ' +
      'smlouva smlouvy smlouvě dokument musí být činit přesáhnout překročit vertrag vertrages dokument betragen überschreiten erfolgen sein ' +
      'liegen darf',
  ),
)

interface Candidate {
  readonly sentence: Sentence
  readonly figure: Figure
  readonly score: number
}

export const bounds: Decider = (matter) => {
  const bound = boundIn(matter.rule.body)
  if (bound === null) return null
  const candidate = choose(bound, candidates(matter, bound))
  if (candidate === null) return nothing(matter, bound)
  return compare(matter, bound, candidate)
}

function candidates({ doc }: Matter, bound: Bound): readonly Candidate[] {
  const stems = contentStems(bound.subject).filter((one) => !frame.has(one))
  if (stems.length === 0) return []
  const clause = clauseNamedIn(bound.subject)
  const found = bestPassages(doc, stems).flatMap(({ sentence, share }) => {
    const figures = findFigures(sentence.text, bound.kind).filter((one) => comparable(one, bound))
    if (figures.length === 0) return []
    const title = (sentence.section?.title ?? '').toLowerCase()
    const topical = clause !== null && clause.clause.passages.some((one) => one.test(sentence.plain)) ? 0.2 : 0
    const headed = clause?.clause.titles.test(title) === true ? 0.15 : 0
    return [{ sentence, figure: nearest(sentence.text, figures, stems), score: share + topical + headed }]
  })
  return found.filter(({ score }) => score >= enough).sort((a, b) => b.score - a.score)
}

function comparable(figure: Figure, bound: Bound): boolean {
  return bound.kind !== 'money' || figure.unit === bound.unit || figure.unit === '' || bound.unit === ''
}

/** The figure nearest to a word of the subject. */
function nearest(text: string, figures: readonly Figure[], stems: readonly string[]): Figure {
  const positions = positionsOf(text, new Set(stems))
  const distance = (figure: Figure): number =>
    Math.min(...positions.map((one) => (one > figure.index ? one - figure.index - figure.text.length : (figure.index - one) * 0.9)))
  return figures.reduce((a, b) => (distance(b) < distance(a) ? b : a))
}

function positionsOf(text: string, stems: ReadonlySet<string>): readonly number[] {
  const positions: number[] = []
  let from = 0
  for (const word of wordsOf(text)) {
    const at = text.indexOf(word, from)
    if (stems.has(stem(word))) positions.push(at)
    from = at + word.length
  }
  return positions.length === 0 ? [0] : positions
}

function choose(bound: Bound, found: readonly Candidate[]): Candidate | null {
  const best = found[0]
  if (best === undefined) return null
  const close = found.filter(({ score }) => score >= best.score * near)
  return close.find(({ figure }) => !keeps(bound, figure.value)) ?? best
}

function compare(matter: Matter, bound: Bound, { sentence, figure }: Candidate): Decision {
  const { say } = matter
  const met = keeps(bound, figure.value)
  const limit = say.limit(bound.limit)
  return {
    verdict: met ? 'met' : 'broken',
    reason: say.stated(figure.text, limit, placeOf(matter, sentence), met),
    quotes: [quoteOf(sentence, figure.index / sentence.text.length)],
    fix: met ? '' : say.change(figure.text, limit),
  }
}

function nothing({ say, doc }: Matter, bound: Bound): Decision {
  return { verdict: 'not_found', reason: say.nothingStated(say.limit(bound.limit), doc.pages.length), quotes: [], fix: '' }
}
