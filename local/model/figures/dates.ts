/** Calendar dates in figures, and with English names of months. */

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month = `((?:${months.join('|')})\\p{Ll}{0,6})\\.?`

type Read = (groups: readonly string[]) => readonly (string | undefined)[]
/** Each returns year, month and day, as written. */
const forms: readonly (readonly [RegExp, Read])[] = [
  [/\b(\d{4})-(\d{2})-(\d{2})\b/gu, ([y, m, d]) => [y, m, d]],
  [/(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\b/gu, ([d, m, y]) => [y, m, d]],
  [/(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4})\b/gu, ([a, b, y]) => (Number(a) > 12 ? [y, b, a] : [y, a, b])],
  [
    new RegExp(`\\b(\\d{1,2})(?:\\.|st|nd|rd|th)?\\s+(?:day\\s+of\\s+)?${month},?\\s+(\\d{4})\\b`, 'giu'),
    ([d, m, y]) => [y, m, d],
  ],
  [new RegExp(`\\b${month}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})\\b`, 'giu'), ([m, d, y]) => [y, m, d]],
]

export interface FoundDate {
  /** Days since 1970. */
  readonly day: number
  readonly index: number
  readonly text: string
}

function monthOf(written = ''): number {
  return /^\d/u.test(written) ? Number(written) - 1 : months.indexOf(written.slice(0, 3).toLowerCase())
}

/** Dates in text order; impossible ones (31 February) are omitted. */
export function findDates(text: string): FoundDate[] {
  const found = forms.flatMap(([pattern, read]) =>
    [...text.matchAll(pattern)].flatMap((match): FoundDate[] => {
      const [year, name, day] = read(match.slice(1))
      const date = new Date(Date.UTC(Number(year), monthOf(name), Number(day)))
      const isReal = date.getUTCMonth() === monthOf(name) && date.getUTCDate() === Number(day)
      return isReal ? [{ day: date.getTime() / 86_400_000, index: match.index, text: match[0] }] : []
    }),
  )
  return found.sort((a, b) => a.index - b.index)
}
