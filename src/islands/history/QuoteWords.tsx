import type { ReactNode } from 'react'
import type { DiffPart, Evidence } from '../../domain/verdicts.ts'

/** A quote as in the document; where the AI's words differed, both are marked by more than colour. */
export function QuoteWords({ quote, diff }: Pick<Evidence, 'quote' | 'diff'>): ReactNode {
  if (!diff) return <blockquote>{quote}</blockquote>
  return (
    <blockquote>
      {diff.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words may repeat, and the comparison never changes
        <Words key={index} part={part} />
      ))}
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
