/** The words of the clause or sentence before and after a quote. */
import type { Extent } from './extent.ts'
import type { Meanings } from './meaning/languages.ts'
import type { Token } from './token.ts'

/** Ends a clause, so that a negation after it is about something else. */
export const CLAUSE_END = /[,;:()\u2013\u2014\u3001\uff0c\uff1b\uff1a\uff08\uff09]/u
export const CONJUNCTION = /^(?:and|or|und|oder|a|nebo|et|ou|y|o|e|i|oraz|lub|albo)$/u
/** Words (or characters of a script without spaces) checked before and after, and how many of them count as close. */
const REACH = 3
const UNSPACED_REACH = 9

export const reachOf = (token: Token | undefined): number =>
  token !== undefined && isCaseless(token) ? UNSPACED_REACH : REACH

/** Whether a sentence ends between two tokens: at a stop, or before a number that begins the next sentence. */
export function endsSentence(text: string, a: Token, b: Token | undefined): boolean {
  if (a.kind === 'stop') return true
  const gap = text.slice(a.end, b?.start ?? a.end)
  return /[.!?]/u.test(gap) && (gap.includes('\n') || b?.kind === 'number')
}

const MONTH =
  /^(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince)$/u

/** "am 31. | Dezember": the dot of a date ends no sentence. */
function isInDate(tokens: readonly Token[], at: number): boolean {
  const [day, month, year] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
  return (
    day?.kind === 'number' &&
    day.text.length <= 2 &&
    month?.kind === 'word' &&
    (/^\d{4}$/u.test(year?.text ?? '') || MONTH.test(month.text))
  )
}

export const withoutDateStops = (tokens: readonly Token[]): Token[] =>
  tokens.filter(({ kind }, at) => kind !== 'stop' || !isInDate(tokens, at))

/** The tokens before the first stop. */
export function withinSentence(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ kind }) => kind === 'stop')
  return end < 0 ? tokens : tokens.slice(0, end)
}

/** Returns the words before within the clause or the sentence, nearest first. */
export function wordsBefore(
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

/**
 * Minimum words between a parenthesis and the quote for the clause before it to be ignored: "not, save as agreed, to
 * |".
 */
const STUB = 2

/** As above, but over one parenthesis between commas right before the quote or its first words. */
export function wordsBeforeParenthesis(extent: Extent, most: number): Token[] {
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

export function clauseAfter({ text, tokens, after }: Extent): Token[] {
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

export const isCaseless = (token: Token): boolean => /^\p{Lo}/u.test(token.text)

export const negating =
  ({ negates }: Meanings) =>
  ({ text }: Token): boolean =>
    negates(text)
