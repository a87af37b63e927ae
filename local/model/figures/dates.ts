/** Calendar dates in figures, and with English names of months. */

/** Days since 1970. */
type DayNumber = number

const months = new Map<string, number>(
  [
    'january jan',
    'february feb',
    'march mar',
    'april apr',
    'may',
    'june jun',
    'july jul',
    'august aug',
    'september sep sept',
    'october oct',
    'november nov',
    'december dec',
  ].flatMap((line, index) => line.split(' ').map((name): [string, number] => [name, index])),
)
const month = `(${[...months.keys()].sort((a, b) => b.length - a.length).join('|')})\\.?`

interface Form {
  readonly name: 'iso' | 'dotted' | 'slashed' | 'day-first' | 'month-first'
  readonly pattern: RegExp
  readonly read: (groups: readonly string[]) => readonly [year: number, month: number, day: number]
}

const forms: readonly Form[] = [
  {
    name: 'iso',
    pattern: /\b(\d{4})-(\d{2})-(\d{2})\b/gu,
    read: ([y, m, d]) => [Number(y), Number(m) - 1, Number(d)],
  },
  {
    name: 'dotted',
    pattern: /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\b/gu,
    read: ([d, m, y]) => [Number(y), Number(m) - 1, Number(d)],
  },
  {
    name: 'slashed',
    pattern: /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4})\b/gu,
    read: ([a, b, y]) =>
      Number(a) > 12 ? [Number(y), Number(b) - 1, Number(a)] : [Number(y), Number(a) - 1, Number(b)],
  },
  {
    name: 'day-first',
    pattern: new RegExp(
      `\\b(\\d{1,2})(?:\\.|st|nd|rd|th)?\\s+(?:day\\s+of\\s+)?${month},?\\s+(\\d{4})\\b`,
      'giu',
    ),
    read: ([d, m, y]) => [Number(y), months.get((m ?? '').toLowerCase()) ?? 0, Number(d)],
  },
  {
    name: 'month-first',
    pattern: new RegExp(`\\b${month}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})\\b`, 'giu'),
    read: ([m, d, y]) => [Number(y), months.get((m ?? '').toLowerCase()) ?? 0, Number(d)],
  },
]

export interface FoundDate {
  readonly day: DayNumber
  readonly form: Form['name']
  readonly index: number
  readonly text: string
}

/** Dates in text order; impossible ones (31 February) are omitted. */
export function findDates(text: string): FoundDate[] {
  const found = forms.flatMap(({ name, pattern, read }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [year, monthIndex, day] = read(match.slice(1))
      const date = new Date(Date.UTC(year, monthIndex, day))
      const real = date.getUTCMonth() === monthIndex && date.getUTCDate() === day
      return real
        ? [{ day: date.getTime() / 86_400_000, form: name, index: match.index, text: match[0] }]
        : []
    }),
  )
  return found.sort((a, b) => a.index - b.index)
}
