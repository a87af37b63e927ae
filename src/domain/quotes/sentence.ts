/** Whether a quote begins or ends a sentence. */
import { isCaseless } from './clauses.ts'
import type { Extent } from './extent.ts'
import type { Token } from './token.ts'

/** A line that is the heading of a numbered section: "7.2 Termination without cause". */
export const NUMBERED_HEADING =
  /^\s*(?:\u00a7\s?|\p{Lu}\p{L}{1,12}\s)?\d{1,3}(?:\.\d{1,3}){0,4}[.)]?\s{1,9}\p{Lu}[^.;:,]{1,80}$/u

/** Whether the quote begins the line after a numbered heading. */
function isAfterHeading({ text, tokens, before }: Extent): boolean {
  const ahead = text.slice(0, tokens[0]?.start)
  const bare = ahead.trimEnd()
  if (!ahead.slice(bare.length).includes('\n')) return false
  const line = bare.slice(bare.lastIndexOf('\n') + 1)
  return before.at(-1)?.kind === 'word' && NUMBERED_HEADING.test(line)
}

export function isSentenceStart(extent: Extent): boolean {
  const { tokens, before } = extent
  const [first, previous] = [tokens[0], before[before.length - 1]]
  if (first === undefined || first.kind === 'sign') return false
  if (!first.isCapital && !isCaseless(first)) return false
  return (
    previous === undefined ||
    isAfterHeading(extent) ||
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
