import type { DiffPart, Evidence, EvidenceStatus } from '../../../domain/results/verdicts.ts'
import type { IconName } from '../../ui/Icon.tsx'
import { Button, optional, useHydrated } from '../../ui/index.ts'
import { copyText } from '../actions/copy-text.ts'
import type { Spot } from '../viewer/spots.ts'
import { PlaceButton } from './Places.tsx'

const CutOut = optional(() => import('../cut-out/CutOut.tsx'))

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
  /** Name of the document, for copying; null: nothing can be copied. */
  fileName: string | null
}

/** The quotes that support a finding, with their places. */
export function EvidenceList({ evidence, ...rest }: EvidenceListProps) {
  if (evidence.length === 0) return null
  return (
    <ul className="evidence" aria-label="Evidence">
      {evidence.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: quotes may repeat, and the list never changes
        <EvidenceItem key={index} evidence={each} {...rest} />
      ))}
    </ul>
  )
}

interface EvidenceItemProps extends Omit<EvidenceListProps, 'evidence'> {
  evidence: Evidence
}

function EvidenceItem({ evidence, onSpot, fileName }: EvidenceItemProps) {
  const { quote, page, quads, status } = evidence
  const isHydrated = useHydrated()
  const isInDocument = status === 'verified' || status === 'repaired'
  return (
    <li className={`evidence-item evidence-${status}`}>
      <QuoteWords {...evidence} />
      {isHydrated && evidence.recognised && page !== null && <CutOut {...{ page, quads }} />}
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
        {fileName !== null && isInDocument && (
          <Button
            small
            variant="quiet"
            className="copy-quote"
            onClick={() => copyText(`“${quote}” (${fileName}, page ${page})`, 'Quote copied')}
          >
            Copy quote
          </Button>
        )}
      </p>
    </li>
  )
}

/** The verification status of a quote, which does not make the verdict right. */
const FOUND: Readonly<Record<EvidenceStatus, string>> = {
  verified: 'Quote found',
  repaired: 'Quote found',
  unverified: 'Not in the document: treat with care',
  image: 'Read from a picture',
  hidden: 'Hidden text',
}

const REMARKS: Readonly<Partial<Record<EvidenceStatus, string>>> = {
  repaired: 'Wording corrected to the document’s',
  image: 'Treat with care',
  hidden: 'Readers can’t see it, so it proves nothing',
}

/** "Quote found on page 3". */
function foundWords({ status, page }: Pick<Evidence, 'status' | 'page'>): string {
  return page === null ? FOUND[status] : `${FOUND[status]} on page ${page}`
}

/** Further remarks for the reader; often none. */
function remarks({
  status,
  recognised,
  joined,
}: Pick<Evidence, 'status' | 'recognised' | 'joined'>): readonly string[] {
  return [
    REMARKS[status],
    recognised && 'From text recognition (OCR)',
    joined && 'One of several passages quoted together',
  ].filter((words) => words !== undefined && words !== false)
}

/**
 * A quote as in the document, within its sentence. Where the AI's words differed, both are marked by more than
 * colour.
 */
function QuoteWords({ before, quote, after, diff }: Pick<Evidence, 'before' | 'quote' | 'after' | 'diff'>) {
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

function Words({ part: { kind, text } }: { part: DiffPart }) {
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
