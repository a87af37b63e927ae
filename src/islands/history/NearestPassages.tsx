import type { Passage } from '../../domain/verdicts.ts'
import { PlaceButton } from './PlaceButton.tsx'
import type { Spot } from './viewer/spots.ts'

interface NearestPassagesProps {
  passages: readonly Passage[]
  /** Null if there is no document to open. */
  onSpot: ((spot: Spot) => void) | null
}

/** Evidence of absence: passages that were read and did not count. */
export function NearestPassages({ passages, onSpot }: NearestPassagesProps) {
  if (passages.length === 0) return null
  return (
    <details className="nearest">
      <summary className="note">Closest passages (inconclusive): {passages.length}</summary>
      <ul>
        {passages.map(({ page, text, quads = [] }) => (
          <li key={`${page} ${text}`}>
            <q>{text}</q>
            <PlaceButton icon="file-search" onOpen={onSpot && (() => onSpot({ page, quads }))}>
              Page {page}
            </PlaceButton>
          </li>
        ))}
      </ul>
    </details>
  )
}
