import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Batch, BatchChecks, BatchPage } from '../../contract/batches.ts'
import type { Prices } from '../../contract/billing.ts'
import { pages } from '../../contract/urls.ts'
import { counted } from '../../domain/text/counted.ts'
import { underWay } from '../../machines/batch-files.ts'
import { answer, client } from '../base/api.ts'
import { useTitle } from '../base/use-title.ts'
import { showFailureText } from '../session/failures.ts'
import {
  Button,
  classes,
  DateTime,
  EmptyState,
  LinkButton,
  Message,
  OfflineNote,
  Section,
} from '../ui/index.ts'
import { useFileDrop } from '../workspace/submission/use-file-drop.ts'
import { FilesSection, type RuleSetChoice } from './FilesSection.tsx'
import { MatrixSection } from './matrix/MatrixSection.tsx'
import { RunProgress } from './RunProgress.tsx'
import { useBatchChecks } from './use-batch-checks.ts'
import { useBatchRun } from './use-batch-run.ts'

export interface BatchData {
  ruleSets: readonly RuleSetChoice[]
  prices: Prices
  id: string | null
  batch: BatchChecks | null
  earlier: BatchPage
}

interface BatchScreenProps extends BatchData {
  balance: number
  mayProcess: boolean
  onNews: () => void
  /** Runs when sending was refused: the price on the screen may be an earlier one. */
  onStop: () => void
}

export function BatchScreen(props: BatchScreenProps) {
  const { id, batch, ruleSets, earlier, prices, balance, mayProcess, onNews, onStop } = props
  const [usual] = useState(() => usualRuleSet(ruleSets, batch?.ruleSetName))
  const run = useBatchRun(id, usual, batch?.agreement ?? false)
  const { snapshot, send } = run
  const { batch: current, sent, files, stop } = snapshot.context
  useEffect(() => {
    if (stop) onStop()
  }, [stop, onStop])
  const open = useBatchChecks({
    id: current,
    first: batch,
    sent,
    isOpen: underWay(files).length > 0,
    onNews,
  })
  useTitle(open.batch?.ruleSetName)
  const { over, handlers } = useFileDrop((files, dropped) => {
    // At once, because the browser empties the drop afterwards.
    const entries = [...dropped.items]
      .map((item) => item.webkitGetAsEntry())
      .filter((entry) => entry !== null)
    import('./dropped-files.ts')
      .then(({ filesIn }) => filesIn(entries))
      .catch(() => [])
      // A file dragged from another page has no entries, only files.
      .then((found) => send({ type: 'ADD_FILES', files: found.length > 0 ? found : files }))
  })
  const table = open.batch && <MatrixSection key="table" batch={open.batch} />
  const documents =
    ruleSets.length === 0 ? (
      <EmptyState
        key="documents"
        level={2}
        title="No rule set yet"
        action={
          <LinkButton href={pages.check} variant="primary">
            Write rules
          </LinkButton>
        }
      >
        A batch checks many documents against one rule set. Write one on the Check screen first.
      </EmptyState>
    ) : (
      <FilesSection
        key="documents"
        {...{ run, ruleSets, prices, balance, mayProcess, isAddition: open.batch !== null }}
      />
    )
  return (
    <div className={classes('batch', over && 'drop-over')} {...handlers}>
      <header className="cluster batch-head">
        <h1>{open.batch ? `Batch: ${open.batch.ruleSetName}` : 'Check many documents'}</h1>
        {current !== null && (
          <LinkButton small href={pages.batch}>
            New batch
          </LinkButton>
        )}
      </header>
      <OfflineNote>
        Submitted documents are still checked. The rest will be sent once you’re back online.
      </OfflineNote>
      {open.outOfTouch && <Message kind="info">No connection. Trying again.</Message>}
      {id !== null && !batch && !open.batch && snapshot.matches('choosing') && (
        <Message kind="info">This batch is empty. Its results may have been deleted.</Message>
      )}
      {!mayProcess && (
        <Message kind="info">
          You’ve withdrawn consent to process documents.{' '}
          <a href={pages.profile}>Give it again in your profile</a> to check documents.
        </Message>
      )}
      <RunProgress run={run} open={open} onNews={onNews} />
      {/* Results first once everything is sent. */}
      {files.length === 0 ? [table, documents] : [documents, table]}
      <EarlierBatches first={earlier} current={current} />
    </div>
  )
}

function usualRuleSet(ruleSets: readonly RuleSetChoice[], name: string | undefined): number | null {
  const fitting = name === undefined ? ruleSets : ruleSets.filter((each) => each.name === name)
  return fitting.length === 1 ? (fitting[0]?.id ?? null) : null
}

function EarlierBatches({ first, current }: { first: BatchPage; current: string | null }) {
  const [{ batches, next }, setListed] = useState(first)
  const more = useMutation({
    mutationFn: () => answer(client.batches.$get({ query: next === null ? {} : { before: String(next) } })),
    onSuccess: (page) => setListed({ batches: [...batches, ...page.batches], next: page.next }),
    onError: (error) => showFailureText('We couldn’t load more batches.', error),
  })
  const others = batches.filter(({ id }) => id !== current)
  if (others.length === 0) return null
  return (
    <Section title="Earlier batches">
      <ul className="batch-list">
        {others.map((batch) => (
          <li key={batch.id} className="note">
            <a className="one-line" href={`${pages.batch}?id=${batch.id}`}>
              {batch.ruleSetName}
            </a>
            <span>{countsOf(batch)}</span>
            <DateTime date={batch.createdAt} />
          </li>
        ))}
      </ul>
      {next !== null && (
        <Button small loading={more.isPending} onClick={() => more.mutate()}>
          Show more
        </Button>
      )}
    </Section>
  )
}

function countsOf({ documents, running, failed }: Batch): string {
  return [
    counted(documents, 'document'),
    running > 0 && `${running} running`,
    failed > 0 && `${failed} without a result`,
  ]
    .filter(Boolean)
    .join(', ')
}
