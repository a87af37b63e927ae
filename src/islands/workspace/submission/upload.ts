/** Uploads with progress events, which `fetch` lacks; credentials, token and retry as in `../call.ts`. */
import type { HistoryEntry } from '../../../contract/documents.ts'
import { api } from '../../../contract/urls.ts'
import type { Submission, UploadReport } from '../../../machines/submission.ts'
import { ApiError, ensureCookie, hello, proof, saidIn } from '../../base/call.ts'
import { onSessionEnd } from '../../session/session.ts'
import { submissionRequest } from '../state/submission-request.ts'

type Report = (report: UploadReport) => void

const patience = 300_000

export function uploadToServer(submission: Submission, report: Report): () => void {
  const stop = new AbortController()
  attempts(submission, report, stop.signal)
    .then((request) => report(outcome(request)))
    .catch((error: unknown) => {
      if (!stop.signal.aborted) report(failure(error))
    })
  return () => stop.abort()
}

async function attempts(submission: Submission, report: Report, stop: AbortSignal): Promise<XMLHttpRequest> {
  await ensureCookie()
  const first = await send(submission, report, stop)
  if (first.status !== 403) return first
  await hello()
  return send(submission, report, stop)
}

function send(submission: Submission, report: Report, stop: AbortSignal): Promise<XMLHttpRequest> {
  const { address, body } = submissionRequest(submission, submission.file)
  return new Promise((resolve, reject) => {
    stop.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.timeout = patience
    for (const [name, token] of Object.entries(proof())) request.setRequestHeader(name, token)
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) report({ type: 'PROGRESS', share: event.loaded / event.total })
    }
    request.onload = () => resolve(request)
    request.onerror = request.ontimeout = () => reject(new ApiError(api.processAsync, 0))
    request.onabort = () => reject(stop.reason)
    stop.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}

function outcome(request: XMLHttpRequest): UploadReport {
  if (request.status >= 200 && request.status < 300) {
    const { documentRequestId: id } = answerOf(request) as Partial<HistoryEntry>
    return { type: 'ACCEPTED', id: id ?? null }
  }
  if (request.status === 402) return { type: 'REFUSED' }
  return failure(new ApiError(api.processAsync, request.status, saidIn(answerOf(request))))
}

function failure(error: unknown): UploadReport {
  onSessionEnd(error)
  return { type: 'FAILED', reason: error instanceof Error ? error.message : '' }
}

function answerOf({ responseText }: XMLHttpRequest): unknown {
  try {
    return JSON.parse(responseText)
  } catch {
    return {}
  }
}
