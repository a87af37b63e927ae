/** Figures and limits: "within 30 days", "at most EUR 100,000", "between 1 and 5 years". */
import { type Doc, plainOf, quoteOf, type Sentence } from '../document/document.ts'
import { FIGURE_KINDS, type Figure, type FigureKind, findFigures } from '../figures/figures.ts'
import { quantityOf } from '../figures/numbers.ts'
import { compared, tellingWords } from '../words/compare.ts'
import { conceptNamedIn } from '../words/concepts.ts'
import { wordsOf } from '../words/english.ts'
import { cannotJudge, type Decider, type Decision, decision, pagesOf, placeOf } from './decision.ts'

interface Relation {
  readonly name: string
  /** -1 limits from above, 1 from below. */
  readonly side: -1 | 0 | 1
  readonly keeps: (value: number, limit: number, slack: number) => boolean
  /** Before the figure, and after it. */
  readonly before?: RegExp
  readonly after?: RegExp
}
const relations: readonly Relation[] = [
  {
    name: 'at most',
    side: -1,
    keeps: (value, limit, slack) => value <= limit + slack,
    before:
      /(?:at (?:the )?most|(?:not|no) (?:be )?(?:more|longer|greater|higher|larger|later) than|not (?:to )?exceed(?:ing)?|(?:cannot|never) exceed|maximum(?: of)?|max\.?|up to|within|period|capped at|limited to|not above|by|until|on or before|no later than)\s*(?:a |the )?$/iu,
    after: /^\s*(?:or (?:less|fewer|shorter|earlier)|at (?:the )?most|maximum)/iu,
  },
  {
    name: 'at least',
    side: 1,
    keeps: (value, limit, slack) => value >= limit - slack,
    before:
      /(?:at least|(?:not|no) (?:be )?(?:less|fewer|shorter|lower|earlier) than|minimum(?: of)?|not below)\s*(?:a |the )?$/iu,
    after: /^\s*(?:or (?:more|longer|later|over)|at least|minimum)/iu,
  },
  {
    name: 'less than',
    side: -1,
    keeps: (value, limit) => value < limit,
    before: /(?:(?:less|fewer|shorter|lower|smaller|earlier) than|below|under|before)\s*$/iu,
  },
  {
    name: 'more than',
    side: 1,
    keeps: (value, limit) => value > limit,
    before: /(?:(?:more|longer|greater|higher|later|larger) than|above|over|after|exceeds?|exceeding)\s*$/iu,
  },
]
const exactly: Relation = {
  name: 'exactly',
  side: 0,
  keeps: (value, limit, slack) => Math.abs(value - limit) <= slack,
}

function relationOf(text: string, { index, text: words }: Figure): Relation {
  const before = text.slice(Math.max(0, index - 40), index)
  const rest = text.slice(index + words.length)
  const found =
    relations.find((one) => one.before?.test(before)) ?? relations.find(({ after }) => after?.test(rest))
  return found ?? exactly
}

interface Bound {
  readonly kind: FigureKind
  readonly unit: string
  readonly keeps: (value: number) => boolean
  readonly side: Relation['side']
  /** The rule's figure; undefined for a range. */
  readonly figure: string | undefined
  /** "at most 30 days". */
  readonly allowed: string
  readonly telling: readonly string[]
  readonly period: string | undefined
}

/** Two spans of about the same length are the same: a month and 30 days. */
const TOLERANCE = 0.02

function boundIn(body: string): Bound | 'several' | null {
  for (const kind of FIGURE_KINDS) {
    const figures = findFigures(body, kind)
    const [first, second, third] = figures
    if (first === undefined) continue
    const relation = relationOf(body, first)
    if (kind === 'count' && relation === exactly) continue
    const isRange = second !== undefined && /(?:between|from)\s*$/iu.test(body.slice(0, first.index))
    if (third !== undefined || (second !== undefined && !isRange)) return 'several'
    const slack = kind === 'duration' ? first.value * TOLERANCE : 0
    const words = figures.map(({ text }) => text)
    const rest = words.reduce((left, text) => left.replace(text, ' '), body)
    return {
      kind,
      unit: first.unit,
      side: relation.side,
      figure: second ? undefined : first.text,
      keeps: (value) =>
        second ? value >= first.value && value <= second.value : relation.keeps(value, first.value, slack),
      allowed: second ? `between ${words.join(' and ')}` : `${relation.name} ${first.text}`,
      telling: tellingWords(rest.replace(comparing, ' ')),
      period: periodIn(body),
    }
  }
  return null
}

const comparing =
  /\b(?:at (?:the )?(?:most|least)|more|less|longer|shorter|fewer|later|earlier|greater|higher|lower|than|exceed\p{L}*|maximum|minimum|up to|within|capped|limited|between|below|above|under|over|be)\b/giu
const periods =
  /\b(?:per|an?|each|every)\s(day|week|month|year|annum|hour)\b|\b(daily|weekly|monthly|annual(?:ly)?|yearly)\b/iu
function periodIn(text: string): string | undefined {
  const found = periods.exec(text)
  const word = (found?.[1] ?? found?.[2])?.toLowerCase()
  return word?.replace(/annum|yearly|annual(?:ly)?/u, 'year').replace(/ly$/u, '')
}

/** Least share of the rule's words around the figure. */
const LEAST = 0.8
/** Figures whose surroundings share almost as much as the best count too. */
const AS_GOOD = 0.04
/** Characters around a figure that say what it is. */
const AROUND = 120

interface Stated {
  readonly sentence: Sentence
  readonly figure: Figure
  readonly share: number
}

export const limits: Decider = (rule, doc) => {
  const bound = rule.quoted.length > 0 ? null : boundIn(rule.body)
  if (bound === null) return null
  if (bound === 'several') return cannotJudge('it has several figures')
  if (/^(?:pages?|words)$/u.test(bound.unit) && bound.telling.length <= 1) return counted(bound, doc)
  const stated = doc.sentences.flatMap((sentence) =>
    findFigures(sentence.text, bound.kind)
      .filter((figure) => isOfUnit(figure, bound))
      .map((figure): Stated => ({ sentence, figure, share: shareAround(bound, sentence, figure) })),
  )
  const absence = `No figure like “${bound.figure ?? bound.allowed}” is stated on ${pagesOf(doc)}.`
  if (stated.length === 0 && bound.kind !== 'count') return decision('not_found', absence)
  const best = Math.max(0, ...stated.map(({ share }) => share))
  const meant =
    bound.telling.length > 0 && best >= LEAST
      ? stated.filter((one) => one.share >= best - AS_GOOD && isLabelled(bound, one))
      : stated.filter(isInClause(rule.body, bound, doc))
  return doc.isEnglish && meant[0]
    ? judged(bound, [meant[0], ...meant.slice(1)])
    : cannotJudge(
        'no sentence says plainly which figure this is',
        stated.find(({ share }) => share === best)?.sentence,
      )
}

function shareAround({ telling }: Bound, { text, section }: Sentence, { index, text: own }: Figure): number {
  const near = text.slice(Math.max(0, index - AROUND), index + own.length + AROUND)
  return compared(telling, { section, words: () => wordsOf(near) }).share
}

/** Of a plain number: the only one of the sentence, or the first one after the words of the rule. */
function isLabelled({ kind, telling }: Bound, { sentence, figure }: Stated): boolean {
  const { text, section, words } = sentence
  const label = /\D*$/u.exec(text.slice(0, figure.index))?.[0] ?? ''
  return (
    kind !== 'count' ||
    words().filter(({ lemma }) => quantityOf(lemma) !== null).length === 1 ||
    compared(telling, { section, words: () => wordsOf(label) }).share >= LEAST
  )
}

/** Under a title of the kind of clause that the rule names, in the same unit: "The term must be at most one year". */
function isInClause(body: string, { figure, telling }: Bound, doc: Doc): (one: Stated) => boolean {
  const named = conceptNamedIn(plainOf(body))
  const places = [...(named?.concept.placesIn(doc) ?? [])].filter(({ heading }) => heading)
  const name = tellingWords(body.slice(named?.span.from, named?.span.to))
  const rest = telling.filter((word) => !name.includes(word))
  const unitOf = (text = ''): string | undefined => wordsOf(text).at(-1)?.lemma
  return (one) =>
    places.some(({ sentence }) => sentence === one.sentence) &&
    unitOf(one.figure.text) === unitOf(figure) &&
    (rest.length === 0 || compared(rest, one.sentence).share >= LEAST)
}

function isOfUnit({ kind, unit }: Figure, bound: Bound): boolean {
  if (kind === 'count') return bound.unit === '' || unit.slice(0, 5) === bound.unit.slice(0, 5)
  return unit === bound.unit
}

function counted(bound: Bound, { pages }: Doc): Decision {
  const words = pages.flatMap(({ text }) => text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? [])
  const number = /^page/u.test(bound.unit) ? pages.length : words.length
  return decision(...outcome(bound, number, `The document has ${number} ${bound.unit}`))
}

function outcome(bound: Bound, value: number, fact: string): [Decision['verdict'], string] {
  const reason = `${fact}; the rule allows ${bound.allowed}`
  return bound.keeps(value) ? ['met', `${reason}, so it is met.`] : ['broken', `${reason}.`]
}

function judged(bound: Bound, stated: readonly [Stated, ...Stated[]]): Decision {
  const [{ sentence, figure }] = stated
  const isKept = bound.keeps(figure.value)
  if (stated.some((one) => bound.keeps(one.figure.value) !== isKept))
    return cannotJudge('the document states several such figures', sentence)
  const end = figure.index + figure.text.length
  const period = periodIn(sentence.text.slice(figure.index, end + 40))
  if (bound.period && period && period !== bound.period)
    return cannotJudge('the rates are for different periods', sentence)
  // A minimum in the document proves no maximum, and the reverse.
  if (isKept && bound.side * relationOf(sentence.text, figure).side < 0)
    return cannotJudge('the document limits the figure on the other side', sentence)
  const fact = `The document states “${figure.text}” (in ${placeOf(sentence)})`
  const quote = quoteOf(sentence, figure.index)
  const isFixable = !isKept && bound.figure !== undefined
  const fix = isFixable ? sentence.text.slice(0, figure.index) + bound.figure + sentence.text.slice(end) : ''
  return decision(...outcome(bound, figure.value, fact), [quote], fix)
}
