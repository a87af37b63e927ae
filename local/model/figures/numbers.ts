/** Numbers in figures, and in English words. */

/** A number in figures: groups of three separated by comma, point, space or apostrophe, and decimals. */
export const numberPattern =
  "\\d{1,3}(?:[,.'\\s\\u00a0\\u202f]\\d{3}){1,5}(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,18}(?:[.,]\\d{1,18})?"

const upToNineteen =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'
const inWords = new Map([
  ...upToNineteen.split(' ').map((word, value): [string, number] => [word, value]),
  ...tens.split(' ').map((word, at): [string, number] => [word, (at + 2) * 10]),
])
const multipliers = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
])

/** Value of a number in figures; "1.000,50" and "1,000.50" both read as 1000.5. */
export function numberOf(text: string): number {
  const tight = text.replace(/[\s'\u00a0\u202f]/gu, '')
  const grouped = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$/u.test(tight)
  if (!grouped) return Number(tight.replace(',', '.'))
  const decimals = /[.,](\d{1,2})$/u.exec(tight)?.[1] ?? ''
  const whole = decimals === '' ? tight : tight.slice(0, -decimals.length - 1)
  return Number(`${whole.replace(/[.,]/gu, '')}.${decimals}`)
}

/** Value of "twenty-four" or "one hundred and fifty"; null for other words. */
export function wordNumber(text: string): number | null {
  let [total, part] = [0, 0]
  for (const word of text
    .toLowerCase()
    .split(/[\s-]+/u)
    .filter((one) => one !== '' && one !== 'and')) {
    const value = inWords.get(word)
    const times = multipliers.get(word)
    if (value !== undefined) part += value
    else if (times !== undefined) {
      part = Math.max(1, part) * times
      if (times >= 1_000) [total, part] = [total + part, 0]
    } else return null
  }
  return total + part === 0 ? null : total + part
}

/** Of a number in figures or words; null for other words. */
export function quantityOf(word: string): number | null {
  return /^\d/u.test(word) ? numberOf(word) : wordNumber(word)
}

const oneWord = `(?:${[...inWords.keys(), ...multipliers.keys()].sort((a, b) => b.length - a.length).join('|')})(?!\\p{L})`
/** Pattern for numbers in words in lower-case text. */
export const wordNumberPattern = `${oneWord}(?:[\\s-]+(?:and\\s+)?${oneWord}){0,11}`
