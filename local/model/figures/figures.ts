/** Figures with a meaning: durations, amounts of money, percentages, dates, counted things. */
import { fold, stem } from '../document/words.ts'
import { findDates } from './dates.ts'
import { numberOf, numberPattern, wordNumber, wordNumberPattern } from './numbers.ts'
import { currency, currencyOf, daysIn, measurements, periodAfter, scale, scaleOf, timeWord } from './units.ts'

export type FigureKind = 'duration' | 'money' | 'percent' | 'date' | 'measure' | 'count' | 'number'

export interface Figure {
  readonly kind: FigureKind
  /** Days, currency units, per cent, days since 1970, base units of measurement, or number of things. */
  readonly value: number
  /** ISO currency, base unit, stem of the thing counted, or for a percentage its period; '' if none. */
  readonly unit: string
  /** As written. */
  readonly text: string
  /** Index in the searched text. */
  readonly index: number
}

const number = `(?<number>${numberPattern})`
const numberInWords = `(?<words>${wordNumberPattern})`
const ofDays =
  '(?:\\s+(?:business|calendar|working|consecutive|full|banking|pracovnich|kalendarnich|celych|volle|vollen|aufeinanderfolgenden?))*'
const durations = [
  new RegExp(`(?<![\\d.,])${number}\\)?${ofDays}[\\s-]*${timeWord}(?!\\p{L}|[\\s-]+year)`, 'giu'),
  new RegExp(`(?<!\\p{L})${numberInWords}${ofDays}[\\s-]*${timeWord}(?!\\p{L}|[\\s-]+year)`, 'giu'),
  new RegExp(`(?<!\\p{L})(?<half>half an?|halb\\w{0,2}|pul|demi)[\\s-]${timeWord}(?!\\p{L})`, 'giu'),
  // "A month" is a period after such words, and a rate after an amount.
  new RegExp(
    `(?<=(?:within|for|of|than|lasts?|at least|at most|up to) )(?<one>an?) ${timeWord}(?!\\p{L})`,
    'giu',
  ),
]
const amounts = [
  new RegExp(`(?<![\\p{L}\\d])(?<before>${currency})\\s?${number}(?:[\\s-]?${scale}\\b\\.?)?`, 'giu'),
  new RegExp(
    `(?<![\\p{L}\\d.,])${number}(?:[,.][-–—]+)?(?:\\s?${scale}\\b\\.?)?\\)?\\s?(?<after>${currency})(?!\\p{L})`,
    'giu',
  ),
  new RegExp(`(?<!\\p{L})${numberInWords}(?:\\s?${scale}\\b)?\\s?(?<after>${currency})(?!\\p{L})`, 'giu'),
]
const percentages = [
  new RegExp(`(?<![\\d.,])${number}\\)?\\s?(?:%|percent|per cent|prozent|procent\\w*)`, 'giu'),
  new RegExp(`(?<!\\p{L})${numberInWords}\\s?(?:percent|per cent|prozent|procent\\w*)`, 'giu'),
]
const measured = [
  new RegExp(
    `(?<![\\p{L}\\d.,])${number}\\s?(?<measure>${measurements.map(([, , pattern]) => pattern).join('|')})(?![\\p{L}\\d/])`,
    'giu',
  ),
]
const plainNumbers = [new RegExp(`(?<![\\p{L}\\d.,/-])${number}(?![\\d/-])`, 'giu')]
const counts = [
  new RegExp(`(?<![\\p{L}\\d.,])${number}\\)?\\s+(?<thing>\\p{L}{3,})`, 'giu'),
  new RegExp(`(?<!\\p{L})${numberInWords}\\s+(?<thing>\\p{L}{3,})`, 'giu'),
]

/** Folds without moving characters, so that indices stay valid. */
export function foldInPlace(text: string): string {
  if (/^[\0-\x7f]*$/u.test(text)) return text.toLowerCase()
  return [...text].map((one) => (fold(one).length === one.length ? fold(one) : one)).join('')
}

function amountOf(groups: Record<string, string | undefined>): number | null {
  const { number: digits, words, half, one } = groups
  if (half !== undefined) return 0.5
  if (one !== undefined) return 1
  return digits === undefined ? wordNumber((words ?? '').trim()) : numberOf(digits)
}

function matches(
  text: string,
  patterns: readonly RegExp[],
  kind: FigureKind,
  read: (groups: Record<string, string | undefined>, value: number) => Pick<Figure, 'value' | 'unit'>,
): Figure[] {
  const folded = foldInPlace(text)
  return patterns.flatMap((pattern) =>
    [...folded.matchAll(pattern)].flatMap((match) => {
      const groups = match.groups ?? {}
      const value = amountOf(groups)
      if (value === null) return []
      const index = startOf(folded, match.index)
      const words = text
        .slice(index, match.index + match[0].length)
        .trim()
        .replace(/\.$/u, '')
      return [
        { kind, index, text: words.includes('(') ? words : words.replace(')', ''), ...read(groups, value) },
      ]
    }),
  )
}

const wordsBefore = new RegExp(`(?<!\\p{L})${wordNumberPattern}\\s*\\($`, 'iu')

/** A figure written both ways, "thirty (30) days", starts at its words. */
function startOf(folded: string, index: number): number {
  if (folded[index - 1] !== '(') return index
  const from = Math.max(0, index - 60)
  const match = wordsBefore.exec(folded.slice(from, index))
  return match === null ? index : from + match.index
}

/** In "500 EUR 1.20 EUR 600.00" each currency belongs to one number: the one on the side where the row ends. */
function withoutOverlaps(found: readonly Figure[]): Figure[] {
  const end = ({ index, text }: Figure): number => index + text.length
  const byEnd = [...found].sort((a, b) => end(b) - end(a) || a.index - b.index)
  const kept: Figure[] = []
  for (const figure of byEnd)
    if (kept.every((one) => end(figure) <= one.index || figure.index >= end(one))) kept.push(figure)
  return kept
}

/** "2 hours and 40 minutes" is one duration. */
function added(text: string, found: readonly Figure[]): Figure[] {
  const sums: Figure[] = []
  for (const figure of [...found].sort((a, b) => a.index - b.index)) {
    const last = sums.at(-1)
    const end = last === undefined ? 0 : last.index + last.text.length
    const isPart = last !== undefined && figure.value < last.value && figure.index > end
    if (isPart && /^(?:,? (?:and|und|a|et|y) |,? )$/u.test(text.slice(end, figure.index)))
      sums.splice(-1, 1, {
        ...last,
        value: last.value + figure.value,
        text: text.slice(last.index, figure.index + figure.text.length),
      })
    else sums.push(figure)
  }
  return sums
}

const readers: Record<FigureKind, (text: string) => Figure[]> = {
  duration: (text) =>
    added(
      text,
      matches(text, durations, 'duration', ({ time }, value) => ({
        value: value * daysIn(time ?? ''),
        unit: '',
      })),
    ),
  money: (text) =>
    withoutOverlaps(
      matches(text, amounts, 'money', ({ before, after, scale: times }, value) => ({
        value: value * scaleOf(times),
        unit: currencyOf(before ?? after ?? ''),
      })),
    ),
  percent: (text) =>
    matches(text, percentages, 'percent', (_, value) => ({ value, unit: '' })).map((figure) => {
      const after = text.slice(figure.index + figure.text.length, figure.index + figure.text.length + 45)
      return { ...figure, unit: periodAfter(after) }
    }),
  date: (text) =>
    findDates(text).map(({ day, index, text: words }) => ({
      kind: 'date',
      value: day,
      unit: '',
      index,
      text: words,
    })),
  measure: (text) =>
    matches(text, measured, 'measure', ({ measure }, value) => {
      const [base = '', times = 1] =
        measurements.find(([, , pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(measure ?? '')) ?? []
      return { value: value * times, unit: base }
    }),
  number: (text) => matches(text, plainNumbers, 'number', (_, value) => ({ value, unit: '' })),
  count: (text) => matches(text, counts, 'count', ({ thing }, value) => ({ value, unit: stem(thing ?? '') })),
}

/** A text without a match has no figure of that kind. */
const hints: Record<FigureKind, RegExp> = {
  duration:
    /year|month|week|day|hour|minut|jahr|monat|woche|wöch|tag|stund|jähr|täg|den|dn|týd|měsí|rok|rot|let|hodin|jour|mois|ans|année|semaine|heure|día|mes|año|hora/iu,
  money: /[$€£]|usd|eur|czk|kč|gbp|chf|dollar|korun|pound|frank|franc|crown/iu,
  percent: /%|cent/iu,
  date: /\d/u,
  measure: /\d/u,
  count: /\p{L}/u,
  number: /\d/u,
}

/** Figures of one kind, in text order. */
export function findFigures(text: string, kind: FigureKind): Figure[] {
  return hints[kind].test(text) ? readers[kind](text).sort((a, b) => a.index - b.index) : []
}
