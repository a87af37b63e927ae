/** Figures with a meaning: periods, amounts of money, percentages, dates, counted things. */
import { findDates } from './dates.ts'
import { numberOf, numberPattern, wordNumber, wordNumberPattern } from './numbers.ts'

/** In the order in which a rule's figure is looked for. */
export const FIGURE_KINDS = ['duration', 'money', 'percent', 'date', 'count'] as const
export type FigureKind = (typeof FIGURE_KINDS)[number]

export interface Figure {
  readonly kind: FigureKind
  /** Days, currency units, per cent, days since 1970, or number of things. */
  readonly value: number
  /** ISO currency, or the thing counted; '' if none. */
  readonly unit: string
  /** As written. */
  readonly text: string
  /** Index in the searched text. */
  readonly index: number
}

const units: readonly (readonly [days: number, words: string])[] = [
  [365, 'years?|anniversar(?:y|ies)'],
  [365 / 12, 'months?'],
  [7, 'weeks?'],
  [1, '(?:(?:business|working|calendar|banking|consecutive|full)[\\s-])?days?'],
  [1 / 24, 'hours?'],
  [1 / 1440, 'minutes?'],
]
const currencies: readonly (readonly [code: string, names: string])[] = [
  ['USD', 'us\\$|usd|\\$|us dollars|dollars?'],
  ['EUR', 'eur|€|euros?'],
  ['CZK', 'czk|kč|crowns'],
  ['GBP', 'gbp|£|pounds sterling'],
  ['CHF', 'chf|francs'],
  ['JPY', 'jpy|¥|yen'],
]
const scales: readonly (readonly [times: number, names: string])[] = [
  [1e9, 'billions?|bn'],
  [1e6, 'millions?|mio|m'],
  [1e3, 'thousand|k'],
]
const anyOf = (table: readonly (readonly [unknown, string])[]): string =>
  table.map(([, names]) => names).join('|')
function keyOf<Key>(
  table: readonly (readonly [Key, string])[],
  written: string | undefined,
): Key | undefined {
  return table.find(([, names]) => new RegExp(`^(?:${names})$`, 'iu').test(written ?? ''))?.[0]
}

/** "thirty (30)", "30", "thirty". */
const value = `(?:(?<![\\p{L}\\d.,])(?:${wordNumberPattern}\\s?\\()?(?<digits>${numberPattern})\\)?|(?<!\\p{L})(?<words>${wordNumberPattern}))`
const scale = `(?:[\\s-]?(?<scale>${anyOf(scales)})(?!\\p{L}))?`
const patterns: Readonly<Record<Exclude<FigureKind, 'date'>, readonly RegExp[]>> = {
  duration: [new RegExp(`${value}[\\s-]*(?<unit>${anyOf(units)})(?!\\p{L})`, 'giu')],
  money: [
    new RegExp(`(?<![\\p{L}\\d])(?<unit>${anyOf(currencies)})\\s?(?<digits>${numberPattern})${scale}`, 'giu'),
    new RegExp(`${value}${scale}\\s?(?<unit>${anyOf(currencies)})(?!\\p{L})`, 'giu'),
  ],
  percent: [new RegExp(`${value}\\s?(?:%|percent(?!\\p{L})|per cent(?!\\p{L}))`, 'giu')],
  count: [new RegExp(`${value}(?:\\s?(?<unit>[\\p{L}°µΩ][\\p{L}²³/·°]*))?`, 'giu')],
}

function unitOf(kind: FigureKind, unit: string | undefined): string {
  if (kind === 'money') return keyOf(currencies, unit) ?? ''
  return kind === 'count' ? (unit ?? '').replaceAll('·', '') : ''
}

function figureOf(kind: FigureKind, { 0: text, index, groups = {} }: RegExpExecArray): Figure[] {
  const number = groups.digits === undefined ? wordNumber(groups.words ?? '') : numberOf(groups.digits)
  if (number === null) return []
  const times = kind === 'duration' ? (keyOf(units, groups.unit) ?? 1) : (keyOf(scales, groups.scale) ?? 1)
  return [{ kind, value: number * times, unit: unitOf(kind, groups.unit), text: text.trim(), index }]
}

/** Figures of one kind, in text order; in "500 EUR 1.20" the currency belongs to the number before it. */
export function findFigures(text: string, kind: FigureKind): Figure[] {
  const found =
    kind === 'date'
      ? findDates(text).map(({ day, ...date }): Figure => ({ ...date, kind, value: day, unit: '' }))
      : patterns[kind].flatMap((pattern) =>
          [...text.matchAll(pattern)].flatMap((match) => figureOf(kind, match)),
        )
  const inOrder = found.sort((a, b) => a.index - b.index || b.text.length - a.text.length)
  let end = -1
  return inOrder.filter(({ index, text: words }) => {
    const isFree = index >= end
    if (isFree) end = index + words.length
    return isFree
  })
}
