/** What stands right before and after a quote's words and would change what they say. */
import type { Extent } from './extent.ts'
import { isNumberWord, isUnit, NEGATIONS } from './meaning/languages.ts'
import type { Token } from './tokens.ts'

const UNSPACED_NEGATION_BEFORE = /^[不無无沒没非未勿]$/u
/** The first signs of what negates the word before it in Japanese and Korean. */
const UNSPACED_NEGATION_AFTER = /^(?:ない|なかっ|ませ|なし|ず)|^(?:않|없|아니|못)/u
const UNSPACED_NUMBER = /^[一二三四五六七八九十百千万億亿兆两]$/u
const UNSPACED_UNIT = /^[日天月年週周時时分秒個个円元%]$/u

function negates(token: Token | undefined): boolean {
  if (token?.kind !== 'word') return false
  const { text } = token
  return NEGATIONS.has(text) || text.endsWith("n't") || UNSPACED_NEGATION_BEFORE.test(text)
}

function isNumber(token: Token | undefined): boolean {
  if (token === undefined) return false
  return (
    token.kind === 'number' ||
    (token.kind === 'word' && (isNumberWord(token.text) || UNSPACED_NUMBER.test(token.text)))
  )
}

function isMeasure(token: Token | undefined): boolean {
  return token?.kind === 'word' && (isUnit(token.text) || UNSPACED_UNIT.test(token.text))
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
  if (last?.kind !== 'stop' && negates(next)) return true
  if (isNumber(first) && isNumber(previous)) return true
  return isNumber(last) && (isNumber(next) || isMeasure(next))
}

const isCaseless = (token: Token): boolean => /^\p{Lo}/u.test(token.text)

/** Whether the words begin where a sentence does. */
export function isSentenceStart({ tokens, before }: Extent): boolean {
  const [first, previous] = [tokens[0], before[before.length - 1]]
  if (first === undefined || first.kind === 'sign') return false
  if (!first.isCapital && !isCaseless(first)) return false
  return previous === undefined || (previous.kind === 'stop' && !isAbbreviation(before[before.length - 2], previous))
}

const ABBREVIATIONS = new Set('corp incl approx dept sect chap odst příl bzgl abschn resp cláus núm pág allg evtl sent'.split(' '))
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
