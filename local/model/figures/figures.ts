/** Figures with a meaning: durations, amounts of money, percentages, dates, counted things. */
import { fold, stem } from '../document/words.ts'
import { findDates } from './dates.ts'
import { numberOf, numberPattern, wordNumber, wordNumberPattern } from './numbers.ts'

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
const unitsOfTime: readonly (readonly [days: number, pattern: RegExp])[] = [
  [365, /^(?:years?|ans?|annees?|anos?|jahr\w*|rok\w*|let|leta|jahrig\w*|lety|lete|letou)$/u],
  [30, /^(?:months?|mois|mes(?:es)?|monat\w*|mesic\w*)$/u],
  [7, /^(?:weeks?|semaines?|semanas?|woche\w*|wochig\w*|tyd\w*)$/u],
  [
    1,
    /^(?:days?|jours?|dias?|tag\w*|werktag\w*|kalendertag\w*|bankarbeitstag\w*|arbeitstag\w*|den|dny|dni|dnu|dnech|denni\w*|business|tagig\w*)$/u,
  ],
  [1 / 24, /^(?:hours?|heures?|horas?|stunde\w*|hodin\w*)$/u],
  [1 / 1440, /^minut\w*$/u],
]
const timeWord =
  '(?<time>years?|months?|weeks?|days?|hours?|minut\\w*|(?:werk|kalender|bankarbeits|arbeits)?tag(?:e|en|s|ig\\w*)?|woche\\w*|monat\\w*|jahr\\w*|stunden?|' +
  'jours?|mois|ans|annees?|semaines?|heures?|dias?|mes(?:es)?|anos?|semanas?|horas?|den|dny|dni|dnu|dnech|denni\\w*|tyd\\w+|mesic\\w*|rok\\w*|let|leta|lety|lete|hodin\\w*)'

const currencies: readonly (readonly [code: string, pattern: string])[] = [
  ['USD', 'us\\$|usd|\\$|u\\.s\\. dollars|us dollars|dollars?'],
  ['EUR', 'eur|€|euros?'],
  ['CZK', 'czk|kc|korun(?: ceskych)?|crowns'],
  ['GBP', 'gbp|£|pounds(?: sterling)?'],
  ['CHF', 'chf|franken|francs'],
]
const currency = currencies.map(([, pattern]) => pattern).join('|')
const scales: readonly (readonly [times: number, pattern: RegExp])[] = [
  [1e9, /^(?:billions?|bn|mld|miliard\w*|milliarden?)/u],
  [1e6, /^(?:millions?|mil|mio|milion\w*|millionen|m)\b/u],
  [1e3, /^(?:thousand|k|tis|tisic\w*|tausend|tsd)\b/u],
]
const scale =
  '(?<scale>billions?|bn|mld|miliard\\w*|milliarden?|millionen|millions?|milion\\w*|mio|mil|thousand|tisic\\w*|tis|tausend|tsd|[km])'

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
const measurements: readonly (readonly [base: string, times: number, pattern: string])[] = [
  ['m', 1, 'm|met(?:er|re)s?|metern|metr\\w*'],
  ['m', 0.01, 'cm|centimet(?:er|re)s?|zentimeter'],
  ['m', 0.001, 'mm|millimet(?:er|re)s?'],
  ['m', 1000, 'km|kilomet(?:er|re)s?|kilometern?'],
  ['m2', 1, 'm2|sqm|square met(?:er|re)s?|quadratmetern?'],
  ['kg', 1, 'kg|kilograms?|kilogramm|kilos?'],
  ['kg', 0.001, 'g|grams?|gramm'],
  ['kg', 1000, 't|tonn?es?|tons?|tonnen|tun'],
  ['l', 1, 'l|lit(?:er|re)s?|litern|litr\\w*'],
  ['l', 0.001, 'ml|millilit(?:er|re)s?'],
  ['W', 1, 'w|watts?'],
  ['W', 1000, 'kw|kilowatts?'],
  ['V', 1, 'v|volts?'],
  ['°C', 1, '°\\s?c|degrees celsius|grad celsius'],
  ['GB', 1, 'gb|gigabytes?'],
  ['GB', 0.001, 'mb|megabytes?'],
  ['GB', 1000, 'tb|terabytes?'],
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

const periods: readonly (readonly [string, RegExp])[] = [
  [
    'year',
    /^[^.;]{0,30}(?:per annum|per year|annual|yearly|a year|p\.\s?a\.|jährlich|pro jahr|je jahr|ročně|za rok)/iu,
  ],
  ['month', /^[^.;]{0,30}(?:per month|monthly|a month|monatlich|pro monat|je monat|měsíčně|za měsíc)/iu],
  ['day', /^[^.;]{0,30}(?:per day|daily|a day|täglich|pro tag|je tag|denně|za každý den|za den)/iu],
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

function scaleOf(text: string | undefined): number {
  return scales.find(([, pattern]) => pattern.test(text ?? ''))?.[0] ?? 1
}

function daysIn(word: string): number {
  return unitsOfTime.find(([, pattern]) => pattern.test(word))?.[0] ?? 1
}

/** ISO code of a currency's name or sign; '' if unknown. */
export function currencyOf(text: string): string {
  return currencies.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(text))?.[0] ?? ''
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

/** The period of a rate: "1 % per month". */
function periodAfter(text: string): string {
  return periods.find(([, pattern]) => pattern.test(text))?.[0] ?? ''
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
