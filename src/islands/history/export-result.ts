/** Taking a result out of the screen; loaded when it is wanted. */
import type { HistoryEntry } from '../../contract/documents.ts'
import { fileNameOf } from '../../domain/documents.ts'
import { type ResultReport, toCsv, toMarkdown } from '../../domain/result-export.ts'
import type { CheckResult } from '../../domain/verdicts.ts'
import { downloadFile, downloadText } from '../download.ts'
import { onSessionEnd } from '../session/session.ts'
import { toast } from '../ui/index.ts'
import type { HistorySource } from './history-source.ts'
import { pdfFailureText } from './open-pdf.ts'
import { type DateLocale, whenText } from './When.tsx'

export function markdownOf(entry: HistoryEntry, result: CheckResult, locale: DateLocale): string {
  return toMarkdown(reportOf(entry, result, locale))
}

export function downloadCsv(entry: HistoryEntry, result: CheckResult, locale: DateLocale): void {
  const name = `${entry.fileName.replace(/\.pdf$/i, '')}.csv`
  downloadText(name, 'text/csv', toCsv(reportOf(entry, result, locale)))
}

export async function downloadReviewedPdf(
  fetchPdf: NonNullable<HistorySource['reviewedPdf']>,
  { documentRequestId, fileName }: HistoryEntry,
): Promise<void> {
  try {
    const pdf = await fetchPdf(documentRequestId)
    downloadFile(fileNameOf(fileName, 'reviewed'), new Blob([pdf], { type: 'application/pdf' }))
  } catch (error) {
    if (!onSessionEnd(error)) toast({ kind: 'error', text: pdfFailureText(error) })
  }
}

function reportOf(entry: HistoryEntry, result: CheckResult, locale: DateLocale): ResultReport {
  const { ruleSetName, reviews, resultDate, createdAt } = entry
  return { result, ruleSetName, date: whenText(resultDate ?? createdAt, locale), reviews }
}
