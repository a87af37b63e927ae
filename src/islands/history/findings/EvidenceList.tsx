import { placeWords } from '../../../domain/results/evidence-words.ts'
import type { DiffPart, Evidence, EvidenceStatus } from '../../../domain/results/verdicts.ts'
import type { IconName } from '../../ui/Icon.tsx'
import { Button, copyText } from '../../ui/index.ts'
import { CutOut } from '../cut-out/CutOut.tsx'
import type { Spot } from '../state/spots.ts'
import { PlaceButton } from './Places.tsx'

/** Whether the words are the document's, which does not make the verdict right. */
const FOUND: Readonly<Record<EvidenceStatus, readonly [icon: IconName, words: string]>> = {
  verified: ['badge-check', 'Quote found'],
  repaired: ['badge-check', 'Quote found'],
  unverified: ['triangle-alert', 'These words are not in the document'],
  image: ['triangle-alert', 'Read from a picture'],
  hidden: ['eye-off', 'Invisible words'],
  struck: ['triangle-alert', 'Words crossed out'],
  unsure: ['triangle-alert', 'Words with something drawn or written among them'],
}

export interface EvidenceListProps {
  label: string
  evidence: readonly Evidence[]
  /** Null if there is no document to open. */
  onSpot: ((spot: Spot) => void) | null
  /** Name of the document, for copying; null: nothing can be copied. */
  fileName: string | null
}

export function EvidenceList({ label, evidence, ...rest }: EvidenceListProps) {
  if (evidence.length === 0) return null
  return (
    <ul className="stack-3 evidence" aria-label={label}>
      {evidence.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: quotes may repeat, and the list never changes
        <EvidenceItem key={index} evidence={each} {...rest} />
      ))}
    </ul>
  )
}

type EvidenceItemProps = Omit<EvidenceListProps, 'evidence' | 'label'> & { evidence: Evidence }

function EvidenceItem({ evidence, onSpot, fileName }: EvidenceItemProps) {
  const { quote, page, quads, status } = evidence
  const [icon, words] = FOUND[status]
  const isInDocument = status !== 'unverified' && status !== 'image'
  return (
    <li className={`evidence-item evidence-${status}`}>
      <p className="cluster note evidence-note">
        <PlaceButton icon={icon} onOpen={onSpot && page !== null ? () => onSpot({ page, quads }) : null}>
          {page === null ? words : placeWords(evidence)}
        </PlaceButton>
        {page !== null && <span>{words}</span>}
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
      {page !== null && quads.length > 0 && <CutOut {...{ page, quads }} />}
      {status === 'unverified' && <p className="note evidence-said">The AI’s words:</p>}
      {evidence.diff && <p className="note evidence-said">The document says:</p>}
      <QuoteWords {...evidence} />
      {evidence.diff && (
        <p className="note evidence-said">
          The AI’s words: <DiffWords diff={evidence.diff} side="quote" />
        </p>
      )}
    </li>
  )
}

function remarks({ status, recognised, joined }: Evidence): readonly string[] {
  return [
    status === 'image' && 'Treat with care',
    recognised && 'From text recognition (OCR)',
    joined && 'One of several passages quoted together',
  ].filter((words) => words !== undefined && words !== false)
}

function QuoteWords({ before, quote, after, diff }: Pick<Evidence, 'before' | 'quote' | 'after' | 'diff'>) {
  const words = diff ? <DiffWords diff={diff} side="document" /> : quote
  if (!before && !after) return <blockquote>{words}</blockquote>
  return (
    <blockquote>
      {before && <span className="muted">{lastWords(before)}</span>}
      <strong>{words}</strong>
      {after && <span className="muted">{firstWords(after)}</span>}
    </blockquote>
  )
}

/** Characters of a sentence around its quote: a line, the picture shows more. */
const CONTEXT = 60

function lastWords(text: string): string {
  return text.length <= CONTEXT ? text : `… ${text.slice(-CONTEXT).replace(/^\S*\s/, '')}`
}

function firstWords(text: string): string {
  return text.length <= CONTEXT ? text : `${text.slice(0, CONTEXT).replace(/\s\S*$/, '')} …`
}

function DiffWords({ diff, side }: { diff: readonly DiffPart[]; side: 'document' | 'quote' }) {
  const Own = side === 'document' ? 'ins' : 'del'
  return diff
    .filter(({ kind }) => kind === 'same' || kind === side)
    .map(({ kind, text }, index) =>
      kind === 'same' ? (
        text
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: words may repeat, and the comparison never changes
        <Own key={index}>
          <span className="visually-hidden">
            {side === 'document' ? 'only here: ' : 'not in the document: '}
          </span>
          {text}
        </Own>
      ),
    )
}
