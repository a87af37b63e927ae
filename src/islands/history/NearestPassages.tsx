import type { ReactNode } from 'react'
import type { Spot } from '../../domain/history-spots.ts'
import type { Passage } from '../../domain/verdicts.ts'
import { PageButton } from './PageButton.tsx'

interface NearestPassagesProps {
  passages: readonly Passage[]
  /** Null: there is no document to open. */
  onSpot: ((spot: Spot) => void) | null
}

/** Proof of absence: what was read and did not count. */
export function NearestPassages({ passages, onSpot }: NearestPassagesProps): ReactNode {
  if (passages.length === 0) return null
  return (
    <section className="nearest" aria-label="Nearest passages">
      <h4>Nearest passages, which do not settle it</h4>
      <ul>
        {passages.map(({ page, text }) => (
          <li key={`${page} ${text}`}>
            <q>{text}</q>
            <PageButton page={page} onOpen={onSpot && (() => onSpot({ page, quads: [] }))} />
          </li>
        ))}
      </ul>
    </section>
  )
}
