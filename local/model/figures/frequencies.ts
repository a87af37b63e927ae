/** How often something happens: "twice a year", "every two weeks", "monthly". */
import { foldInPlace } from './figures.ts'
import { numberOf, numberPattern, wordNumber, wordNumberPattern } from './numbers.ts'

export interface Frequency {
  readonly timesPerYear: number
  /** As written. */
  readonly text: string
  /** Index in the searched text. */
  readonly index: number
}

const units: readonly (readonly [perYear: number, words: string])[] = [
  [365, 'days?|nights?|tage?|tag|den|dny|dni|jours?|dias?'],
  [52, 'weeks?|wochen?|tyden|tydny|semaines?|semanas?'],
  [12, 'months?|monate?|monat|mesice?|mois|mes|meses'],
  [4, 'quarters?|quartale?|quartal|ctvrtleti|trimestres?'],
  [1, '(?:calendar )?years?|(?:kalender)?jahre?|(?:kalender)?jahr|roky?|rok|ans?|annees?|anos?'],
]
const unit = `(?<unit>${units.map(([, words]) => words).join('|')})`
const adverbs: readonly (readonly [perYear: number, words: string])[] = [
  [365, 'daily|taglich|denne'],
  [52, 'weekly|wochentlich|tydne'],
  [26, 'fortnightly|biweekly'],
  [12, 'monthly|monatlich|mesicne|mensuellement|mensualmente'],
  [4, 'quarterly|vierteljahrlich|ctvrtletne'],
  [2, 'half-yearly|semi-annually|halbjahrlich|pololetne'],
  [1, 'annually|yearly|jahrlich|rocne|annuellement|anualmente'],
]
const adverb = `(?<adverb>${adverbs.map(([, words]) => words).join('|')})`
const times =
  `(?:(?<once>once|einmal|jednou|une fois|una vez)|(?<twice>twice|zweimal|dvakrat|deux fois|dos veces)|` +
  `(?<many>${numberPattern}|${wordNumberPattern})(?: times|-?mal|krat| fois| veces))`
const each =
  '(?:an?|per|each|every|in every|pro|je|im|in der|jede[nrs]?|za|v|kazd[yeou]{1,2}|par|al|a la|por|cada|chaque)'
const patterns = [
  `${times},? (?:${each} )?${unit}`,
  `${times} ${adverb}`,
  `(?:every|alle|kazde|tous les|toutes les|cada) (?:(?<gap>${numberPattern}|${wordNumberPattern}|other|second) )?${unit}`,
  `(?:each|jede[nrs]?|kazdy|chaque) ${unit}`,
  adverb,
].map((source) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?!\\p{L})`, 'giu'))

const rates = [...adverbs, ...units].map(
  ([perYear, words]) => [perYear, new RegExp(`^(?:${words})$`, 'iu')] as const,
)

function perYear(word: string): number {
  return rates.find(([, pattern]) => pattern.test(word))?.[0] ?? 1
}

function amountOf(text: string): number {
  if (/^(?:other|second)$/iu.test(text)) return 2
  return /\d/u.test(text) ? numberOf(text) : (wordNumber(text.trim()) ?? 1)
}

function timesOf({
  once,
  twice,
  many,
  gap,
  unit: named,
  adverb: way,
}: Record<string, string | undefined>): number {
  const rate = perYear(named ?? way ?? '')
  const count = once !== undefined ? 1 : twice !== undefined ? 2 : many === undefined ? 1 : amountOf(many)
  return (rate * count) / (gap === undefined ? 1 : amountOf(gap))
}

/** In text order; a part of a longer one, such as "every year" in "once every year", doesn't count. */
export function findFrequencies(text: string): Frequency[] {
  const folded = foldInPlace(text)
  const found: Frequency[] = []
  for (const pattern of patterns)
    for (const { index, 0: words, groups = {} } of folded.matchAll(pattern))
      if (found.every((one) => index + words.length <= one.index || index >= one.index + one.text.length))
        found.push({ timesPerYear: timesOf(groups), text: text.slice(index, index + words.length), index })
  return found.sort((a, b) => a.index - b.index)
}
