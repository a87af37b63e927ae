/** Taking a result out of the screen; loaded when it is wanted. */
import type { HistoryEntry } from '../../contract/documents.ts'
import { fileNameOf } from '../../domain/documents.ts'
import { type ResultReport, toCsv, toMarkdown } from '../../domain/result-export.ts'
import type { CheckResult } from '../../domain/verdicts.ts'
import { ApiError } from '../call.ts'
import { downloadFile, downloadText } from '../download.ts'
import { onSessionEnd } from '../session/session.ts'
import { toast } from '../ui/index.ts'
import { pdfFailureText } from './open-pdf.ts'
import { type DateLocale, whenText } from './When.tsx'

export function markdownOf(entry: HistoryEntry, result: CheckResult, locale: DateLocale): string {
  return toMarkdown(reportOf(entry, result, locale))
}

export function downloadCsv(entry: HistoryEntry, result: CheckResult, locale: DateLocale): void {
  const name = `${entry.fileName.replace(/\.pdf$/i, '')}.csv`
  downloadText(name, 'text/csv', toCsv(reportOf(entry, result, locale)))
}

type Fetch = (id: number) => Promise<Uint8Array<ArrayBuffer>>

export function downloadReviewedPdf(reviewedPdf: Fetch, entry: HistoryEntry): Promise<void> {
  const name = fileNameOf(entry.fileName, 'reviewed')
  return download(reviewedPdf, entry, { name, type: 'application/pdf', failure: pdfFailureText })
}

export function downloadReceipt(receipt: Fetch, entry: HistoryEntry): Promise<void> {
  const name = `${entry.fileName.replace(/\.pdf$/i, '')}-receipt.json`
  return download(receipt, entry, { name, type: 'application/json', failure: receiptFailureText })
}

async function download(
  fetchFile: Fetch,
  { documentRequestId }: HistoryEntry,
  { name, type, failure }: { name: string; type: string; failure: (error: unknown) => string },
): Promise<void> {
  try {
    downloadFile(name, new Blob([await fetchFile(documentRequestId)], { type }))
  } catch (error) {
    if (!onSessionEnd(error)) toast({ kind: 'error', text: failure(error) })
  }
}

function receiptFailureText(error: unknown): string {
  const isNone = error instanceof ApiError && error.status === 409
  return isNone ? error.serverText : 'We couldn’t load the receipt. Please try again.'
}

function reportOf(entry: HistoryEntry, result: CheckResult, locale: DateLocale): ResultReport {
  const { ruleSetName, reviews, resultDate, createdAt } = entry
  return { result, ruleSetName, date: whenText(resultDate ?? createdAt, locale), reviews }
}
