/** Errors that the account forms show; a separate file, so that the browser loads only these. */
import type { ErrorEntry } from './entry.ts'

export const ACCOUNT_ERRORS = {
  emailRequired: { status: 400, text: 'Email is required' },
  emailTooLong: { status: 400, text: 'Email can be at most 100 characters' },
  invalidEmail: { status: 400, text: 'Invalid email format' },
  passwordTooShort: { status: 400, text: 'Password must be at least 8 characters' },
  passwordTooLong: { status: 400, text: 'Password can be at most 200 characters' },
  emailNotConfirmed: { status: 403, text: 'Please confirm your email before signing in.' },
  emailExists: { status: 409, text: 'Email already exists' },
  tooManyRequests: { status: 429, text: 'Too many requests. Please try again later.', retryable: true },
  server: { status: 500, text: 'Server error. Please try again later.', retryable: true },
} as const satisfies Record<string, ErrorEntry>
