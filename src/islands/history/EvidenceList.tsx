import type { ReactNode } from 'react'
import type { Evidence, EvidenceStatus } from '../../domain/verdicts.ts'
import type { IconName } from '../ui/Icon.tsx'
import { foundWords, remarks } from './evidence-words.ts'
import { PlaceButton } from './PlaceButton.tsx'
import { QuoteWords } from './QuoteWords.tsx'
import type { Spot } from './viewer/spots.ts'

const icons: Readonly<Record<EvidenceStatus, IconName>> = {
  verified: 'badge-check',
  repaired: 'badge-check',
  unverified: 'triangle-alert',
  image: 'triangle-alert',
  hidden: 'eye-off',
}

interface EvidenceListProps {
  evidence: readonly Evidence[]
  /** Null if there is no document to open. */
  onSpot: ((spot: Spot) => void) | null
}

/** The quotes that support a finding, with their places. */
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

function EvidenceItem({
  evidence,
  onSpot,
}: { evidence: Evidence } & Pick<EvidenceListProps, 'onSpot'>): ReactNode {
  const { page, quads, status } = evidence
  return (
    <li className={`evidence-item evidence-${status}`}>
      <QuoteWords {...evidence} />
      <p className="evidence-note">
        <PlaceButton
          icon={icons[status]}
          onOpen={onSpot && page !== null ? () => onSpot({ page, quads }) : null}
        >
          {foundWords(evidence)}
        </PlaceButton>
        {remarks(evidence).map((remark) => (
          <span key={remark}>{remark}</span>
        ))}
      </p>
    </li>
  )
}
