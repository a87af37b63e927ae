import type { HistoryEntry } from '../../../contract/documents.ts'
import { pages } from '../../../contract/urls.ts'
import { fileNameOf } from '../../../domain/document/documents.ts'
import { type ResultReport, toCsv, toMarkdown } from '../../../domain/results/result-export.ts'
import type { CheckResult } from '../../../domain/results/verdicts.ts'
import { ApiError } from '../../base/call.ts'
import { downloadFile, downloadText } from '../../base/download.ts'
import { showFailureText } from '../../session/failures.ts'
import { type DateLocale, toast, whenText } from '../../ui/index.ts'
import { pdfFailureText } from './open-pdf.ts'

export function markdownOf(entry: HistoryEntry, result: CheckResult, locale: DateLocale): string {
  return toMarkdown(reportOf(entry, result, locale))
}

export function downloadCsv(entry: HistoryEntry, result: CheckResult, locale: DateLocale): void {
  const name = `${entry.fileName.replace(/\.pdf$/i, '')}.csv`
  downloadText(name, 'text/csv', toCsv(reportOf(entry, result, locale)))
}

type Fetch = (id: number) => Promise<Uint8Array<ArrayBuffer>>

export async function downloadReviewedPdf(reviewedPdf: Fetch, entry: HistoryEntry): Promise<void> {
  const name = fileNameOf(entry.fileName, 'reviewed')
  await download(reviewedPdf, entry, { name, type: 'application/pdf', failure: pdfFailureText })
}

export async function downloadReceipt(receipt: Fetch, entry: HistoryEntry): Promise<void> {
  const name = `${entry.fileName.replace(/\.pdf$/i, '')}-receipt.json`
  const isSaved = await download(receipt, entry, {
    name,
    type: 'application/json',
    failure: receiptFailureText,
  })
  if (!isSaved) return
  const action = { label: 'Verify it', href: pages.verify }
  toast({ kind: 'success', text: 'Anyone can verify this receipt, without an account.', action })
}

async function download(
  fetchFile: Fetch,
  { documentRequestId }: HistoryEntry,
  { name, type, failure }: { name: string; type: string; failure: (error: unknown) => string },
): Promise<boolean> {
  try {
    downloadFile(name, new Blob([await fetchFile(documentRequestId)], { type }))
    return true
  } catch (error) {
    showFailureText(failure(error), error)
    return false
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
