import type { ReactNode } from 'react'
import { pieces } from './rule-search.ts'

/** A text with the search words marked. */
export function Marked({ text, words }: { text: string; words: string }): ReactNode {
  return pieces(text, words).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no identity but their place
    piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text,
  )
}
