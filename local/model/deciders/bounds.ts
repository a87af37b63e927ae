/** Figures with limits: finds the figure of the rule's subject, compares it, and reports both. */
import { quoteOf } from '../document/quote.ts'
import { contentStems } from '../document/words.ts'
import { findFigures } from '../figures/figures.ts'
import { type Bound, boundIn, keeps } from '../figures/limits.ts'
import { dating, frame, ownDateWords } from './bound-words.ts'
import { type Candidate, candidates, mostFigures } from './candidates.ts'
import { type Decider, type Decision, type DecisionInput, placeOf } from './decider.ts'
import { bindsBoth, bothIn } from './mutual.ts'

/** Score from which another date than the rule's contradicts it. */
const sure = 1
/** Candidates with a score this close to the best are checked too, and one wrong figure counts. */
const near = 0.97
/** "One month's rent" is an amount, "one month's notice" a period. */
const multiple =
  /\b(?:years?|months?|weeks?|days?)['’]s?\s(?!notice|period|time|warning|prior|written|advance|term|grace|warranty)\p{L}/iu

export const bounds: Decider = (matter) => {
  const bound = boundIn(matter.rule.body)
  if (bound === null || multiple.test(matter.rule.body)) return null
  if (bound.kind === 'date' && isAboutDocument(bound.subject)) return ownDate(matter, bound)
  const candidate = choose(bound, candidates(matter.doc, bound))
  if (candidate === null && bound.kind === 'measure') return null
  if (candidate === null || isUncertain(bound, candidate)) return nothing(matter, bound)
  const both = bothIn(matter.rule.body)
  if (both === null || bindsBoth(candidate.sentence.text)) return compare(matter, bound, candidate)
  return {
    ...compare(matter, bound, candidate),
    verdict: 'not_found',
    reason: matter.say.lacks(both, placeOf(matter, candidate.sentence)),
    fix: '',
  }
}

/** "at least two references": the number of things stated in the text. */
export const countedThings: Decider = (matter) => {
  const bound = boundIn(matter.rule.body, ['count'])
  const candidate = bound === null ? null : choose(bound, candidates(matter.doc, bound))
  return bound === null || candidate === null ? null : compare(matter, bound, candidate)
}

function isAboutDocument(subject: string): boolean {
  return contentStems(subject).every((one) => frame.has(one) || dating.has(one))
}

/** A document has many dates: another one contradicts the rule only if its sentence is clearly about the same thing. */
function isUncertain(bound: Bound, { figure, score }: Candidate): boolean {
  return isOneDate(bound) && !keeps(bound, figure.value) && score < sure
}

function isOneDate({ kind, limit }: Bound): boolean {
  return kind === 'date' && limit.comparison === 'on'
}

/** The document's own date: the first introduced as such, else the first of all. */
function ownDate(matter: DecisionInput, bound: Bound): Decision {
  const dated = matter.doc.sentences.flatMap((sentence) =>
    findFigures(sentence.text, 'date')
      .slice(0, mostFigures)
      .map((figure) => ({ sentence, figure, score: 1 })),
  )
  const own = dated.filter(({ sentence }) => ownDateWords.test(sentence.text))
  const asked = isOneDate(bound) ? own.find(({ figure }) => keeps(bound, figure.value)) : undefined
  const found = asked ?? own[0] ?? dated[0]
  return found === undefined ? nothing(matter, bound) : compare(matter, bound, found)
}

function choose(bound: Bound, found: readonly Candidate[]): Candidate | null {
  const best = found[0]
  if (best === undefined) return null
  const close = found.filter(({ score }) => score >= best.score * near)
  return close.find(({ figure }) => !keeps(bound, figure.value)) ?? best
}

function compare(matter: DecisionInput, bound: Bound, { sentence, figure }: Candidate): Decision {
  const { say } = matter
  const met = keeps(bound, figure.value)
  const limit = say.limit(bound.limit)
  return {
    verdict: met ? 'met' : 'broken',
    reason: say.stated(figure.text, limit, placeOf(matter, sentence), met),
    quotes: [quoteOf(sentence, figure.index / sentence.text.length)],
    fix: met || bound.kind === 'date' ? '' : say.change(figure.text, limit),
  }
}

function nothing({ say, doc }: DecisionInput, bound: Bound): Decision {
  return {
    verdict: 'not_found',
    reason: say.nothingStated(say.limit(bound.limit), doc.pages.length),
    quotes: [],
    fix: '',
  }
}
