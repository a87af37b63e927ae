import { BadgeCheck, EyeOff, FileSearch, Image, type LucideIcon, PenLine, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Spot } from '../../domain/history-spots.ts'
import { evidenceWords } from '../../domain/history-words.ts'
import type { Evidence, EvidenceStatus } from '../../domain/verdicts.ts'
import { Button } from '../ui/index.ts'

const icons: Readonly<Record<EvidenceStatus, LucideIcon>> = {
  verified: BadgeCheck,
  repaired: PenLine,
  unverified: TriangleAlert,
  image: Image,
  hidden: EyeOff,
}

interface EvidenceListProps {
  evidence: readonly Evidence[]
  onSpot: (spot: Spot) => void
}

/** The document's own words that a finding rests on, each with how far it is proven. */
export function EvidenceList({ evidence, onSpot }: EvidenceListProps): ReactNode {
  if (evidence.length === 0) return null
  return (
    <ul className="evidence" aria-label="Evidence">
      {evidence.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: quotes may repeat, and the list never changes
        <EvidenceItem key={index} evidence={each} onSpot={onSpot} />
      ))}
    </ul>
  )
}

function EvidenceItem({ evidence, onSpot }: { evidence: Evidence; onSpot: (spot: Spot) => void }): ReactNode {
  const { quote, page, quads, status } = evidence
  const Icon = icons[status]
  return (
    <li className={`evidence-item evidence-${status}`}>
      <blockquote>{quote}</blockquote>
      <p className="evidence-note">
        {page !== null && (
          <Button small variant="quiet" icon={FileSearch} onClick={() => onSpot({ page, quads })}>
            Page {page}
          </Button>
        )}
        <span className="evidence-status">
          <Icon aria-hidden="true" />
          {evidenceWords(evidence)}
        </span>
      </p>
    </li>
  )
}
