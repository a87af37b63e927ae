/** Typical differences of a model's quote from the text; none changes a number or a negation. */
import { type Random, shuffled } from './random.ts'

/** Returns null if the words can't be changed in this way. */
export type Perturbation = (
  words: readonly string[],
  random: Random,
  vocabulary: readonly string[],
) => string | null

/** Negations and numbers in the languages of the corpus, collected independently of the product's lists. */
const NEGATIVE =
  /[不無无沒没非未勿否]|ない|ません|なし|ず|안|않|못|없|아니|^\P{L}*(no|not|nor|non|never|neither|none|nothing|nobody|without|cannot|unless|except|kein\p{L}*|nicht|nie|niemals|ohne|weder|ne\p{L}*|ni\p{L}*|bez|žádn\p{L}*|не|нет|ни\p{L}*|без|нельзя|\p{L}+n['’]t)\P{L}*$/iu
const NUMERIC =
  /\d|[一二三四五六七八九十百千万億亿两零]|^\P{L}*(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|half|third|quarter|ein|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|jeden|jedna|jedno|dva|dvě|tři|čtyři|pět|šest|sedm|osm|devět|deset|sto|tisíc|один|два|три|четыре|пять|шесть|семь|восемь|девять|десять|сто)\P{L}*$/iu
/** Removing the first letters of such a word may give its opposite. */
const PREFIXED = /^\P{L}*(un|in|im|ir|il|dis|не)\p{L}/iu

export const isGuarded = (word: string): boolean =>
  NEGATIVE.test(word) || NUMERIC.test(word) || PREFIXED.test(word)

/** Joins pieces, which include any space before them. */
export const joined = (pieces: readonly string[]): string => pieces.join('').trim()

function replaced(piece: string, by: string): string {
  return piece.startsWith(' ') ? ` ${by}` : by
}

const LOOK_ALIKES: readonly (readonly [RegExp, string])[] = [
  [/"/g, '”'],
  [/[“”]/g, '"'],
  [/[‘’]/g, "'"],
  [/ - /g, ' – '],
  [/[–—]/g, '-'],
  [/fi/g, 'ﬁ'],
  [/fl/g, 'ﬂ'],
  [/\.\.\./g, '…'],
]

function typography(words: readonly string[], random: Random): string {
  const text = LOOK_ALIKES.reduce((now, [from, to]) => now.replace(from, to), joined(words))
  return text
    .replace(/ /g, () => (random.chance(0.2) ? '\u00a0' : ' '))
    .replace(/(\p{L}{4})(\p{L}{4})/gu, '$1\u00ad$2')
}

function brokenLines(words: readonly string[], random: Random): string {
  const broken = words.map((word) => {
    if (random.chance(0.12)) return word.replace(/^( ?\p{L}{3,})(\p{Ll}{3,})/u, '$1-\n$2')
    return random.chance(0.12) ? word.replace(/^ /, '\n  ') : word
  })
  return joined(broken)
}

/** Keeps marks between digits, whose removal would change the number. */
function stripped(words: readonly string[]): string {
  return joined(words)
    .toLowerCase()
    .replace(/(?<!\d)[\p{P}]|[\p{P}](?!\d)/gu, '')
}

function typo(word: string, random: Random): string {
  const chars = [...word]
  const letters = chars.filter((char) => /\p{L}/u.test(char))
  return chars
    .map((char) => {
      if (letters.length < 3 || !/\p{L}/u.test(char) || !random.chance(0.025)) return char
      const kind = random.below(3)
      return kind === 0 ? '' : kind === 1 ? char + char : random.pick(letters)
    })
    .join('')
}

function typos(words: readonly string[], random: Random): string {
  return joined(words.map((word) => (isGuarded(word) ? word : typo(word, random))))
}

/** Of five changed words, three are replaced by another of the document, one is omitted, one gets a word before it. */
function changed(share: number): Perturbation {
  return (words, random, vocabulary) => {
    const open = words.flatMap((word, i) => (isGuarded(word) ? [] : [i]))
    const count = Math.min(open.length, Math.round(words.length * share))
    const chosen = new Set(shuffled(open, random).slice(0, count))
    const pieces = words.flatMap((word, i) => {
      if (!chosen.has(i)) return [word]
      const kind = random.below(5)
      const other = replaced(word, random.pick(vocabulary))
      return kind < 3 ? [other] : kind === 3 ? [] : [other, word]
    })
    return joined(pieces)
  }
}

/** Omits the middle third; null if that would omit a negation. */
export function elided(words: readonly string[]): string | null {
  const third = Math.floor(words.length / 3)
  const middle = words.slice(third, words.length - third)
  if (middle.some((word) => NEGATIVE.test(word))) return null
  return `${joined(words.slice(0, third))} … ${joined(words.slice(-third))}`
}

export const PERTURBATIONS: readonly (readonly [name: string, perturbation: Perturbation])[] = [
  ['clean', joined],
  ['typography', typography],
  ['broken lines', brokenLines],
  ['case and punctuation stripped', stripped],
  ['typos in 2.5 % of letters', typos],
  ['10 % of words changed', changed(0.1)],
  ['20 % of words changed', changed(0.2)],
  ['30 % of words changed', changed(0.3)],
  ['middle left out ("…")', elided],
]

/** Returns a quote with a changed meaning; null if the change does not apply. */
export type Turn = (words: readonly string[], random: Random) => string | null

function otherNumber(words: readonly string[], random: Random): string | null {
  const at = words.findIndex((word, i) => i > 1 && i < words.length - 2 && /^[^\d]*\d+[^\d]?$/.test(word))
  if (at < 0) return null
  const other = (digits: string): string => String(Number(digits.slice(0, 15)) + 1 + random.below(40))
  return joined(words.map((word, i) => (i === at ? word.replace(/\d+/, other) : word)))
}

const NEGATION = /^ ?(not|never|no|nicht|kein\p{L}*|не|není|nesmí|nelze)$/iu

function withoutNegation(words: readonly string[]): string | null {
  const at = words.findIndex((word) => NEGATION.test(word))
  return at <= 1 || at >= words.length - 2 ? null : joined(words.filter((_, i) => i !== at))
}

function withNegation(words: readonly string[]): string | null {
  const at = words.findIndex((word) => /^ (shall|may|will|must|is|are)$/.test(word))
  const isNegative = /^ (not|no|never)$/.test(words[at + 1] ?? '')
  return at < 0 || isNegative
    ? null
    : joined(words.flatMap((word, i) => (i === at ? [word, ' not'] : [word])))
}

export const TURNS: readonly (readonly [name: string, turn: Turn])[] = [
  ['another number', otherNumber],
  ['negation left out', withoutNegation],
  ['negation put in', withNegation],
]
