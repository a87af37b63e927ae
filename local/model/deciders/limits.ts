/** Figures and limits: "within 30 days", "at most EUR 100,000", "between 1 and 5 years". */
import type { Doc, Sentence } from '../document/document.ts'
import { quoteOf } from '../document/quote.ts'
import { FIGURE_KINDS, type Figure, type FigureKind, findFigures } from '../figures/figures.ts'
import { quantityOf } from '../figures/numbers.ts'
import { compared, tellingWords } from '../words/compare.ts'
import { wordsOf } from '../words/english.ts'
import { cannotJudge, type Decider, decision, pagesOf, placeOf } from './decision.ts'

/** Before the figure, and after it. */
const relations: readonly (readonly [name: Relation, before: RegExp, after?: RegExp])[] = [
  [
    'at most',
    /(?:at (?:the )?most|(?:not|no) (?:be )?(?:more|longer|greater|higher|larger|later) than|not (?:to )?exceed(?:ing)?|(?:cannot|never) exceed|maximum(?: of)?|max\.?|up to|within|capped at|limited to|not above|by|until|on or before|no later than)\s*(?:a |the )?$/iu,
    /^\s*(?:or (?:less|fewer|shorter|earlier)|at (?:the )?most|maximum)/iu,
  ],
  [
    'at least',
    /(?:at least|(?:not|no) (?:be )?(?:less|fewer|shorter|lower|earlier) than|minimum(?: of)?|not below)\s*(?:a |the )?$/iu,
    /^\s*(?:or (?:more|longer|later|over)|at least|minimum)/iu,
  ],
  ['less than', /(?:(?:less|fewer|shorter|lower|smaller|earlier) than|below|under|before)\s*$/iu],
  [
    'more than',
    /(?:(?:more|longer|greater|higher|later|larger) than|above|over|after|exceeds?|exceeding)\s*$/iu,
  ],
]
type Relation = 'at most' | 'at least' | 'less than' | 'more than' | 'exactly'

function relationOf(text: string, { index, text: words }: Figure): Relation {
  const before = text.slice(Math.max(0, index - 40), index)
  const after = text.slice(index + words.length)
  const found =
    relations.find(([, pattern]) => pattern.test(before)) ??
    relations.find(([, , pattern]) => pattern?.test(after))
  return found?.[0] ?? 'exactly'
}

interface Bound {
  readonly kind: FigureKind
  readonly unit: string
  readonly keeps: (value: number) => boolean
  readonly relation: Relation
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
    if (kind === 'count' && relation === 'exactly') continue
    const isRange = second !== undefined && /(?:between|from)\s*$/iu.test(body.slice(0, first.index))
    if (third !== undefined || (second !== undefined && !isRange)) return 'several'
    const slack = kind === 'duration' ? first.value * TOLERANCE : 0
    const keeps: Record<Relation, (value: number) => boolean> = {
      'at most': (value) => value <= first.value + slack,
      'at least': (value) => value >= first.value - slack,
      'less than': (value) => value < first.value,
      'more than': (value) => value > first.value,
      exactly: (value) => Math.abs(value - first.value) <= slack,
    }
    const words = figures.map(({ text }) => text).join(' and ')
    return {
      kind,
      unit: first.unit,
      relation,
      figure: second ? undefined : first.text,
      keeps: second ? (value) => value >= first.value && value <= second.value : keeps[relation],
      allowed: second ? `between ${words}` : `${relation} ${words}`,
      telling: tellingWords(
        figures.reduce((rest, { text }) => rest.replace(text, ' '), body).replace(comparing, ' '),
      ),
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
  return (found?.[1] ?? found?.[2])
    ?.toLowerCase()
    .replace(/annum|yearly|annual(?:ly)?/u, 'year')
    .replace(/ly$/u, '')
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
  if (stated.length === 0)
    return bound.kind === 'count'
      ? cannotJudge('it may be written in another unit')
      : decision(
          'not_found',
          `No figure like “${bound.figure ?? bound.allowed}” is stated on ${pagesOf(doc)}.`,
        )
  if (!doc.isEnglish || bound.telling.length === 0)
    return cannotJudge('it does not see which figure is meant')
  const best = stated.reduce((one, other) => (other.share > one.share ? other : one))
  if (best.share < LEAST) return cannotJudge('no sentence says plainly which figure this is', best.sentence)
  return judged(
    bound,
    stated.filter(({ share }) => share >= best.share - AS_GOOD),
  )
}

function shareAround({ telling }: Bound, { text, section }: Sentence, { index, text: own }: Figure): number {
  const near = text.slice(Math.max(0, index - AROUND), index + own.length + AROUND)
  return compared(telling, { section, words: () => wordsOf(near) }).share
}

function isOfUnit({ kind, unit }: Figure, bound: Bound): boolean {
  if (kind === 'count') return unit.slice(0, 5) === bound.unit.slice(0, 5)
  return unit === bound.unit
}

function counted(bound: Bound, { pages }: Doc): ReturnType<Decider> {
  const words = pages.reduce(
    (sum, { text }) => sum + (text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? []).length,
    0,
  )
  const number = /^page/u.test(bound.unit) ? pages.length : words
  const isKept = bound.keeps(number)
  return decision(
    isKept ? 'met' : 'broken',
    `The document has ${number} ${bound.unit}; the rule allows ${bound.allowed}${isKept ? ', so it is met' : ''}.`,
  )
}

/** A minimum in the document proves no maximum, and the reverse. */
const against: Partial<Record<Relation, readonly Relation[]>> = {
  'at most': ['at least', 'more than'],
  'less than': ['at least', 'more than'],
  'at least': ['at most', 'less than'],
  'more than': ['at most', 'less than'],
}

function judged(bound: Bound, stated: readonly Stated[]): ReturnType<Decider> {
  const outcomes = new Set(stated.map(({ figure }) => bound.keeps(figure.value)))
  const [first] = stated
  if (first === undefined || outcomes.size > 1)
    return cannotJudge('the document states several such figures', first?.sentence)
  const { sentence, figure } = first
  if (bound.kind === 'count' && sentence.words().filter(({ lemma }) => quantityOf(lemma) !== null).length > 1)
    return cannotJudge('the document states several numbers there', sentence)
  const period = periodIn(sentence.text.slice(figure.index, figure.index + figure.text.length + 40))
  if (bound.period && period && period !== bound.period)
    return cannotJudge('the rates are for different periods', sentence)
  const isKept = bound.keeps(figure.value)
  if (isKept && against[bound.relation]?.includes(relationOf(sentence.text, figure)))
    return cannotJudge('the document limits the figure on the other side', sentence)
  const reason = `The document states “${figure.text}” (in ${placeOf(sentence)}); the rule allows ${bound.allowed}${isKept ? ', so it is met' : ''}.`
  const quote = quoteOf(sentence, figure.index / sentence.text.length)
  return decision(isKept ? 'met' : 'broken', reason, [quote], isKept ? '' : corrected(first, bound.figure))
}

/** The sentence with the rule's figure in it. */
function corrected({ sentence: { text }, figure }: Stated, wanted: string | undefined): string {
  const end = figure.index + figure.text.length
  return wanted === undefined ? '' : `${text.slice(0, figure.index)}${wanted}${text.slice(end)}`
}
