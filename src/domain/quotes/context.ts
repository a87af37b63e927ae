/** What stands right before and after a quote's words and would change what they say. */
import type { Extent } from './extent.ts'
import { isNegation, isNumberWord } from './meaning/languages.ts'
import type { Token } from './tokens.ts'

const UNSPACED_NEGATION_BEFORE = /^[不無无沒没非未勿]$/u
/** The first signs of what negates the word before it in Japanese and Korean. */
const UNSPACED_NEGATION_AFTER = /^(?:ない|なかっ|ませ|なし|ず)|^(?:않|없|아니|못)/u
/** After the words that they except or negate. */
const NEGATION_AFTER = new Set(
  (
    'unless except excepting nicht außer ausgenommen ledaže kromě vyjma sauf hormis excepté salvo excepto tranne eccetto ' +
    'fuorché exceto chyba oprócz'
  ).split(' '),
)
const UNSPACED_NUMBER = /^[一二三四五六七八九十百千万億亿兆两]$/u
/** After digits: "5 million", "5 percent". */
const MULTIPLES = new Set(
  (
    'hundred thousand thousands million millions billion billions trillion dozen hundert tausend millionen milliarde milliarden mio mrd bn ' +
    'tisíc tisíce miliony milionů miliard miliardy miliarda tysiąc tysiące tysięcy milion milionów mille milliers millions milliard milliards ' +
    'mil miles millón millones mila milioni miliardo miliardi milhão milhões percent per prozent procent percento percentage pour'
  ).split(' '),
)
const THREE_DIGITS = /^\d{3}(?:\D|$)/u

function negates(token: Token | undefined): boolean {
  if (token?.kind !== 'word') return false
  const { text } = token
  return isNegation(text) || UNSPACED_NEGATION_BEFORE.test(text)
}

function isNumberInWords(token: Token | undefined): boolean {
  return token?.kind === 'word' && (isNumberWord(token.text) || UNSPACED_NUMBER.test(token.text))
}

/** Whether an amount goes on from one token to the next: "5 | million", "1 | 000", "twenty | five". */
function areOneAmount(a: Token | undefined, b: Token | undefined): boolean {
  if (a === undefined || b === undefined) return false
  if (a.kind === 'number' && b.kind === 'number') return THREE_DIGITS.test(b.text)
  if (a.kind === 'number') return MULTIPLES.has(b.text) || UNSPACED_NUMBER.test(b.text)
  return isNumberInWords(a) && isNumberInWords(b)
}

/** Whether a negation, an exception or the rest of an amount stands right beside the words. */
export function isTurnedByContext({ tokens, before, after }: Extent): boolean {
  const [first, last] = [tokens[0], tokens[tokens.length - 1]]
  const [previous, next] = [before[before.length - 1], after[0]]
  const following = after
    .slice(0, 3)
    .map(({ text }) => text)
    .join('')
  if (negates(previous) || UNSPACED_NEGATION_AFTER.test(following)) return true
  if (last?.kind !== 'stop' && next !== undefined && NEGATION_AFTER.has(next.text)) return true
  return areOneAmount(previous, first) || areOneAmount(last, next)
}

const isCaseless = (token: Token): boolean => /^\p{Lo}/u.test(token.text)

/** Whether the words begin where a sentence does. */
export function isSentenceStart({ tokens, before }: Extent): boolean {
  const [first, previous] = [tokens[0], before[before.length - 1]]
  if (first === undefined || first.kind === 'sign') return false
  if (!first.isCapital && !isCaseless(first)) return false
  return (
    previous === undefined ||
    (previous.kind === 'stop' && !isAbbreviation(before[before.length - 2], previous))
  )
}

const ABBREVIATIONS = new Set(
  'corp incl approx dept sect chap odst příl bzgl abschn resp cláus núm pág allg evtl sent'.split(' '),
)
/** Letters of a word before a dot that may be an abbreviation. */
const SHORT = 3

function isAbbreviation(word: Token | undefined, stop: Token): boolean {
  if (word?.kind !== 'word' || word.end !== stop.start || isCaseless(word)) return false
  return word.text.length <= SHORT || ABBREVIATIONS.has(word.text)
}

/** Whether the words end where a sentence does. */
export function isSentenceEnd({ tokens, after }: Extent): boolean {
  const last = tokens[tokens.length - 1]
  const [word, stop] = last?.kind === 'stop' ? [tokens[tokens.length - 2], last] : [last, after[0]]
  return stop?.kind === 'stop' && !isAbbreviation(word, stop)
}
