import { createContext } from 'react'
import type { HistoryEntry } from '../../../contract/documents.ts'

/** The check that the quotes below are from, and how its PDF is loaded. */
export const CutOutSource = createContext<{
  readonly entry: HistoryEntry
  readonly load: (address: string) => Promise<Uint8Array<ArrayBuffer>>
} | null>(null)
