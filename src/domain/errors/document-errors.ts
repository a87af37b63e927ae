/** Errors that the choice of a document shows; a separate file, so that the browser loads only these. */
import type { ErrorEntry } from './status-texts.ts'

export const DOCUMENT_ERRORS = {
  fileRequired: { status: 400, text: 'Please upload at least one file' },
  oneFileOnly: { status: 400, text: 'Maximum 1 file allowed' },
  fileTooLarge: { status: 413, text: 'File is too large. Maximum is 10MB.' },
} as const satisfies Record<string, ErrorEntry>
