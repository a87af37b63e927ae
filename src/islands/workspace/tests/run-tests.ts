import type { HistoryEntry } from '../../../contract/documents.ts'
import { api } from '../../../contract/urls.ts'
import type { RuleSetTest } from '../../../contract/workspace.ts'
import { isRunning } from '../../../domain/document/documents.ts'
import { judgeTest, type TestOutcome } from '../../../domain/rules/rule-set-tests.ts'
import type { Submission } from '../../../machines/submission.ts'
import { answer, client, withId } from '../../base/api.ts'
import { apiFetch, read } from '../../base/call.ts'
import { pollDelay } from '../../history/state/entries.ts'
import { submissionRequest } from '../state/submission-request.ts'

export interface TestedFile {
  readonly file: File
  readonly tests: readonly RuleSetTest[]
}

export interface FileOutcome extends TestedFile {
  readonly checkId: number | null
  readonly outcomes: readonly TestOutcome[]
  /** Why it was not checked; empty if it was. */
  readonly failure: string
}

export type TestRun = Pick<Submission, 'ruleSetId' | 'price'>

export async function* runTests(
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
