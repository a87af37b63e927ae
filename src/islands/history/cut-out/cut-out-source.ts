import { createContext } from 'react'
import type { HistoryEntry } from '../../../contract/documents.ts'

/** The document that quotes are cut out of. */
export interface CheckedDocument {
  /** URL of the highlighted PDF. */
  readonly address: string
  readonly load: (address: string) => Promise<Uint8Array<ArrayBuffer>>
  /** Number of pages of the document as checked. */
  readonly pages: number
}

/** The document that the quotes below are from. */
export const CutOutSource = createContext<CheckedDocument | null>(null)

/** Null if the check has no highlighted PDF. */
export function documentOf(
  { annotatedPdf, result }: Pick<HistoryEntry, 'annotatedPdf' | 'result'>,
  load: CheckedDocument['load'],
): CheckedDocument | null {
  return annotatedPdf === null ? null : { address: annotatedPdf, load, pages: result?.pages ?? 0 }
}
