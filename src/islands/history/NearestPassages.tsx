import { FileSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Spot } from '../../domain/history-spots.ts'
import type { Passage } from '../../domain/verdicts.ts'
import { Button } from '../ui/index.ts'

interface NearestPassagesProps {
  passages: readonly Passage[]
  onSpot: (spot: Spot) => void
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
            <Button small variant="quiet" icon={FileSearch} onClick={() => onSpot({ page, quads: [] })}>
              Page {page}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
