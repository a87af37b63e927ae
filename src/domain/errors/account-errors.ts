/** Errors that the account forms show; a separate file, so that the browser loads only these. */
import { type ErrorEntry, STATUS_TEXTS } from './status-texts.ts'

export const ACCOUNT_ERRORS = {
  emailRequired: { status: 400, text: 'Email is required', field: 'email' },
  emailTooLong: { status: 400, text: 'Email can be at most 100 characters', field: 'email' },
  invalidEmail: { status: 400, text: 'Invalid email format', field: 'email' },
  passwordTooWeak: {
    status: 400,
    text: 'Password too weak. It is on the list of the most common passwords.',
    field: 'password',
  },
  passwordTooShort: { status: 400, text: 'Password must be at least 8 characters', field: 'password' },
  passwordTooLong: { status: 400, text: 'Password can be at most 200 characters', field: 'password' },
  passwordRequired: { status: 400, text: 'Please enter your password again', field: 'password' },
  wrongPassword: { status: 400, text: 'Current password is incorrect', field: 'password' },
  emailNotConfirmed: { status: 403, text: 'Please confirm your email before signing in.' },
  emailExists: { status: 409, text: 'Email already exists', field: 'email' },
  samePassword: { status: 400, text: 'New password must be different from current password' },
  nameRequired: { status: 400, text: 'Name is required' },
  scopeRequired: { status: 400, text: 'Choose at least one permission' },
  topUpsOff: { status: 409, text: 'Top-ups are switched off here. Ask the operator for credit.' },
  paymentsUnavailable: { status: 502, text: 'Failed to create payment session', retryable: true },
  tooManyRequests: { status: 429, text: STATUS_TEXTS[429], retryable: true },
  server: { status: 500, text: STATUS_TEXTS[500], retryable: true },
} as const satisfies Record<string, ErrorEntry>

/** The field of an account form that a refusal of this code is about, if it is about one. */
export function errorField(code: string): ErrorEntry['field'] {
  const entries: Readonly<Record<string, ErrorEntry>> = ACCOUNT_ERRORS
  return entries[code]?.field
}
