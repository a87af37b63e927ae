/** Quotes whose ellipsis leaves out words in brackets that change nothing, inside one clause. */
import { isTurnedByContext } from './context.ts'
import { differenceOf } from './difference.ts'
import { placesOf, type QuoteIndex, type Range, sourceOf } from './document-index.ts'
import type { Match } from './exact.ts'
import { type Extent, extentOf } from './extent.ts'
import { sameness, wordsAround } from './judge.ts'
import { areHarmless } from './meaning/languages.ts'
import type { Located } from './places.ts'
import { OPTIONAL_HYPHEN, type Token, tokensOf } from './tokens.ts'

/** Letters that an ellipsis may leave out. */
const MOST_LEFT_OUT = 120
const PARAGRAPH_END = /\n\s*\n|:/u
/** Without brackets around them, words may be the verb of the clause or an item of a list. */
const IN_BRACKETS = /^\s*\([^()]*\)[\s,]*$/u

/** A word and the words it is joined of. */
function wordsIn({ text }: Token): string[] {
  const plain = text.replaceAll(OPTIONAL_HYPHEN, '')
  return [plain, ...plain.split(/[-']/u)].filter((word) => word !== '')
}

function mayBeLeftOut(gap: string, context: readonly string[]): boolean {
  if (gap.length > 2 * MOST_LEFT_OUT || PARAGRAPH_END.test(gap) || !IN_BRACKETS.test(gap)) return false
  const tokens = tokensOf(gap)
  if (!tokens.every((token) => token.kind === 'word' && !token.isCapital)) return false
  const letters = tokens.reduce((sum, { text }) => sum + text.length, 0)
  return letters <= MOST_LEFT_OUT && areHarmless(tokens.flatMap(wordsIn), context)
}

function gapsOf(matches: readonly Match[]): Range[] {
  return matches
    .slice(1)
    .map(({ range }, i) => ({ start: matches[i]?.range.end ?? range.start, end: range.start }))
}

/** Words from the first part to the last, if they stand on one page and are one sentence or less. */
function clauseOf(index: QuoteIndex, matches: readonly Match[]): Extent | null {
  const [first, last] = [matches[0], matches.at(-1)]
  if (first === undefined || last === undefined) return null
  const said = matches.reduce((sum, { range }) => sum + range.end - range.start, 0)
  const whole = { start: first.range.start, end: last.range.end }
  if (whole.end - whole.start > said + matches.length * 2 * MOST_LEFT_OUT) return null
  const places = placesOf(index, whole)
  if (places.length !== 1) return null
  const extent = extentOf(index.pages, places)
  return extent.tokens.slice(0, -1).some(({ kind }) => kind === 'stop') ? null : extent
}

/** Null when the parts are not one clause, or what is left out could change it. */
export function judgedClause(
  index: QuoteIndex,
  quote: string,
  parts: readonly string[],
  matches: readonly Match[],
): Located | null {
  const clause = clauseOf(index, matches)
  if (clause === null || isTurnedByContext(clause)) return null
  const context = wordsAround(index, clause)
  if (!gapsOf(matches).every((gap) => mayBeLeftOut(sourceOf(index, gap), context))) return null
  const extents = matches.map(({ range }) => extentOf(index.pages, placesOf(index, range)))
  const same = extents.map((extent, i) => sameness(parts[i] ?? '', extent))
  if (same.includes(null)) return null
  const isVerified = matches.every(({ status }, i) => status === 'verified' && same[i] === 'as written')
  return {
    status: isVerified ? 'verified' : 'repaired',
    isProof: true,
    quote: extents.map(({ own }) => own.replace(/\s+/gu, ' ').trim()).join(' … '),
    places: extents.flatMap(({ places }) => places),
    diff: differenceOf(quote, clause.own),
    hidden: [],
  }
}
