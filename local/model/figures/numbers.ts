/** Numbers in figures and in words (English, German, Czech, French, Spanish). */
import { fold } from '../document/words.ts'

/** A number in figures: groups of three separated by comma, point, space or apostrophe, and decimals. */
export const numberPattern =
  "\\d{1,3}(?:[,.'\\s\\u00a0\\u202f]\\d{3}){1,5}(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,18}(?:[.,]\\d{1,18})?"

const inWords = new Map<string, number>(
  [
    ['one eins ein eine einem einer einen jeden jedna jedno jednoho un une uno una', 1],
    ['two zwei dva dve dvou deux dos', 2],
    ['three drei tri tyri trois tres', 3],
    ['four vier ctyri ctyr quatre cuatro', 4],
    ['five funf pet peti cinq cinco', 5],
    ['six sechs sest sesti seis', 6],
    ['seven sieben sedm sedmi sept siete', 7],
    ['eight acht osm osmi huit ocho', 8],
    ['nine neun devet deviti neuf nueve', 9],
    ['ten zehn deset deseti dix diez', 10],
    ['eleven elf jedenact jedenacti onze', 11],
    ['twelve zwolf dvanact dvanacti douze doce', 12],
    ['thirteen dreizehn trinact treize trece', 13],
    ['fourteen vierzehn ctrnact ctrnacti quatorze catorce', 14],
    ['fifteen funfzehn patnact patnacti quinze quince', 15],
    ['sixteen sechzehn sestnact', 16],
    ['seventeen siebzehn sedmnact', 17],
    ['eighteen achtzehn osmnact osmnacti dieciocho', 18],
    ['nineteen neunzehn devatenact', 19],
    ['twenty zwanzig dvacet dvaceti vingt veinte', 20],
    ['thirty dreiig dreißig dreissig tricet triceti trente treinta', 30],
    ['forty vierzig ctyricet ctyriceti quarante cuarenta', 40],
    ['fifty funfzig padesat padesati cinquante cincuenta', 50],
    ['sixty sechzig sedesat sedesati soixante sesenta', 60],
    ['seventy siebzig sedmdesat', 70],
    ['eighty achtzig osmdesat', 80],
    ['ninety neunzig devadesat devadesati noventa', 90],
  ].flatMap(([names, value]) =>
    String(names)
      .split(' ')
      .map((name): [string, number] => [name, Number(value)]),
  ),
)

const multipliers = new Map<string, number>([
  ['hundred', 100],
  ['hundert', 100],
  ['sto', 100],
  ['thousand', 1000],
  ['tausend', 1000],
  ['tisic', 1000],
  ['million', 1e6],
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

/** Value of a number in words such as "twenty-four", "one hundred and fifty", "dvacet čtyři"; null for other words. */
export function wordNumber(text: string): number | null {
  let total = 0
  let part = 0
  for (const one of fold(text)
    .split(/[\s-]+/u)
    .filter(Boolean)) {
    if (one === 'and' || one === 'und' || one === 'a') continue
    const value = inWords.get(one) ?? germanCompound(one)
    const times = multipliers.get(one)
    if (value !== null && value !== undefined) part += value
    else if (times !== undefined) {
      part = Math.max(1, part) * times
      if (times >= 1000) [total, part] = [total + part, 0]
    } else return null
  }
  return total + part === 0 ? null : total + part
}

/** "vierundzwanzig": four and twenty in one word. */
function germanCompound(word: string): number | null {
  const match = /^(\p{L}{2,9})und(\p{L}{2,9}zig|dreiig|dreißig|dreissig)$/u.exec(word)
  const one = inWords.get(match?.[1] ?? '')
  const tens = inWords.get(match?.[2] ?? '')
  return one === undefined || tens === undefined ? null : one + tens
}

function alternatives(names: Iterable<string>): string {
  return `(?:${[...names].sort((a, b) => b.length - a.length).join('|')})`
}

const names = [...inWords.keys()]
/** Without "dreizehn", which is "drei" and "zehn": each word parses in one way only, which is fast. */
const small = alternatives(
  names.filter((name) => !names.some((one) => name.startsWith(one) && inWords.has(name.slice(one.length)))),
)
const large = alternatives(multipliers.keys())
/**
 * "twenty", "vierundzwanzig", "zweihundertzehn". The names occur only once here, because V8 takes long to compile them.
 * Words such as "fivesix" match too, but {@link wordNumber} knows none of them.
 */
const oneWord = `(?=\\p{L})(?:${small}(?:und)?|${large}){0,4}(?!\\p{L})`

/** Pattern for numbers in words in folded text (see {@link fold}). */
export const wordNumberPattern = `${oneWord}(?:[\\s-]+(?:and\\s+)?${oneWord}){0,11}`
