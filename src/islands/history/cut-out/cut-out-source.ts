import { createContext } from 'react'
import type { HistoryEntry } from '../../../contract/documents.ts'
import type { CheckedDocument } from './checked-document.ts'

/** The document that the quotes below are from. */
export const CutOutSource = createContext<CheckedDocument | null>(null)

/** Null if the check has no highlighted PDF. */
export function documentOf(
  { annotatedPdf, result }: Pick<HistoryEntry, 'annotatedPdf' | 'result'>,
  load: CheckedDocument['load'],
): CheckedDocument | null {
  return annotatedPdf === null ? null : { address: annotatedPdf, load, pages: result?.pages ?? 0 }
}
