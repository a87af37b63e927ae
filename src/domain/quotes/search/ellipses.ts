/** Finds quotes that join several places with an ellipsis. */

import type { QuoteIndex } from '../index/document-index.ts'
import { hasWords } from '../text/fold.ts'
import { findExact, findLast, type Match } from './exact.ts'
import type { Scope } from './occurrences.ts'
import type { QuoteText } from './quote-text.ts'
import { findSimilar, SHORTEST_SIMILAR } from './similar.ts'

const ELLIPSIS =
  /\[\s{0,3}(?:\u2026|\.{3,}|\. \. \.)\s{0,3}\]|\(\s{0,3}(?:\u2026|\.{3,})\s{0,3}\)|\u2026|\.{3,}|\. \. \.|<omitted>/u

export function partsOf(quote: string): string[] {
  return quote.split(ELLIPSIS).filter(hasWords)
}

/** Maximum places of the longest part from which the others are searched. */
const ANCHORS = 24

function find(index: QuoteIndex, part: QuoteText, scope: Scope): Match | null {
  return (
    findExact(index, part, scope) ??
    (part.loose.length < SHORTEST_SIMILAR ? null : findSimilar(index, part, scope))
  )
}

/** Finds the last occurrence before `end`, the one nearest to the next part. */
function findBefore(index: QuoteIndex, part: QuoteText, end: number): Match | null {
  const start = Math.max(0, end - NEAR)
  return (
    findLast(index, part, { start, end, near: start }) ??
    find(index, part, { start, end, near: start }) ??
    findLast(index, part, { start: 0, end, near: 0 }) ??
    find(index, part, { start: 0, end, near: 0 })
  )
}

/** Units before a part that are searched first. */
const NEAR = 4000

interface Chain {
  readonly matches: readonly Match[]
  /** Units from the first match's start to the last one's end. */
  readonly span: number
}

/** Finds the parts before and after the one at `anchor`, each as near as possible; null if one is missing. */
function chained(
  index: QuoteIndex,
  before: readonly QuoteText[],
  anchor: Match,
  after: readonly QuoteText[],
): Chain | null {
  const matches = [anchor]
  let { start, end } = anchor.range
  for (const part of after) {
    const match = find(index, part, { start: end, end: index.text.length, near: end })
    if (match === null) return null
    matches.push(match)
    end = match.range.end
  }
  for (const part of before.toReversed()) {
    const match = findBefore(index, part, start)
    if (match === null) return null
    matches.unshift(match)
    start = match.range.start
  }
  return { matches, span: end - start }
}

function anchors(index: QuoteIndex, part: QuoteText, scope: Scope): Match[] {
  const found: Match[] = []
  let next = find(index, part, scope)
  while (next !== null && found.length < ANCHORS) {
    found.push(next)
    next = findExact(index, part, { start: next.range.end, end: scope.end, near: next.range.end })
  }
  const first = findExact(index, part, { ...scope, near: 0 })
  return first === null ? found : [...found, first]
}

/** Finds all parts in order, as near to each other as possible; null if one is missing. */
export function findParts(
  index: QuoteIndex,
  parts: readonly QuoteText[],
  scope: Scope,
): readonly Match[] | null {
  const lengths = parts.map(({ loose }) => loose.length)
  const at = lengths.indexOf(Math.max(...lengths))
  const longest = parts[at]
  if (longest === undefined) return null
  let best: Chain | null = null
  for (const anchor of anchors(index, longest, scope)) {
    const chain = chained(index, parts.slice(0, at), anchor, parts.slice(at + 1))
    if (chain !== null && (best === null || chain.span < best.span)) best = chain
  }
  return best?.matches ?? null
}
