import type { ReactNode } from 'react'
import type { HistoryEntry } from '../../contract/documents.ts'
import { isRunning } from '../../domain/documents.ts'
import { Money, Skeleton, StateBadge } from '../ui/index.ts'
import { type DateLocale, DateTime } from './DateTime.tsx'
import { FailedCheck } from './FailedCheck.tsx'
import { FinishedCheck, type FinishedCheckProps } from './FinishedCheck.tsx'
import { ResultActions, type ResultActionsProps } from './ResultActions.tsx'
import { ReviewProgress } from './ReviewProgress.tsx'
import { RunningCheck } from './RunningCheck.tsx'

interface CheckResultsProps extends FinishedCheckProps, ResultActionsProps {
  checkHref: string
}

/** Details of the selected check. */
export function CheckResults({ checkHref, ...props }: CheckResultsProps): ReactNode {
  const { entry, locale, actions } = props
  return (
    <>
      <header className="results-head">
        <h2>Check Results</h2>
        {props.decisions && <ReviewProgress decisions={props.decisions} />}
        <ResultActions {...props} />
      </header>
      <ResultTitle entry={entry} locale={locale} />
      {isRunning(entry.state) && <RunningCheck entry={entry} cancel={actions.cancel} />}
      {entry.state === 'ERROR' && <FailedCheck entry={entry} checkHref={checkHref} />}
      {entry.state === 'FINISHED' && <ResultOrWait {...props} />}
    </>
  )
}

/** The page includes the newest results; an older one may still be loading, or expired. */
function ResultOrWait(props: FinishedCheckProps): ReactNode {
  const { result, documentResultId } = props.entry
  if (result) return <FinishedCheck {...props} result={result} />
  if (documentResultId !== null) return <Skeleton label="Loading the findings" lines={8} />
  return <p className="results-none">This result is no longer stored. Submit the document again to see it.</p>
}

function ResultTitle({ entry, locale }: { entry: HistoryEntry; locale: DateLocale }): ReactNode {
  return (
    <div className="results-title">
      <p className="results-file" title={entry.fileName} tabIndex={-1}>
        {entry.fileName}
      </p>
      <p className="note results-facts">
        <StateBadge state={entry.state} />
        <span>{entry.ruleSetName}</span>
        <DateTime date={entry.resultDate ?? entry.createdAt} locale={locale} />
        <span>
          Cost <Money amount={entry.priceFinal} as="price" />
          {entry.savedResult && ' (free repeat of an earlier check)'}
        </span>
      </p>
    </div>
  )
}
