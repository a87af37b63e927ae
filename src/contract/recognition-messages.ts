import type { RecognitionLanguage, ScannedPages } from '../domain/document/recognition.ts'

export type ToWorker =
  | { readonly type: 'look'; readonly file: Blob }
  | {
      readonly type: 'recognise'
      readonly file: Blob
      readonly languages: readonly RecognitionLanguage[]
      readonly again: boolean
    }

export type FromWorker =
  | { readonly type: 'looked'; readonly scans: ScannedPages }
  | { readonly type: 'progress'; readonly done: number; readonly of: number }
  | { readonly type: 'recognised'; readonly pdf: Uint8Array<ArrayBuffer> }
  /** `reason`: a sentence for the user; empty when what is needed could not be loaded. `isLocked`: the file asks for a password. */
  | { readonly type: 'failed'; readonly reason: string; readonly isLocked: boolean }
