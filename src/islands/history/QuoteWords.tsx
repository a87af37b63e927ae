import type { ReactNode } from 'react'
import type { DiffPart, Evidence } from '../../domain/verdicts.ts'

/**
 * A quote as in the document, within its sentence. Where the AI's words differed, both are marked by more than
 * colour.
 */
export function QuoteWords({
  before,
  quote,
  after,
  diff,
}: Pick<Evidence, 'before' | 'quote' | 'after' | 'diff'>): ReactNode {
  return (
    <blockquote>
      {before && <span className="rest-of-sentence">{before}</span>}
      {diff
        ? diff.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: words may repeat, and the comparison never changes
            <Words key={index} part={part} />
          ))
        : quote}
      {after && <span className="rest-of-sentence">{after}</span>}
    </blockquote>
  )
}

function Words({ part: { kind, text } }: { part: DiffPart }): ReactNode {
  if (kind === 'same') return text
  if (kind === 'document') {
    return (
      <ins>
        <span className="visually-hidden">only in the document: </span>
        {text}
      </ins>
    )
  }
  return (
    <del>
      <span className="visually-hidden">only in the AI’s quote: </span>
      {text}
    </del>
  )
}
