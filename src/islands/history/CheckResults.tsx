import { isRunning } from '../../domain/document/documents.ts'
import { CANCELLED } from '../../domain/errors/check-failures.ts'
import { DateTime, LinkButton, Skeleton, StateBadge } from '../ui/index.ts'
import { ResultActions, type ResultActionsProps } from './actions/ResultActions.tsx'
import { FinishedCheck, type FinishedCheckProps } from './FinishedCheck.tsx'
import { RunningCheck } from './RunningCheck.tsx'
import { FileName, Price } from './state/entry-parts.tsx'

interface CheckResultsProps extends FinishedCheckProps, ResultActionsProps {
  checkHref: string
}

export function CheckResults({ checkHref, ...props }: CheckResultsProps) {
  const { entry, actions, decisions } = props
  return (
    <>
      <header className="cluster results-head">
        <h2>Check Results</h2>
        {decisions && decisions.total > 0 && (
          <>
            <p className="note review-progress">
              {decisions.decided === decisions.total
                ? `All ${decisions.total} decided`
                : `${decisions.decided} of ${decisions.total} decided`}
            </p>
            <progress
              className="review-bar thin"
              aria-label="Findings decided"
              value={decisions.decided}
              max={decisions.total}
            />
            <p className="visually-hidden" role="status">
              {decisions.said}
            </p>
          </>
        )}
        <ResultActions {...props} />
      </header>
      <div className="stack-2 results-title">
        <p className="clamped results-file" title={entry.fileName} tabIndex={-1}>
          <FileName name={entry.fileName} />
        </p>
        <p className="cluster note results-facts">
          <StateBadge state={entry.state} />
          <span>{entry.ruleSetName}</span>
          <DateTime date={entry.resultDate ?? entry.createdAt} />
          <span>
            Cost <Price amount={entry.priceFinal} />
            {entry.savedResult && ' (repeat of an earlier check)'}
          </span>
        </p>
      </div>
      {isRunning(entry.state) && <RunningCheck entry={entry} cancel={actions.cancel} />}
      {entry.state === 'ERROR' && (
        <div className="stack-4 unfinished">
          {entry.failure && <p className="results-message">{entry.failure}</p>}
          {entry.failure !== CANCELLED && (
            <>
              <p>Document processing failed. Please try uploading again.</p>
              <p className="muted">The price of this check was refunded to your balance.</p>
            </>
          )}
          <LinkButton href={checkHref} variant="primary">
            Upload again
          </LinkButton>
        </div>
      )}
      {entry.state === 'FINISHED' && <ResultOrWait {...props} />}
    </>
  )
}

/** The page includes the newest results; an older one may still be loading, or expired. */
function ResultOrWait(props: FinishedCheckProps) {
  const { result, documentResultId } = props.entry
  if (result) return <FinishedCheck {...props} result={result} />
  if (documentResultId !== null) return <Skeleton label="Loading the findings" lines={8} />
  return (
    <p className="muted results-none">
      This result is no longer stored. Submit the document again to see it.
    </p>
  )
}
