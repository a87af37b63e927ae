import { useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { HistoryEntry } from '../../contract/documents.ts'
import type { Stage } from '../../domain/document/documents.ts'
import { elapsedWords, STAGE_WORDS } from '../../domain/results/finding-words.ts'
import { Button, Message } from '../ui/index.ts'
import type { EntryActions } from './state/use-entry-actions.ts'

const stages = Object.keys(STAGE_WORDS) as readonly Stage[]

export function RunningCheck({ entry, cancel }: { entry: HistoryEntry; cancel: EntryActions['cancel'] }) {
  const stage = entry.stage ?? 'queued'
  const at = stages.indexOf(stage)
  return (
    <div className="stack-4 unfinished">
      <p className="results-message">Document is being processed. Results will appear here when ready.</p>
      {entry.delayed && (
        <Message kind="info">
          The AI service isn’t responding. The check continues automatically when it does.
        </Message>
      )}
      <p className="visually-hidden" role="status">
        {STAGE_WORDS[stage]}
      </p>
      <ol className="stages">
        {stages.map((each, index) => (
          <li
            key={each}
            className={index < at ? 'stage-done' : undefined}
            aria-current={index === at ? 'step' : undefined}
          >
            {STAGE_WORDS[each]}
          </li>
        ))}
      </ol>
      <p className="muted">
        Running for <Elapsed since={entry.createdAt} />
      </p>
      {cancel && <CancelButton key={entry.documentRequestId} onCancel={() => cancel(entry)} />}
    </div>
  )
}

function CancelButton({ onCancel }: { onCancel: () => Promise<void> }) {
  const { mutate: cancel, isPending } = useMutation({ mutationFn: onCancel })
  return (
    <div className="cluster muted">
      <Button icon="circle-x" loading={isPending} onClick={() => cancel()}>
        Cancel check
      </Button>
      <span>You’ll get the price back. Once the AI has started, you can cancel up to 10 checks a day.</span>
    </div>
  )
}

/** Empty in the server's HTML, because the time is counted in the browser. */
function Elapsed({ since }: { since: string }) {
  const second = useSyncExternalStore(
    everySecond,
    () => Math.floor(Date.now() / 1000),
    () => null,
  )
  return <time>{second === null ? '…' : elapsedWords(second * 1000 - Date.parse(since))}</time>
}

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1000)
  return () => clearInterval(timer)
}
