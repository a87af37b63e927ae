import type { HistoryEntry } from '../../../contract/documents.ts'
import { ApiError } from '../../base/call.ts'
import { showFailureText } from '../../session/failures.ts'
import { toast } from '../../ui/index.ts'
import type { HistorySource } from '../state/history-source.ts'

/** Opens an empty tab while the click still counts as a user gesture: a tab reports no failure and can’t be closed later. */
export async function openPdf(source: HistorySource, entry: HistoryEntry): Promise<void> {
  const { state, annotatedPdf, documentResultId } = entry
  if (state === 'FINISHED' && annotatedPdf === null && documentResultId !== null) {
    return toastError('This file could not be highlighted. Its verdicts and quotes are complete.')
  }
  if (state !== 'FINISHED' || annotatedPdf === null) {
    return toastError('PDF is only available for finished documents')
  }
  const tab = window.open('', '_blank')
  if (tab === null) return toastError('Please allow popups to view PDF')
  try {
    await source.probePdf(annotatedPdf)
    tab.location.replace(annotatedPdf)
  } catch (error) {
    tab.close()
    showFailureText(pdfFailureText(error), error)
  }
}

export function pdfFailureText(error: unknown): string {
  const said = error instanceof ApiError ? String(error.status) : String(error)
  if (said.includes('403')) return 'You do not have permission to access this document'
  if (said.includes('404')) return 'Document not found'
  return 'Failed to download PDF. Please try again.'
}

function toastError(text: string): void {
  toast({ kind: 'error', text })
}
