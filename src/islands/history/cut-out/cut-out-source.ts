import { createContext } from 'react'
import type { HistoryEntry } from '../../../contract/documents.ts'

export interface CheckedDocument {
  readonly address: string
  readonly load: (address: string) => Promise<Uint8Array<ArrayBuffer>>
  /** Number of pages of the document as checked. */
  readonly pages: number
}

export const CutOutSource = createContext<CheckedDocument | null>(null)

export function documentOf(
  { annotatedPdf, result }: Pick<HistoryEntry, 'annotatedPdf' | 'result'>,
  load: CheckedDocument['load'],
): CheckedDocument | null {
  return annotatedPdf === null ? null : { address: annotatedPdf, load, pages: result?.pages ?? 0 }
}
