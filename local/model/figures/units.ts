/** Units of time, money and measurement, as documents write them. */

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
export const timeWord =
  '(?<time>years?|months?|weeks?|days?|hours?|minut\\w*|(?:werk|kalender|bankarbeits|arbeits)?tag(?:e|en|s|ig\\w*)?|woche\\w*|monat\\w*|jahr\\w*|stunden?|' +
  'jours?|mois|ans|annees?|semaines?|heures?|dias?|mes(?:es)?|anos?|semanas?|horas?|den|dny|dni|dnu|dnech|denni\\w*|tyd\\w+|mesic\\w*|rok\\w*|let|leta|lety|lete|hodin\\w*)'

const currencies: readonly (readonly [code: string, pattern: string])[] = [
  ['USD', 'us\\$|usd|\\$|u\\.s\\. dollars|us dollars|dollars?'],
  ['EUR', 'eur|€|euros?'],
  ['CZK', 'czk|kc|korun(?: ceskych)?|crowns'],
  ['GBP', 'gbp|£|pounds(?: sterling)?'],
  ['CHF', 'chf|franken|francs'],
]
export const currency = currencies.map(([, pattern]) => pattern).join('|')
const scales: readonly (readonly [times: number, pattern: RegExp])[] = [
  [1e9, /^(?:billions?|bn|mld|miliard\w*|milliarden?)/u],
  [1e6, /^(?:millions?|mil|mio|milion\w*|millionen|m)\b/u],
  [1e3, /^(?:thousand|k|tis|tisic\w*|tausend|tsd)\b/u],
]
export const scale =
  '(?<scale>billions?|bn|mld|miliard\\w*|milliarden?|millionen|millions?|milion\\w*|mio|mil|thousand|tisic\\w*|tis|tausend|tsd|[km])'

export const measurements: readonly (readonly [base: string, times: number, pattern: string])[] = [
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
const periods: readonly (readonly [string, RegExp])[] = [
  [
    'year',
    /^[^.;]{0,30}(?:per annum|per year|annual|yearly|a year|p\.\s?a\.|jährlich|pro jahr|je jahr|ročně|za rok)/iu,
  ],
  ['month', /^[^.;]{0,30}(?:per month|monthly|a month|monatlich|pro monat|je monat|měsíčně|za měsíc)/iu],
  ['day', /^[^.;]{0,30}(?:per day|daily|a day|täglich|pro tag|je tag|denně|za každý den|za den)/iu],
]

export function scaleOf(text: string | undefined): number {
  return scales.find(([, pattern]) => pattern.test(text ?? ''))?.[0] ?? 1
}

export function daysIn(word: string): number {
  return unitsOfTime.find(([, pattern]) => pattern.test(word))?.[0] ?? 1
}

const currencyNames = currencies.map(([code, names]) => [code, new RegExp(`^(?:${names})$`, 'iu')] as const)

/** ISO code of a currency's name or sign; '' if unknown. */
export function currencyOf(text: string): string {
  return currencyNames.find(([, pattern]) => pattern.test(text))?.[0] ?? ''
}

/** The period of a rate: "1 % per month". */
export function periodAfter(text: string): string {
  return periods.find(([, pattern]) => pattern.test(text))?.[0] ?? ''
}
