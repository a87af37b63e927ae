import { useEffect, useRef, useState } from 'react'
import type { HistoryEntry } from '../../../contract/documents.ts'
import { api } from '../../../contract/urls.ts'
import type { RuleSet, RuleSetTest } from '../../../contract/workspace.ts'
import { isRunning } from '../../../domain/document/documents.ts'
import {
  flipsSentence,
  judgeTest,
  outcomeWords,
  type TestOutcome,
} from '../../../domain/rules/rule-set-tests.ts'
import { counted } from '../../../domain/text/counted.ts'
import type { Submission } from '../../../machines/submission.ts'
import { answer, client, withId } from '../../base/api.ts'
import { apiFetch, read } from '../../base/call.ts'
import { sha256Of } from '../../base/file-hash.ts'
import { pollDelay } from '../../history/state/entries.ts'
import { formatLink } from '../../history/state/link.ts'
import { Button, Dialog, Field, Message, Money } from '../../ui/index.ts'
import { useWorkspace } from '../state/environment.ts'
import { submissionRequest } from '../state/submission-request.ts'

interface RunTestsDialogProps {
  open: boolean
  ruleSet: RuleSet
  tests: readonly RuleSetTest[]
  onClose: () => void
}

export function RunTestsDialog({ open, ruleSet, tests, onClose }: RunTestsDialogProps) {
  const { prices, balance, onBalanceNews, onFailure } = useWorkspace()
  const [files, setFiles] = useState<readonly TestedFile[]>([])
  const [outcomes, setOutcomes] = useState<readonly FileOutcome[] | null>(null)
  const stop = useRef<AbortController | null>(null)
  const latest = useRef<readonly File[]>([])
  useEffect(() => () => stop.current?.abort(), [])

  async function choose(chosen: readonly File[]): Promise<void> {
    const known = Map.groupBy(tests, ({ sha256 }) => sha256)
    const found: TestedFile[] = []
    latest.current = chosen
    for (const file of chosen) {
      const sha256 = await sha256Of(file)
      const own = known.get(sha256)
      if (own) found.push({ file, tests: own })
      // A document chosen twice counts once.
      known.delete(sha256)
    }
    // Others may have been chosen while these were read.
    if (latest.current === chosen) setFiles(found)
  }
  async function run(): Promise<void> {
    const controller = new AbortController()
    stop.current = controller
    const { signal } = controller
    setOutcomes([])
    for await (const outcome of runTests({ ruleSetId: ruleSet.id, price: prices.check }, files, signal)) {
      if (signal.aborted) return
      setOutcomes((before) => [...(before ?? []), outcome])
      onBalanceNews()
      if (outcome.failure) onFailure()
    }
  }
  function close(): void {
    stop.current?.abort()
    latest.current = []
    setFiles([])
    setOutcomes(null)
    onClose()
  }
  const total = files.length * prices.check
  const chosenHashes = new Set(files.flatMap((file) => file.tests.map(({ sha256 }) => sha256)))
  const documents = [...Map.groupBy(tests, ({ sha256 }) => sha256)]
  return (
    <Dialog
      open={open}
      wide
      title={`Run tests of “${ruleSet.name}”`}
      onClose={close}
      message={
        total > balance ? { kind: 'error', text: 'Your balance does not cover these checks.' } : undefined
      }
      footer={
        <>
          <Button onClick={close}>{outcomes ? 'Close' : 'Cancel'}</Button>
          {!outcomes && (
            <Button
              variant="primary"
              disabled={files.length === 0 || total > balance}
              onClick={() => void run()}
            >
              Run tests
            </Button>
          )}
        </>
      }
    >
      {outcomes ? (
        <TestOutcomes outcomes={outcomes} of={files.length} />
      ) : (
        <div className="stack-4 test-files">
          <Field label="Documents" hint="We don’t keep documents. Choose the same files again, unchanged.">
            {(control) => (
              <input
                {...control}
                className="control"
                type="file"
                accept="application/pdf"
                multiple
                onChange={({ target }) => void choose([...(target.files ?? [])])}
              />
            )}
          </Field>
          <ul aria-label="Documents of these tests">
            {documents.map(([sha256, own]) => (
              <li key={sha256} className="in-line">
                {own[0]?.fileName} <span className="muted">{counted(own.length, 'test')}</span>
                <strong>{chosenHashes.has(sha256) ? 'Chosen' : 'Missing'}</strong>
              </li>
            ))}
          </ul>
          <p role="status">
            {files.length} of {documents.length} documents chosen. This costs at most{' '}
            <Money amount={total} as="price" />. A document that was already checked with exactly these rules
            is free.
          </p>
        </div>
      )}
    </Dialog>
  )
}

function TestOutcomes({ outcomes, of }: { outcomes: readonly FileOutcome[]; of: number }) {
  const { resultsHref } = useWorkspace()
  const judged = outcomes.flatMap(({ file, checkId, outcomes: own }) =>
    own.map((outcome) => ({ file, checkId, outcome })),
  )
  const flippedFirst = judged.toSorted((a, b) => Number(b.outcome.isFlipped) - Number(a.outcome.isFlipped))
  return (
    <div className="stack-4 test-outcomes">
      <p role="status">
        {outcomes.length < of
          ? `${outcomes.length} of ${of} documents checked…`
          : flipsSentence(judged.map(({ outcome }) => outcome))}
      </p>
      {outcomes.map(
        ({ file, failure }) =>
          failure && (
            <Message key={file.name} kind="error">
              {file.name}: {failure}
            </Message>
          ),
      )}
      <ul>
        {flippedFirst.map(({ file, checkId, outcome }) => (
          <li key={outcome.test.id} className={outcome.isFlipped ? 'test-flipped' : undefined}>
            <p>
              <strong>{outcomeWords(outcome)}</strong>
            </p>
            <p>{outcome.finding?.rule ?? outcome.test.rule}</p>
            <p className="note">
              {file.name}
              {checkId !== null && outcome.finding && (
                <>
                  {' · '}
                  <a href={`${resultsHref}${formatLink(checkId, outcome.finding.id)}`}>Open the finding</a>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface TestedFile {
  readonly file: File
  readonly tests: readonly RuleSetTest[]
}

interface FileOutcome extends TestedFile {
  readonly checkId: number | null
  readonly outcomes: readonly TestOutcome[]
  /** Why it was not checked; empty if it was. */
  readonly failure: string
}

type TestRun = Pick<Submission, 'ruleSetId' | 'price'>

async function* runTests(
  run: TestRun,
  files: readonly TestedFile[],
  stop: AbortSignal,
): AsyncGenerator<FileOutcome> {
  for (const tested of files) {
    if (stop.aborted) return
    yield await runFile(run, tested, stop)
  }
}

async function runFile(run: TestRun, tested: TestedFile, stop: AbortSignal): Promise<FileOutcome> {
  try {
    const entry = await ended(await submit(run, tested.file), stop)
    const { result, failure, documentRequestId: checkId } = entry
    if (!result) return { ...tested, checkId, outcomes: [], failure: failure ?? 'The check didn’t finish.' }
    return { ...tested, checkId, outcomes: tested.tests.map((test) => judgeTest(test, result)), failure: '' }
  } catch (error) {
    return { ...tested, checkId: null, outcomes: [], failure: error instanceof Error ? error.message : '' }
  }
}

async function submit(run: TestRun, file: File): Promise<HistoryEntry> {
  const { address, body } = submissionRequest(run, file)
  const response = await apiFetch(address, { method: 'POST', body })
  return (await read(api.processAsync, response)) as HistoryEntry
}

async function ended(submitted: HistoryEntry, stop: AbortSignal): Promise<HistoryEntry> {
  let entry = submitted
  for (let round = 0; isRunning(entry.state) && !stop.aborted; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, pollDelay(round)))
    entry = await answer(client.documents[':id'].$get(withId(entry.documentRequestId)))
  }
  return entry
}
