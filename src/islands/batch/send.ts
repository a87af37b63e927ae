/** A file sent twice is charged once, because the server recognises it within its batch: every failure can be retried. */
import type { HistoryEntry } from '../../contract/documents.ts'
import { api } from '../../contract/urls.ts'
import type { Sending, SendReport } from '../../machines/batch.ts'
import type { BatchFile } from '../../machines/batch-files.ts'
import { ApiError, apiFetch, read } from '../base/call.ts'
import { onSessionEnd } from '../session/session.ts'
import { submissionRequest } from '../workspace/state/submission-request.ts'

const AT_ONCE = 4
const UPLOAD_MS = 300_000
/** First wait between attempts if the server sends no Retry-After. */
const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 30_000
const ELSEWHERE_MS = 5_000
const ATTEMPTS = 3
/** No response, timeout, rate limit, overload: the file itself is fine. */
const BUSY: ReadonlySet<number> = new Set([0, 408, 429, 502, 503, 504])
/** Withdrawn consent, a deleted rule set, a full history: every other file would fail too. */
const FINAL: ReadonlySet<number> = new Set([401, 403, 404, 409])

const GONE = 'This file was changed or moved after you chose it. Choose it again.'
const NO_RULE_SET = 'This rule set no longer exists. Choose another one.'

export function sendBatch(sending: Sending, report: (report: SendReport) => void): () => void {
  const stop = new AbortController()
  const queue = sending.files.values()
  const turn = turns(report, stop.signal)
  /** Why sending ended; uploads in progress finish, because they may be paid already. */
  let last: SendReport | null = null
  async function lane(): Promise<void> {
    for (const file of queue) {
      if (last) return
      await sendFile(file)
    }
  }
  async function sendFile({ key, file }: BatchFile): Promise<void> {
    for (let attempt = 1; last === null; attempt += 1) {
      await turn.mine()
      // A file changed or moved on disk is unreadable, but its failed upload doesn't say so.
      const first = await file
        .slice(0, 1)
        .arrayBuffer()
        .catch(() => null)
      if (!first) return report({ type: 'REFUSED', key, reason: GONE })
      report({ type: 'SENDING', key })
      const answer = await submit(sending, file, stop.signal)
      stop.signal.throwIfAborted()
      if (!(answer instanceof ApiError)) {
        if (answer.batch === sending.batch) return report({ type: 'SENT', key })
        // The same document is being checked outside this batch; when that ends, this one is free.
        await pause(ELSEWHERE_MS, stop.signal)
        continue
      }
      const { status, message, retryAfter } = answer
      last ??= finalOf(answer)
      if (last) return
      if (BUSY.has(status)) turn.hold(retryAfter, attempt)
      else if (status < 500 || attempt === ATTEMPTS) return report({ type: 'REFUSED', key, reason: message })
      else turn.hold(0, attempt)
    }
  }
  Promise.all(Array.from({ length: AT_ONCE }, lane))
    .then(() => report(last ?? { type: 'DRAINED' }))
    .catch((error: unknown) => {
      if (!stop.signal.aborted) report({ type: 'STOPPED', reason: String(error) })
    })
  return () => stop.abort()
}

function finalOf(error: ApiError): SendReport | null {
  if (error.status === 402) return { type: 'STOPPED', reason: null }
  if (!FINAL.has(error.status)) return null
  onSessionEnd(error)
  const { status, serverText, message } = error
  return { type: 'STOPPED', reason: status === 404 ? NO_RULE_SET : serverText || message }
}

/** Controls when a file may be sent: while one file waits, all wait. */
function turns(report: (report: SendReport) => void, stop: AbortSignal) {
  let heldUntil = 0
  return {
    async mine(): Promise<void> {
      if (!navigator.onLine) {
        report({ type: 'HELD', by: 'offline' })
        await new Promise((done) => addEventListener('online', done, { once: true, signal: stop }))
        report({ type: 'HELD', by: null })
      }
      while (Date.now() < heldUntil) await pause(heldUntil - Date.now(), stop)
      if (heldUntil === 0) return
      heldUntil = 0
      report({ type: 'HELD', by: null })
    },
    hold(seconds: number, attempt: number): void {
      const wait = seconds * 1000 || Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1))
      heldUntil = Math.max(heldUntil, Date.now() + wait)
      report({ type: 'HELD', by: 'busy' })
    },
  }
}

async function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  await new Promise((done) => setTimeout(done, milliseconds))
  stop.throwIfAborted()
}

async function submit(sending: Sending, file: File, stop: AbortSignal): Promise<HistoryEntry | ApiError> {
  const { address, body } = submissionRequest(sending, file)
  const signal = AbortSignal.any([stop, AbortSignal.timeout(UPLOAD_MS)])
  try {
    const response = await apiFetch(address, { method: 'POST', body, signal })
    return (await read(api.processAsync, response)) as HistoryEntry
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}
