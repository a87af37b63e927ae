/** A separate export, because the browser only compares with this text and loads no other. */
export const CANCELLED = 'Cancelled. The price was refunded.'

/** Reasons a check ended in ERROR; the key is stored, the text is shown beside the specified one. */
export const CHECK_FAILURES = {
  encrypted: 'This PDF is protected by a password. Save it without one and upload it again.',
  damaged: "This file is damaged and can't be read.",
  'too-many-pages': 'This PDF has more than 2,000 pages.',
  'too-complex': 'This PDF is too complex to be checked.',
  'dynamic-form':
    'This PDF is a form that PDF readers show instead of its pages (XFA). Print it to a new PDF, then upload that.',
  portfolio:
    'This PDF is a portfolio, of which PDF readers show the files instead of the pages. Upload those files one by one.',
  'no-text':
    'No page of this file has text that can be read. If it is a scan, run text recognition (OCR) on it first, then upload it again.',
  blank: 'Every page of this file is blank.',
  'upload-lost': 'The uploaded file was lost before it could be checked.',
  refused: 'The AI service refused to check this document.',
  unavailable: 'The AI service did not give a usable answer in time.',
  'gave-up': 'This check stopped twice at the same point, so it was not tried again.',
  cancelled: CANCELLED,
  internal: 'Something went wrong on our side.',
} as const
export type CheckFailure = keyof typeof CHECK_FAILURES

/** Permanent failure: the check ends in ERROR and is refunded. */
export class CheckFailed extends Error {
  readonly failure: CheckFailure
  constructor(failure: CheckFailure, options: { cause?: unknown } = {}) {
    super(CHECK_FAILURES[failure], options)
    this.failure = failure
  }
}
