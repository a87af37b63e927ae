/** Whether a quote begins or ends a sentence. */
import { isCaseless } from './clauses.ts'
import type { Extent } from './extent.ts'
import type { Token } from './token.ts'

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
