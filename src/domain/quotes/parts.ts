/** Finds quotes that join several places with an ellipsis. */
import { type QuoteIndex, sourceOf } from './document-index.ts'
import { findExact, findLast, type Match, type Scope } from './exact.ts'
import { hasWords } from './fold.ts'
import { hasNegation, READ_TOGETHER } from './meaning.ts'
import type { QuoteText } from './quote-text.ts'
import { findSimilar } from './similar.ts'

const ELLIPSIS =
  /\[\s{0,3}(?:\u2026|\.{3,}|\. \. \.)\s{0,3}\]|\(\s{0,3}(?:\u2026|\.{3,})\s{0,3}\)|\u2026|\.{3,}|\. \. \.|<omitted>/u

export function partsOf(quote: string): string[] {
  return quote.split(ELLIPSIS).filter(hasWords)
}

const SHORT = 12
/** Maximum places of the longest part from which the others are searched. */
const ANCHORS = 24

function find(index: QuoteIndex, part: QuoteText, scope: Scope): Match | null {
  return findExact(index, part, scope) ?? (part.loose.length < SHORT ? null : findSimilar(index, part, scope))
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

function longestOf(parts: readonly QuoteText[]): number {
  return parts.reduce((best, part, i) => (part.loose.length > (parts[best]?.loose.length ?? 0) ? i : best), 0)
}

function keepsMeaning(index: QuoteIndex, matches: readonly Match[]): boolean {
  return matches.every((match, i) => {
    const next = matches[i + 1]
    if (next === undefined) return true
    const gap = { start: match.range.end, end: next.range.start }
    return gap.end - gap.start > READ_TOGETHER || !hasNegation(sourceOf(index, gap))
  })
}

/** Finds the parts after and before the one at `anchor`, each as near as possible; null if one is missing. */
function chained(index: QuoteIndex, parts: readonly QuoteText[], at: number, anchor: Match): Match[] | null {
  const matches = [anchor]
  for (const part of parts.slice(at + 1)) {
    const start = matches[matches.length - 1]?.range.end ?? 0
    const match = find(index, part, { start, end: index.text.length, near: start })
    if (match === null) return null
    matches.push(match)
  }
  for (const part of parts.slice(0, at).reverse()) {
    const match = findBefore(index, part, matches[0]?.range.start ?? 0)
    if (match === null) return null
    matches.unshift(match)
  }
  return keepsMeaning(index, matches) ? matches : null
}

function anchors(index: QuoteIndex, part: QuoteText, scope: Scope): Match[] {
  const found: Match[] = []
  let next = find(index, part, scope)
  while (next !== null && found.length < ANCHORS) {
    found.push(next)
    next = findExact(index, part, { start: next.range.end, end: scope.end, near: next.range.end })
  }
  const first = scope.near > 0 ? findExact(index, part, { ...scope, near: 0 }) : null
  return first === null ? found : [...found, first]
}

const spanOf = (matches: readonly Match[]): number =>
  (matches[matches.length - 1]?.range.end ?? 0) - (matches[0]?.range.start ?? 0)

/** Finds all parts in order, as near to each other as possible; null if one is missing. */
export function findParts(index: QuoteIndex, parts: readonly QuoteText[], scope: Scope): Match[] | null {
  const at = longestOf(parts)
  const longest = parts[at]
  if (longest === undefined) return null
  let best: Match[] | null = null
  for (const anchor of anchors(index, longest, scope)) {
    const chain = chained(index, parts, at, anchor)
    if (chain !== null && (best === null || spanOf(chain) < spanOf(best))) best = chain
  }
  return best
}
