import { Copy } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { HistoryEntry } from '../../contract/documents.ts'
import type { changeOf } from '../../domain/history-comparison.ts'
import type { ListedFinding } from '../../domain/history-findings.ts'
import { formatLink } from '../../domain/history-link.ts'
import { reviewOf } from '../../domain/history-reviews.ts'
import type { Spot } from '../../domain/history-spots.ts'
import { agreementWords } from '../../domain/history-words.ts'
import type { Agreement, Finding } from '../../domain/verdicts.ts'
import { Badge, Button, VerdictMark } from '../ui/index.ts'
import { cardId } from './card-id.ts'
import { EvidenceList } from './EvidenceList.tsx'
import { copyText } from './export-result.ts'
import { NearestPassages } from './NearestPassages.tsx'
import { ReviewControls } from './ReviewControls.tsx'
import type { EntryActions } from './use-entry-actions.ts'

interface FindingCardProps {
  entry: HistoryEntry
  listed: ListedFinding
  current: boolean
  /** Of the report's own words. */
  language: string
  /** Against the check before. */
  change: ReturnType<typeof changeOf>
  review: EntryActions['review']
  /** Null: there is no document to open. */
  onSpot: ((spot: Spot) => void) | null
}

/** One finding: the rule, the verdict, why, and what it rests on. */
export function FindingCard(props: FindingCardProps): ReactNode {
  const { entry, listed, current, language, change, review, onSpot } = props
  const { finding, section, number, verdict } = listed
  const { documentRequestId, reviews } = entry
  const title = useId()
  return (
    <article
      id={cardId(documentRequestId, finding.id)}
      className={current ? 'finding finding-current' : 'finding'}
      aria-labelledby={title}
      data-tour={section}
      tabIndex={-1}
    >
      <p className="finding-head">
        <VerdictMark verdict={verdict} />
        <a className="finding-number" href={formatLink(documentRequestId, finding.id)}>
          {section === 'general' ? 'General' : `Rule ${number}`}
        </a>
        {finding.agreement && <AgreementNote agreement={finding.agreement} />}
        {change === 'changed' && <Badge>rule changed</Badge>}
        {change === 'new' && <Badge tone="waiting">new</Badge>}
        {change === 'still' && <Badge>{verdict === 'broken' ? 'still broken' : 'still not found'}</Badge>}
      </p>
      <h3 id={title}>{finding.rule}</h3>
      <FindingWords finding={finding} language={language} />
      <EvidenceList evidence={finding.evidence} onSpot={onSpot} />
      {verdict !== 'met' && <NearestPassages passages={finding.nearest ?? []} onSpot={onSpot} />}
      <div className="finding-side">
        {finding.fix && <SuggestedWording fix={finding.fix} language={language} />}
        {review && verdict !== 'met' && (
          <ReviewControls
            review={reviewOf(reviews, finding.id)}
            onDecide={(decision, reason) =>
              review(entry, { section, findingId: finding.id, decision, reason })
            }
          />
        )}
      </div>
    </article>
  )
}

/** What is wrong and why. That a thing was not found or not read, the verdict says already. */
function FindingWords({ finding, language }: { finding: Finding; language: string }): ReactNode {
  const { error, reason, verdict } = finding
  const isSaid = (verdict === 'not-found' || verdict === 'unreadable') && reason !== ''
  return (
    <div lang={language} className="finding-words">
      {error && !isSaid && <p className="finding-error">{error}</p>}
      {reason && (isSaid || reason !== error) && <p>{reason}</p>}
    </div>
  )
}

/** How often the same answer came. */
function AgreementNote({ agreement }: { agreement: Agreement }): ReactNode {
  return (
    <Badge tone={agreement.votes === agreement.of ? 'plain' : 'waiting'}>{agreementWords(agreement)}</Badge>
  )
}

function SuggestedWording({ fix, language }: { fix: string; language: string }): ReactNode {
  return (
    <div className="finding-fix">
      <h4>Suggested wording</h4>
      <p lang={language}>{fix}</p>
      <Button small variant="quiet" icon={Copy} onClick={() => copyText(fix, 'Suggested wording copied')}>
        Copy wording
      </Button>
    </div>
  )
}
