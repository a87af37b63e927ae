/** Marks matches without changing the page's text, with CSS custom highlights styled in the style sheet. */
import { type RefObject, useEffect } from 'react'
import type { Match } from './find.ts'

const ALL = 'found'
const CURRENT = 'found-current'

export function useFoundWords(
  host: RefObject<HTMLElement | null>,
  drawn: boolean,
  found: readonly Match[] | null,
  current: Match | null,
): void {
  useEffect(() => {
    if (!drawn || !found || !host.current || !('highlights' in CSS)) return
    const pieces = piecesOf(host.current)
    const chosen = current && rangeOf(pieces, current)
    const ranges = found.flatMap((match) => rangeOf(pieces, match) ?? [])
    for (const range of ranges) highlight(ALL).add(range)
    if (chosen) highlight(CURRENT).add(chosen)
    chosen?.startContainer.parentElement?.scrollIntoView({ block: 'center', inline: 'nearest' })
    return () => {
      for (const range of ranges) highlight(ALL).delete(range)
      if (chosen) highlight(CURRENT).delete(chosen)
    }
  }, [host, drawn, found, current])
}

/** Scrolls the page of the current match into view, so that its text is drawn. */
export function useNearFound(
  host: RefObject<HTMLElement | null>,
  current: Match | null,
  drawn: boolean,
): void {
  useEffect(() => {
    if (current !== null && !drawn) host.current?.scrollIntoView({ block: 'start' })
  }, [host, current, drawn])
}

function highlight(name: typeof ALL | typeof CURRENT): Highlight {
  const known = CSS.highlights.get(name) ?? new Highlight()
  known.priority = name === CURRENT ? 1 : 0
  CSS.highlights.set(name, known)
  return known
}

interface Piece {
  readonly node: Node
  readonly start: number
}

function piecesOf(host: HTMLElement): Piece[] {
  const pieces: Piece[] = []
  let start = 0
  for (const child of host.firstElementChild?.children ?? []) {
    const text = child.firstChild
    if (text) pieces.push({ node: text, start })
    start += text?.textContent?.length ?? 1
  }
  return pieces
}

function rangeOf(pieces: readonly Piece[], { start, end }: Match): Range | null {
  const first = pieces.findLast((piece) => piece.start <= start)
  const last = pieces.findLast((piece) => piece.start < end)
  if (!first || !last) return null
  const range = new Range()
  range.setStart(first.node, within(first, start))
  range.setEnd(last.node, within(last, end))
  return range
}

function within({ node, start }: Piece, at: number): number {
  return Math.min(at - start, node.textContent?.length ?? 0)
}
