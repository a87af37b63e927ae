/** Status and text of every failure. Names are permanent. `retryable`: the same call may succeed later. */
import { ACCOUNT_ERRORS } from './account-errors.ts'
import { DOCUMENT_ERRORS } from './document-errors.ts'
import { RULE_ERRORS } from './rule-errors.ts'
import { type ErrorEntry, STATUS_TEXTS } from './status-texts.ts'

export const ERRORS = {
  ...ACCOUNT_ERRORS,
  ...DOCUMENT_ERRORS,
  ...RULE_ERRORS,
  invalidRequest: { status: 400, text: STATUS_TEXTS[400] },
  tokenExpired: { status: 400, text: 'Token expired' },
  tokenInvalid: { status: 400, text: 'Token invalid' },
  tagNameTooLong: { status: 400, text: 'Tag name can be at most 100 characters' },
  ratingRequired: { status: 400, text: 'Please select a rating' },
  commentTooLong: { status: 400, text: 'Comment can be at most 1000 characters' },
  amountOutOfRange: { status: 400, text: 'The amount must be between $1 and $1,000' },
  foreignAddress: { status: 400, text: 'The return address must be on this site' },
  folderNameTooLong: { status: 400, text: 'Folder name can be at most 100 characters' },
  ruleSetNameTooLong: { status: 400, text: 'Rule set name can be at most 200 characters' },
  noteTooLong: { status: 400, text: 'Note can be at most 1000 characters' },
  fileFormat: { status: 400, text: 'File format not supported' },
  keyNameTooLong: { status: 400, text: 'Key name can be at most 100 characters' },
  idNotPositive: { status: 400, text: 'ID must be a positive number' },
  unauthorized: { status: 401, text: STATUS_TEXTS[401] },
  invalidCredentials: { status: 401, text: 'Invalid credentials' },
  insufficientBalance: { status: 402, text: 'Insufficient balance' },
  forbidden: { status: 403, text: STATUS_TEXTS[403] },
  consentWithdrawn: {
    status: 403,
    text: 'Data processing consent is withdrawn. Give it again in your profile to check documents.',
  },
  notFound: { status: 404, text: STATUS_TEXTS[404] },
  methodNotAllowed: { status: 405, text: 'Method not allowed.' },
  bodyTooSlow: { status: 408, text: STATUS_TEXTS[504], retryable: true },
  conflict: { status: 409, text: STATUS_TEXTS[409] },
  checkRunning: { status: 409, text: 'This document is still being checked. Cancel the check first.' },
  priceChanged: {
    status: 409,
    text: 'The price of a check has changed since you saw it. Look at the new price, then submit again.',
  },
  agreementOff: {
    status: 409,
    text: 'Asking three times is no longer offered. Switch it off, then submit again.',
  },
  historyFull: { status: 409, text: 'Your history is full (1,000 documents). Delete some results first.' },
  tooManyFolders: { status: 409, text: 'You have reached the limit of 200 folders. Delete one first.' },
  tooManyRuleSets: { status: 409, text: 'You have reached the limit of 500 rule sets. Delete one first.' },
  tooMuchRuleText: {
    status: 409,
    text: 'Your rule sets have reached the limit for their total text. Shorten or delete one first.',
  },
  tooManyKeys: { status: 409, text: 'You have reached the limit of 20 API keys. Revoke one first.' },
  tooManyTags: { status: 409, text: 'You have reached the limit of 200 tags. Delete one first.' },
  tooManyReviews: { status: 409, text: 'This result has reached its limit of decisions.' },
  tooManyTests: { status: 409, text: 'You have reached the limit of 1,000 tests. Delete one first.' },
  noRuleForTest: {
    status: 409,
    text: 'The rule set of this check no longer has this rule, so it can’t be kept as a test.',
  },
  noReceipt: { status: 409, text: 'There is no receipt for this document.' },
  pdfNotReady: { status: 409, text: 'PDF is only available for finished documents' },
  cancelLimit: {
    status: 429,
    text: 'You have cancelled 10 checks today after they had begun, which is the limit. This check continues.',
    retryable: true,
  },
  bodyTooLarge: { status: 413, text: STATUS_TEXTS[413] },
  unsupportedMedia: { status: 415, text: STATUS_TEXTS[400] },
  overloaded: { status: 503, text: STATUS_TEXTS[503], retryable: true },
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof ERRORS
export type ErrorStatus = (typeof ERRORS)[ErrorCode]['status']

/** A failure from the catalogue. The only kind of error whose text is shown to users. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: ErrorStatus
  /** Seconds to wait, sent as Retry-After. */
  readonly retryAfter: number | undefined
  constructor(code: ErrorCode, options: { retryAfter?: number; text?: string } = {}) {
    super(options.text ?? ERRORS[code].text)
    this.code = code
    this.status = ERRORS[code].status
    this.retryAfter = options.retryAfter
  }
}

/** Unwraps a row or file that must exist. @throws AppError notFound */
export function orNotFound<T>(row: T | null | undefined): T {
  if (row === undefined || row === null) throw new AppError('notFound')
  return row
}
