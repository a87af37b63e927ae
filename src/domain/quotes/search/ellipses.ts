/** Finds quotes that join several places with an ellipsis. */

import type { QuoteIndex } from '../index/document-index.ts'
import { hasWords } from '../text/fold.ts'
import { findExact, type Match } from './exact.ts'
import type { Scope } from './occurrences.ts'
import type { QuoteText } from './quote-text.ts'
import { findSimilar, SHORTEST_SIMILAR } from './similar.ts'

const ELLIPSIS =
  /\[\s{0,3}(?:\u2026|\.{3,}|\. \. \.)\s{0,3}\]|\(\s{0,3}(?:\u2026|\.{3,})\s{0,3}\)|\u2026|\.{3,}|\. \. \.|<omitted>/u

export function partsOf(quote: string): string[] {
  return quote.split(ELLIPSIS).filter(hasWords)
}

function find(index: QuoteIndex, part: QuoteText, scope: Scope): Match | null {
  return (
    findExact(index, part, scope) ??
    (part.loose.length < SHORTEST_SIMILAR ? null : findSimilar(index, part, scope))
  )
}

/** Units before a part in which the one before it is searched first. */
const NEAR = 2000

function findBefore(index: QuoteIndex, part: QuoteText, end: number): Match | null {
  const start = Math.max(0, end - NEAR)
  return find(index, part, { start, end, near: start }) ?? find(index, part, { start: 0, end, near: 0 })
}

/** Finds the longest part, then the others in order around it; null if one is missing. */
export function findParts(
  index: QuoteIndex,
  parts: readonly QuoteText[],
  scope: Scope,
): readonly Match[] | null {
  const lengths = parts.map(({ loose }) => loose.length)
  const at = lengths.indexOf(Math.max(...lengths))
  const longest = parts[at] && find(index, parts[at], scope)
  if (!longest) return null
  const matches = [longest]
  let { start, end } = longest.range
  for (const part of parts.slice(at + 1)) {
    const match = find(index, part, { start: end, end: index.text.length, near: end })
    if (match === null) return null
    matches.push(match)
    end = match.range.end
  }
  for (const part of parts.slice(0, at).toReversed()) {
    const match = findBefore(index, part, start)
    if (match === null) return null
    matches.unshift(match)
    start = match.range.start
  }
  return matches
}
