import { createContext, type ReactNode, useMemo } from 'react'
import type { HistoryEntry } from '../../../contract/documents.ts'
import type { CheckedDocument } from './draw-cut-out.ts'

/** The document that the quotes below are from; null: there is none to show. */
export const CutOutSource = createContext<CheckedDocument | null>(null)

interface CutOutsProps extends Pick<CheckedDocument, 'load'> {
  entry: HistoryEntry
  children: ReactNode
}

/** Lets the quotes of this check show their pictures. */
export function CutOuts({ entry: { annotatedPdf, result }, load, children }: CutOutsProps) {
  const pages = result?.pages ?? 0
  const source = useMemo(
    () => (annotatedPdf === null ? null : { address: annotatedPdf, load, pages }),
    [annotatedPdf, load, pages],
  )
  return <CutOutSource value={source}>{children}</CutOutSource>
}
