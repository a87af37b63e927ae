import { BadgeCheck, EyeOff, Image, type LucideIcon, PenLine, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Spot } from '../../domain/history-spots.ts'
import { evidenceWords } from '../../domain/history-words.ts'
import type { Evidence, EvidenceStatus } from '../../domain/verdicts.ts'
import { PageButton } from './PageButton.tsx'
import { QuoteWords } from './QuoteWords.tsx'

const icons: Readonly<Record<EvidenceStatus, LucideIcon>> = {
  verified: BadgeCheck,
  repaired: PenLine,
  unverified: TriangleAlert,
  image: Image,
  hidden: EyeOff,
}

interface EvidenceListProps {
  evidence: readonly Evidence[]
  /** Null: there is no document to open. */
  onSpot: ((spot: Spot) => void) | null
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

function EvidenceItem({
  evidence,
  onSpot,
}: { evidence: Evidence } & Pick<EvidenceListProps, 'onSpot'>): ReactNode {
  const { page, quads, status } = evidence
  const Icon = icons[status]
  return (
    <li className={`evidence-item evidence-${status}`}>
      <QuoteWords {...evidence} />
      <p className="evidence-note">
        {page !== null && <PageButton page={page} onOpen={onSpot && (() => onSpot({ page, quads }))} />}
        <span className="evidence-status">
          <Icon aria-hidden="true" />
          {evidenceWords(evidence)}
        </span>
      </p>
    </li>
  )
}
