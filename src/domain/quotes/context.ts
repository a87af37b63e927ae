/** Detects words before or after a quote in its sentence that change its meaning. */
import type { Extent } from './extent.ts'
import { isNegation, type Meanings, WITHOUT } from './meaning/languages.ts'
import type { Token } from './token.ts'

const UNSPACED_NUMBER = /^[一二三四五六七八九十百千万億亿兆两]$/u
const THREE_DIGITS = /^\d{3}(?:\D|$)/u
/** Ends a clause, so that a negation after it is about something else. */
const CLAUSE_END = /[,;:()\u2013\u2014\u3001\uff0c\uff1b\uff1a\uff08\uff09]/u
const AND = /^(?:and|und|a|et|y|e|i|oraz)$/u
const CONJUNCTION = /^(?:and|or|und|oder|a|nebo|et|ou|y|o|e|i|oraz|lub|albo)$/u
/** Words (or characters of a script without spaces) checked before and after, and how many of them count as close. */
const REACH = 3
const UNSPACED_REACH = 9
const CLOSE = 2
/** Preceding words searched for a denial of the whole clause, or for what a clause with "that" depends on. */
const FAR = 14
const UNSPACED_BEFORE = /[不無无沒没非未勿莫]|禁止|拒[绝絕]/u
const UNSPACED_AFTER = /ない|なかっ|ません|なし|ず|ぬ|不可|禁|除|않|없|아니|못/u

const isLowerWord = (token: Token): boolean => token.kind === 'word' && !token.isCapital

type IsNumber = (token: Token) => boolean

const inWords =
  ({ isNumber }: Meanings): IsNumber =>
  ({ kind, text }) =>
    kind === 'word' && (isNumber(text) || UNSPACED_NUMBER.test(text))

/** Excludes digits of a name: "AB7195". */
const inDigits = (text: string, { kind, start }: Token): boolean =>
  kind === 'number' && !/\p{L}$/u.test(text.slice(Math.max(0, start - 2), start))

/** Whether two tokens are parts of one amount: "5 | million", "1 | 000", "twenty | and five", "30 | days". */
function areOneAmount(
  { text }: Extent,
  isNumber: IsNumber,
  a: Token | undefined,
  b: Token | undefined,
): boolean {
  if (a === undefined || b === undefined || !(inDigits(text, a) || isNumber(a))) return false
  const gap = text.slice(a.end, b.start)
  if (gap.trim() !== '') return isNumber(a) && isNumber(b)
  if (b.kind === 'number') return a.kind !== 'number' || THREE_DIGITS.test(b.text)
  return isLowerWord(b) && !(isCaseless(b) && gap.includes('\n'))
}

const reachOf = (token: Token | undefined): number =>
  token !== undefined && isCaseless(token) ? UNSPACED_REACH : REACH

/** Whether a sentence ends between two tokens: at a stop, or before a number that begins the next sentence. */
function endsSentence(text: string, a: Token, b: Token | undefined): boolean {
  if (a.kind === 'stop') return true
  const gap = text.slice(a.end, b?.start ?? a.end)
  return /[.!?]/u.test(gap) && (gap.includes('\n') || b?.kind === 'number')
}

/** Returns the words before within the clause or the sentence, nearest first. */
function wordsBefore(
  { text, tokens, before }: Extent,
  most: number,
  isWholeSentence = false,
  isAfterEnd = false,
): Token[] {
  const found: Token[] = []
  for (let at = before.length - 1; at >= 0 && found.length < most; at -= 1) {
    const [token, next] = [before[at], before[at + 1] ?? tokens[0]]
    if (token === undefined || endsSentence(text, token, next)) break
    const isEnd = CLAUSE_END.test(text.slice(token.end, next?.start ?? token.end))
    if (!isWholeSentence && isEnd && !(isAfterEnd && found.length === 0)) break
    found.push(token)
  }
  return found
}

/** Fewest words of a clause's end that are read without the clause before a parenthesis: "not, save as agreed, to |". */
const STUB = 2

/** As above, but over one parenthesis between commas right before the quote or its first words. */
function wordsBeforeParenthesis(extent: Extent, most: number): Token[] {
  const { text, tokens, before } = extent
  const first = tokens[0]
  if (first === undefined || first.isCapital || CONJUNCTION.test(first.text)) return []
  const isEnd = (at: number): boolean => {
    const next = before[at + 1] ?? first
    return CLAUSE_END.test(text.slice(before[at]?.end ?? 0, next.start))
  }
  const near = wordsBefore(extent, STUB + 1).length
  const end = before.length - near - 1
  if (near > STUB || end < 0 || !isEnd(end)) return []
  let start = end - 1
  while (start >= 0 && !isEnd(start) && before[start]?.kind !== 'stop') start -= 1
  if (start < 0 || before[start]?.kind === 'stop') return []
  return wordsBefore(
    { ...extent, tokens: before.slice(start + 1), before: before.slice(0, start + 1) },
    most,
    false,
    true,
  )
}

function clauseAfter({ text, tokens, after }: Extent): Token[] {
  const found: Token[] = []
  for (const [at, token] of after.entries()) {
    const last = after[at - 1] ?? tokens.at(-1)
    if (last !== undefined && endsSentence(text, last, token)) break
    if (found.length === reachOf(after[0]) || token.kind === 'stop' || CONJUNCTION.test(token.text)) break
    if (CLAUSE_END.test(text.slice(last?.end ?? token.start, token.start))) break
    found.push(token)
  }
  return found
}

const signsOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join('')

/** In scripts without spaces a negation may be anywhere before or after, in Korean at the end of a word. */
function isTurnedUnspaced(
  before: readonly Token[],
  after: readonly Token[],
  tokens: readonly Token[],
): boolean {
  const [first, last] = [tokens[0], tokens.at(-1)]
  if (first === undefined || last === undefined) return false
  return (
    (isCaseless(first) && UNSPACED_BEFORE.test(signsOf(before.toReversed()))) ||
    (isCaseless(last) && UNSPACED_AFTER.test(signsOf(after)))
  )
}

const negates = ({ kind, text }: Token): boolean => kind === 'word' && isNegation(text)
/** "Pays | without delay": "without" negates what follows it, not what precedes it. */
const deniesBefore = (token: Token): boolean => negates(token) && !WITHOUT.test(token.text)

/** Whether the quote is a clause under a denial or a condition: "It is not the case that | the fee is due". */
function isDenied(extent: Extent, meanings: Meanings): boolean {
  const previous = extent.before.at(-1)
  if (previous === undefined || !meanings.subordinates(previous.text)) return false
  const governing = wordsBefore(extent, FAR, true)
  const words = governing.map(({ text }) => text).reverse()
  return (
    governing.some(
      (token) => negates(token) || meanings.restricts(token.text) || meanings.doubts(token.text),
    ) || words.some((_, at) => meanings.beginCondition(words.slice(at)))
  )
}

const BOX = /^[\u2610-\u2612\u2713-\u2718]$/u
/** Tokens after a quote among which a check box on its line decides about it. */
const BOX_REACH = 3

/** Whether check boxes follow on the line: "The Supplier is insured: ☐ Yes ☒ No". */
function isChosen({ text, tokens, after }: Extent): boolean {
  const box = after.slice(0, BOX_REACH).find((token) => BOX.test(token.text))
  return box !== undefined && !text.slice(tokens.at(-1)?.end, box.start).includes('\n')
}

/** Whether the rest of the line, or a bracket, says that the clause was taken out: "Insurance. [Intentionally omitted.]". */
function isOmitted({ text, tokens, after }: Extent, meanings: Meanings): boolean {
  const words = after.slice(0, 6).filter(({ kind }) => kind === 'word')
  const gap = text.slice(tokens.at(-1)?.start, words[0]?.start)
  if (!/[.:;\u2013\u2014([\n-]/u.test(gap)) return false
  const said = words.map((word) => word.text)
  return [said, said.slice(1)].some((some) => meanings.beginOmission(some))
}

/** Whether the next words take back what a stop seemed to end: "; provided that", ". Provided that", "; except". */
function isTakenBack({ text, tokens, after }: Extent, meanings: Meanings): boolean {
  const end = tokens.at(-1)
  const [stop, rest] = end?.kind === 'stop' ? [end, after] : [after[0], after.slice(1)]
  const [next, second] = rest
  if (stop?.kind !== 'stop' || next === undefined) return false
  const isTurn = meanings.restricts(next.text) || meanings.beginCondition(rest.map((token) => token.text))
  return isTurn && (text[stop.start] === ';' || meanings.subordinates(second?.text ?? ''))
}

/** Words of a sentence before the quote in which it is called an example. */
const isInExample = (extent: Extent, meanings: Meanings): boolean =>
  wordsBefore(extent, FAR, true).some(({ text }) => meanings.isExample(text))

/** Whether the clause continues with a negation, a restriction or the rest of an amount, or is a question. */
export function isTurnedByContext(extent: Extent, meanings: Meanings): boolean {
  const { tokens, before, after } = extent
  const last = tokens.at(-1)
  const previous = before.at(-1)
  const isOpen = last !== undefined && !endsSentence(extent.text, last, after[0])
  const isOtherClause = last !== undefined && AND.test(last.text)
  const isInside = !isSentenceStart(extent)
  const ahead = isInside ? wordsBefore(extent, reachOf(previous)) : []
  const behind = isOpen && !isOtherClause ? clauseAfter(extent) : []
  const restricts = ({ text }: Token): boolean => meanings.restricts(text)
  const isNumber = inWords(meanings)
  if (previous !== undefined && negates(previous)) return true
  if (isChosen(extent) || isOmitted(extent, meanings) || isTakenBack(extent, meanings)) return true
  if (isInside && isInExample(extent, meanings)) return true
  if (
    isInside &&
    wordsBeforeParenthesis(extent, FAR).some(({ text }) => isNegation(text) || meanings.denies(text))
  )
    return true
  if (isInside && wordsBefore(extent, FAR).some(({ text }) => meanings.denies(text))) return true
  if (isInside && isDenied(extent, meanings)) return true
  if (isOpen && meanings.beginCondition(after.map(({ text }) => text))) return true
  if (ahead.some(negates) || behind.some(deniesBefore)) return true
  if (ahead.slice(0, CLOSE).some((token) => restricts(token) || meanings.doubts(token.text))) return true
  if (after[0] !== undefined && CONJUNCTION.test(after[0].text) && after[1] && negates(after[1])) return true
  if (isOpen && after[0] !== undefined && restricts(after[0])) return true
  if (isOpen && !isOtherClause && after[0] !== undefined && deniesBefore(after[0])) return true
  if (isOpen && after.find(({ kind }) => kind === 'stop')?.text === '?') return true
  if (isTurnedUnspaced(ahead, behind, tokens)) return true
  return (
    areOneAmount(extent, isNumber, previous, tokens[0]) ||
    areOneAmount(extent, isNumber, tokens.at(-1), after[0])
  )
}

const isCaseless = (token: Token): boolean => /^\p{Lo}/u.test(token.text)

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
/** Maximum letters of a word before a dot that counts as an abbreviation. */
const SHORT = 3

function isAbbreviation(word: Token | undefined, stop: Token): boolean {
  if (word?.kind !== 'word' || word.end !== stop.start || isCaseless(word)) return false
  return word.text.length <= SHORT || ABBREVIATIONS.has(word.text)
}

export function isSentenceEnd({ tokens, after }: Extent): boolean {
  const last = tokens[tokens.length - 1]
  const [word, stop] = last?.kind === 'stop' ? [tokens[tokens.length - 2], last] : [last, after[0]]
  return stop?.kind === 'stop' && !isAbbreviation(word, stop)
}
